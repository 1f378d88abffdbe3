import { expect, screen, waitFor, within } from 'storybook/test';
import { currentLanguage } from '#design-system/language/i18n.ts';
import { answerOf } from './backOffice.ts';
import { formats } from './screen.ts';
import { words } from './words.ts';

/** The area's path, and the whole span that it shows at first. */
export const area = '/paydo-statistika';
export const wholeSpan = 'beginDate=2018-04-16&endDate=2026-11-19';
export const wireWholeSpan = 'begin_date=2018-04-16&end_date=2026-11-19';

/** A row on the wire. */
export type WireRow = Readonly<Record<string, string | number | null>>;
export interface WirePage {
  readonly content: readonly WireRow[];
  readonly records_total: number;
}

export const pageOf = (part: string, query = wireWholeSpan) => answerOf<WirePage>(`${area}/${part}/?${query}`);

/** The format of a cell: a day, a month, a text, a count, an amount, a group of users. */
export type Cell = 'day' | 'month' | 'text' | 'count' | 'amount' | 'group';

const groupWords: Readonly<Record<string, string>> = {
  0: 'Bez kupovine',
  1: '1 kupovina',
  2: '2–10 kupovina',
  10: '11–50 kupovina',
  50: '51 i više kupovina',
};

function written(row: WireRow, key: string, cell: Cell): string {
  const value = row[key];
  if (value === null || value === undefined) return `–${words('nema podatka')}`;
  if (cell === 'day') return formats().day(String(value));
  if (cell === 'month') return formats().month(`${row.godina}-${String(value).padStart(2, '0')}-01`);
  if (cell === 'count') return formats().count(Number(value));
  if (cell === 'amount') return formats().amount(Number(value));
  return cell === 'group' ? words(groupWords[value] ?? '') : String(value);
}

/** The texts of a table's rows, from the wire's keys and their formats. */
export const rowsFor = ({ content }: WirePage, cells: Readonly<Record<string, Cell>>): string[][] =>
  content.map((row) => Object.entries(cells).map(([key, cell]) => written(row, key, cell)));

/** A pair of count and amount in one group. */
export const pairs = (...names: readonly string[]): Record<string, Cell> =>
  Object.fromEntries(
    names.flatMap((name) => [[`${name}_broj`, 'count'] as const, [`${name}_iznos`, 'amount'] as const]),
  );

/** The title of a view's list, by the Croatian names of both: `Svi korisnici: uplate`. */
export function listTitle(view: string, list: string): string {
  const name = words(list);
  return `${words(view)}: ${name.charAt(0).toLowerCase()}${name.slice(1)}`;
}

/** The head of a column below that of its group, as `headsOf` writes it, by the Croatian names of both. */
export const head = (group: string | readonly [string, string], name: string) =>
  `${typeof group === 'string' ? words(group) : words(...group)} / ${name === 'Ukupno' ? words(name, 'Total') : words(name)}`;

/** The list of links to the views. */
export const strip = async () => within(await screen.findByRole('navigation', { name: words('Pregledi statistike') }));

/** The recipient field, once the recipients have loaded. */
export async function recipientField() {
  const field = await screen.findByRole('combobox', {
    name: currentLanguage() === 'en' ? 'Recipient' : words('Primatelj'),
  });
  await waitFor(() => expect(field).toBeEnabled());
  return field;
}

/** The headers of a table's columns with those of their groups: `Ukupno / Broj`. */
export function headsOf(table: HTMLElement): string[] {
  const groups = [...table.querySelectorAll<HTMLTableCellElement>('thead tr[data-part=groups] > *')].flatMap((cell) =>
    Array<string>(cell.colSpan).fill(cell.textContent ?? ''),
  );
  return [...table.querySelectorAll('thead tr:last-child > th')].flatMap((head, at) => {
    const group = head.querySelector('[data-part=heading]')?.textContent ?? groups[at];
    const lines = [...head.querySelectorAll('[data-line]')];
    return (lines.length > 0 ? lines : [head]).map((line) => [group, line.textContent].filter(Boolean).join(' / '));
  });
}

/** Returns whether a table is as wide as its place, without scrolling sideways. */
export function fits(table: HTMLElement): boolean {
  const box = table.parentElement as HTMLElement;
  return box.scrollWidth <= box.clientWidth;
}
