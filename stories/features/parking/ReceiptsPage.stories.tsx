import { HttpResponse, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { answeredCalls, answerOf, setFaults } from '../../support/backOffice.ts';
import { StoryPortal } from '../../support/StoryPortal.tsx';
import { formats, rowsOf, section, tableIn, wayHere } from '../../support/screen.ts';

/** Šibenik issues its own receipts. */
const provider = '/parking/provider/8';
const page = `${provider}/racuni`;
/** Varaždin's are issued by the operator. */
const withoutReceipts = '/parking/provider/9';
const title = 'Računi';
const wireMonth = 'begin_date=2026-11-01&end_date=2026-11-20';
const wireYesterday = 'begin_date=2026-11-19&end_date=2026-11-19';

const meta = preview.meta({
  title: 'Features/Parking/ReceiptsPage',
  component: StoryPortal,
  args: { path: page },
});

interface Receipts {
  readonly racuni: readonly {
    readonly date_of_transaction: string;
    readonly article_name: string;
    readonly broj_racuna: string;
    readonly quantity: number;
    readonly total_amount: string;
    readonly payment_type: string;
  }[];
  readonly ukupno_racuna: number;
  readonly broj_stranica: number;
}

const issued = (query: string) => answerOf<Receipts>(`${page}/?${query}`);

/** The rows that an answer makes, without the button of each. */
const rowsFor = ({ racuni }: Receipts) =>
  racuni.map((row) => [
    formats().moment(new Date(row.date_of_transaction)),
    row.article_name,
    row.broj_racuna,
    formats().count(row.quantity),
    formats().amount(Number(row.total_amount)),
    row.payment_type,
  ]);
const shownRows = async (name = title) => rowsOf(await tableIn(name)).map((cells) => cells.slice(0, -1));

/** A message says it, once the simulator has the code that draws documents; messages fade in. */
const told = async (text: string) => {
  const message = await screen.findByText(text, {}, { timeout: 20_000 });
  await waitFor(() => expect(message).toBeVisible());
};

/** Of this month, newest first, each with its document. */
export const Default = meta.story({
  parameters: { image: 'full' },
  play: async () => {
    const answer = await issued(wireMonth);
    await expect(await shownRows()).toEqual(rowsFor(answer));
    await expect(screen.getByText(new RegExp(`^${answer.ukupno_racuna} račun`))).toBeVisible();
    const buttons = within(await tableIn(title)).getAllByRole('button', { name: /^Preuzmi: račun / });
    await expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(
      answer.racuni.map(({ broj_racuna }) => `Preuzmi: račun ${broj_racuna}`),
    );
    const path = await wayHere();
    await expect(path.getByRole('link', { name: 'Šibenik' })).toHaveAttribute('href', provider);
    // Receipts are searched by their dates alone.
    await expect(screen.queryByRole('searchbox')).toBeNull();
  },
});

export const Dark = meta.story({
  globals: { theme: 'dark' },
  play: async () => {
    await tableIn(title);
  },
});

export const English = meta.story({
  globals: { language: 'en' },
  parameters: { image: false },
  play: async () => {
    const answer = await issued(wireMonth);
    await expect(await shownRows('Receipts')).toEqual(rowsFor(answer));
    await expect(screen.getByText(`${answer.ukupno_racuna} receipts`)).toBeVisible();
  },
});

/** A provider whose receipts the operator issues: the page says so, no link leads here, and nothing is asked. */
export const NotIssued = meta.story({
  args: { path: `${withoutReceipts}/racuni` },
  play: async () => {
    await expect(await screen.findByText('Ovaj pružatelj ne izdaje račune')).toBeVisible();
    await expect(screen.getByText('Račune za Varaždin izdaje operater, pa se ovdje ne prikazuju.')).toBeVisible();
    await screen.findByRole('link', { name: 'Transakcije' });
    await expect(screen.queryByRole('link', { name: title })).toBeNull();
    const calls = (await answeredCalls()).filter(({ path }) => path.includes('/racuni/'));
    await expect(calls).toEqual([]);
  },
});

/** A link to last year's first days, which the window still holds. */
export const OlderDays = meta.story({
  args: { path: `${page}?beginDate=2025-01-01&endDate=2025-01-03` },
  parameters: { image: false },
  play: async () => {
    const answer = await issued('begin_date=2025-01-01&end_date=2025-01-03');
    await expect(answer.ukupno_racuna).toBeGreaterThan(0);
    await expect(await shownRows()).toEqual(rowsFor(answer));
  },
});

/** Receipts reach back 730 days: an older link shows this month, and says why. */
export const DatesOutsideWindow = meta.story({
  args: { path: `${page}?beginDate=2024-11-19&endDate=2024-11-19` },
  parameters: { image: false },
  play: async () => {
    await expect(await screen.findByText(/izlazi iz dopuštenog raspona datuma/)).toBeVisible();
    await expect(await shownRows()).toEqual(rowsFor(await issued(wireMonth)));
  },
});

export const SecondPage = meta.story({
  args: { path: `${page}?page=2` },
  parameters: { image: false },
  play: async ({ userEvent }) => {
    await expect(await shownRows()).toEqual(rowsFor(await issued(`${wireMonth}&page=2`)));
    const { broj_stranica } = await issued(wireMonth);
    const last = rowsFor(await issued(`${wireMonth}&page=${broj_stranica}`));
    await userEvent.click(screen.getByRole('button', { name: 'Posljednja stranica' }));
    await waitFor(async () => expect(await shownRows()).toEqual(last));
  },
});

export const PastTheEnd = meta.story({
  args: { path: `${page}?page=999` },
  parameters: { image: false },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Na prvu stranicu' }));
    const first = rowsFor(await issued(wireMonth));
    await waitFor(async () => expect(await shownRows()).toEqual(first));
  },
});

