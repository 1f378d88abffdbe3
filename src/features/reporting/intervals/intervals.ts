import type { Metrics } from '#api/contract/reports.ts';
import type { Day, DayRange } from '#api/days.ts';
import type { ChartMeasure, ChartSeries } from '#design-system/charts/types.ts';
import type { Formats } from '#design-system/language/formats.ts';
import { choiceParam, describeParams } from '#features/url-state/index.ts';

export const intervals = ['day', 'week', 'month'] as const;
type Interval = (typeof intervals)[number];

/** The view of an interval chart. */
export interface IntervalView {
  readonly interval: Interval;
  readonly kind: 'line' | 'column';
  readonly measure: ChartMeasure;
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

/** A figure for each bucket, 0 where nothing was sold; cents are added whole. */
function valuesOf(report: IntervalSource, interval: Interval, measure: ChartMeasure, id?: number): number[] {
  const { points, buckets } = partsOf(report, interval);
  const cents = new Map<Day, number>();
  for (const point of points) {
    if (id !== undefined && point.id !== id) continue;
    const value = measure === 'count' ? point.validCount * 100 : Math.round(point.validAmount * 100);
    cents.set(point.date, (cents.get(point.date) ?? 0) + value);
  }
  return buckets.map((bucket) => (cents.get(bucket) ?? 0) / 100);
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

interface ChartRequest {
  readonly primary: ChartPeriod;
  readonly compare: ChartPeriod | null;
  readonly interval: Interval;
  readonly measure: ChartMeasure;
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
 * and period. Periods are aligned bucket by bucket from their first; the longer one sets the length.
 */
export function chartOf({
  primary,
  compare,
  interval,
  measure,
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
  const add = (group: ChartGroup | null, name: string, shown: ChartMeasure, axis: 'left' | 'right', color: number) => {
    const key = group?.id ?? (compare ? 'total' : shown);
    series.push({
      id: String(key),
      name: compare && !group ? periodName(primary) : name,
      color,
      axis,
      measure: shown,
      values: padded(valuesOf(primary.report, interval, shown, group?.id)),
    });
    if (compare) {
      series.push({
        id: `${key}-compare`,
        name: group ? `${name}, ${periodName(compare)}` : periodName(compare),
        color,
        axis,
        measure: shown,
        compare: true,
        labels: compareLabels,
        values: padded(valuesOf(compare.report, interval, shown, group?.id)),
      });
    }
  };
  if (groups) for (const group of groups) add(group, group.name, measure, 'left', group.color);
  else if (compare) add(null, names[measure], measure, 'left', 1);
  else {
    add(null, names.amount, 'amount', 'left', 1);
    add(null, names.count, 'count', 'right', 2);
  }
  return { categories: Array.from({ length }, (_, index) => own[index]?.mark ?? ''), labels, series };
}
