import { type BorderProblem, checkBorder } from '#api/borderRules.ts';
import type { Polygon, Position } from '#api/contract/borders.ts';
import { counterclockwise } from './turn.ts';

/** A border with a new hole, or why it has none, with the place. */
type Cut = { readonly polygons: readonly Polygon[]; readonly polygon: number } | { readonly problem: BorderProblem };

/**
 * Cuts a hole out of a border. It is refused where it crosses the border or another hole, lies outside, or would cut a
 * polygon in two: by the rule that every border is checked by (behaviour 14.7).
 *
 * @param ring - the hole's closed ring, in either direction
 * @param only - the index of the polygon that is edited; default: the polygon that the hole lies in
 */
export function cutHole(polygons: readonly Polygon[], ring: readonly Position[], only?: number): Cut {
  // Holes run clockwise, as RFC 7946 wants them.
  const hole = counterclockwise(ring).toReversed();
  const candidates = only === undefined ? [...polygons.keys()] : [only];
  let problem: BorderProblem | undefined;
  for (const polygon of candidates) {
    const rings = polygons[polygon];
    if (!rings) continue;
    const cut = [...rings, hole];
    const [found] = checkBorder([cut]).problems;
    // What was wrong before the hole is no reason to refuse it: it is listed all the same.
    const isOlder = found !== undefined && found.kind !== 'holeOutside' && checkBorder([rings]).problems.length > 0;
    if (!found || isOlder) return { polygons: polygons.toSpliced(polygon, 1, cut), polygon };
    // A polygon whose border it crosses says more than one that it lies outside of.
    if (!problem || problem.kind === 'holeOutside') problem = { at: hole[0] ?? [], ...found, polygon };
  }
  return { problem: problem ?? { kind: 'holeOutside', polygon: 0, at: hole[0] ?? [] } };
}
