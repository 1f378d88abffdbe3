import { checkBorder } from '#api/borderRules.ts';
import type { Polygon, Position } from '#api/contract/borders.ts';
import { type CutReason, cutAway } from './cutAway.ts';
import { type JoinReason, joinPolygons } from './join.ts';
import { simplify } from './simplify.ts';
import { type SplitReason, splitPolygon, splitReasons } from './split.ts';
import { type SquareReason, squareUp } from './squareUp.ts';

type Polygons = readonly Polygon[];

/** What can be done with polygons of a border. `only`: the index of the one that it is done with; default: all. */
export type Operation =
  | { readonly kind: 'split'; readonly line: readonly Position[]; readonly only?: number | undefined }
  | { readonly kind: 'join'; readonly pair: readonly [number, number] }
  /** `tolerance` in metres. */
  | { readonly kind: 'simplify'; readonly tolerance: number; readonly only?: number | undefined }
  | { readonly kind: 'square'; readonly only?: number | undefined }
  /** `others`: the polygons of the zone that is overlapped. */
  | { readonly kind: 'cut'; readonly others: Polygons };

/** `same`: no vertex can go at this tolerance. */
export type RefusalReason = SplitReason | JoinReason | 'same' | SquareReason | CutReason;

interface Refusal {
  readonly kind: 'refused';
  readonly reason: RefusalReason;
}

/** What an operation did. Lengths are metres, areas square metres. */
export type Done =
  /** `pieces`: the new polygons. */
  | { readonly kind: 'split'; readonly polygons: Polygons; readonly pieces: Polygons }
  | { readonly kind: 'join'; readonly polygons: Polygons; readonly gap: number }
  | { readonly kind: 'simplify'; readonly polygons: Polygons }
  | { readonly kind: 'square'; readonly polygons: Polygons; readonly corners: number; readonly furthest: number }
  | { readonly kind: 'cut'; readonly polygons: Polygons; readonly area: number; readonly gone: number };

export type Outcome = Done | Refusal;

const refused = (reason: RefusalReason): Refusal => ({ kind: 'refused', reason });

function split(polygons: Polygons, line: readonly Position[], only: number | undefined): Outcome {
  const pieces: Polygon[] = [];
  const reasons = new Set<SplitReason>();
  const after = polygons.flatMap((polygon, index) => {
    if (only !== undefined && only !== index) return [polygon];
    const result = splitPolygon(polygon, line);
    if ('reason' in result) {
      reasons.add(result.reason);
      return [polygon];
    }
    pieces.push(...result.pieces);
    return result.pieces;
  });
  if (pieces.length > 0) return { kind: 'split', polygons: after, pieces };
  return refused(splitReasons.find((reason) => reasons.has(reason)) ?? 'misses');
}

function join(polygons: Polygons, [first, second]: readonly [number, number]): Outcome {
  const [a, b] = [polygons[first], polygons[second]];
  if (!a || !b || first === second) return refused('apart');
  const result = joinPolygons(a, b);
  if ('reason' in result) return refused(result.reason);
  const { polygon, gap } = result;
  const [place, gone] = [Math.min(first, second), Math.max(first, second)];
  return { kind: 'join', polygons: polygons.with(place, polygon).toSpliced(gone, 1), gap };
}

function square(polygons: Polygons, only: number | undefined): Outcome {
  let [corners, furthest] = [0, 0];
  const reasons = new Set<SquareReason>();
  const after = polygons.map((polygon, index) => {
    if (only !== undefined && only !== index) return polygon;
    const result = squareUp(polygon);
    if ('reason' in result) {
      reasons.add(result.reason);
      return polygon;
    }
    corners += result.corners;
    furthest = Math.max(furthest, result.furthest);
    return result.polygon;
  });
  if (corners > 0) {
    // A polygon that shared an edge may now overlap the one beside it.
    if (after.length > 1 && checkBorder(after).problems.length > 0) return refused('crosses');
    return { kind: 'square', polygons: after, corners, furthest };
  }
  return refused((['crosses', 'already'] as const).find((reason) => reasons.has(reason)) ?? 'none');
}

/** Does an operation with valid polygons of a border, which are not changed in place. */
export function operate(polygons: Polygons, operation: Operation): Outcome {
  switch (operation.kind) {
    case 'split':
      return split(polygons, operation.line, operation.only);
    case 'join':
      return join(polygons, operation.pair);
    case 'simplify': {
      const after = simplify(polygons, operation.tolerance, operation.only);
      return after.every((polygon, index) => polygon === polygons[index])
        ? refused('same')
        : { kind: 'simplify', polygons: after };
    }
    case 'square':
      return square(polygons, operation.only);
    case 'cut': {
      const result = cutAway(polygons, operation.others);
      return 'reason' in result ? refused(result.reason) : { kind: 'cut', ...result };
    }
  }
}
