import type { Position } from '#api/contract/borders.ts';

/** Returns a ring without its heights where all of them are zero: many programs write them without having any. */
export const withoutFlatHeights = (ring: readonly Position[]): readonly Position[] =>
  ring.some(([, , height = 0]) => height !== 0)
    ? ring.map(([x = 0, y = 0, height = 0]) => [x, y, height])
    : ring.map(([x = 0, y = 0]) => [x, y]);
