import type { MapPosition } from '../types.ts';

/** Rounds a position to seven digits, a centimetre: a pointer is not more exact. */
export const rounded = (position: MapPosition): MapPosition => position.map((value) => Math.round(value * 1e7) / 1e7);
