import type { Metrics } from '#api/contract/reports.ts';
import { addTo, type Day, type DayRange, lastOfMonth, lengthOf } from '#api/days.ts';
import { rounded } from '#api/figures.ts';
import { daysInside } from '#api/periods.ts';
import type { ChartSeries } from '#design-system/charts/types.ts';
import type { Formats } from '#design-system/language/formats.ts';
import { choiceParam, describeParams } from '#features/url-state/index.ts';

export const intervals = ['day', 'week', 'month'] as const;
type Interval = (typeof intervals)[number];
/** What a chart shows of its points. */
type Measure = 'amount' | 'count';

/** The view of an interval chart. */
export interface IntervalView {
  readonly interval: Interval;
  readonly kind: 'line' | 'column';
  readonly measure: Measure;
  readonly split: 'total' | 'each';
  readonly view: 'chart' | 'table';
}

/**
 * The view of one chart, in the URL under the chart's name (`channels.interval=week`), so that a link and Back keep it.
 * Defaults: day, line, amount, the total, a chart (behaviour 5.4 and 6.3). Changing it makes no call.
 */
export const intervalParams = (chart: string) =>
  describeParams<IntervalView>({
    interval: choiceParam(`${chart}.interval`, intervals, 'day'),
    kind: choiceParam(`${chart}.kind`, ['line', 'column'], 'line'),
    measure: choiceParam(`${chart}.measure`, ['amount', 'count'], 'amount'),
    split: choiceParam(`${chart}.split`, ['total', 'each'], 'total'),
    view: choiceParam(`${chart}.view`, ['chart', 'table'], 'chart'),
  });

interface Point extends Metrics {
  readonly date: Day;
  /** The id of the point's service or channel, where a report has a line for each. */
  readonly id?: number;
}

/** Any interval report: of one provider, or with a line for each service or channel. */
export interface IntervalSource {
  readonly daily: readonly Point[];
  readonly weekly: readonly Point[];
  readonly monthly: readonly Point[];
  readonly days: readonly Day[];
  readonly weeks: readonly Day[];
  readonly months: readonly Day[];
}

/** One period of a chart: its report and the days that it covers. */
export interface ChartPeriod {
  readonly report: IntervalSource;
  readonly range: DayRange;
}

/** A line for each of these, or one line for their total. */
export interface ChartGroup {
  readonly id: number;
  readonly name: string;
  /** Series colour number. */
  readonly color: number;
}

/** The days, weeks or months of a period by their first days. */
export const startsOf = (report: IntervalSource, interval: Interval): readonly Day[] =>
  partsOf(report, interval).buckets;

const partsOf = (report: IntervalSource, interval: Interval): { points: readonly Point[]; buckets: readonly Day[] } =>
  ({
    day: { points: report.daily, buckets: report.days },
    week: { points: report.weekly, buckets: report.weeks },
    month: { points: report.monthly, buckets: report.months },
  })[interval];

/** The days of a bucket, which is named by its first day. */
const bucketRange = (begin: Day, interval: Interval): DayRange => ({
  begin,
  end: { day: begin, week: addTo(begin, { days: 6 }), month: lastOfMonth(begin) }[interval],
});

interface Values {
  /** A figure for each bucket, 0 where nothing was sold. */
  readonly values: number[];
  /** Of the period per day, where the values are per day and so do not add up. */
  readonly total?: number;
}

/** Cents are added whole; per day, each bucket is divided by its own days inside the period (behaviour 3.23). */
function valuesOf(
  { report, range }: ChartPeriod,
  interval: Interval,
  measure: Measure,
  id: number | undefined,
  perDay: boolean,
): Values {
  const { points, buckets } = partsOf(report, interval);
  const cents = new Map<Day, number>();
  for (const point of points) {
    if (id !== undefined && point.id !== id) continue;
    const value = measure === 'count' ? point.validCount * 100 : Math.round(point.validAmount * 100);
    cents.set(point.date, (cents.get(point.date) ?? 0) + value);
  }
  if (!perDay) return { values: buckets.map((bucket) => (cents.get(bucket) ?? 0) / 100) };
  const divided = (sum: number, days: number) => rounded(BigInt(sum), 100n * BigInt(Math.max(1, days)), 2);
  return {
    values: buckets.map((bucket) => divided(cents.get(bucket) ?? 0, daysInside(bucketRange(bucket, interval), range))),
    total: divided(
      buckets.reduce((sum, bucket) => sum + (cents.get(bucket) ?? 0), 0),
      lengthOf(range),
    ),
  };
}

/** Returns the axis' short label and the full name of a bucket. */
function bucketNames(
  bucket: Day,
  interval: Interval,
  formats: Formats,
  dayName: (day: Day) => string,
): { mark: string; label: string } {
  if (interval === 'month') return { mark: formats.monthShort(bucket), label: formats.month(bucket) };
  return { mark: formats.dayMonth(bucket), label: (interval === 'day' ? dayName : formats.day)(bucket) };
}

