import { area } from '@turf/area';
import { length } from '@turf/length';
import type { Polygon } from '#api/contract/borders.ts';

const geometryOf = (polygons: readonly Polygon[]) => ({
  type: 'MultiPolygon' as const,
  coordinates: polygons as unknown as number[][][][],
});

/** Returns the square metres on the sphere, without holes. */
export const areaOf = (polygons: readonly Polygon[]): number => area(geometryOf(polygons));

/** Returns the perimeter in metres, with the edges of holes. */
export const perimeterOf = (polygons: readonly Polygon[]): number =>
  length({ type: 'Feature', geometry: geometryOf(polygons), properties: {} }, { units: 'meters' });

/** Returns the number of vertices: a ring's last position repeats its first. */
export const verticesOf = (polygons: readonly Polygon[]): number =>
  polygons.reduce((sum, rings) => sum + rings.reduce((inRings, ring) => inRings + Math.max(0, ring.length - 1), 0), 0);
