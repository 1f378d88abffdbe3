import ExcelJS from 'exceljs';
import { plainText } from '#api/fileText.ts';
import { formatsOf } from '#design-system/language/formatsOf.ts';
import { periodsOf, type ReportDocument, withTexts } from '../document.ts';
import { fileTexts } from '../fileTexts.ts';
import { sheetNames } from '../names.ts';
import { tablesOf } from '../tables.ts';
import { addTableSheet } from './sheet.ts';
import { addSummarySheet } from './summary.ts';
import { setZipDates } from './zipDates.ts';

/**
 * The report as a spreadsheet: a sheet with its filters and totals, then one for each table, with typed cells. The same
 * document makes the same bytes. `onProgress` receives the finished part, 0 to 1.
 */
export async function writeXlsx(asked: ReportDocument, onProgress?: (part: number) => void): Promise<ArrayBuffer> {
  const document = withTexts(asked, plainText);
  const t = await fileTexts(document.language);
  const formats = formatsOf(document.language);
  const tables = tablesOf(document, 'xlsx', t);
  const [summaryName = '', ...names] = sheetNames([t('summary'), ...tables.map(({ title }) => title)]);

  const workbook = new ExcelJS.Workbook();
  workbook.title = document.title;
  workbook.subject = document.subtitle ?? '';
  workbook.creator = document.subtitle ?? document.title;
  workbook.lastModifiedBy = workbook.creator;
  workbook.description = periodsOf(document);
  workbook.created = document.createdAt;
  workbook.modified = document.createdAt;
  addSummarySheet(workbook, summaryName, document, t);

  const all = tables.reduce((sum, { table }) => sum + table.rows.length, 0);
  let done = 0;
  for (const [index, { title, table, empty }] of tables.entries()) {
    addTableSheet(workbook, names[index] ?? title, table, formats, empty ?? t('empty'), () => {
      done += 1;
      if (done % 250 === 0) onProgress?.((done / all) * 0.5);
    });
  }
  // A list opens at its rows; a report with totals opens at them.
  const first = tables.length > 0 && !document.figures?.length ? 1 : 0;
  workbook.views = [
    { x: 0, y: 0, width: 24_000, height: 14_000, firstSheet: 0, activeTab: first, visibility: 'visible' },
  ];
  onProgress?.(0.5);
  const written = await workbook.xlsx.writeBuffer();
  const bytes = new Uint8Array(written as ArrayBuffer);
  setZipDates(bytes, document.createdAt);
  onProgress?.(1);
  return bytes.buffer.byteLength === bytes.byteLength ? bytes.buffer : bytes.slice().buffer;
}
