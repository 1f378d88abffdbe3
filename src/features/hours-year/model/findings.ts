import { addTo, type DayRange, isDay } from '#api/days.ts';
import { isInForce, type YearItem } from './items.ts';
import { type Overlap, overlapsOf } from './overlaps.ts';
import { shared } from './ranges.ts';
import { daysOfYear, firstDay, lastDay } from './weeks.ts';

/**
 * Days without a working period. `open`: now, and also once everything is approved; `closing`: what awaits fills them;
 * `opening`: they have hours now, and none once what awaits is approved.
 */
export interface Gap extends DayRange {
  readonly kind: 'open' | 'closing' | 'opening';
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

/** The gaps and overlaps of a year, of a zone's or a garage's items, with what a form is about to ask for among them. */
export const findingsOf = (year: number, items: readonly YearItem[]): Findings => ({
  gaps: gapsOf(year, items),
  overlaps: overlapsOf({ begin: firstDay(year), end: lastDay(year) }, items),
});

/** Days of a period, and the zone it is of where there are several. */
interface PeriodDays {
  readonly validFrom: string;
  readonly validTo: string;
  readonly zoneId?: number | undefined;
}

/**
 * The days without working hours that a period leaves between itself and the ones right before and after it, of each zone; each
 * range once. A period that overlaps it there leaves none; nor does one without a neighbour, which begins or ends the hours.
 *
 * @param draft - what a form is about to ask for; while it is not whole there are none.
 */
export function gapsBeside(draft: Omit<PeriodDays, 'zoneId'>, others: readonly PeriodDays[]): DayRange[] {
  const { validFrom, validTo } = draft;
  if (!isDay(validFrom) || !isDay(validTo) || validFrom > validTo) return [];
  const found = new Map<string, DayRange>();
  for (const zoneId of new Set(others.map((other) => other.zoneId))) {
    const own = others.filter((other) => other.zoneId === zoneId && other.validFrom <= other.validTo);
    const before = own.filter((other) => other.validFrom < validFrom).map((other) => other.validTo);
    const after = own.filter((other) => other.validTo > validTo).map((other) => other.validFrom);
    const last = before.toSorted().at(-1);
    const first = after.toSorted()[0];
    const ranges = [
      last !== undefined && { begin: addTo(last, { days: 1 }), end: addTo(validFrom, { days: -1 }) },
      first !== undefined && { begin: addTo(validTo, { days: 1 }), end: addTo(first, { days: -1 }) },
    ];
    for (const range of ranges) if (range && range.begin <= range.end) found.set(`${range.begin} ${range.end}`, range);
  }
  return [...found.values()].sort((one, other) => (one.begin < other.begin ? -1 : 1));
}
