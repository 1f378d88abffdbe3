import { expect, type Locator } from '@playwright/test';
import { plain } from './numbers.ts';

/** A table's content: its rows and totals by column, a column under an upper head as `Iznos, €: Razlika`. */
export interface ReadTable {
  readonly heads: readonly string[];
  readonly rows: readonly Readonly<Record<string, string>>[];
  readonly total: Readonly<Record<string, string>>;
}

/** Reads a table of the design system, without what is open under its rows. */
export async function readTable(table: Locator): Promise<ReadTable> {
  const read = await table.evaluate((element: HTMLTableElement) => {
    // biome-ignore lint/performance/useDomNodeTextContent: as it is seen, its parts apart.
    const textOf = (cell: Element) => (cell as HTMLElement).innerText;
    const heads = [...(element.tHead?.rows ?? [])].map((row) =>
      [...row.cells].flatMap((cell) => Array.from({ length: cell.colSpan }, () => textOf(cell))),
    );
    const rows = [...(element.tBodies[0]?.rows ?? [])].filter((row) => row.dataset.part === undefined);
    return {
      heads,
      rows: rows.map((row) => [...row.cells].map(textOf)),
      total: [...(element.tFoot?.rows[0]?.cells ?? [])].map(textOf),
    };
  });
  const own = read.heads.at(-1) ?? [];
  const upper = read.heads.length > 1 ? read.heads[0] : undefined;
  const heads = own.map((head, at) =>
    [upper?.[at], head]
      .filter(Boolean)
      .map((text) => plain(text ?? ''))
      .join(': '),
  );
  const named = (cells: readonly string[]) =>
    Object.fromEntries(heads.map((head, at) => [head, plain(cells[at] ?? '')]));
  return { heads, rows: read.rows.map(named), total: named(read.total) };
}

/** Waits until the table has these rows: the old ones stay while the reply is on its way. */
export const expectRows = (table: Locator, rows: readonly unknown[]) =>
  expect.poll(async () => (await readTable(table)).rows).toEqual(rows);
