import type { DashboardQuery } from '#api/contract/dashboard.ts';
import type { ReportQuery } from '#api/contract/reports.ts';
import { addTo, type Day, type DayRange, firstOfMonth, lengthOf, mondayOf } from '#api/days.ts';
import { describeParams, numberListParam, rangeParam, type UrlState } from '#features/url-state/index.ts';

/** The applied filters of a report, as in the URL. Null ids mean all of them. */
export interface ReportFilters {
  readonly range: DayRange;
  /** The compare period, or null when nothing is compared. */
  readonly compare: DayRange | null;
  readonly channelIds: readonly number[] | null;
  readonly serviceIds: readonly number[] | null;
}

/** An invalid part of a link; the report shows the default instead, and a message. */
export type FilterProblem = 'range' | 'compare' | 'channels' | 'services';

/** The first day that a report can begin with; what lies before it is a mistyped year. */
export const earliestDay: Day = '2000-01-01';

/** Returns the range from the first day of the previous day's month to the previous day (behaviour 3.2). */
export function defaultRange(today: Day): DayRange {
  const yesterday = addTo(today, { days: -1 });
  return { begin: firstOfMonth(yesterday), end: yesterday };
}

/** A month, a quarter and a year, in months. */
const calendarUnits = [1, 3, 12];

/** The months of the calendar unit that a range is exactly; undefined for any other range. */
const monthsOf = ({ begin, end }: DayRange): number | undefined =>
  calendarUnits.find(
    (months) =>
      begin === firstOfMonth(begin) &&
      (Number(begin.slice(5, 7)) - 1) % months === 0 &&
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
export const sameDaysLastYear = ({ begin, end }: DayRange): DayRange => ({
  begin: addTo(begin, { years: -1 }),
  end: addTo(end, { years: -1 }),
});

/** Returns the range 52 weeks earlier, with the same weekdays, so that weekends are compared with weekends. */
const sameWeekdaysLastYear = ({ begin, end }: DayRange): DayRange => ({
  begin: addTo(begin, { weeks: -52 }),
  end: addTo(end, { weeks: -52 }),
});

export type RangePreset =
  | 'today'
  | 'yesterday'
  | 'thisWeek'
  | 'last7Days'
  | 'thisMonth'
  | 'last30Days'
  | 'lastMonth'
  | 'thisYear';

/** Ranges that the period picker offers, by the id of their text. Each ends today at the latest. */
export function rangePresets(today: Day): { readonly id: RangePreset; readonly range: DayRange }[] {
  const yesterday = addTo(today, { days: -1 });
  const lastMonth = addTo(firstOfMonth(today), { months: -1 });
  return [
    { id: 'today', range: { begin: today, end: today } },
    { id: 'yesterday', range: { begin: yesterday, end: yesterday } },
    { id: 'thisWeek', range: { begin: mondayOf(today), end: today } },
    { id: 'last7Days', range: { begin: addTo(today, { days: -6 }), end: today } },
    { id: 'thisMonth', range: { begin: firstOfMonth(today), end: today } },
    { id: 'last30Days', range: { begin: addTo(today, { days: -29 }), end: today } },
    { id: 'lastMonth', range: { begin: lastMonth, end: addTo(firstOfMonth(today), { days: -1 }) } },
    { id: 'thisYear', range: { begin: `${today.slice(0, 4)}-01-01`, end: today } },
  ];
}

/** Compare periods that are offered for a range, by the id of their text (behaviour 3.6). */
export const comparePresets = (range: DayRange) =>
  [
    { id: 'previousPeriod', range: previousPeriod(range) },
    { id: 'sameDaysLastYear', range: sameDaysLastYear(range) },
    { id: 'sameWeekdaysLastYear', range: sameWeekdaysLastYear(range) },
  ] as const;

export const sameRange = (a: DayRange | null, b: DayRange | null): boolean =>
  a === b || (a !== null && b !== null && a.begin === b.begin && a.end === b.end);

/**
 * The filters of a report in the URL.
 *
 * @param fallbackOf the filters of a URL without them; its range also holds instead of an invalid one
 */
export function reportParams(fallbackOf: () => ReportFilters, today: Day): UrlState<ReportFilters, FilterProblem> {
  const bounds = { earliest: earliestDay, latest: today };
  const paramsWith = ({ range, compare, channelIds, serviceIds }: ReportFilters) =>
    describeParams<ReportFilters, FilterProblem>({
      range: rangeParam(['beginDate', 'endDate'], range, bounds, 'range'),
      compare: rangeParam(['compareBeginDate', 'compareEndDate'], compare, bounds, 'compare'),
      channelIds: numberListParam('channels', channelIds, 'channels'),
      serviceIds: numberListParam('services', serviceIds, 'services'),
    });
  return {
    ...paramsWith(fallbackOf()),
    read: (params) => {
      const fallback = fallbackOf();
      // A URL with a range is complete: without a compare period nothing is compared, without ids all are included.
      const complete = { range: fallback.range, compare: null, channelIds: null, serviceIds: null };
      const { state, problems } = paramsWith(params.has('beginDate') ? complete : fallback).read(params);
      if (!problems.includes('compare')) return { state, problems };
      const usual = sameRange(state.range, fallback.range) ? fallback.compare : null;
      return { state: { ...state, compare: usual ?? previousPeriod(state.range) }, problems };
    },
  };
}

/** The filters as a query, so that a link shows the same report: the same text for the same filters. */
export const filterQuery = (filters: ReportFilters): string =>
  `${reportParams(() => filters, filters.range.end).write(filters)}`;

/** The query of a report for one of the two periods. */
export const reportQueryOf = (range: DayRange, { channelIds }: ReportFilters): ReportQuery => ({
  beginDate: range.begin,
  endDate: range.end,
  ...(channelIds ? { channelIds: [...channelIds] } : {}),
});

/** The query of a report that is not filtered by channel. */
export const rangeQueryOf = ({ begin, end }: DayRange) => ({ beginDate: begin, endDate: end });

/** The query of a list's file, with the compare period, so that it has the columns on screen. */
export const listFileQueryOf = (filters: ReportFilters) => ({
  ...reportQueryOf(filters.range, filters),
  excel: true as const,
  ...(filters.compare ? { compareBeginDate: filters.compare.begin, compareEndDate: filters.compare.end } : {}),
});

/** The query of a dashboard call for one of the two periods. */
export const dashboardQueryOf = (range: DayRange, filters: ReportFilters): DashboardQuery => ({
  ...reportQueryOf(range, filters),
  ...(filters.serviceIds ? { serviceIds: [...filters.serviceIds] } : {}),
});
