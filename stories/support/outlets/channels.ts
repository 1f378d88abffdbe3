import { expect, type userEvent as user, within } from 'storybook/test';
import { formats, rowsOf, totalsOf, written } from '../screen.ts';

type User = ReturnType<typeof user.setup>;

interface Sold {
  readonly valid_count: number;
  readonly valid_amount: string;
}

/** The button that opens a row, which its first cell names; left out: the first row's. */
const opener = (table: HTMLElement, name?: string) =>
  within(table).getAllByRole('button', {
    name: name === undefined ? /^Otvori: / : `Otvori: ${name}`,
  })[0] as HTMLElement;

/** Opens a row of a table, by default the first; what it shows may still be on its way. */
export const openRow = (userEvent: User, table: HTMLElement, name?: string) => userEvent.click(opener(table, name));

/** Opens a row of a table, by default the first; resolves with its cells and the table of its sales channels. */
export async function openChannels(userEvent: User, table: HTMLElement, name = rowsOf(table)[0]?.[0] ?? '') {
  const row = rowsOf(table).find(([first]) => first === name) ?? [];
  await openRow(userEvent, table, name);
  const channels = await within(table).findByRole('table', { name: `Kanali prodaje: ${name}` });
  return { row, channels };
}

/** A table of channels shows those that sold, with their shares, and sums up to the figures of the row. */
export async function expectChannels(
  table: HTMLElement,
  channels: readonly (Sold & { readonly reseller_name: string })[],
  total: Pick<Sold, 'valid_amount'>,
  figures: readonly string[],
) {
  const sold = channels.filter(({ valid_count }) => valid_count > 0);
  await expect(totalsOf(table)).toEqual(['Ukupno', ...figures, formats().percent(100)]);
  await expect(rowsOf(table)).toEqual(
    sold
      .toSorted((a, b) => Number(b.valid_amount) - Number(a.valid_amount))
      .map((channel) => [
        channel.reseller_name,
        ...written(channel),
        formats().percent((Number(channel.valid_amount) / Number(total.valid_amount)) * 100),
      ]),
  );
}
