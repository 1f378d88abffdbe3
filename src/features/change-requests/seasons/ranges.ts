import type { Day } from '#api/days.ts';
import type { PeriodDays } from '#api/periodRules.ts';

/* Ranges of days, both ends included. */

/** A day in UTC, where all days have the same length; many are compared. */
const moved = (day: Day, days: number): Day => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
const after = (day: Day) => moved(day, 1);
const before = (day: Day) => moved(day, -1);

/** The same days in as few ranges as possible: those that share a day or follow each other are one. */
export function joined(ranges: readonly PeriodDays[]): PeriodDays[] {
  const result: PeriodDays[] = [];
  for (const { validFrom, validTo } of [...ranges].sort((a, b) => (a.validFrom < b.validFrom ? -1 : 1))) {
    const last = result.at(-1);
    if (last && validFrom <= after(last.validTo)) {
      if (validTo > last.validTo) result[result.length - 1] = { validFrom: last.validFrom, validTo };
    } else result.push({ validFrom, validTo });
  }
  return result;
}

/** The days of the first ranges that are in none of the second. */
export function without(ranges: readonly PeriodDays[], taken: readonly PeriodDays[]): PeriodDays[] {
  const covers = joined(taken);
  return joined(ranges).flatMap((range) => {
    const left: PeriodDays[] = [];
    let { validFrom } = range;
    for (const cover of covers) {
      if (cover.validTo < validFrom) continue;
      if (cover.validFrom > range.validTo) break;
      if (validFrom < cover.validFrom) left.push({ validFrom, validTo: before(cover.validFrom) });
      validFrom = after(cover.validTo);
    }
    if (validFrom <= range.validTo) left.push({ validFrom, validTo: range.validTo });
    return left;
  });
}

/** The days that two ranges share; undefined when they share none. */
export function common(a: PeriodDays, b: PeriodDays): PeriodDays | undefined {
  const [, validFrom = ''] = [a.validFrom, b.validFrom].sort();
  const [validTo = ''] = [a.validTo, b.validTo].sort();
  return validFrom <= validTo ? { validFrom, validTo } : undefined;
}
