import { addTo, type Day, type DayRange, firstOfMonth } from '#api/days.ts';
import { comparePresets, sameRange } from '#api/periods.ts';
import { statisticsBounds } from '#api/rules.ts';
import { describeParams, pageParam, rangeParam } from '#features/url-state/index.ts';

/** The applied filters of the statistics, as in the URL. */
export interface StatisticsFilters {
  readonly range: DayRange;
  /** The compare period, or null when nothing is compared. */
  readonly compare: DayRange | null;
  /** The page of a table of which not all pages are read, from 1. */
  readonly page: number;
}

/** An invalid part of a link; the page shows the default instead, and a message. */
type StatisticsProblem = 'range' | 'window' | 'compare' | 'page';

/** From 16 April 2018 to yesterday (behaviour 18.4). */
function wholeSpan(today: Day): DayRange {
  const { earliest = today, latest } = statisticsBounds(today);
  return { begin: earliest, end: latest };
}

/** The filters of the statistics in the URL on a day. */
export const statisticsParams = (today: Day) =>
  describeParams<StatisticsFilters, StatisticsProblem>({
    range: rangeParam(['beginDate', 'endDate'], wholeSpan(today), statisticsBounds(today), 'range', 'window'),
    compare: rangeParam(['compareBeginDate', 'compareEndDate'], null, statisticsBounds(today), 'compare'),
    page: pageParam('page'),
  });

/** The first day of the quarter that a day is in. */
const quarterOf = (day: Day): Day => {
  const months = (Number(day.slice(5, 7)) - 1) % 3;
  return addTo(firstOfMonth(day), { months: -months });
};

/** Ranges that are offered (behaviour 18.16): the last days end yesterday, the present units too. */
export function statisticsPresets(today: Day) {
  const yesterday = addTo(today, { days: -1 });
  const last = (days: number) => ({ begin: addTo(yesterday, { days: 1 - days }), end: yesterday });
  const month = firstOfMonth(yesterday);
  const quarter = quarterOf(yesterday);
  const year = `${yesterday.slice(0, 4)}-01-01`;
  const before = (begin: Day, months: number) => ({
    begin: addTo(begin, { months: -months }),
    end: addTo(begin, { days: -1 }),
  });
  return [
    { id: 'last7', range: last(7) },
    { id: 'last28', range: last(28) },
    { id: 'last90', range: last(90) },
    { id: 'thisMonth', range: { begin: month, end: yesterday } },
    { id: 'lastMonth', range: before(month, 1) },
    { id: 'thisQuarter', range: { begin: quarter, end: yesterday } },
    { id: 'lastQuarter', range: before(quarter, 3) },
    { id: 'thisYear', range: { begin: year, end: yesterday } },
    { id: 'lastYear', range: before(year, 12) },
    { id: 'all', range: wholeSpan(today) },
  ] as const;
}

/** Whether the statistics have all days of a range. */
export const isInBounds = ({ begin, end }: DayRange, today: Day): boolean => {
  const { earliest = begin, latest } = statisticsBounds(today);
  return begin >= earliest && end <= latest;
};

/** How a compare period follows from the range; `typed` where it does not. */
type CompareKind = ReturnType<typeof comparePresets>[number]['id'] | 'typed';

/** The kind of a compare period: the first ready one that it equals. */
export const compareKind = (range: DayRange, compare: DayRange): CompareKind =>
  comparePresets(range).find((preset) => sameRange(preset.range, compare))?.id ?? 'typed';

/**
 * The compare period of another range: a ready one rolls along, a typed one stays (behaviour 18.16). Null where it would
 * lie before the first day that the statistics have.
 */
export function rolledCompare(compare: DayRange | null, from: DayRange, to: DayRange, today: Day): DayRange | null {
  if (!compare) return null;
  const kind = compareKind(from, compare);
  const next = comparePresets(to).find(({ id }) => id === kind)?.range ?? compare;
  return isInBounds(next, today) ? next : null;
}

/** The compare period that is taken first: the previous one, else the same days of the last year; null where neither is there. */
export function firstCompare(range: DayRange, today: Day): DayRange | null {
  const all = comparePresets(range).map((preset) => preset.range);
  return all.find((period) => isInBounds(period, today)) ?? null;
}
