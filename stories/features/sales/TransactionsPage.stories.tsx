import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { answeredCalls, answerOf } from '../../support/backOffice.ts';
import { StoryPortal } from '../../support/StoryPortal.tsx';
import { formats, rowsOf, tableIn, wayHere } from '../../support/screen.ts';

/** Promet Split. The view is the one of parking, whose stories show all of its states. */
const page = '/prodaja/provider/1/transakcije';
const title = 'Transakcije';
const inputLabel = 'Registarska oznaka ili broj listića';
const wireToday = 'begin_date=2026-11-20&end_date=2026-11-20';
const month = 'beginDate=2026-10-21&endDate=2026-11-20';
const wireMonth = 'begin_date=2026-10-21&end_date=2026-11-20';

const meta = preview.meta({
  title: 'Features/Sales/TransactionsPage',
  component: StoryPortal,
  args: { path: page },
});

interface Transactions {
  readonly transakcije: readonly {
    readonly trans_ref: string;
    readonly vrijeme_transakcije: string;
    readonly kolicina: number;
    readonly iznos: string;
    readonly transaction_input: string;
    readonly zone_name: string | null;
    readonly reseller_name: string;
    readonly is_valid: boolean;
  }[];
  readonly ukupno_transakcija: number;
}

const listed = (query: string) => answerOf<Transactions>(`/prodaja/igeusprovider/1/transakcije/?${query}`);

/** The cells of a row that tell it from others, as an answer has them and as the table shows them. */
const rowsFor = ({ transakcije }: Transactions) =>
  transakcije.map((row) => [
    formats().moment(new Date(row.vrijeme_transakcije)),
    row.transaction_input,
    // A missing zone is heard as such.
    row.zone_name ?? '–nema podatka',
    formats().count(row.kolicina),
    formats().amount(Number(row.iznos)),
    row.reseller_name,
    row.trans_ref,
  ]);
const shown = (table: HTMLElement) => rowsOf(table).map((cells) => [...cells.slice(0, 5), cells.at(-3), cells.at(-1)]);

/** Bus tickets: some are sold to a plate, some by a number; each has its zone. */
export const Default = meta.story({
  parameters: { image: 'full' },
  play: async () => {
    const answer = await listed(wireToday);
    const table = await tableIn(title);
    await expect(shown(table)).toEqual(rowsFor(answer));
    const red = [...table.querySelectorAll('tr[data-tone=danger]')].map((row) => row.lastElementChild?.textContent);
    await expect(red).toEqual(answer.transakcije.filter((row) => !row.is_valid).map((row) => row.trans_ref));
    const path = await wayHere();
    const links = path.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links).toEqual(['/', '/prodaja', '/prodaja/provider/1']);
  },
});

/** More than a day needs a plate or a ticket: the message is this list's own. */
export const SearchMissing = meta.story({
  args: { path: `${page}?${month}` },
  parameters: { image: false },
  play: async () => {
    const field = await screen.findByRole('searchbox', { name: inputLabel });
    await expect(field).toHaveAccessibleDescription(
      'Ako je razdoblje dulje od jednog dana, registarska oznaka / broj listića je obavezan podatak',
    );
    await expect(screen.getByRole('button', { name: 'Traži' })).toBeDisabled();
    const calls = (await answeredCalls()).filter(({ path }) => path.includes('/transakcije/'));
    await expect(calls).toEqual([]);
  },
});

/** A ticket or plate of yesterday, found in the month. */
export const Found = meta.story({
  args: { path: `${page}?${month}` },
  parameters: { image: false },
  play: async ({ userEvent }) => {
    const { transakcije } = await listed('begin_date=2026-11-19&end_date=2026-11-19');
    const wanted = transakcije[2]?.transaction_input ?? '';
    await userEvent.type(await screen.findByRole('searchbox', { name: inputLabel }), `${wanted}{Enter}`);
    const answer = await listed(`${wireMonth}&transaction_input=${encodeURIComponent(wanted)}`);
    await expect(answer.ukupno_transakcija).toBeGreaterThan(0);
    await expect(shown(await tableIn(title))).toEqual(rowsFor(answer));
    for (const cells of rowsOf(await tableIn(title))) await expect(cells[1]).toBe(wanted);
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await tableIn(title);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
});

/** The seller's own person sees it, too, to the last page. */
export const SellersPerson = meta.story({
  parameters: { simulator: { person: 'sales' }, image: false },
  play: async ({ userEvent }) => {
    const all = await listed(wireToday);
    await expect(shown(await tableIn(title))).toEqual(rowsFor(all));
    await userEvent.click(screen.getByRole('button', { name: 'Posljednja stranica' }));
    const last = await listed(`${wireToday}&page=${Math.ceil(all.ukupno_transakcija / 20)}`);
    await waitFor(async () => expect(shown(await tableIn(title))).toEqual(rowsFor(last)));
  },
});
