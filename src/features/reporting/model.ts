import type { Metrics } from '#api/contract/reports.ts';

/** Adds EUR amounts without the errors of binary fractions: the sum of whole cents. */
export const sumOfAmounts = (amounts: readonly number[]): number =>
  amounts.reduce((cents, eur) => cents + Math.round(eur * 100), 0) / 100;

/**
 * A value compared with that of the compare period (behaviour 4.3). `percentage` is in percent; `mark` marks a ±100 of
 * a missing value (behaviour 4.4).
 */
export interface Comparison {
  readonly primary: number;
  readonly compare: number;
  readonly difference: number;
  readonly percentage: number;
  readonly mark: 'new' | 'gone' | null;
}

/** Compares two values; a missing value counts as zero (behaviour 4.3 and 4.4). */
export function compareValues(primary: number | undefined, compare: number | undefined): Comparison {
  const now = primary ?? 0;
  const before = compare ?? 0;
  // Both are whole cents or counts: rounding to cents removes the errors of binary fractions.
  const difference = Math.round((now - before) * 100) / 100;
  const common = { primary: now, compare: before, difference };
  if (now !== 0 && before === 0) return { ...common, percentage: 100, mark: 'new' };
  if (now === 0 && before !== 0) return { ...common, percentage: -100, mark: 'gone' };
  if (before === 0) return { ...common, percentage: 0, mark: null };
  return { ...common, percentage: ((now - before) / Math.abs(before)) * 100, mark: null };
}

/** A part of a total in percent: 0 when the total is not positive (behaviour 4.5). */
export const shareOf = (value: number, total: number): number => (total > 0 ? (value / total) * 100 : 0);

/** A row of a report with its figures in both periods; `compare` is null when nothing is compared. */
export interface ComparedRow<Row> {
  readonly id: number | string;
  /** The row of the primary period, else of the compare period: for names and other properties of both. */
  readonly row: Row;
  readonly primary: Metrics;
  readonly compare: Metrics | null;
}

export const noMetrics: Metrics = { totalCount: 0, validCount: 0, totalAmount: 0, validAmount: 0 };

/**
 * Joins the rows of two periods by their key; rows that only one period has stay, with zeros for the other.
 * The order is that of the primary rows, then of those that only the compare period has.
 */
export function joinRows<Row extends Metrics>(
  primary: readonly Row[],
  compare: readonly Row[] | null,
  key: (row: Row) => number | string,
): ComparedRow<Row>[] {
  const before = new Map(compare?.map((row) => [key(row), row]));
  const joined: ComparedRow<Row>[] = primary.map((row) => {
    const id = key(row);
    const other = before.get(id);
    before.delete(id);
    return { id, row, primary: row, compare: compare && (other ?? noMetrics) };
  });
  for (const [id, row] of before) joined.push({ id, row, primary: noMetrics, compare: row });
  return joined;
}

/** The average EUR of a unit that was sold, 0 without sales. */
export const averageOf = ({ validAmount, validCount }: Metrics): number =>
  validCount > 0 ? validAmount / validCount : 0;

/** Returns the quantity of invalid transactions. */
const invalidCountOf = ({ totalCount, validCount }: Metrics): number => totalCount - validCount;

/** A figure of the totals: of the tiles on screen, and of the boxes in files. */
export interface TotalFigure {
  /** The key of its name below `tiles`. */
  readonly id: 'count' | 'amount' | 'average' | 'invalid';
  /** Amounts are EUR. */
  readonly kind: 'count' | 'amount';
  readonly of: (metrics: Metrics) => number;
  /** Whether a fall is green (behaviour 4.6). */
  readonly fewerIsBetter?: boolean;
}

/** The totals of a report, in their order: valid quantity and amount, the average, and what was not valid. */
export const totalFigures: readonly TotalFigure[] = [
  { id: 'count', kind: 'count', of: (metrics) => metrics.validCount },
  { id: 'amount', kind: 'amount', of: (metrics) => metrics.validAmount },
  { id: 'average', kind: 'amount', of: averageOf },
  { id: 'invalid', kind: 'count', of: invalidCountOf, fewerIsBetter: true },
];

/** Adds up rows, exact to the cent. */
export const sumOfMetrics = (rows: readonly Metrics[]): Metrics => ({
  totalCount: rows.reduce((sum, row) => sum + row.totalCount, 0),
  validCount: rows.reduce((sum, row) => sum + row.validCount, 0),
  totalAmount: sumOfAmounts(rows.map((row) => row.totalAmount)),
  validAmount: sumOfAmounts(rows.map((row) => row.validAmount)),
});

type FigureId = 'validCount' | 'validAmount';
type NamedRows<Row> = readonly ComparedRow<Row & { readonly name: string }>[];

/**
 * Sorts rows as their table does (behaviour 5.1), for what stands beside the table in its order. An unknown column
 * leaves them as they are.
 *
 * @param sort - by `name`, `validCount` or `validAmount`, or by `.compare`, `.difference` or `.percentage` of these
 * @param compareNames - the order of names
 */
export function rowsInOrder<Row>(
  rows: NamedRows<Row>,
  sort: { readonly id: string; readonly desc: boolean },
  compareNames: (a: string, b: string) => number,
): NamedRows<Row> {
  const sign = sort.desc ? -1 : 1;
  if (sort.id === 'name') return rows.toSorted((a, b) => sign * compareNames(a.row.name, b.row.name));
  const [, figure, part = 'primary'] =
    /^(validCount|validAmount)(?:\.(compare|difference|percentage))?$/.exec(sort.id) ?? [];
  if (!figure) return rows;
  const shownOf = ({ primary, compare }: ComparedRow<unknown>) =>
    compareValues(primary[figure as FigureId], compare?.[figure as FigureId])[part as 'primary' | 'compare'];
  return rows.toSorted((a, b) => sign * (shownOf(a) - shownOf(b)));
}
