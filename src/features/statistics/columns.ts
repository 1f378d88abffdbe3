import type { TFunction } from 'i18next';
import { seriesCount } from '#design-system/charts/seriesColor.ts';
import type { DataTableColumn } from '#design-system/DataTable/types.ts';
import type { Formats } from '#design-system/language/formats.ts';
import { type FigureRow, type StatisticsFigure, totalOf } from './figures.ts';
import type { StatisticsColumn } from './views.ts';

interface CellContext {
  readonly t: TFunction<'statistics'>;
  readonly formats: Formats;
}

/** Column widths in px: no wider than the figures need, since some tables have many columns. */
const widths = { day: 110, month: 150, text: 150, count: 96, amount: 124, purchaseGroup: 180 };
const nameWidth = 240;
/** The widths where a table has more than 12 columns, whose cells are dense: fourteen figures fit a page of 1440 px. */
const denseWidths = { day: 84, month: 104, text: 110, count: 50, amount: 80, purchaseGroup: 120 };
const mostWideColumns = 12;

const isNumber = (value: string | number | null | undefined): value is number => typeof value === 'number';

/** The first day of a row's month. */
const monthOf = ({ year, month }: FigureRow) => `${year}-${String(month).padStart(2, '0')}-01`;

/** The text of a cell; undefined for a value that is shown as it is, or a dash if missing. */
function textOf(row: FigureRow, { field, kind }: StatisticsColumn, { t, formats }: CellContext): string | undefined {
  const value = row[field];
  if (value === null || value === undefined) return undefined;
  if (kind === 'month') return formats.month(monthOf(row));
  if (kind === 'day') return formats.day(String(value));
  if (kind === 'amount') return isNumber(value) ? formats.amount(value) : undefined;
  return kind === 'purchaseGroup' ? t(`purchaseGroups.${value as 0}`) : undefined;
}

const figureText = (row: FigureRow, column: StatisticsColumn, context: CellContext) => {
  const value = row[column.field];
  return textOf(row, column, context) ?? (isNumber(value) ? context.formats.count(value) : '–');
};

/** The days or months of a view's rows; undefined where they have none. */
export function datesOf(
  columns: readonly StatisticsColumn[],
): { readonly by: 'day' | 'month'; readonly dayOf: (row: FigureRow) => string } | undefined {
  const [first] = columns;
  if (first?.kind === 'day') return { by: 'day', dayOf: (row) => String(row[first.field]) };
  return first?.kind === 'month' ? { by: 'month', dayOf: monthOf } : undefined;
}

/** The texts and dates that tell a row from the others of its table. */
export function rowKey(columns: readonly StatisticsColumn[]): (row: FigureRow) => string {
  const dates = datesOf(columns);
  if (dates) return dates.dayOf;
  const naming = columns.filter(({ kind }, at) => at === 0 || (kind !== 'count' && kind !== 'amount'));
  const fields = naming.filter(({ field }) => !field.startsWith('lastPayment')).map(({ field }) => field);
  return (row) => fields.map((field) => String(row[field] ?? '')).join(' · ');
}

/** What a row is called: its day, month or name. */
export const rowName =
  (columns: readonly StatisticsColumn[], context: CellContext) =>
  (row: FigureRow): string => {
    const [first] = columns;
    return first ? (textOf(row, first, context) ?? String(row[first.field] ?? '')) : '';
  };

/** The figures of a view: what its chart, its totals and its comparison are made of. */
export function figuresOf(
  columns: readonly StatisticsColumn[],
  t: TFunction<'statistics'>,
): readonly StatisticsFigure[] {
  const all = columns.filter(({ kind }) => kind === 'count' || kind === 'amount');
  return all.map(({ field, kind, head, group, adds = true, isNow = false }, at) => {
    const measure = kind === 'amount' ? 'amount' : 'count';
    const alone = all.filter((other) => other.group === group && other.kind === kind).length === 1;
    const groupName = group && t(`groups.${group}`);
    const own = t(`heads.${head}`);
    return {
      id: field,
      measure,
      adds,
      isNow,
      label: !groupName ? own.replace(/, €$/, '') : alone ? groupName : `${groupName}: ${own.replace(/, €$/, '')}`,
      color: (at % seriesCount) + 1,
    };
  });
}

