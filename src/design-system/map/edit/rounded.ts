import type { MapPosition } from '../types.ts';

/** Seven digits are a centimetre: what is drawn with a pointer is no more exact. */
export const rounded = (position: MapPosition): MapPosition => position.map((value) => Math.round(value * 1e7) / 1e7);
