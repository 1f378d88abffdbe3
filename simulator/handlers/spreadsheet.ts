import { fromDate } from '@internationalized/date';
import { businessZone } from '#api/days.ts';
import { stampedZip } from './zipTimes.ts';

export interface Column {
  readonly title: string;
  /** Moments are `Date`s, shown in Europe/Zagreb. */
  readonly kind: 'text' | 'count' | 'amount' | 'percentage' | 'moment';
}
export type SheetRow = readonly (string | number | Date | null)[];
export interface Sheet {
  readonly name: string;
  readonly columns: readonly Column[];
  readonly rows: readonly SheetRow[];
  /** Left out: the sheet has no totals row. */
  readonly total?: SheetRow;
}

const formats: Record<Column['kind'], string> = {
  text: '@',
  count: '#,##0',
  amount: '#,##0.00',
  percentage: '0.00',
  moment: 'dd.mm.yyyy hh:mm:ss',
};

/** Spreadsheets know no time zones: the clock on the wall in Zagreb, written as if it were UTC. */
const onTheWall = (moment: Date) => new Date(fromDate(moment, businessZone).toString().slice(0, 19).concat('Z'));
const cellOf = (value: SheetRow[number] | undefined) => (value instanceof Date ? onTheWall(value) : (value ?? null));
const lengthOf = (value: SheetRow[number] | undefined) => (value instanceof Date ? 19 : String(value ?? '').length);

/** An xlsx with typed cells, bold heads that stay in sight, and a bold totals row; its times are the clock's. */
export async function workbookOf(now: Date, sheets: readonly Sheet[]): Promise<Uint8Array> {
  // Heavy, and seldom wanted.
  const library = await import('exceljs');
  const { Workbook } = library.default ?? library;
  const workbook = new Workbook();
  workbook.created = now;
  workbook.modified = now;
  for (const { name, columns, rows, total } of sheets) {
    const sheet = workbook.addWorksheet(name, { views: [{ state: 'frozen', ySplit: 1 }] });
    sheet.columns = columns.map(({ title, kind }, column) => ({
      header: title,
      width: rows.reduce((width, row) => Math.max(width, lengthOf(row[column]) + 2), Math.max(12, title.length + 2)),
      style: {
        numFmt: formats[kind],
        alignment: { horizontal: kind === 'text' || kind === 'moment' ? 'left' : 'right' },
      },
    }));
    sheet.addRows(rows.map((row) => row.map(cellOf)));
    if (total) sheet.addRow(total.map(cellOf)).font = { bold: true };
    sheet.getRow(1).font = { bold: true };
  }
  const bytes = new Uint8Array((await workbook.xlsx.writeBuffer()) as ArrayBuffer);
  return stampedZip(bytes, now);
}
