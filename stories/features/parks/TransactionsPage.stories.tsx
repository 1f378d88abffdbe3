import { expect, screen, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { answeredCalls, answerOf } from '../../support/backOffice.ts';
import { StoryPortal } from '../../support/StoryPortal.tsx';
import { formats, rowsOf, section, tableIn, wayHere } from '../../support/screen.ts';

/** Krka. The view is the one of parking, whose stories show all of its states. */
const page = '/parkovi/park/2/transakcije';
const title = 'Transakcije';
const inputLabel = 'Broj listića';
const wireToday = 'begin_date=2026-11-20&end_date=2026-11-20';
const month = 'beginDate=2026-10-21&endDate=2026-11-20';
const wireMonth = 'begin_date=2026-10-21&end_date=2026-11-20';

const meta = preview.meta({
  title: 'Features/Parks/TransactionsPage',
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
    readonly reseller_name: string;
    readonly is_valid: boolean;
  }[];
  readonly ukupno_transakcija: number;
}

const listed = (query: string) => answerOf<Transactions>(`/parkovi/park/2/transakcije/?${query}`);

/** The cells of a row that tell it from others, as an answer has them and as the table shows them. */
const rowsFor = ({ transakcije }: Transactions) =>
  transakcije.map((row) => [
    formats().moment(new Date(row.vrijeme_transakcije)),
    row.transaction_input,
    formats().count(row.kolicina),
    formats().amount(Number(row.iznos)),
    row.reseller_name,
    row.trans_ref,
  ]);
const shown = (table: HTMLElement) => rowsOf(table).map((cells) => [...cells.slice(0, 4), cells.at(-3), cells.at(-1)]);

/** As the sales of a park were shown before it had a page of tickets: the table of a garage. */
export const Default = meta.story({
  parameters: { image: 'full' },
  play: async () => {
    const answer = await listed(wireToday);
    const table = await tableIn(title);
    await expect(shown(table)).toEqual(rowsFor(answer));
    const red = [...table.querySelectorAll('tr[data-tone=danger]')].map((row) => row.lastElementChild?.textContent);
    await expect(red).toEqual(answer.transakcije.filter((row) => !row.is_valid).map((row) => row.trans_ref));
    const heads = within(table)
      .getAllByRole('columnheader')
      .map((head) => head.textContent);
    await expect(heads).not.toContain('Zona');
    const path = await wayHere();
    const links = path.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links).toEqual(['/', '/ulaznice', '/parkovi/park/2']);
  },
});

/** More than a day needs a ticket number: the message is this list's own. */
export const SearchMissing = meta.story({
  args: { path: `${page}?${month}` },
  parameters: { image: false },
  play: async () => {
    const field = await screen.findByRole('searchbox', { name: inputLabel });
    await expect(field).toHaveAccessibleDescription('Ako je razdoblje dulje od jednog dana, broj listića je obavezan');
    await expect(screen.getByRole('button', { name: 'Traži' })).toBeDisabled();
    const calls = (await answeredCalls()).filter(({ path }) => path.includes('/transakcije/'));
    await expect(calls).toEqual([]);
  },
});

/** A ticket of yesterday, found in the month. */
export const Found = meta.story({
  args: { path: `${page}?${month}` },
  parameters: { image: false },
  play: async ({ userEvent }) => {
    const { transakcije } = await listed('begin_date=2026-11-19&end_date=2026-11-19');
    const wanted = transakcije[2]?.transaction_input ?? '';
    await userEvent.type(await screen.findByRole('searchbox', { name: inputLabel }), `${wanted}{Enter}`);
    const answer = await listed(`${wireMonth}&ticket_number=${encodeURIComponent(wanted)}`);
    await expect(answer.ukupno_transakcija).toBeGreaterThan(0);
    await expect(shown(await tableIn(title))).toEqual(rowsFor(answer));
    for (const cells of rowsOf(await tableIn(title))) await expect(cells[1]).toBe(wanted);
  },
});

/** Yesterday two orders were not paid. */
export const OnlyInvalid = meta.story({
  args: { path: `${page}?beginDate=2026-11-19&endDate=2026-11-19&show=invalid` },
  parameters: { image: false },
  play: async () => {
    const answer = await listed('begin_date=2026-11-19&end_date=2026-11-19&opcija_prikaza=neispravne');
    await expect(shown(await tableIn(title))).toEqual(rowsFor(answer));
    await expect(answer.transakcije.some((row) => row.is_valid)).toBe(false);
  },
});

/** This morning none was refused. */
export const NoneInvalid = meta.story({
  args: { path: `${page}?show=invalid` },
  parameters: { image: false },
  play: async () => {
    const card = within(await section(title));
    await expect(await card.findByText('U odabranom razdoblju nema transakcija za odabrani prikaz.')).toBeVisible();
  },
});