/** The document is called by the receipt's number; a slash cannot stand in a file's name. */
export const Downloaded = meta.story({
  parameters: { image: false },
  play: async ({ userEvent }) => {
    const number = (await issued(wireMonth)).racuni[2]?.broj_racuna ?? '';
    await tableIn(title);
    await userEvent.click(screen.getByRole('button', { name: `Preuzmi: račun ${number}` }));
    await told(`Datoteka ${number.replaceAll('/', '-')}.pdf je preuzeta.`);
  },
});

/** One document fails: a message says why, its button offers to try again, and the others are as before. */
export const DownloadFailedThenRetried = meta.story({
  parameters: { image: false, consoleErrors: true },
  play: async ({ userEvent }) => {
    const number = (await issued(wireMonth)).racuni[0]?.broj_racuna ?? '';
    await tableIn(title);
    await setFaults([{ path: '/parking/*/*/racuni/download/', status: 500 }]);
    const button = screen.getByRole('button', { name: `Preuzmi: račun ${number}` });
    await userEvent.click(button);
    await told('Preuzimanje nije uspjelo. Došlo je do pogreške na poslužitelju.');
    await waitFor(() => expect(button).toHaveTextContent('Pokušaj ponovno'));
    await expect(screen.getAllByText('Pokušaj ponovno')).toHaveLength(1);
    await setFaults([]);
    await userEvent.click(button);
    await told(`Datoteka ${number.replaceAll('/', '-')}.pdf je preuzeta.`);
    await waitFor(() => expect(button).toHaveTextContent('Preuzmi'));
  },
});

/** Yesterday by its preset. */
export const Yesterday = meta.story({
  parameters: { image: false },
  play: async ({ userEvent }) => {
    await tableIn(title);
    await userEvent.click(screen.getByRole('button', { name: /^Razdoblje/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Jučer' }));
    await userEvent.click(screen.getByRole('button', { name: 'Traži' }));
    const answer = rowsFor(await issued(wireYesterday));
    await waitFor(async () => expect(await shownRows()).toEqual(answer));
  },
});

export const Loading = meta.story({
  parameters: { image: 'busy', simulator: { faults: [{ path: '/parking/*/*/racuni/', delay_ms: 60_000 }] } },
  play: async () => {
    await expect(within(await section(title)).getByRole('status')).toHaveTextContent('Učitavanje…');
    await expect(await screen.findByRole('link', { name: 'Šibenik' })).toBeVisible();
  },
});

/** The simulator's providers sell every day: the empty list is put in its mouth. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.get(`/api${page}/`, () => HttpResponse.json({ racuni: [], ukupno_racuna: 0, broj_stranica: 1 })));
  },
  play: async () => {
    const card = within(await section(title));
    await expect(await card.findByText('Nema računa')).toBeVisible();
    await expect(card.getByText('U odabranom razdoblju nije izdan nijedan račun.')).toBeVisible();
  },
});

export const FailedThenRetried = meta.story({
  parameters: {
    simulator: { faults: [{ path: '/parking/*/*/racuni/', status: 500 }] },
    consoleErrors: true,
    image: false,
  },
  play: async ({ userEvent }) => {
    const alert = await within(await section(title)).findByRole('alert');
    await setFaults([]);
    await userEvent.click(within(alert).getByRole('button', { name: 'Pokušaj ponovno' }));
    await expect(await shownRows()).toEqual(rowsFor(await issued(wireMonth)));
  },
});

export const Tablet = meta.story({
  globals: { viewport: { value: 'tablet' } },
  play: async () => {
    await tableIn(title);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(820);
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await tableIn(title);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
});

export const LongWords = meta.story({
  args: { path: '/parking/provider/1/racuni' },
  parameters: { simulator: { scenario: 'long-words' } },
  play: async () => {
    await tableIn(title);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1440);
  },
});
