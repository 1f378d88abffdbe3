import type { TFunction } from 'i18next';
import type { DataTableColumn } from '#design-system/DataTable/types.ts';
import type { Formats } from '#design-system/language/formats.ts';
import type { StatisticsColumn, StatisticsRow } from './views.ts';

type Row = StatisticsRow & { readonly id: number };

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
const monthOf = ({ year, month }: Row) => `${year}-${String(month).padStart(2, '0')}-01`;

/** The text of a cell; undefined for a value that is shown as it is, or a dash if missing. */
function textOf(row: Row, { field, kind }: StatisticsColumn, { t, formats }: CellContext): string | undefined {
  const value = row[field];
  if (value === null || value === undefined) return undefined;
  if (kind === 'month') return formats.month(monthOf(row));
  if (kind === 'day') return formats.day(String(value));
  if (kind === 'amount') return isNumber(value) ? formats.amount(value) : undefined;
  return kind === 'purchaseGroup' ? t(`purchaseGroups.${value as 0}`) : undefined;
}

function fileOf(column: StatisticsColumn, context: CellContext): DataTableColumn<Row>['file'] {
  const { field, kind } = column;
  const own = (row: Row) => row[field] ?? null;
  if (kind === 'count' || kind === 'amount') return { kind, value: own };
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

/** A view's columns for a table, in the page's language. None is sortable: the server's order is that of all pages. */
export function columnsOf(columns: readonly StatisticsColumn[], context: CellContext): DataTableColumn<Row>[] {
  const cards = cardsOf(columns);
  return columns.map((column, at) => {
    const { field, kind, head, group, stack } = column;
    const isFigure = kind === 'count' || kind === 'amount';
    const isDense = columns.length > mostWideColumns;
    const width = kind === 'text' && at === 0 ? nameWidth : (isDense ? denseWidths : widths)[kind];
    const header = context.t(`heads.${head}`);
    const groupName = group && context.t(`groups.${group}`);
    const card = cards(at);
    return {
      id: field,
      header,
      ...(groupName ? { group: groupName } : {}),
      ...(stack ? { stack } : {}),
      ...(card ? { card } : {}),
      ...(card === 'line' && isFigure ? { cardHead: groupName ? `${groupName}: ${header}` : header } : {}),
      kind: isFigure ? 'number' : 'text',
      ...(kind === 'purchaseGroup' || field === 'lastPaymentKind' ? { words: true } : {}),
      sortable: false,
      width,
      ...(at === 0 ? { alwaysShown: true } : {}),
      ...(kind === 'day' || kind === 'month' ? { unbroken: true } : {}),
      value: (row) => textOf(row, column, context) ?? row[field],
      file: fileOf(column, context),
    };
  });
}
