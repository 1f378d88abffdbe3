import type { Metrics } from '#api/contract/reports.ts';
import { averageOf, type Comparison, compareValues, type Exact, exactOf, perDay, sumOfAmounts } from '#api/figures.ts';
import type { PeriodDays } from '#api/periods.ts';

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

/** A figure of the totals: of the tiles on screen, and of the boxes in files. */
export interface TotalFigure {
  /** The key of its name below `tiles`. */
  readonly id: 'count' | 'amount' | 'average' | 'invalid';
  /** Amounts are EUR. */
  readonly kind: 'count' | 'amount';
  readonly of: (metrics: Metrics) => Exact;
  /** The key of its name below `tiles` where it is divided by days; undefined for an average, which is not. */
  readonly perDayId?: 'countPerDay' | 'amountPerDay' | 'invalidPerDay';
  /** Whether a fall is green (behaviour 4.6). */
  readonly fewerIsBetter?: boolean;
}

/** The totals of a report, in their order: valid quantity and amount, the average, and what was not valid. */
export const totalFigures: readonly TotalFigure[] = [
  { id: 'count', kind: 'count', perDayId: 'countPerDay', of: ({ validCount }) => exactOf(validCount) },
  { id: 'amount', kind: 'amount', perDayId: 'amountPerDay', of: ({ validAmount }) => exactOf(validAmount) },
  { id: 'average', kind: 'amount', of: ({ validAmount, validCount }) => averageOf(validAmount, validCount) },
  {
    id: 'invalid',
    kind: 'count',
    perDayId: 'invalidPerDay',
    of: ({ totalCount, validCount }) => exactOf(totalCount - validCount),
    fewerIsBetter: true,
  },
];

/** How a figure is shown: as it is, or divided by the days of its period (behaviour 3.23). */
interface ShownFigure {
  /** The key of its name below `tiles`. */
  readonly name: TotalFigure['id'] | NonNullable<TotalFigure['perDayId']>;
  /** `decimal` is a quantity per day. */
  readonly kind: 'count' | 'amount' | 'decimal';
  readonly primary: Exact;
  /** Null when nothing is compared. */
  readonly compare: Exact | null;
}

/**
 * A figure of the totals of both periods.
 *
 * @param days - of the periods, for figures per day; averages are not divided
 */
export function shownFigure(
  { id, kind, of, perDayId }: TotalFigure,
  { primary, compare }: Pick<ComparedRow<unknown>, 'primary' | 'compare'>,
  days: PeriodDays | undefined,
): ShownFigure {
  const divided = perDayId === undefined ? undefined : days;
  const shown = (metrics: Metrics, by: number | null | undefined) => (by ? perDay(of(metrics), by) : of(metrics));
  return {
    name: divided && perDayId ? perDayId : id,
    kind: divided && kind === 'count' ? 'decimal' : kind,
    primary: shown(primary, divided?.primary),
    compare: compare && shown(compare, divided?.compare),
  };
}

type FigureKey = 'validCount' | 'totalCount' | 'validAmount' | 'totalAmount';

/** A quantity or an amount of a row, divided by days where there are some. */
export const figureValue = (metrics: Metrics, key: FigureKey, days: number | null | undefined): Exact =>
  days ? perDay(exactOf(metrics[key]), days) : exactOf(metrics[key]);

/** The difference of a figure of two periods, each divided by its own days where there are some. */
export const compareFigure = (
  { primary, compare }: Pick<ComparedRow<unknown>, 'primary' | 'compare'>,
  key: FigureKey,
  days: PeriodDays | undefined,
): Comparison =>
  compareValues(
    figureValue(primary, key, days?.primary),
    compare ? figureValue(compare, key, days?.compare) : undefined,
  );

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
 * @param sort - by `name`, `validCount` or `validAmount`, or by `.compare`, `.difference`, `.percentage` or `.share` of these
 * @param compareNames - the order of names
 * @param days - of the periods, where the table's figures are per day
 */
export function rowsInOrder<Row>(
  rows: NamedRows<Row>,
  sort: { readonly id: string; readonly desc: boolean },
  compareNames: (a: string, b: string) => number,
  days?: PeriodDays,
): NamedRows<Row> {
  const sign = sort.desc ? -1 : 1;
  if (sort.id === 'name') return rows.toSorted((a, b) => sign * compareNames(a.row.name, b.row.name));
  const [, figure, part = 'primary'] =
    /^(validCount|validAmount)(?:\.(compare|difference|percentage|share))?$/.exec(sort.id) ?? [];
  if (!figure) return rows;
  const id = figure as FigureId;
  const shownOf = (row: ComparedRow<unknown>) => {
    if (part === 'primary' || part === 'share') return row.primary[id];
    if (part === 'compare') return row.compare?.[id] ?? 0;
    return compareFigure(row, id, days)[part as 'difference' | 'percentage'].exact;
  };
  return rows.toSorted((a, b) => sign * (shownOf(a) - shownOf(b)));
}
