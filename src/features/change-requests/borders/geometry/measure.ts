import { area } from '@turf/area';
import { length } from '@turf/length';
import type { Polygon } from '#api/contract/borders.ts';

const geometryOf = (polygons: readonly Polygon[]) => ({
  type: 'MultiPolygon' as const,
  coordinates: polygons as unknown as number[][][][],
});

/** Square metres on the sphere; holes are taken off. */
export const areaOf = (polygons: readonly Polygon[]): number => area(geometryOf(polygons));

/** Metres around, with the edges of holes. */
export const perimeterOf = (polygons: readonly Polygon[]): number =>
  length({ type: 'Feature', geometry: geometryOf(polygons), properties: {} }, { units: 'meters' });

/** How many vertices there are: a ring's last position is its first once more. */
export const verticesOf = (polygons: readonly Polygon[]): number =>
  polygons.reduce((sum, rings) => sum + rings.reduce((inRings, ring) => inRings + Math.max(0, ring.length - 1), 0), 0);
