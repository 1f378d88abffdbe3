import { fromDate } from '@internationalized/date';
import type { Row, Style } from 'exceljs';
import { businessZone } from '#api/days.ts';
import { sumOfAmounts } from '#api/figures.ts';
import { xlsxText } from '#api/fileText.ts';
import { passes, passOf } from '#api/moments.ts';
import type { Texts } from '../../texts/texts.ts';
import { stampedZip } from './zipTimes.ts';

export interface Column {
  readonly title: string;
  /** Moments are `Date`s, shown in Europe/Zagreb; days and months are texts, `2026-11-15` and `2026-11`. */
  readonly kind: 'text' | 'count' | 'amount' | 'percentage' | 'moment' | 'day' | 'month';
}
export type SheetRow = readonly (string | number | Date | null)[];
export interface Sheet {
  readonly name: string;
  readonly columns: readonly Column[];
  readonly rows: readonly SheetRow[];
  /** Left out: the sheet has no totals row. */
  readonly total?: SheetRow;
}

/** A column of a table with a totals row: what of the row it shows, and whether the totals row has its sum. */
export interface TableColumn<Row> extends Column {
  readonly of: (row: Row) => SheetRow[number];
  readonly isSummed?: boolean;
}

/** A table as a sheet, with a totals row that begins with the word `total`. */
export function tableSheet<Row>(
  name: string,
  columns: readonly TableColumn<Row>[],
  rows: readonly Row[],
  total: string,
): Sheet {
  return {
    name,
    columns,
    rows: rows.map((row) => columns.map(({ of }) => of(row))),
    total: columns.map(({ isSummed, of }, at) => {
      if (at === 0) return total;
      return isSummed ? sumOfAmounts(rows.map(of).filter((value) => typeof value === 'number')) : null;
    }),
  };
}

const formats: Record<Column['kind'], string> = {
  text: '@',
  count: '#,##0',
  amount: '#,##0.00',
  percentage: '0.00',
  moment: 'dd.mm.yyyy hh:mm:ss',
  day: 'dd.mm.yyyy',
  month: 'mm.yyyy',
};

/** Spreadsheets know no time zones: the clock on the wall in Zagreb, written as if it were UTC. */
const onTheWall = (moment: Date) => new Date(fromDate(moment, businessZone).toString().slice(0, 19).concat('Z'));
const isDate = (kind: Column['kind'] | undefined) => kind === 'day' || kind === 'month';
const firstDigit = /^\d/;
const cellOf = (value: SheetRow[number] | undefined, kind: Column['kind'] | undefined) => {
  if (value instanceof Date) return onTheWall(value);
  // A totals row has a word where the rows have a day.
  if (isDate(kind) && typeof value === 'string' && firstDigit.test(value)) return new Date(value);
  return typeof value === 'string' ? xlsxText(value) : (value ?? null);
};
const lengthOf = (value: SheetRow[number] | undefined) => (value instanceof Date ? 19 : String(value ?? '').length);

const styleOf = (kind: Column['kind']) => ({
  numFmt: formats[kind],
  alignment: { horizontal: kind === 'text' || kind === 'moment' || isDate(kind) ? 'left' : 'right' } as const,
});

/**
 * An xlsx with typed cells, bold heads that stay in sight, and a bold totals row; its times are the clock's. A date in
 * the repeated hour has a number format that says which of the two times it is (behaviour 20.9).
 */
export async function workbookOf(now: Date, sheets: readonly Sheet[], texts: Texts): Promise<Uint8Array> {
  // Loaded lazily: a large library for rare calls.
  const library = await import('exceljs');
  const { Workbook } = library.default ?? library;
  const workbook = new Workbook();
  workbook.created = now;
  workbook.modified = now;
  const [first, second] = passes.map((pass) => ({
    ...styleOf('moment'),
    numFmt: `${formats.moment}" (${texts(`time.${pass}`)})"`,
  }));
  const repeated = { first, second };
  for (const { name, columns, rows, total } of sheets) {
    // In a wide sheet what a row is about stays in sight too.
    const xSplit = columns.length > 16 ? 1 : 0;
    const sheet = workbook.addWorksheet(xlsxText(name), { views: [{ state: 'frozen', ySplit: 1, xSplit }] });
    sheet.columns = columns.map(({ title }, column) => ({
      header: xlsxText(title),
      width: rows.reduce((width, row) => Math.max(width, lengthOf(row[column]) + 2), Math.max(12, title.length + 2)),
    }));
    const hasMoments = columns.some(({ kind }) => kind === 'moment');
    const plain = columns.map(({ kind }) => styleOf(kind));
    const bold = plain.map((style) => ({ ...style, font: { bold: true } }));
    // Cells share their column's style. Of their own, as the library would give them, they take most of the time.
    const dress = (row: Row, styles: readonly Partial<Style>[]) =>
      row.eachCell((cell, column) => {
        cell.style = styles[column - 1] ?? {};
      });
    dress(sheet.getRow(1), bold);
    const cells = (row: SheetRow) => row.map((value, column) => cellOf(value, columns[column]?.kind));
    const stylesOf = (row: SheetRow) =>
      plain.map((style, column) => {
        const value = row[column];
        const pass = value instanceof Date ? passOf(value) : undefined;
        return (pass && repeated[pass]) ?? style;
      });
    for (const row of rows) dress(sheet.addRow(cells(row)), hasMoments ? stylesOf(row) : plain);
    if (total) dress(sheet.addRow(cells(total)), bold);
    plain.forEach((style, column) => {
      sheet.getColumn(column + 1).style = style;
    });
  }
  const bytes = new Uint8Array((await workbook.xlsx.writeBuffer()) as ArrayBuffer);
  return stampedZip(bytes, now);
}
