import * as L from 'leaflet';
import { type ColorTheme, colorValue } from '../../theme/palette.ts';
import type { MapShape } from '../types.ts';

/** Leaflet keeps the options that a new style leaves out, so each look sets all of them. */
type ShapeStyle = Required<
  Pick<L.PathOptions, 'color' | 'weight' | 'opacity' | 'fill' | 'fillColor' | 'fillOpacity' | 'dashArray'>
>;

/** Returns Leaflet's options of a shape. The grey, its opacity and its dashes are specified (behaviour 14.9). */
export function shapeStyle({ look = 'zone', fill, fillOpacity = 0.2 }: MapShape, theme: ColorTheme): ShapeStyle {
  const solid = (color: string, opacity: number): ShapeStyle => ({
    color,
    weight: 2,
    opacity: 1,
    fill: true,
    fillColor: color,
    fillOpacity: opacity,
    dashArray: [],
  });
  switch (look) {
    case 'zone':
      return solid(fill || colorValue('map.zone', theme), fillOpacity);
    case 'own':
      return { ...solid(fill || colorValue('map.zone', theme), Math.max(fillOpacity, 0.2)), weight: 4 };
    case 'neighbour':
      return { ...solid(fill || colorValue('map.zone', theme), 0.07), weight: 1.5, dashArray: '3 4' };
    case 'muted':
      return { ...solid(colorValue('map.muted', theme), 0.15), opacity: 0.5, dashArray: '4 4' };
    case 'approved':
      return { ...solid(colorValue('map.approved', theme), 0), fill: false, dashArray: '8 5' };
    case 'found':
      return { ...solid(colorValue('map.found', theme), 0.08), weight: 3, dashArray: '2 6' };
    case 'gained':
      return { ...solid(colorValue('map.approved', theme), 0.45), weight: 1 };
    case 'lost':
      return { ...solid(colorValue('map.fault', theme), 0.4), weight: 1 };
    case 'outline':
      return { ...solid(fill || colorValue('map.zone', theme), 0), weight: 3, fill: false };
    case 'overlap':
      return solid(colorValue('map.overlap', theme), 0.5);
  }
}

/** Returns positions in Leaflet's order, latitude first; GeoJSON has the longitude first. */
export const latLngsOf = (polygons: MapShape['polygons']): L.LatLngTuple[][][] =>
  polygons.map((rings) => rings.map((ring) => ring.map(([longitude = 0, latitude = 0]) => [latitude, longitude])));

/** Returns the middle of the first polygon; undefined when it has no position. */
export function middleOf(polygons: MapShape['polygons']): L.LatLngLiteral | undefined {
  const [outerRing = []] = latLngsOf(polygons.slice(0, 1))[0] ?? [];
  return outerRing.length > 0 ? L.PolyUtil.polygonCenter(outerRing, L.CRS.EPSG3857) : undefined;
}