/** The last day of a bucket that begins on a day. */
const lastDayOf: Readonly<Record<Interval, (begin: Day) => Day>> = {
  day: (begin) => begin,
  week: (begin) => addTo(begin, { days: 6 }),
  month: (begin) => addTo(addTo(begin, { months: 1 }), { days: -1 }),
};

/** The days of a bucket inside a range: its first and its last week or month may begin before it, or end after it. */
export function daysOfBucket(bucket: Day, interval: Interval, range: DayRange): DayRange {
  const last = lastDayOf[interval](bucket);
  const isInside = (day: Day) => day >= range.begin && day <= range.end;
  return { begin: isInside(bucket) ? bucket : range.begin, end: isInside(last) ? last : range.end };
}

/** A point of the chart: the days that it stands for, in which period, and the group of its series where it has one. */
export interface ChartPlace {
  readonly days: DayRange;
  readonly period: 'primary' | 'compare';
  readonly group: number | undefined;
}

interface ChartRequest {
  readonly primary: ChartPeriod;
  readonly compare: ChartPeriod | null;
  readonly interval: Interval;
  readonly measure: Measure;
  /** Whether figures are divided by days. Default: false. */
  readonly perDay?: boolean;
  /** Default: the total. */
  readonly groups?: readonly ChartGroup[];
  readonly formats: Formats;
  /** The full name of a day, for tooltip and table; default: its date. */
  readonly dayName?: (day: Day) => string;
  /** Names of the two axes' series, when nothing is compared. */
  readonly names: { readonly amount: string; readonly count: string };
}

/**
 * Returns the data of the interval chart (behaviour 5.5 and 5.7). The total without comparison: amount and quantity on
 * two axes; with comparison: one series for each period, of the chosen measure. With groups: one series for each group
 * and period. Periods are aligned bucket by bucket from their first; the longer one sets the length. `placeOf` says what a
 * point stands for.
 */
export function chartOf({
  primary,
  compare,
  interval,
  measure,
  perDay = false,
  groups,
  formats,
  dayName = formats.day,
  names,
}: ChartRequest) {
  const namesOf = (period: ChartPeriod) =>
    partsOf(period.report, interval).buckets.map((bucket) => bucketNames(bucket, interval, formats, dayName));
  const own = namesOf(primary);
  const other = compare ? namesOf(compare) : [];
  const length = Math.max(own.length, other.length);
  const padded = (values: number[]) => [...values, ...Array<null>(length - values.length).fill(null)];
  const labels = Array.from({ length }, (_, index) => own[index]?.label ?? '');
  const compareLabels = Array.from({ length }, (_, index) => other[index]?.label ?? '');
  const periodName = ({ range }: ChartPeriod) => formats.dayRangeShort(range.begin, range.end);

  const series: ChartSeries[] = [];
  const add = (group: ChartGroup | null, name: string, shown: Measure, axis: 'left' | 'right', color: number) => {
    const key = group?.id ?? (compare ? 'total' : shown);
    const figures = (period: ChartPeriod): Pick<ChartSeries, 'measure' | 'values' | 'total'> => {
      const { values, ...total } = valuesOf(period, interval, shown, group?.id, perDay);
      return { measure: perDay && shown === 'count' ? 'decimal' : shown, values: padded(values), ...total };
    };
    series.push({
      id: String(key),
      name: compare && !group ? periodName(primary) : name,
      color,
      axis,
      ...figures(primary),
    });
    if (compare) {
      series.push({
        id: `${key}-compare`,
        name: group ? `${name}, ${periodName(compare)}` : periodName(compare),
        color,
        axis,
        ...figures(compare),
        compare: true,
        labels: compareLabels,
      });
    }
  };
  if (groups) for (const group of groups) add(group, group.name, measure, 'left', group.color);
  else if (compare) add(null, names[measure], measure, 'left', 1);
  else {
    add(null, names.amount, 'amount', 'left', 1);
    add(null, names.count, 'count', 'right', 2);
  }
  const placeOf = (category: number, seriesId: string): ChartPlace | undefined => {
    const period = seriesId.endsWith('-compare') ? 'compare' : 'primary';
    const shown = { primary, compare }[period];
    const bucket = shown && partsOf(shown.report, interval).buckets[category];
    if (!bucket) return undefined;
    const group = groups?.find(({ id }) => seriesId === String(id) || seriesId === `${id}-compare`)?.id;
    return { days: daysOfBucket(bucket, interval, shown.range), period, group };
  };
  return { categories: Array.from({ length }, (_, index) => own[index]?.mark ?? ''), labels, series, placeOf };
}
