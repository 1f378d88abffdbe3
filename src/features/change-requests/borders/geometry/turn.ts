import type { Position } from '#api/contract/borders.ts';

/** Twice the area of a ring on the plane, closed or not: positive for one that runs counterclockwise. */
export const turnOf = (ring: readonly Position[]): number =>
  ring.reduce((sum, [x = 0, y = 0], index) => {
    const [u = 0, v = 0] = ring[(index + 1) % ring.length] ?? [];
    return sum + (x * v - u * y);
  }, 0);

/** Returns an outer ring that runs counterclockwise, as RFC 7946 wants it, from the same vertex on. */
export const counterclockwise = (ring: readonly Position[]): readonly Position[] =>
  turnOf(ring) < 0 ? ring.toReversed() : ring;
