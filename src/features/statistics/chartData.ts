import type { DayRange } from '#api/days.ts';
import type { ChartSeries } from '#design-system/charts/types.ts';
import type { Formats } from '#design-system/language/formats.ts';
import { bucketsOf, bucketValues, type FigureRow, type Interval, type StatisticsFigure } from './figures.ts';

/** With this many days or more the axis names months: a day's short label has no year. */
const monthsFrom = 400;

/** The rows of a period. */
export interface PeriodRows {
  readonly rows: readonly FigureRow[];
  readonly range: DayRange;
}

interface DatedChart {
  /** The figures of one measure. */
  readonly figures: readonly StatisticsFigure[];
  readonly interval: Interval;
  /** Whether the rows are months: then nothing is added up to draw them. */
  readonly areMonths: boolean;
  readonly primary: PeriodRows;
  readonly compare: PeriodRows | null;
  readonly dayOf: (row: FigureRow) => string;
  readonly formats: Formats;
}

/** The figures that a chart by this interval has: those that do not add up have values of single rows alone. */
const drawnFigures = (figures: readonly StatisticsFigure[], interval: Interval, areMonths: boolean) =>
  interval === 'day' || areMonths ? figures : figures.filter(({ adds }) => adds);

/** Pads values with gaps, where the other period is longer. */
const padded = (values: readonly (number | null)[], length: number) => [
  ...values,
  ...Array<null>(length - values.length).fill(null),
];

/**
 * The data of a chart of dated rows by day, week or month, oldest first. Periods are aligned bucket by bucket from their
 * first; the longer one sets the length (behaviour 18.18).
 */
export function datedChart({ figures, interval, areMonths, primary, compare, dayOf, formats }: DatedChart) {
  const own = bucketsOf(primary.rows, primary.range, interval, dayOf);
  const others = compare ? bucketsOf(compare.rows, compare.range, interval, dayOf) : [];
  const length = Math.max(own.length, others.length);
  const markOf =
    interval === 'month' || (interval === 'day' && own.length >= monthsFrom) ? formats.monthShort : formats.dayMonth;
  const labelOf =
    interval === 'month'
      ? formats.month
      : interval === 'day' && !areMonths
        ? (day: string) => `${formats.weekday(day)}, ${formats.day(day)}`
        : formats.day;
  const at = Array.from({ length }, (_, index) => index);
  const nameOf = (of: (day: string) => string, buckets: typeof own) =>
    at.map((index) => {
      const bucket = buckets[index];
      return bucket ? of(bucket.day) : '';
    });
  const compareLabels = nameOf(labelOf, others);
  const series = drawnFigures(figures, interval, areMonths).flatMap((figure): ChartSeries[] => {
    const { id, label: name, color, measure } = figure;
    const line = { id, name, color, measure, values: padded(bucketValues(own, figure), length) };
    if (!compare || figure.isNow) return [line];
    return [
      line,
      {
        ...line,
        id: `${id}-compare`,
        name: `${name}, ${formats.dayRangeShort(compare.range.begin, compare.range.end)}`,
        compare: true,
        labels: compareLabels,
        values: padded(bucketValues(others, figure), length),
      },
    ];
  });
  const startsOf = (buckets: typeof own) => buckets.map(({ day }) => day);
  return {
    categories: nameOf(markOf, own),
    labels: nameOf(labelOf, own),
    series,
    /** The first days of the categories, and those of the compare period. */
    starts: startsOf(own),
    otherStarts: startsOf(others),
  };
}
