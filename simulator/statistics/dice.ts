import { mix } from '../random.ts';

/** Chance of one day, from the seed: the same day always falls the same. */
export interface Dice {
  state: number;
}

export const diceOf = (seed: number, day: number): Dice => ({ state: mix(seed ^ Math.imul(day + 1, 0x85ebca6b)) | 0 });

/** The next 31 bits, as a whole number: one draw is enough for several small decisions. */
export function draw(dice: Dice): number {
  dice.state = (dice.state + 0x9e3779b9) | 0;
  return mix(dice.state) >>> 1;
}

/** The next number from 0 up to 1. */
export const fraction = (dice: Dice): number => draw(dice) / 0x8000_0000;

/** The item that falls. */
export function fallen<T>(items: readonly T[], dice: Dice): T {
  const item = items[draw(dice) % items.length];
  if (item === undefined) throw new Error('Nothing to draw from');
  return item;
}
