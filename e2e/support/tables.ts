import { expect, type Locator } from '@playwright/test';
import { cents } from './api.ts';
import { croatian, plain } from './numbers.ts';

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
    // Figures that share a cell have a line each.
    const linesOf = (cell: Element) => {
      const lines = [...cell.querySelectorAll('[data-line]')];
      return (lines.length > 0 ? lines : [cell]).map(textOf);
    };
    const heads = [...(element.tHead?.rows ?? [])].map((row) =>
      [...row.cells].flatMap((cell) => {
        const group = cell.querySelector('[data-part=heading]');
        const lines = cell.colSpan > 1 ? Array.from({ length: cell.colSpan }, () => textOf(cell)) : linesOf(cell);
        return group ? lines.map((line) => `${textOf(group)}: ${line}`) : lines;
      }),
    );
    const rows = [...(element.tBodies[0]?.rows ?? [])].filter((row) => row.dataset.part === undefined);
    return {
      heads,
      rows: rows.map((row) => [...row.cells].flatMap(linesOf)),
      total: [...(element.tFoot?.rows[0]?.cells ?? [])].flatMap(linesOf),
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

/** Waits until the table has these rows: the old ones stay while the reply is loading. */
export const expectRows = (table: Locator, rows: readonly unknown[]) =>
  expect.poll(async () => (await readTable(table)).rows).toEqual(rows);

/** What the foot of a paged list says: the rows that the filters find, and the sums of the page's own. */
export function pageSums(
  all: RegExp,
  rows: readonly { readonly quantity: number; readonly amount: string | number; readonly isValid?: boolean }[],
): RegExp {
  const written = (some: typeof rows) => {
    const amount = some.reduce((sum, row) => sum + cents(row.amount), 0) / 100;
    const quantity = some.reduce((sum, row) => sum + row.quantity, 0);
    return `količina ${croatian.count(quantity)}, iznos ${croatian.money(amount)}`;
  };
  const valid = rows.filter(({ isValid = true }) => isValid);
  const ofWhich = valid.length < rows.length ? ` (ispravno: ${written(valid)})` : '';
  const escaped = (text: string) => text.replace(/[.()]/g, '\\$&').replaceAll(' ', '\\s');
  return new RegExp(
    `${all.source}\\s*Na ovoj stranici ${rows.length} red\\p{L}+:\\s${escaped(written(rows) + ofWhich)}`,
    'u',
  );
}
