import { type BorderProblem, borderProblem, crossingsOf } from '#api/borderRules.ts';
import type { Polygon, Position, ZoneBorder } from '#api/contract/borders.ts';
import { areaOf, perimeterOf } from '../geometry/measure.ts';
import { type Overlap, overlapsOf } from '../geometry/overlap.ts';

/** The checks and measures of a border. */
export interface BorderFacts {
  /** The reason that it cannot be saved. */
  readonly problem: BorderProblem | undefined;
  /** The first fifty places where lines cross, to be marked. */
  readonly crossings: readonly Position[];
  /** Square metres. */
  readonly area: number;
  /** Metres. */
  readonly perimeter: number;
  readonly overlaps: readonly Overlap[];
}

/** The most crossings that are marked: more would only hide the map. */
const crossingLimit = 50;

/** Checks and measures a border. An invalid border has no overlaps: they would be as wrong. */
export function borderFacts(polygons: readonly Polygon[], others: readonly ZoneBorder[]): BorderFacts {
  const problem = borderProblem(polygons);
  return {
    problem,
    crossings: problem?.kind === 'crossing' ? crossingsOf(polygons).slice(0, crossingLimit) : [],
    area: areaOf(polygons),
    perimeter: perimeterOf(polygons),
    overlaps: problem ? [] : overlapsOf(polygons, others),
  };
}
