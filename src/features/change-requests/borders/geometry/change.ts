import { difference, type Geom } from 'polyclip-ts';
import type { Polygon } from '#api/contract/borders.ts';
import { areaOf, unionOf } from './measure.ts';

/** A part of the town. */
export interface Part {
  readonly polygons: readonly Polygon[];
  /** Square metres. */
  readonly area: number;
}

/** The fewest square metres of a part: less is inaccuracy, and would be shown as 0 m². */
const smallest = 0.5;

const without = (polygons: readonly Polygon[], others: readonly Polygon[]): Part => {
  const rest =
    polygons.length === 0 || others.length === 0
      ? unionOf(polygons)
      : difference(polygons as unknown as Geom, others as unknown as Geom);
  const area = areaOf(rest);
  return area < smallest ? { polygons: [], area: 0 } : { polygons: rest, area };
};

/** Returns the parts that a changed border gains and loses. */
export const borderChange = (before: readonly Polygon[], after: readonly Polygon[]) => ({
  gained: without(after, before),
  lost: without(before, after),
});
