import { mix } from '../data/random.ts';

/** The random number generator of one day: the same seed and day give the same numbers. */
export interface Rng {
  state: number;
}

export const rngOf = (seed: number, day: number): Rng => ({ state: mix(seed ^ Math.imul(day + 1, 0x85ebca6b)) | 0 });

/** The next 31 bits, as a whole number: one call is enough for several small decisions. */
export function draw(rng: Rng): number {
  rng.state = (rng.state + 0x9e3779b9) | 0;
  return mix(rng.state) >>> 1;
}

/** The next number from 0 up to 1. */
export const fraction = (rng: Rng): number => draw(rng) / 0x8000_0000;

/** A random item of a list. */
export function pickRandom<T>(items: readonly T[], rng: Rng): T {
  const item = items[draw(rng) % items.length];
  if (item === undefined) throw new Error('Nothing to draw from');
  return item;
}
