import { type BorderProblem, checkBorder, crossingsOf } from '#api/borderRules.ts';
import type { Polygon, Position, ZoneBorder } from '#api/contract/borders.ts';
import { sizeOf } from '../geometry/measure.ts';
import { type Mended, mend } from '../geometry/mend.ts';
import { type Overlap, overlapsOf } from '../geometry/overlap.ts';

/** The checks and measures of a border. */
export interface BorderFacts {
  /** The reasons that it cannot be saved; empty for a valid border. */
  readonly problems: readonly BorderProblem[];
  /** The first fifty places of these problems, to be marked. */
  readonly places: readonly Position[];
  /** Square metres and metres of the union of its polygons; undefined for an invalid border: neither is defined. */
  readonly size: { readonly area: number; readonly perimeter: number } | undefined;
  readonly overlaps: readonly Overlap[];
  /** The border with what can be mended. */
  readonly mended: Mended | undefined;
}

/** The most places that are marked: more would only hide the map. */
const placeLimit = 50;

/** Degrees below which two places are one mark: a centimetre. */
const near = 1e-7;

/** Returns the places of problems, and where a ring crosses itself all of its crossings. */
export function placesOf(polygons: readonly Polygon[], problems: readonly BorderProblem[]): readonly Position[] {
  const places: Position[] = [];
  const add = (at: Position) => {
    const isKnown = places.some((place) => at.every((value, axis) => Math.abs(value - (place[axis] ?? 0)) < near));
    if (!isKnown && places.length < placeLimit) places.push(at);
  };
  for (const { kind, polygon, at } of problems) {
    if (at) add(at);
    if (kind === 'crossing') crossingsOf(polygons.slice(polygon, polygon + 1)).forEach(add);
  }
  return places;
}

/** Checks and measures a border. An invalid border has no overlaps: they would be as wrong. */
export function borderFacts(polygons: readonly Polygon[], others: readonly ZoneBorder[]): BorderFacts {
  const check = checkBorder(polygons);
  const isValid = check.problems.length === 0;
  return {
    problems: check.problems,
    places: placesOf(polygons, check.problems),
    size: isValid ? sizeOf(polygons, check.pairs) : undefined,
    overlaps: isValid ? overlapsOf(polygons, others) : [],
    mended: mend(polygons, check),
  };
}
