import { stampedZip } from './zipTimes.ts';

export interface Column {
  readonly title: string;
  readonly kind: 'text' | 'count' | 'amount' | 'percentage';
}
export type SheetRow = readonly (string | number)[];
export interface Sheet {
  readonly name: string;
  readonly columns: readonly Column[];
  readonly rows: readonly SheetRow[];
  readonly total: SheetRow;
}

const formats: Record<Column['kind'], string> = { text: '@', count: '#,##0', amount: '#,##0.00', percentage: '0.00' };

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
      width: Math.max(12, title.length + 2, ...rows.map((row) => String(row[column] ?? '').length + 2)),
      style: { numFmt: formats[kind], alignment: { horizontal: kind === 'text' ? 'left' : 'right' } },
    }));
    sheet.addRows(rows.map((row) => [...row]));
    sheet.addRow([...total]).font = { bold: true };
    sheet.getRow(1).font = { bold: true };
  }
  const bytes = new Uint8Array((await workbook.xlsx.writeBuffer()) as ArrayBuffer);
  return stampedZip(bytes, now);
}
