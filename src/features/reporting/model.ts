import type { Metrics } from '#api/contract/reports.ts';

/** Adds EUR amounts without the errors of binary fractions: the sum of whole cents. */
export const sumOfAmounts = (amounts: readonly number[]): number =>
  amounts.reduce((cents, eur) => cents + Math.round(eur * 100), 0) / 100;

/**
 * A value beside that of the compare period (behaviour 4.3). `percentage` is in percent; `mark` marks a ±100 that
 * comes from a missing side (behaviour 4.4).
 */
export interface Comparison {
  readonly primary: number;
  readonly compare: number;
  readonly difference: number;
  readonly percentage: number;
  readonly mark: 'new' | 'gone' | null;
}

/** Compares two values; a missing side counts as zero (behaviour 4.3 and 4.4). */
export function compareValues(primary: number | undefined, compare: number | undefined): Comparison {
  const now = primary ?? 0;
  const before = compare ?? 0;
  // Both are whole cents or counts: rounding to cents takes away what binary fractions add.
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
  /** The row of the primary period, else of the compare period: for names and the like. */
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

/** Average EUR of a valid sale, 0 without sales. */
export const averageOf = ({ validAmount, validCount }: Metrics): number =>
  validCount > 0 ? validAmount / validCount : 0;

/** How many were not valid. */
export const invalidCountOf = ({ totalCount, validCount }: Metrics): number => totalCount - validCount;

/** Adds rows up, exactly. */
export const sumOfMetrics = (rows: readonly Metrics[]): Metrics => ({
  totalCount: rows.reduce((sum, row) => sum + row.totalCount, 0),
  validCount: rows.reduce((sum, row) => sum + row.validCount, 0),
  totalAmount: sumOfAmounts(rows.map((row) => row.totalAmount)),
  validAmount: sumOfAmounts(rows.map((row) => row.validAmount)),
});
