import { expect, type userEvent as user, within } from 'storybook/test';
import { shareOf } from '#api/figures.ts';
import { formats, rowsOf, totalsOf, written } from '../screen.ts';
import { startOf, words } from '../words.ts';

type User = ReturnType<typeof user.setup>;

interface Sold {
  readonly valid_count: number;
  readonly valid_amount: string;
}

/** The button that opens a row, which its first cell names; default: the first row's. */
const opener = (table: HTMLElement, name?: string) =>
  within(table).getAllByRole('button', {
    name: name === undefined ? startOf('Otvori: ') : words(`Otvori: ${name}`),
  })[0] as HTMLElement;

/** Opens a row of a table, by default the first; its content may still be loading. */
export const openRow = (userEvent: User, table: HTMLElement, name?: string) => userEvent.click(opener(table, name));

/** Opens a row of a table, by default the first; resolves with its cells and the table of its sales channels. */
export async function openChannels(userEvent: User, table: HTMLElement, name = rowsOf(table)[0]?.[0] ?? '') {
  const row = rowsOf(table).find(([first]) => first === name) ?? [];
  await openRow(userEvent, table, name);
  const channels = await within(table).findByRole('table', { name: words(`Kanali prodaje: ${name}`) });
  return { row, channels };
}

/** Asserts that a table of channels shows those with sales, with their shares of quantity and amount, and adds up to the row. */
export async function expectChannels(
  table: HTMLElement,
  channels: readonly (Sold & { readonly reseller_name: string })[],
  total: Sold,
  figures: readonly string[],
  { sharesFirst = false } = {},
) {
  const inOrder = (own: readonly string[], shares: readonly string[]) =>
    sharesFirst ? [...shares, ...own] : [...own, ...shares];
  const sold = channels.filter(({ valid_count }) => valid_count > 0);
  await expect(totalsOf(table)).toEqual([
    words('Ukupno', 'Total'),
    ...inOrder(figures, [formats().percent(100), formats().percent(100)]),
  ]);
  await expect(rowsOf(table)).toEqual(
    sold
      .toSorted((a, b) => Number(b.valid_amount) - Number(a.valid_amount))
      .map((channel) => [
        channel.reseller_name,
        ...inOrder(written(channel), [
          formats().percent(shareOf(channel.valid_count, total.valid_count).rounded),
          formats().percent(shareOf(Number(channel.valid_amount), Number(total.valid_amount)).rounded),
        ]),
      ]),
  );
}
