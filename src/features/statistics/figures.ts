import type { Day, DayRange } from '#api/days.ts';
import { addTo, firstOfMonth, mondayOf } from '#api/days.ts';
import { type Comparison, compareValues, sumOfAmounts } from '#api/figures.ts';
import type { ChartMeasure } from '#design-system/charts/types.ts';

/** A row of a table or of a list by day: its figures by their ids. */
export type FigureRow = Readonly<Record<string, string | number | null>>;

/** A figure of the rows. */
export interface StatisticsFigure {
  readonly id: string;
  readonly measure: ChartMeasure;
  /**
   * Whether its rows may be added up. Users by day, users by city and last payments may not: a user who is active on two
   * days counts once.
   */
  readonly adds: boolean;
  /** Whether it is a figure of now, whatever the period is: it is not compared. */
  readonly isNow: boolean;
  /** What it is called beside other figures. */
  readonly label: string;
  /** Series colour number. */
  readonly color: number;
}

/** Figures of the present state and texts have no value; neither has a row that is missing. */
export function figureIn(row: FigureRow | null | undefined, id: string): number | null {
  const value = row?.[id];
  return typeof value === 'number' ? value : null;
}

/** The sum of a figure over all rows, to the cent; null where rows do not add up. */
export const totalOf = (rows: readonly (FigureRow | null)[], { id, adds }: Pick<StatisticsFigure, 'id' | 'adds'>) =>
  adds ? sumOfAmounts(rows.map((row) => figureIn(row, id) ?? 0)) : null;

/** Whether a figure is zero in each row: its line in a chart starts hidden. */
export const isAlwaysZero = (rows: readonly (FigureRow | null)[], id: string) =>
  rows.every((row) => (figureIn(row, id) ?? 0) === 0);

/** The figures that a view is about, by their ids, the first one first. */
const mains = ['purchases', 'totalCount', 'purchaseCount', 'total', 'allCount'];

/** The figure of a measure that a view is about: its total, or its first one. */
export function mainOf<Figure extends Pick<StatisticsFigure, 'id' | 'measure'>>(
  figures: readonly Figure[],
  measure: ChartMeasure,
): Figure | undefined {
  const some = figures.filter((one) => one.measure === measure);
  const main = mains.flatMap((id) => some.find((one) => one.id === id) ?? []);
  return main[0] ?? some.find(({ id }) => id === 'purchaseAmount') ?? some[0];
}

/** A row of both periods. */
export interface PairedRow {
  readonly id: string;
  /** Null where the compare period alone has it. */
  readonly primary: FigureRow | null;
  /** Null where nothing is compared, or the primary period alone has it. */
  readonly compare: FigureRow | null;
  /** The days that the two stand for, where the rows are dated. */
  readonly day?: Day | null;
  readonly compareDay?: Day | null;
  /** Beyond the end of the shorter period: there is nothing to compare it with. */
  readonly isAlone?: boolean;
}

export const comparisonOf = ({ primary, compare }: PairedRow, id: string): Comparison =>
  compareValues(figureIn(primary, id) ?? 0, figureIn(compare, id) ?? 0);

/** How two totals compare; null where rows do not add up. */
export function comparedTotals(rows: readonly PairedRow[], figure: Pick<StatisticsFigure, 'id' | 'adds'>) {
  const primary = totalOf(
    rows.map((row) => row.primary),
    figure,
  );
  const compare = totalOf(
    rows.map((row) => row.compare),
    figure,
  );
  return primary === null || compare === null
    ? null
    : { primary, compare, comparison: compareValues(primary, compare) };
}

/** The rows of two periods by their name; first those of the primary one, then those that the compare one alone has. */
export function pairByKey(
  primary: readonly FigureRow[],
  compare: readonly FigureRow[],
  keyOf: (row: FigureRow) => string,
): readonly PairedRow[] {
  const others = new Map(compare.map((row) => [keyOf(row), row]));
  const pairs = primary.map((row): PairedRow => {
    const id = keyOf(row);
    const other = others.get(id) ?? null;
    others.delete(id);
    return { id, primary: row, compare: other };
  });
  return [...pairs, ...[...others].map(([id, row]): PairedRow => ({ id, primary: null, compare: row }))];
}

const dayLength = 86_400_000;
const monthNumber = (day: Day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));

