import type * as Leaflet from 'leaflet';
import { type ColorTheme, colorValue } from '../../theme/palette.ts';
import type { MapShape } from '../types.ts';

/** Leaflet's options of a shape. The grey, its opacity and its dashes are those of the specification (2, part 9). */
export function shapeStyle(
  { look = 'zone', fill, fillOpacity = 0.2 }: MapShape,
  theme: ColorTheme,
): Leaflet.PathOptions {
  const color = fill || colorValue('map.zone', theme);
  switch (look) {
    case 'zone':
      return { color, weight: 2, opacity: 1, fillColor: color, fillOpacity };
    case 'muted': {
      const grey = colorValue('map.muted', theme);
      return { color: grey, weight: 2, opacity: 0.5, dashArray: '4 4', fillColor: grey, fillOpacity: 0.15 };
    }
    case 'approved':
      return { color: colorValue('map.approved', theme), weight: 2, dashArray: '8 5', fill: false };
    case 'found': {
      const found = colorValue('map.found', theme);
      return { color: found, weight: 3, dashArray: '2 6', fillColor: found, fillOpacity: 0.08 };
    }
    case 'overlap': {
      const overlap = colorValue('map.overlap', theme);
      return { color: overlap, weight: 2, fillColor: overlap, fillOpacity: 0.5 };
    }
  }
}

/** GeoJSON's order turned round: Leaflet has the latitude first. */
export const latLngsOf = (polygons: MapShape['polygons']): Leaflet.LatLngTuple[][][] =>
  polygons.map((rings) => rings.map((ring) => ring.map(([longitude = 0, latitude = 0]) => [latitude, longitude])));
