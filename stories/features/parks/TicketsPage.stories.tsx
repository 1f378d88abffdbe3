import { HttpResponse, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { answerOf, setFaults } from '../../support/backOffice.ts';
import { StoryPortal } from '../../support/StoryPortal.tsx';
import { formats, rowsOf, section, tableIn, wayHere } from '../../support/screen.ts';

/** Plitvice. */
const park = '/parkovi/park/1';
const page = `${park}/ulaznice`;
const title = 'Ulaznice';
const wireMonth = 'begin_date=2026-11-01&end_date=2026-11-20';

const meta = preview.meta({
  title: 'Features/Parks/TicketsPage',
  component: StoryPortal,
  args: { path: page },
});

interface Tickets {
  readonly ulaznice: readonly {
    readonly name: string;
    readonly email: string;
    readonly quantity: number;
    readonly order_date: string;
    readonly price: string;
    readonly payment_type: string;
    readonly total_incl_tax: string;
  }[];
  readonly ukupno_ulaznica: number;
  readonly broj_stranica: number;
}

const ordered = (query: string) => answerOf<Tickets>(`${page}/?${query}`);

/** The rows that an answer makes. */
const rowsFor = ({ ulaznice }: Tickets) =>
  ulaznice.map((row) => [
    formats().moment(new Date(row.order_date)),
    row.email,
    row.name,
    formats().amount(Number(row.price)),
    formats().count(row.quantity),
    row.payment_type,
    formats().amount(Number(row.total_incl_tax)),
  ]);

/** Of this month, newest first; a total is its price times its quantity. */
export const Default = meta.story({
  parameters: { image: 'full' },
  play: async () => {
    const answer = await ordered(wireMonth);
    const table = await tableIn(title);
    await expect(rowsOf(table)).toEqual(rowsFor(answer));
    for (const { price, quantity, total_incl_tax } of answer.ulaznice) {
      await expect(Number(price) * quantity).toBeCloseTo(Number(total_incl_tax), 2);
    }
    await expect(screen.getByText(new RegExp(`^${formats().count(answer.ukupno_ulaznica)} narudžb`))).toBeVisible();
    const path = await wayHere();
    await expect(path.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/ulaznice', park]);
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
    const answer = await ordered(wireMonth);
    await expect(rowsOf(await tableIn('Tickets'))).toEqual(rowsFor(answer));
    await expect(screen.getByText(`${formats().count(answer.ukupno_ulaznica)} orders`)).toBeVisible();
  },
});

/** The range's presets: today and yesterday, open to be seen; yesterday applied. */
export const Presets = meta.story({
  play: async ({ userEvent }) => {
    const range = await screen.findByRole('button', { name: /^Razdoblje/ });
    await tableIn(title);
    await userEvent.click(range);
    await userEvent.click(await screen.findByRole('button', { name: 'Jučer' }));
    await userEvent.click(screen.getByRole('button', { name: 'Traži' }));
    const yesterday = rowsFor(await ordered('begin_date=2026-11-19&end_date=2026-11-19'));
    await waitFor(async () => expect(rowsOf(await tableIn(title))).toEqual(yesterday));
    await userEvent.click(screen.getByRole('button', { name: /^Razdoblje/ }));
    await expect(await screen.findByRole('button', { name: 'Danas' })).toBeVisible();
  },
});

export const Today = meta.story({
  parameters: { image: false },
  play: async ({ userEvent }) => {
    await tableIn(title);
    await userEvent.click(screen.getByRole('button', { name: /^Razdoblje/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Danas' }));
    await userEvent.click(screen.getByRole('button', { name: 'Traži' }));
    const today = rowsFor(await ordered('begin_date=2026-11-20&end_date=2026-11-20'));
    await waitFor(async () => expect(rowsOf(await tableIn(title))).toEqual(today));
  },
});

/** Tickets reach back 730 days: the first of them is still there, the day before is not. */
export const FirstDayOfWindow = meta.story({
  args: { path: `${page}?beginDate=2024-11-20&endDate=2024-11-20` },
  parameters: { image: false },
  play: async () => {
    const answer = await ordered('begin_date=2024-11-20&end_date=2024-11-20');
    await expect(rowsOf(await tableIn(title))).toEqual(rowsFor(answer));
    await expect(screen.queryByText('Poveznica sadrži filtar koji nije moguće primijeniti')).toBeNull();
  },
});

export const DatesOutsideWindow = meta.story({
  args: { path: `${page}?beginDate=2024-11-19&endDate=2024-11-20` },
  parameters: { image: false },
  play: async () => {
    await expect(await screen.findByText(/izlazi iz dopuštenog raspona datuma/)).toBeVisible();
    await expect(rowsOf(await tableIn(title))).toEqual(rowsFor(await ordered(wireMonth)));
  },
});

export const LastPage = meta.story({
  parameters: { image: false },
  play: async ({ userEvent }) => {
    await tableIn(title);
    const { broj_stranica, ukupno_ulaznica } = await ordered(wireMonth);
    const last = await ordered(`${wireMonth}&page=${broj_stranica}`);
    await userEvent.click(screen.getByRole('button', { name: 'Posljednja stranica' }));
    await waitFor(async () => expect(rowsOf(await tableIn(title))).toEqual(rowsFor(last)));
    await expect(last.ulaznice).toHaveLength(ukupno_ulaznica - (broj_stranica - 1) * 20);
  },
});

export const PastTheEnd = meta.story({
  args: { path: `${page}?page=999` },
  parameters: { image: false },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Na prvu stranicu' }));
    const first = rowsFor(await ordered(wireMonth));
    await waitFor(async () => expect(rowsOf(await tableIn(title))).toEqual(first));
  },
});

export const Loading = meta.story({
  parameters: { image: 'busy', simulator: { faults: [{ path: '/parkovi/*/*/ulaznice/', delay_ms: 60_000 }] } },
  play: async () => {
    await expect(within(await section(title)).getByRole('status')).toHaveTextContent('Učitavanje…');
    await expect(await screen.findByRole('link', { name: /Plitvička/ })).toBeVisible();
  },
});

/** The simulator's parks sell every day: the empty list is put in its mouth. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.get(`/api${page}/`, () => HttpResponse.json({ ulaznice: [], ukupno_ulaznica: 0, broj_stranica: 1 })));
  },
  play: async () => {
    const card = within(await section(title));
    await expect(await card.findByText('Nema ulaznica')).toBeVisible();
    await expect(card.getByText('U odabranom razdoblju nije prodana nijedna ulaznica.')).toBeVisible();
  },
});

export const FailedThenRetried = meta.story({
  parameters: {
    simulator: { faults: [{ path: '/parkovi/*/*/ulaznice/', status: 500 }] },
    consoleErrors: true,
    image: false,
  },
  play: async ({ userEvent }) => {
    const alert = await within(await section(title)).findByRole('alert');
    await setFaults([]);
    await userEvent.click(within(alert).getByRole('button', { name: 'Pokušaj ponovno' }));
    await expect(rowsOf(await tableIn(title))).toEqual(rowsFor(await ordered(wireMonth)));
  },
});

/** The garages' person may not see a park's tickets. */
export const NotPermitted = meta.story({
  parameters: { simulator: { person: 'garage' }, image: false },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Pristup nije dopušten' })).toBeVisible();
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
