import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import ExcelJS from 'exceljs';

/** Chooses a file in the page's download menu and waits until it is there. */
export async function download(page: Page, item: string): Promise<{ name: string; bytes: Buffer }> {
  const arrived = page.waitForEvent('download', { timeout: 45_000 });
  await page.getByRole('button', { name: 'Preuzmi', exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
  const file = await arrived;
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
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
