import type { DayRange } from '#api/days.ts';
import type { YearItem } from './items.ts';
import { byBegin, shared } from './ranges.ts';

/** Two periods, or two closing rules, that share days. */
export interface Overlap extends DayRange {
  readonly one: YearItem;
  readonly other: YearItem;
  /** Both are approved and nothing about them awaits: it is there for sure. */
  readonly isCertain: boolean;
}

/** Whether one is what the other becomes, or both are what one item becomes. */
const isSameItem = (one: YearItem, other: YearItem) =>
  one.key === other.replaces ||
  other.key === one.replaces ||
  (one.replaces !== undefined && one.replaces === other.replaces);

/**
 * The pairs of items of one kind that share a day of a range, of those that stay: an item whose removal awaits counts no more,
 * and an item never overlaps its own requested values.
 */
export function overlapsOf(range: DayRange, items: readonly YearItem[]): Overlap[] {
  const sorted = items.filter(({ state }) => state !== 'removing').sort(byBegin);
  const found: Overlap[] = [];
  for (const [at, one] of sorted.entries()) {
    for (const other of sorted.slice(at + 1)) {
      // Those that follow begin later still.
      if (other.begin > one.end) break;
      if (one.kind !== other.kind || isSameItem(one, other)) continue;
      const days = shared(one, other);
      const inside = days && shared(days, range);
      if (!inside) continue;
      found.push({ ...inside, one, other, isCertain: one.state === 'approved' && other.state === 'approved' });
    }
  }
  return found;
}
