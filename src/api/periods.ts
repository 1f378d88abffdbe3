import { addTo, type Day, type DayRange, firstOfMonth, firstOfYear, lengthOf, mondayOf } from './days.ts';

/** Periods as people count them: calendar months, quarters and years, and what a period is compared with. */

/** The months of a quarter. */
const quarter = 3;

/** A month, a quarter and a year, in months. */
const calendarUnits = [1, quarter, 12];

/** The month of a day within its year, from 0. */
const monthOf = (day: Day) => Number(day.slice(5, 7)) - 1;

/** The first day of the day's quarter. */
const firstOfQuarter = (day: Day): Day => addTo(firstOfMonth(day), { months: -(monthOf(day) % quarter) });

/** The months of the calendar unit that a range is exactly; undefined for any other range. */
const monthsOf = ({ begin, end }: DayRange): number | undefined =>
  calendarUnits.find(
    (months) =>
      begin === firstOfMonth(begin) &&
      monthOf(begin) % months === 0 &&
      end === addTo(addTo(begin, { months }), { days: -1 }),
  );

/**
 * Returns the range right before, the default compare period (behaviour 3.6): before a whole calendar month, quarter or
 * year the one before it, whatever its length, before any other range as many days.
 */
export function previousPeriod(range: DayRange): DayRange {
  const months = monthsOf(range);
  return {
    begin: addTo(range.begin, months === undefined ? { days: -lengthOf(range) } : { months: -months }),
    end: addTo(range.begin, { days: -1 }),
  };
}

/** Returns the same days of the year before; 29 February becomes 28. */
const sameDaysLastYear = ({ begin, end }: DayRange): DayRange => ({
  begin: addTo(begin, { years: -1 }),
  end: addTo(end, { years: -1 }),
});

/** Returns the range 52 weeks earlier, with the same weekdays, so that weekends are compared with weekends. */
const sameWeekdaysLastYear = ({ begin, end }: DayRange): DayRange => ({
  begin: addTo(begin, { weeks: -52 }),
  end: addTo(end, { weeks: -52 }),
});

/** Compare periods that follow from the period, and so roll along with it (behaviour 3.20). */
const readyPeriods = { previousPeriod, sameDaysLastYear, sameWeekdaysLastYear };
export type ReadyKind = keyof typeof readyPeriods;
const readyKinds = Object.keys(readyPeriods) as ReadyKind[];

/** What a period is compared with: a period that follows from it, or typed days, which stay. */
export type CompareKind = ReadyKind | 'typed';
/** The kinds as words of an address. */
export const compareKinds: readonly CompareKind[] = [...readyKinds, 'typed'];

export const sameRange = (a: DayRange | null, b: DayRange | null): boolean =>
  a === b || (a !== null && b !== null && a.begin === b.begin && a.end === b.end);

/** The compare period of a kind for a range; typed days have none of their own. */
export const comparePeriod = (kind: ReadyKind, range: DayRange): DayRange => readyPeriods[kind](range);

/** Compare periods that are offered for a range, by the id of their text (behaviour 3.6). */
export const comparePresets = (range: DayRange) =>
  readyKinds.map((id): { readonly id: ReadyKind; readonly range: DayRange } => ({
    id,
    range: comparePeriod(id, range),
  }));

/**
 * Returns the kind of a comparison: the one that is said, where its days are those of the compare period, else the first
 * ready period with these days, "previous" first, else typed.
 */
export function kindOfComparison(range: DayRange, compare: DayRange, said?: CompareKind): CompareKind {
  const fits = (kind: ReadyKind) => sameRange(comparePeriod(kind, range), compare);
  if (said === 'typed' || (said !== undefined && fits(said))) return said;
  return readyKinds.find(fits) ?? 'typed';
}

/** Returns the compare period of another range: a ready one is that of the new range, typed days stay (behaviour 3.20). */
export const rolledPeriod = (kind: CompareKind, compare: DayRange, range: DayRange): DayRange =>
  kind === 'typed' ? compare : comparePeriod(kind, range);

export type RangePreset =
  | 'today'
  | 'yesterday'
  | 'thisWeek'
  | 'last7Days'
  | 'last28Days'
  | 'last30Days'
  | 'last90Days'
  | 'thisMonth'
  | 'lastMonth'
  | 'thisQuarter'
  | 'lastQuarter'
  | 'thisYear'
  | 'lastYear';

/**
 * Ranges that period pickers offer, by the id of their text (behaviour 3.21). What is not over yet ends with the last day
 * that can be chosen: today, in Statistics yesterday. A range without such a day is not offered.
 */
export function rangePresets(today: Day, last: Day = today): { readonly id: RangePreset; readonly range: DayRange }[] {
  const yesterday = addTo(today, { days: -1 });
  const month = firstOfMonth(today);
  const lastDays = (days: number) => ({ begin: addTo(last, { days: 1 - days }), end: last });
  const since = (begin: Day) => ({ begin, end: last });
  const presets: { id: RangePreset; range: DayRange }[] = [
    { id: 'today', range: since(today) },
    { id: 'yesterday', range: { begin: yesterday, end: yesterday } },
    { id: 'thisWeek', range: since(mondayOf(today)) },
    { id: 'last7Days', range: lastDays(7) },
    { id: 'last28Days', range: lastDays(28) },
    { id: 'last30Days', range: lastDays(30) },
    { id: 'last90Days', range: lastDays(90) },
    { id: 'thisMonth', range: since(month) },
    { id: 'lastMonth', range: before(month, 1) },
    { id: 'thisQuarter', range: since(firstOfQuarter(today)) },
    { id: 'lastQuarter', range: before(firstOfQuarter(today), quarter) },
    { id: 'thisYear', range: since(firstOfYear(today)) },
    { id: 'lastYear', range: before(firstOfYear(today), 12) },
  ];
  return presets.filter(({ range }) => range.begin <= range.end);
}

/** The months that end right before a first day of a month. */
const before = (first: Day, months: number): DayRange => ({
  begin: addTo(first, { months: -months }),
  end: addTo(first, { days: -1 }),
});

/** The days of a period and of its compare period: figures *per day* are divided by them (behaviour 3.23). */
export interface PeriodDays {
  readonly primary: number;
  /** Null when nothing is compared. */
  readonly compare: number | null;
}

export const daysOfPeriods = (range: DayRange, compare: DayRange | null): PeriodDays => ({
  primary: lengthOf(range),
  compare: compare && lengthOf(compare),
});

/** The number of days of a chart's bucket that are inside a range. */
export function daysInside(bucket: DayRange, range: DayRange): number {
  return Math.max(0, lengthOf({ begin: later(bucket.begin, range.begin), end: earlier(bucket.end, range.end) }));
}

// Days compare as text.
const earlier = (one: Day, other: Day): Day => [one, other].toSorted()[0] ?? one;
const later = (one: Day, other: Day): Day => [one, other].toSorted()[1] ?? one;
