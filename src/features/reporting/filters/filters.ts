import type { DashboardQuery } from '#api/contract/dashboard.ts';
import type { ReportQuery } from '#api/contract/reports.ts';
import { addTo, type Day, type DayRange, firstOfMonth } from '#api/days.ts';
import {
  type CompareKind,
  compareKinds,
  comparePeriod,
  kindOfComparison,
  previousPeriod,
  type ReadyKind,
  rolledPeriod,
  sameRange,
} from '#api/periods.ts';
import {
  choiceParam,
  describeParams,
  numberListParam,
  type Param,
  rangeParam,
  type UrlState,
} from '#features/url-state/index.ts';

/** The applied filters of a report, as in the URL. Null ids mean all of them. */
export interface ReportFilters {
  readonly range: DayRange;
  /** The compare period, or null when nothing is compared. */
  readonly compare: DayRange | null;
  readonly channelIds: readonly number[] | null;
  readonly serviceIds: readonly number[] | null;
  /** What the compare period is; where it is not said, its days say it. `compareKindOf` reads it. */
  readonly compareKind?: CompareKind | undefined;
  /** Whether figures are shown divided by the days of their period (behaviour 3.23); it is no part of a call. */
  readonly perDay?: boolean | undefined;
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

/**
 * The kind of a comparison: the one that is said, else what its days say (behaviour 3.20). Undefined when nothing is
 * compared.
 */
export const compareKindOf = ({ range, compare, compareKind }: ReportFilters): CompareKind | undefined =>
  compare ? kindOfComparison(range, compare, compareKind) : undefined;

/** Filters with the comparison of a ready kind. */
export const comparedBy = (kind: ReadyKind, filters: ReportFilters): ReportFilters => ({
  ...filters,
  compare: comparePeriod(kind, filters.range),
  compareKind: kind,
});

/** Filters with another period: the comparison rolls along, unless its days were typed (behaviour 3.20). */
export const withRange = (filters: ReportFilters, range: DayRange): ReportFilters => {
  const { compare } = filters;
  const compareKind = compareKindOf(filters);
  return compare && compareKind
    ? { ...filters, range, compare: rolledPeriod(compareKind, compare, range), compareKind }
    : { ...filters, range };
};

/** The filters that decide which figures are fetched: the same ones for every name of a comparison, and per day or not. */
export const fetchedFilters = ({ range, compare, channelIds, serviceIds }: ReportFilters): ReportFilters => ({
  range,
  compare,
  channelIds,
  serviceIds,
});

/**
 * The filters of a report in the URL. The kind of the comparison is beside its two dates (behaviour 3.20); without the
 * dates, a ready kind stands for those of the period.
 *
 * @param fallbackOf the filters of a URL without them; its range also holds instead of an invalid one
 */
export function reportParams(fallbackOf: () => ReportFilters, today: Day): UrlState<ReportFilters, FilterProblem> {
  const bounds = { earliest: earliestDay, latest: today };
  const paramsWith = ({ range, compare, compareKind, channelIds, serviceIds, perDay }: ReportFilters) =>
    describeParams<WrittenFilters, FilterProblem>({
      range: rangeParam(['beginDate', 'endDate'], range, bounds, 'range'),
      compare: rangeParam(datesNames, compare, bounds, 'compare'),
      compareKind: choiceParam(kindName, compareKinds, compareKind),
      channelIds: numberListParam('channels', channelIds, 'channels'),
      serviceIds: numberListParam('services', serviceIds, 'services'),
      perDay: perDayParam(perDay),
    });
  const described = paramsWith(fallbackOf());
  return {
    ...described,
    write: (filters, others) => described.write(complete(filters), others),
    change: (part, params) => described.change(part as Partial<WrittenFilters>, params),
    differences: (filters, from) => described.differences(complete(filters), complete(from ?? fallbackOf())),
    read: (params) => {
      const fallback = fallbackOf();
      // A URL with a range is complete: without a compare period nothing is compared, without ids all are included.
      const base = params.has('beginDate')
        ? { range: fallback.range, compare: null, channelIds: null, serviceIds: null }
        : fallback;
      // Figures are per day where the URL says so; only one without any filter takes what was shown before.
      const perDay = described.isIn(params) ? undefined : fallback.perDay;
      const { state, problems: found } = paramsWith({ ...base, perDay }).read(params);
      const { compareKind, perDay: isPerDay, ...filters } = state;
      const problems = [...found];
      let { compare } = filters;
      // What holds without the parameter is the kind of what is shown, not of other dates.
      let kind = datesNames.some((name) => params.has(name)) && !params.has(kindName) ? undefined : compareKind;
      if (params.has(kindName) && !datesNames.some((name) => params.has(name))) {
        if (params.get(kindName) === kind && kind && kind !== 'typed') compare = comparePeriod(kind, filters.range);
        else problems.push('compare');
      }
      if (problems.includes('compare')) {
        const usual = sameRange(filters.range, fallback.range) ? fallback.compare : null;
        compare = usual ?? previousPeriod(filters.range);
        kind = usual ? fallback.compareKind : 'previousPeriod';
      }
      return {
        state: {
          ...filters,
          compare,
          ...(compare ? { compareKind: kindOfComparison(filters.range, compare, kind) } : {}),
          ...(isPerDay ? { perDay: true } : {}),
        },
        problems,
      };
    },
  };
}

/** The search parameters of the comparison: its dates, and its kind. */
const datesNames = ['compareBeginDate', 'compareEndDate'] as const;
const kindName = 'compare';

/** Whether figures are divided by days: `per=day`. */
const perDayParam = (byDefault: boolean | undefined): Param<boolean | undefined> => ({
  names: ['per'],
  byDefault,
  read: (text: string | null) => (text === 'day' ? { value: true } : {}),
  write: (perDay: boolean | undefined) => [perDay ? 'day' : ''],
});

interface WrittenFilters extends ReportFilters {
  readonly compareKind: CompareKind | undefined;
  readonly perDay: boolean | undefined;
}

/** Whether a page shows its figures per day: a view of the same figures, which is changed without a call. */
export const perDayView = describeParams({ perDay: perDayParam(undefined) });

/** The filters with what is written of them: the kind of the comparison is always named. */
const complete = (filters: ReportFilters): WrittenFilters => ({
  ...filters,
  compareKind: compareKindOf(filters),
  perDay: filters.perDay,
});

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
