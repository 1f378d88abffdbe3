import * as L from 'leaflet';
import { boundsOf } from '../bounds.ts';
import type { MapPolygon } from '../types.ts';

/** The largest zoom of the map. */
export const closestZoom = 19;

/** Shows polygons with some padding around them, no closer than streets can be read; without positions nothing moves. */
export function fitTo(map: L.Map, polygons: readonly MapPolygon[]): void {
  const bounds = boundsOf(polygons);
  if (!bounds) return;
  const { south, west, north, east } = bounds;
  map.fitBounds(L.latLngBounds([south, west], [north, east]), { padding: [28, 28], maxZoom: 18, animate: false });
}
