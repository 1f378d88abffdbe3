import { expect, fn, spyOn, waitFor } from 'storybook/test';

/** Receives the name and the address of each file that a story saves. */
export const saved = fn<(name: string, url: string) => void>();

/** For `beforeEach`: files go to `saved`, since the browser's own download would end outside the page. */
export function keepDownloads() {
  saved.mockClear();
  spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved(this.download, this.href);
  });
}

/** The file of the last download. */
export async function savedFile(times = 1) {
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(times));
  const [name = '', url = ''] = saved.mock.calls.at(-1) ?? [];
  return { name, bytes: await (await fetch(url)).arrayBuffer() };
}

export type Cell = string | number | Date | null;

/** The rows of a spreadsheet's first sheet. */
export async function spreadsheet(bytes: ArrayBuffer): Promise<Cell[][]> {
  const library = await import('exceljs');
  const { Workbook } = library.default ?? library;
  const workbook = new Workbook();
  await workbook.xlsx.load(bytes);
  const rows: Cell[][] = [];
  const sheet = workbook.worksheets[0];
  sheet?.eachRow({ includeEmpty: true }, (row) => {
    rows.push(Array.from({ length: sheet.columnCount }, (_, at) => (row.getCell(at + 1).value ?? null) as Cell));
  });
  return rows;
}
