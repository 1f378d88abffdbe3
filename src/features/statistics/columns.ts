import type { TFunction } from 'i18next';
import type { DataTableColumn } from '#design-system/DataTable/types.ts';
import type { Formats } from '#design-system/language/formats.ts';
import type { StatisticsColumn, StatisticsRow } from './views.ts';

type Row = StatisticsRow & { readonly id: number };

interface Words {
  readonly t: TFunction<'statistics'>;
  readonly formats: Formats;
}

/** Column widths in px: no wider than the figures need, since some tables have many columns. */
const widths = { day: 110, month: 150, text: 150, count: 96, amount: 124, purchaseGroup: 180 };
const nameWidth = 240;

const isNumber = (value: string | number | null | undefined): value is number => typeof value === 'number';

/** The first day of a row's month. */
const monthOf = ({ year, month }: Row) => `${year}-${String(month).padStart(2, '0')}-01`;

/** The text of a cell; undefined for a value that is shown as it is, or a dash if missing. */
function textOf(row: Row, { field, kind }: StatisticsColumn, { t, formats }: Words): string | undefined {
  const value = row[field];
  if (value === null || value === undefined) return undefined;
  if (kind === 'month') return formats.month(monthOf(row));
  if (kind === 'day') return formats.day(String(value));
  if (kind === 'amount') return isNumber(value) ? formats.amount(value) : undefined;
  return kind === 'purchaseGroup' ? t(`purchaseGroups.${value as 0}`) : undefined;
}

function fileOf(column: StatisticsColumn, words: Words): DataTableColumn<Row>['file'] {
  const { field, kind } = column;
  const own = (row: Row) => row[field] ?? null;
  if (kind === 'count' || kind === 'amount') return { kind, value: own };
  // A file has the ISO date, which other programs can read.
  return { kind: 'text', value: kind === 'day' ? own : (row) => textOf(row, column, words) ?? own(row) };
}

/** A view's columns for a table, in the page's language. None is sortable: the server's order is that of all pages. */
export const columnsOf = (columns: readonly StatisticsColumn[], words: Words): DataTableColumn<Row>[] =>
  columns.map((column, at) => {
    const { field, kind, head, group } = column;
    const isFigure = kind === 'count' || kind === 'amount';
    const width = kind === 'text' && at === 0 ? nameWidth : widths[kind];
    return {
      id: field,
      header: words.t(`heads.${head}`),
      ...(group ? { group: words.t(`groups.${group}`) } : {}),
      kind: isFigure ? 'number' : 'text',
      sortable: false,
      width,
      ...(at === 0 ? { alwaysShown: true } : {}),
      ...(kind === 'day' || kind === 'month' ? { unbroken: true } : {}),
      value: (row) => textOf(row, column, words) ?? row[field],
      file: fileOf(column, words),
    };
  });
