import { difference, type Geom } from 'polyclip-ts';
import type { Polygon } from '#api/contract/borders.ts';
import { areaOf } from './measure.ts';

const without = (polygons: readonly Polygon[], others: readonly Polygon[]) => {
  if (polygons.length === 0 || others.length === 0) return polygons;
  return difference(polygons as unknown as Geom, others as unknown as Geom);
};

/** Returns the square metres that a changed border gains and loses. */
export const borderChange = (before: readonly Polygon[], after: readonly Polygon[]) => ({
  gained: areaOf(without(after, before)),
  lost: areaOf(without(before, after)),
});
