import { type DayRange, lengthOf, mondayOf } from '#api/days.ts';
import { type HolidayKey, holidaysBetween } from '#api/holidays.ts';

/** How often something is in the period, and in the compare period. */
interface Counts {
  readonly primary: number;
  readonly compare: number;
}

/** Weekdays that are equally often in the period, and equally often in the compare period. */
export interface WeekdayDifference extends Counts {
  /** From 0, Monday, to 6; ascending. */
  readonly weekdays: readonly number[];
}

/** The names of the holidays of one day; two can be on one day. */
type HolidayNames = readonly HolidayKey[];

/** The holiday days of both periods, and by day the names that one of them has more often than the other. */
export interface HolidayDifference extends Counts {
  readonly primaryNames: readonly HolidayNames[];
  readonly compareNames: readonly HolidayNames[];
}

/** The weekdays and holidays that two periods hold, where that differs (behaviour 3.22). */
export interface CalendarDifference {
  /** Weekdays with more days in the period are first, by the larger difference. */
  readonly weekdays: readonly WeekdayDifference[];
  /** Null when both have the same holidays on as many days. */
  readonly holidays: HolidayDifference | null;
}

/** How often each weekday is in a range, from Monday. */
export function weekdaysIn(range: DayRange): readonly number[] {
  const days = lengthOf(range);
  const first = lengthOf({ begin: mondayOf(range.begin), end: range.begin }) - 1;
  return Array.from({ length: 7 }, (_, weekday) => {
    const offset = (weekday - first + 7) % 7;
    return offset < days ? Math.floor((days - 1 - offset) / 7) + 1 : 0;
  });
}

function weekdayDifferences(range: DayRange, compare: DayRange): WeekdayDifference[] {
  const now = weekdaysIn(range);
  const then = weekdaysIn(compare);
  const groups = new Map<string, { weekdays: number[]; primary: number; compare: number }>();
  for (const [weekday, primary] of now.entries()) {
    const other = then[weekday] ?? 0;
    if (primary === other) continue;
    const key = `${primary} ${other}`;
    const group = groups.get(key) ?? { weekdays: [], primary, compare: other };
    group.weekdays.push(weekday);
    groups.set(key, group);
  }
  return [...groups.values()].sort((a, b) => b.primary - b.compare - (a.primary - a.compare));
}

/** The names of a range's holidays by day, in the order of the days. */
const holidaysIn = ({ begin, end }: DayRange): readonly HolidayNames[] =>
  holidaysBetween(begin, end).map(({ keys }) => keys);

/** The days with the names that are left when each of the others has taken one of its kind. */
function without(days: readonly HolidayNames[], others: readonly HolidayNames[]): readonly HolidayNames[] {
  const taken = others.flat();
  const isLeft = (name: HolidayKey) => {
    const at = taken.indexOf(name);
    if (at >= 0) taken.splice(at, 1);
    return at < 0;
  };
  return days.map((names) => names.filter(isLeft)).filter((names) => names.length > 0);
}

function holidayDifference(range: DayRange, compare: DayRange): HolidayDifference | null {
  const now = holidaysIn(range);
  const then = holidaysIn(compare);
  const primaryNames = without(now, then);
  const compareNames = without(then, now);
  if (now.length === then.length && primaryNames.length === 0 && compareNames.length === 0) return null;
  return { primary: now.length, compare: then.length, primaryNames, compareNames };
}

/** Compares the weekdays and holidays of two periods. */
export const calendarDifference = (range: DayRange, compare: DayRange): CalendarDifference => ({
  weekdays: weekdayDifferences(range, compare),
  holidays: holidayDifference(range, compare),
});