function fileOf(
  column: StatisticsColumn,
  context: CellContext,
  total: number | null,
): DataTableColumn<FigureRow>['file'] {
  const { field, kind } = column;
  const own = (row: FigureRow) => row[field] ?? null;
  if (kind === 'count' || kind === 'amount') return { kind, value: own, ...(total === null ? {} : { total }) };
  // A file has the ISO date, which other programs can read.
  return { kind: 'text', value: kind === 'day' ? own : (row) => textOf(row, column, context) ?? own(row) };
}

/**
 * The places on a phone's cards: the first column names the row, its figure is the first amount, else the total, and the
 * line below the name has the next text or the first number.
 */
function cardsOf(columns: readonly StatisticsColumn[]): (at: number) => 'title' | 'figure' | 'line' | undefined {
  const placeOf = (fits: (column: StatisticsColumn) => boolean) => {
    const at = columns.findIndex((column, index) => index > 0 && fits(column));
    return at === -1 ? undefined : at;
  };
  const isCount = ({ kind }: StatisticsColumn) => kind === 'count';
  const figure =
    placeOf(({ kind }) => kind === 'amount') ??
    placeOf((column) => isCount(column) && column.head === 'total') ??
    placeOf(isCount);
  const line =
    placeOf(({ kind }) => kind === 'text') ?? placeOf((column) => isCount(column) && column !== columns[figure ?? -1]);
  return (at) => (at === 0 ? 'title' : at === figure ? 'figure' : at === line ? 'line' : undefined);
}

/** The value that rows are sorted by. */
const sortValue = (row: FigureRow, { field, kind }: StatisticsColumn) => (kind === 'month' ? monthOf(row) : row[field]);

/**
 * A view's columns for a table, in the page's language. With `all` rows of the range they are sortable and have totals;
 * a page alone has the server's order, which is that of all pages.
 */
export function columnsOf(
  columns: readonly StatisticsColumn[],
  context: CellContext,
  all?: readonly FigureRow[],
): DataTableColumn<FigureRow>[] {
  const cards = cardsOf(columns);
  return columns.map((column, at) => {
    const { field, kind, head, group, stack } = column;
    const isFigure = kind === 'count' || kind === 'amount';
    const isDense = columns.length > mostWideColumns;
    const width = kind === 'text' && at === 0 ? nameWidth : (isDense ? denseWidths : widths)[kind];
    const header = context.t(`heads.${head}`);
    const groupName = group && context.t(`groups.${group}`);
    const card = cards(at);
    const total = all && isFigure ? totalOf(all, { id: field, adds: column.adds ?? true }) : null;
    const written = (value: number) =>
      kind === 'amount' ? context.formats.amount(value) : context.formats.count(value);
    const shown = (row: FigureRow) => textOf(row, column, context);
    return {
      id: field,
      header,
      ...(groupName ? { group: groupName } : {}),
      ...(stack ? { stack } : {}),
      ...(card ? { card } : {}),
      ...(card === 'line' && isFigure ? { cardHead: groupName ? `${groupName}: ${header}` : header } : {}),
      kind: isFigure ? 'number' : 'text',
      ...(kind === 'purchaseGroup' || field === 'lastPaymentKind' ? { words: true } : {}),
      sortable: all !== undefined,
      width,
      ...(at === 0 ? { alwaysShown: true } : {}),
      ...(kind === 'day' || kind === 'month' ? { unbroken: true } : {}),
      // A page is not sorted: its values are what the cells show.
      value: all ? (row) => sortValue(row, column) ?? null : (row) => shown(row) ?? row[field],
      ...(all && kind !== 'text' && kind !== 'count' ? { cell: shown } : {}),
      // Each figure is named when a card is opened, those of its summary too (behaviour 18.20).
      ...(isFigure ? { cardDetail: (row: FigureRow) => figureText(row, column, context) } : {}),
      ...(all && isFigure ? { total: total === null ? '–' : written(total) } : {}),
      file: fileOf(column, context, total),
    };
  });
}
