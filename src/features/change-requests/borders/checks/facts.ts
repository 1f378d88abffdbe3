import { type BorderProblem, borderProblem, crossingsOf } from '#api/borderRules.ts';
import type { Polygon, Position, ZoneBorder } from '#api/contract/borders.ts';
import { areaOf, perimeterOf } from '../geometry/measure.ts';
import { type Overlap, overlapsOf } from '../geometry/overlap.ts';

/** What is worked out from a border. */
export interface BorderFacts {
  /** Why it cannot be saved. */
  readonly problem: BorderProblem | undefined;
  /** Where lines cross, to be marked; the first fifty. */
  readonly crossings: readonly Position[];
  /** Square metres. */
  readonly area: number;
  /** Metres. */
  readonly perimeter: number;
  readonly overlaps: readonly Overlap[];
}

/** More marks than this tell nobody more. */
const marks = 50;

/** Checks and measures a border. Of one that is wrong the overlaps are not worked out: they would be as wrong. */
export function borderFacts(polygons: readonly Polygon[], others: readonly ZoneBorder[]): BorderFacts {
  const problem = borderProblem(polygons);
  return {
    problem,
    crossings: problem?.kind === 'crossing' ? crossingsOf(polygons).slice(0, marks) : [],
    area: areaOf(polygons),
    perimeter: perimeterOf(polygons),
    overlaps: problem ? [] : overlapsOf(polygons, others),
  };
}