/** How far a row is from the first day or month of its period. */
const distance = (by: 'day' | 'month', begin: Day, day: Day) =>
  by === 'month'
    ? monthNumber(day) - monthNumber(begin)
    : Math.round((Date.parse(day) - Date.parse(begin)) / dayLength);

interface DatedRows {
  readonly rows: readonly FigureRow[];
  readonly range: DayRange;
}

/**
 * The rows of two periods day by day, or month by month, from the first of each: the third day beside the third. Newest
 * first; the longer period sets the length.
 */
export function pairByDate(
  primary: DatedRows,
  compare: DatedRows,
  by: 'day' | 'month',
  dayOf: (row: FigureRow) => Day,
): readonly PairedRow[] {
  const at = ({ rows, range }: DatedRows) => new Map(rows.map((row) => [distance(by, range.begin, dayOf(row)), row]));
  const [own, others] = [at(primary), at(compare)];
  const places = [...new Set([...own.keys(), ...others.keys()])].sort((a, b) => b - a);
  const lastOf = ({ range }: DatedRows) => distance(by, range.begin, range.end);
  const last = Math.min(lastOf(primary), lastOf(compare));
  return places.map((place) => {
    const [row = null, other = null] = [own.get(place), others.get(place)];
    return {
      id: String(place),
      primary: row,
      compare: other,
      day: row && dayOf(row),
      compareDay: other && dayOf(other),
      ...(place > last ? { isAlone: true } : {}),
    };
  });
}

/** Ranks by values, the greatest first: 1, 2, 2, 4; none for what is missing. */
export function ranksOf(values: readonly (number | null)[]): readonly (number | null)[] {
  const sorted = values.filter((value) => value !== null).sort((a, b) => b - a);
  const ranks = new Map<number, number>();
  for (const [at, value] of sorted.entries()) if (!ranks.has(value)) ranks.set(value, at + 1);
  return values.map((value) => (value === null ? null : (ranks.get(value) ?? null)));
}

/** Ranks of the rows by their growth in percent, exactly; none for a row without either. */
export const growthRanks = (rows: readonly PairedRow[], id: string) =>
  ranksOf(
    rows.map((row) => {
      const none = (figureIn(row.primary, id) ?? 0) === 0 && (figureIn(row.compare, id) ?? 0) === 0;
      return none ? null : comparisonOf(row, id).percentage.exact;
    }),
  );

export const intervals = ['day', 'week', 'month'] as const;
export type Interval = (typeof intervals)[number];

/** The days of an interval inside a range. */
interface Bucket {
  /** Its first day inside the range. */
  readonly day: Day;
  readonly rows: readonly FigureRow[];
}

/** The first day of an interval, which may lie before the range. */
const startOf = (interval: Interval, day: Day) =>
  interval === 'day' ? day : interval === 'week' ? mondayOf(day) : firstOfMonth(day);
const step = { day: { days: 1 }, week: { weeks: 1 }, month: { months: 1 } } as const;

/** The rows of a range by day, week or month, oldest first, also those without a row; a week that the range cuts has only its days inside. */
export function bucketsOf(
  rows: readonly FigureRow[],
  { begin, end }: DayRange,
  interval: Interval,
  dayOf: (row: FigureRow) => Day,
): readonly Bucket[] {
  const byStart = new Map<Day, FigureRow[]>();
  for (let start = startOf(interval, begin); start <= end; start = addTo(start, step[interval])) byStart.set(start, []);
  for (const row of rows) byStart.get(startOf(interval, dayOf(row)))?.push(row);
  return [...byStart].map(([start, some]) => ({ day: start < begin ? begin : start, rows: some }));
}

/**
 * A figure for each bucket, to the cent. What does not add up has a value for a single day or month alone, and a gap where
 * there is none.
 */
export const bucketValues = (buckets: readonly Bucket[], figure: Pick<StatisticsFigure, 'id' | 'adds'>) =>
  buckets.map(({ rows }) =>
    figure.adds ? totalOf(rows, figure) : rows.length === 1 ? figureIn(rows[0], figure.id) : null,
  );

/** The greatest rows by a figure, at most so many, in this order; rows of equal figures keep theirs. */
export const greatest = (rows: readonly PairedRow[], id: string, most: number): readonly PairedRow[] =>
  rows
    .map((row, at) => ({ row, at, value: figureIn(row.primary, id) ?? 0 }))
    .sort((a, b) => b.value - a.value || a.at - b.at)
    .slice(0, most)
    .map(({ row }) => row);
