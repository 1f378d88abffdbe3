import { difference, type Geom } from 'polyclip-ts';
import type { Polygon } from '#api/contract/borders.ts';
import { areaOf } from './measure.ts';

/** A part of the town. */
export interface Part {
  readonly polygons: readonly Polygon[];
  /** Square metres. */
  readonly area: number;
}

const without = (polygons: readonly Polygon[], others: readonly Polygon[]): Part => {
  if (polygons.length === 0 || others.length === 0) return { polygons, area: areaOf(polygons) };
  const rest = difference(polygons as unknown as Geom, others as unknown as Geom);
  return { polygons: rest, area: areaOf(rest) };
};

/** Returns the parts that a changed border gains and loses. */
export const borderChange = (before: readonly Polygon[], after: readonly Polygon[]) => ({
  gained: without(after, before),
  lost: without(before, after),
});
