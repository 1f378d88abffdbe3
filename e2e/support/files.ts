import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import ExcelJS from 'exceljs';

/** A file that the browser saved. */
export interface SavedFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Runs an action on the page, and resolves with the file that it downloads. */
export async function saved(page: Page, act: () => Promise<void>): Promise<SavedFile> {
  const arrived = page.waitForEvent('download', { timeout: 45_000 });
  await act();
  const file = await arrived;
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}

/** Chooses a file in the page's download menu. */
export const download = (page: Page, item: string): Promise<SavedFile> =>
  saved(page, async () => {
    await page.getByRole('button', { name: 'Preuzmi', exact: true }).click();
    await page.getByRole('menuitem', { name: item }).click();
  });

/** Downloads a table as CSV, by the page's download menu. */
export const downloadCsv = (page: Page, table: string): Promise<SavedFile> => download(page, `CSV: ${table}`);

/** What the name of a CSV says of the page of a list that it holds: nothing where there is only one. */
export function pageInName(page: number, rows: number, rowsOfPage = 20): string {
  const pages = Math.ceil(rows / rowsOfPage);
  return pages > 1 ? ` (stranica ${page} od ${pages})` : '';
}

/** A Croatian CSV, row by row: semicolons between the cells, quotes around those that hold one. */
export function readCsv(bytes: Buffer): readonly (readonly string[])[] {
  const text = bytes.toString('utf8');
  // Without the byte order mark Excel reads the file as Windows-1252.
  if (!text.startsWith('\ufeff')) throw new Error('The CSV has no byte order mark');
  const lines = text.slice(1).split('\r\n').slice(0, -1);
  return lines.map((line) =>
    [...`;${line}`.matchAll(/;(?:"((?:[^"]|"")*)"|([^;]*))/g)].map(([, quoted, bare]) =>
      quoted === undefined ? (bare ?? '') : quoted.replaceAll('""', '"'),
    ),
  );
}

export type Cell = string | number | Date | null;

/** A spreadsheet's sheets as plain cells, row by row; rich values as what Excel shows. */
export async function readSpreadsheet(bytes: Buffer): Promise<ReadonlyMap<string, readonly (readonly Cell[])[]>> {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(bytes as unknown as ArrayBuffer);
  return new Map(
    workbook.worksheets.map((sheet) => {
      const rows: Cell[][] = [];
      sheet.eachRow({ includeEmpty: true }, (row) => {
        // A row's values begin at 1.
        rows.push(Array.from({ length: sheet.columnCount }, (_, at) => (row.getCell(at + 1).value ?? null) as Cell));
      });
      return [sheet.name, rows];
    }),
  );
}
