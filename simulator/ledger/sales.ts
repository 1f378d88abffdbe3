import { mix } from '../data/random.ts';
import type { Outlet } from '../world/catalogue.ts';
import { secondsOf } from './calendar.ts';
import { cellHash } from './cells.ts';
import type { Line } from './lines.ts';
import { dayShapeOf } from './seasons.ts';

/** A visited transaction: its position among the line's transactions of that day, and the hash that decides its details. */
type Visit = (order: number, quantity: number, isValid: boolean, hash: number) => void;

/**
 * Cuts a line's counts of a day into transactions: the invalid ones first (their times are as random as all), each
 * of one article or, rarely, of a few. The quantities add up to the counts exactly.
 */
export function eachSale(outlet: Outlet, line: Line, day: number, total: number, invalid: number, visit: Visit) {
  const cell = cellHash(line, day);
  const { atOnce } = outlet;
  const valid = total - invalid;
  let left = total;
  for (let order = 0; left > 0; order++) {
    const hash = mix(cell + Math.imul(order + 1, 0x27d4eb2f));
    const isValid = left <= valid;
    const remaining = isValid ? left : left - valid;
    // About one in eight buys more than one.
    const wanted = atOnce > 1 && (hash & 7) === 0 ? 2 + ((hash >>> 3) % (atOnce - 1)) : 1;
    const quantity = Math.min(wanted, remaining);
    visit(order, quantity, isValid, hash);
    left -= quantity;
  }
}

/** The second of the business day at which the sale with this hash happened. */
export function secondOf(outlet: Outlet, day: number, hash: number): number {
  const shape = dayShapeOf(outlet.profile);
  const seconds = secondsOf(day);
  const step = hash >>> 24;
  const low = shape[step] ?? 0;
  const part = (mix(hash ^ 0x2545f491) >>> 8) / 0x100_0000;
  return Math.min(seconds - 1, Math.floor((low + ((shape[step + 1] ?? 1) - low) * part) * seconds));
}
