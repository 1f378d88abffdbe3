import findIntersections from 'sweepline-intersections';
import type { Polygon, Position } from './contract/borders.ts';

/**
 * The rules for borders that portal and server share (behaviour 14.7): closed rings of at least four positions in
 * longitude and latitude range, that cross neither themselves nor one another.
 */
export interface BorderProblem {
  readonly kind: 'noRing' | 'tooFew' | 'open' | 'outOfRange' | 'crossing';
  /** Indexes of the polygon and its ring; a crossing can be between any two. */
  readonly polygon?: number;
  readonly ring?: number;
  /** The position at fault: longitude, latitude. */
  readonly at?: Position;
}

/** The fewest positions of a ring: a triangle, and its first position again. */
const fewest = 4;

const isSame = (a: Position | undefined, b: Position | undefined) => a?.[0] === b?.[0] && a?.[1] === b?.[1];

const isInRange = ([longitude = Number.NaN, latitude = Number.NaN]: Position) =>
  Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90;

function ringProblem(ring: readonly Position[]): Pick<BorderProblem, 'kind' | 'at'> | undefined {
  const astray = ring.find((position) => !isInRange(position));
  if (astray) return { kind: 'outOfRange', at: astray };
  if (ring.length < fewest) return { kind: 'tooFew' };
  const [first] = ring;
  return first && !isSame(first, ring.at(-1)) ? { kind: 'open', at: first } : undefined;
}

/**
 * Returns where rings cross, as longitude and latitude; two that only touch in a vertex do not cross. Takes n log n for
 * n positions.
 */
export const crossingsOf = (polygons: readonly Polygon[]): Position[] =>
  polygons.length === 0
    ? []
    : findIntersections(
        {
          type: 'Feature',
          properties: {},
          geometry: { type: 'MultiPolygon', coordinates: polygons as unknown as number[][][][] },
        },
        false,
      );

/** Returns the first error of a border; undefined for a valid one and for one without polygons. */
export function borderProblem(polygons: readonly Polygon[]): BorderProblem | undefined {
  for (const [polygon, rings] of polygons.entries()) {
    if (rings.length === 0) return { kind: 'noRing', polygon };
    for (const [ring, positions] of rings.entries()) {
      const problem = ringProblem(positions);
      if (problem) return { ...problem, polygon, ring };
    }
  }
  const [at] = crossingsOf(polygons);
  return at && { kind: 'crossing', at };
}
