import type { DayRange } from '#api/days.ts';
import { isInForce, type YearItem } from './items.ts';
import { daysOfYear, firstDay, lastDay } from './weeks.ts';
import { byBegin, shared } from './yearDays.ts';

/**
 * Days without a working period. `open`: now, and also once everything is approved; `closing`: what awaits fills them;
 * `opening`: they have hours now, and none once what awaits is approved.
 */
export interface Gap extends DayRange {
  readonly kind: 'open' | 'closing' | 'opening';
}

/** Two periods, or two closing rules, that share days. */
export interface Overlap extends DayRange {
  readonly one: YearItem;
  readonly other: YearItem;
  /** Both are approved and nothing about them awaits: it is there for sure. */
  readonly isCertain: boolean;
}

/** What is to be looked at in a year. */
export interface Findings {
  readonly gaps: readonly Gap[];
  readonly overlaps: readonly Overlap[];
}

/** Marks the days of a year that items have. */
function covered(year: number, items: readonly YearItem[]): Uint8Array {
  const days = daysOfYear(year);
  const marks = new Uint8Array(days.length);
  for (const item of items) {
    const inside = shared(item, { begin: firstDay(year), end: lastDay(year) });
    if (!inside) continue;
    const first = placeOf(days, inside.begin);
    marks.fill(1, first, placeOf(days, inside.end) + 1);
  }
  return marks;
}

/** The place of a day in its year. The days are sorted, so half of them are left at each step. */
function placeOf(days: readonly string[], day: string): number {
  let low = 0;
  let high = days.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((days[middle] ?? '') < day) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The days of a year that no working period has; a closing rule has no hours, so it fills none. */
export function gapsOf(year: number, items: readonly YearItem[]): Gap[] {
  const periods = items.filter(({ kind }) => kind === 'period');
  const replaced = new Set(periods.flatMap(({ replaces }) => replaces ?? []));
  const now = covered(year, periods.filter(isInForce));
  const then = covered(
    year,
    periods.filter(({ key, state }) => state !== 'removing' && !replaced.has(key)),
  );
  const gaps: Gap[] = [];
  for (const [at, day] of daysOfYear(year).entries()) {
    if (now[at] && then[at]) continue;
    const kind = now[at] ? 'opening' : then[at] ? 'closing' : 'open';
    const last = gaps.at(-1);
    const isNext = last && last.kind === kind && last.end === daysOfYear(year)[at - 1];
    if (isNext) gaps[gaps.length - 1] = { ...last, end: day };
    else gaps.push({ kind, begin: day, end: day });
  }
  return gaps;
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

/** The gaps and overlaps of a year, of a zone's or a garage's items, with what a form is about to ask for among them. */
export const findingsOf = (year: number, items: readonly YearItem[]): Findings => ({
  gaps: gapsOf(year, items),
  overlaps: overlapsOf({ begin: firstDay(year), end: lastDay(year) }, items),
});
