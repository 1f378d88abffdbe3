import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { answerOf, callsTo, recover, setFaults } from '../../support/backOffice.ts';
import { StoryPortal } from '../../support/StoryPortal.tsx';
import { formats, rowsOf, section, tableIn, totalsOf } from '../../support/screen.ts';
import {
  area,
  type Cell,
  fits,
  head,
  headsOf,
  pageOf,
  pairs,
  rowsFor,
  type WireRow,
  wireWholeSpan,
} from '../../support/statistics.ts';
import { csvOf, toggleColumn } from '../../support/tableTools.ts';
import { expectToast, quietToasts } from '../../support/toasts.ts';
import { startOf, words } from '../../support/words.ts';

/** The views of the statistics that are tables: all rows, 700 px high, in the server's order at first. */
const meta = preview.meta({
  title: 'Statistics/Tables – Tablice',
  component: StoryPortal,
  args: { path: area },
  beforeEach: quietToasts,
});

const users: Readonly<Record<string, Cell>> = { korisnici: 'count', privatni: 'count', poslovni: 'count' };
const bought: Readonly<Record<string, Cell>> = { kupovine: 'count', iznos: 'amount' };
const promotion: Readonly<Record<string, Cell>> = { datum: 'day', broj: 'count', popust: 'amount' };
const usersAndSales: Readonly<Record<string, Cell>> = {
  datum: 'day',
  korisnici_ukupno: 'count',
  korisnici_privatni: 'count',
  korisnici_poslovni: 'count',
  ...bought,
  android: 'count',
  ios: 'count',
};
const allSales: Readonly<Record<string, Cell>> = {
  mjesec: 'month',
  ...pairs('ukupno', 'nepoznato', 'web', 'mobilna', 'android', 'ios', 'split'),
};
const businessUsers: Readonly<Record<string, Cell>> = {
  naziv: 'text',
  grad: 'text',
  datum_registracije: 'day',
  stanje: 'amount',
  aktivna_vozila: 'count',
  aktivni_korisnici: 'count',
  ...pairs('prepaid_kupovine'),
  zadnja_uplata_datum: 'day',
  zadnja_uplata_iznos: 'amount',
  zadnja_uplata_nacin: 'text',
  ...pairs('uplate_banka', 'uplate_kartica', 'uplate_bon', 'uplate_ukupno'),
  ...pairs('kupovine_parking', 'kupovine_ostalo', 'kupovine_ukupno'),
  korisnici_parking: 'count',
  korisnici_garaze: 'count',
  korisnici_ostalo: 'count',
};

/** Of a long table the first rows alone are rendered. */
const rendered = 15;

/** The table of a view, once it shows the server's rows; `answer` is their first page. */
async function shows(title: string, part: string, cells: Readonly<Record<string, Cell>>, query = wireWholeSpan) {
  const answer = await pageOf(part, query);
  const table = await tableIn(title);
  await waitFor(() => expect(rowsOf(table).slice(0, rendered)).toEqual(rowsFor(answer, cells).slice(0, rendered)));
  return { answer, table };
}

/** Days from the first one on: users by kind, their purchases, and the devices. */
export const UsersAndSales = meta.story({
  play: async () => {
    const { answer, table } = await shows(words('Korisnici i kupovine'), 'korisnici_i_kupovine', usersAndSales);
    await expect(answer.content).toHaveLength(50);
    await expect(await screen.findByText(words(`${formats().count(answer.records_total)} redaka`))).toBeVisible();
    await expect(table.parentElement?.clientHeight).toBeLessThanOrEqual(700);
    await expect(headsOf(table)).toEqual([
      words('Datum'),
      head(['Korisnici', 'Users'], 'Ukupno'),
      head(['Korisnici', 'Users'], 'Privatni'),
      head(['Korisnici', 'Users'], 'Poslovni'),
      head('Kupovine', 'Broj'),
      head('Kupovine', 'Iznos, €'),
      head('Kupovine s uređaja', 'Android'),
      head('Kupovine s uređaja', 'iOS'),
    ]);
  },
});

/** Count and value by place of purchase; the parts add up to the total. */
export const AllSales = meta.story({
  args: { path: `${area}/all-sales` },
  play: async () => {
    const { answer, table } = await shows(words('Sve kupovine'), 'sve_kupovine', allSales);
    await expect(headsOf(table)).toHaveLength(15);
    await waitFor(() => expect(fits(table)).toBe(true));
    const figure = (row: WireRow, key: string) => Math.round(Number(row[key]) * 100);
    for (const row of answer.content) {
      const sum = ['nepoznato', 'web', 'mobilna'].reduce((all, channel) => all + figure(row, `${channel}_iznos`), 0);
      await expect(figure(row, 'ukupno_iznos')).toBe(sum);
    }
  },
});

/** Users by number of purchases, and the user with most purchases. */
export const NumOfSales = meta.story({
  args: { path: `${area}/num-of-sales` },
  play: async () => {
    await shows(words('Broj kupovina', 'Number of sales'), 'broj_kupovina', {
      grupa: 'group',
      ...users,
      ...bought,
    });
    const [top] = await answerOf<WireRow[]>(`${area}/korisnik_max_kupovina/?${wireWholeSpan}`);
    const card = within(await section(words('Broj kupovina', 'Number of sales')));
    const email = await card.findByText(String(top?.email));
    await expect(email.closest('dl')?.textContent).toBe(
      `${words('E-pošta')}${top?.email}${words('Kupovine')}${formats().count(Number(top?.kupovine))}${words('Iznos')}${formats().money(Number(top?.iznos))}`,
    );
  },
});

export const PaydoPromotion = meta.story({
  args: { path: `${area}/paydo-promotion` },
  play: async () => {
    await shows(words('Promocija Paydo'), 'promocija_paydo', promotion);
  },
});

export const MastercardPromotion = meta.story({
  args: { path: `${area}/mastercard-promotion` },
  play: async () => {
    await shows(words('Promocija Mastercard'), 'promocija_mastercard', promotion);
  },
});

export const TotalPromotions = meta.story({
  args: { path: `${area}/total-promotions` },
  play: async () => {
    const { table } = await shows(words('Promocije ukupno'), 'promocije_ukupno', {
      promocija: 'text',
      broj: 'count',
      popust: 'amount',
    });
    await expect(headsOf(table)).toEqual([words('Promocija'), words('Broj'), words('Popust, €')]);
  },
});

export const UsedPromotions = meta.story({
  args: { path: `${area}/used-promotions` },
  play: async () => {
    await shows(words('Iskorištene promocije'), 'promocije_iskoristeno', {
      datum: 'day',
      paydo: 'count',
      mastercard: 'count',
    });
  },
});

export const ByCities = meta.story({
  args: { path: `${area}/by-promotions` },
  play: async () => {
    await shows(words('Po gradovima'), 'po_gradovima', { grad: 'text', ...users, ...bought });
  },
});

/** A company has 28 figures: those of one group share a cell, one line each, so that all fit the page. */
export const BusinessUsers = meta.story({
  args: { path: `${area}/business-users` },
  play: async () => {
    const { table } = await shows(words('Poslovni korisnici'), 'poslovni_korisnici', businessUsers);
    await expect(headsOf(table)).toHaveLength(28);
    await waitFor(() => expect(fits(table)).toBe(true));
  },
});

/** A file has each figure in a column of its own, and each can be hidden alone. */
export const BusinessUsersAsCsv = meta.story({
  args: { path: `${area}/business-users` },
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    const table = await tableIn(words('Poslovni korisnici'));
    const heads = headsOf(table);
    const { lines } = await csvOf(userEvent, words('Poslovni korisnici'));
    await expect(lines[0]).toHaveLength(28);
    const card = words('Uplate karticom', 'Payments by card');
    await toggleColumn(userEvent, words('Poslovni korisnici'), `${card}: ${words('Broj')}`);
    await waitFor(() => expect(headsOf(table)).toEqual(heads.filter((name) => name !== `${card} / ${words('Broj')}`)));
  },
});

/** Cards stored by month, those stored now, and those of today. */
export const TokenizedCards = meta.story({
  args: { path: `${area}/tokenized-cards` },
  play: async () => {
    await shows(words('Tokenizirane kartice'), 'tokenizirane_kartice', {
      mjesec: 'month',
      mastercard: 'count',
      ostale: 'count',
      ukupno: 'count',
    });
    const [tokens] = await answerOf<Record<string, number>[]>(`${area}/trenutno_aktivni_tokeni/?${wireWholeSpan}`);
    const card = within(await section(words('Tokenizirane kartice')));
    const figures = (when: string) =>
      ['mastercard', 'ostale', 'ukupno'].map((kind) => formats().count(tokens?.[`${when}_${kind}`] ?? -1));
    for (const [name, when] of [
      [words('Trenutačno aktivne'), 'aktivne'],
      [words('Tokenizirane danas'), 'danas'],
    ] as const) {
      const [mastercard, other, total] = figures(when);
      await expect((await card.findByRole('heading', { name })).nextElementSibling).toHaveTextContent(
        `Mastercard${mastercard}${words('Ostale')}${other}${words('Ukupno', 'Total')}${total}`,
      );
    }
  },
});

/** A table is sorted over all its rows, and has their totals. */
export const SortedOverAllRows = meta.story({
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    const table = await tableIn(words('Korisnici i kupovine'));
    await waitFor(() => expect(totalsOf(table)).toHaveLength(8));
    // Users of a day are not added up.
    await expect(totalsOf(table).slice(1, 4)).toEqual(['–', '–', '–']);
    const sort = () => within(table).getByRole('button', { name: startOf('Datum') });
    await userEvent.click(sort());
    await waitFor(() => expect(rowsOf(table)[0]?.[0]).toBe(words('16. 4. 2018.')));
  },
});

/** A link to a page that there is not shows all rows. */
export const PastTheEnd = meta.story({
  args: { path: `${area}/users-and-sales?beginDate=2026-01-01&endDate=2026-02-01&page=9` },
  play: async () => {
    const query = 'begin_date=2026-01-01&end_date=2026-02-01';
    await shows(words('Korisnici i kupovine'), 'korisnici_i_kupovine', usersAndSales, query);
  },
});

export const Loading = meta.story({
  tags: ['loading'],
  args: { path: `${area}/all-sales` },
  globals: { faults: [{ path: '/paydo-statistika/*/', delay_ms: 60_000 }] },
  parameters: { snapshot: 'busy' },
  play: async () => {
    const [status] = await within(await section(words('Sve kupovine'))).findAllByRole('status');
    await expect(status).toHaveTextContent(words('Učitavanje…'));
    await expect(screen.getByRole('button', { name: words('Preuzmi') })).toBeEnabled();
  },
});

/** A scenario without the app: every view has its empty state. */
export const Empty = meta.story({
  tags: ['empty'],
  args: { path: `${area}/num-of-sales` },
  globals: { scenario: 'empty' },
  play: async () => {
    const card = within(await section(words('Broj kupovina', 'Number of sales')));
    await expect(await card.findByText(words('U ovom razdoblju nitko nije kupovao.'))).toBeVisible();
  },
});

export const EmptyTable = meta.story({
  tags: ['empty'],
  args: { path: `${area}/business-users` },
  globals: { scenario: 'empty' },
  play: async () => {
    const card = within(await section(words('Poslovni korisnici')));
    await expect(await card.findByText(words('Nema podataka'))).toBeVisible();
    await expect(screen.queryByRole('navigation', { name: words('Stranice') })).toBeNull();
  },
});

/** A failure shows the server's text instead of the rows and in a toast; the user can try again. */
export const FailedThenRetried = meta.story({
  tags: ['failed'],
  args: { path: `${area}/by-promotions` },
  globals: { faults: [{ path: '/paydo-statistika/po_gradovima/', status: 500 }] },
  parameters: { consoleErrors: true, snapshot: false },
  play: async ({ userEvent }) => {
    const alert = await within(await section(words('Po gradovima'))).findByRole('alert');
    const text = alert.querySelector('p + div')?.textContent ?? '';
    await expectToast(text);
    await recover(userEvent, within(alert).getByRole('button', { name: words('Pokušaj ponovno') }));
    await shows(words('Po gradovima'), 'po_gradovima', { grad: 'text', ...users, ...bought });
  },
});

/** Without a text from the server a general one is shown. */
export const Unreachable = meta.story({
  tags: ['failed'],
  args: { path: `${area}/by-promotions` },
  globals: { faults: [{ path: '/paydo-statistika/po_gradovima/', kind: 'network' }] },
  parameters: { consoleErrors: true },
  play: async () => {
    const card = within(await section(words('Po gradovima')));
    const text = words('Došlo je do pogreške pri dohvaćanju statistike za odabrano razdoblje.');
    await expect(within(await card.findByRole('alert')).getByText(text)).toBeVisible();
    await expectToast(text);
  },
});

/** The footer has its own call, which may fail and be tried again alone. */
export const FooterFailed = meta.story({
  tags: ['failed'],
  args: { path: `${area}/tokenized-cards` },
  globals: { faults: [{ path: '/paydo-statistika/trenutno_aktivni_tokeni/', status: 500 }] },
  parameters: { consoleErrors: true },
  play: async ({ userEvent }) => {
    const table = await tableIn(words('Tokenizirane kartice'));
    // All pages are read.
    await waitFor(() => expect(totalsOf(table)).toHaveLength(4));
    const card = within(await section(words('Tokenizirane kartice')));
    const alert = await card.findByRole('alert');
    await setFaults([]);
    const asked = (await callsTo('tokenizirane_kartice')).length;
    await userEvent.click(
      within(alert.parentElement as HTMLElement).getByRole('button', { name: words('Pokušaj ponovno') }),
    );
    await expect(await card.findByRole('heading', { name: words('Tokenizirane danas') })).toBeVisible();
    await expect(await callsTo('tokenizirane_kartice')).toHaveLength(asked);
  },
});

/** All rows of a table as a file, with ISO dates and totals. */
export const TakenAsCsv = meta.story({
  args: { path: `${area}/paydo-promotion` },
  parameters: { snapshot: false },
  play: async ({ userEvent }) => {
    const { answer, table } = await shows(words('Promocija Paydo'), 'promocija_paydo', promotion);
    await waitFor(() => expect(totalsOf(table)).toHaveLength(3));
    const { name, lines } = await csvOf(userEvent, words('Promocija Paydo'));
    await expect(name).toMatch(
      new RegExp(`^${words('Promocija Paydo')} \\d{4}-\\d\\d-\\d\\d–2026-\\d\\d-\\d\\d\\.csv$`),
    );
    const asWritten = (amount: string) => amount.replace('.', formats().decimalSign);
    await expect(lines.slice(0, 51)).toEqual([
      [words('Datum'), words('Broj'), words('Popust, €')],
      ...answer.content.map(({ datum, broj, popust }) => [datum, String(broj), asWritten(String(popust))]),
    ]);
    const rows = lines.slice(1).filter(([day]) => /^\d{4}-/.test(day ?? ''));
    await expect(rows).toHaveLength(answer.records_total);
    const cents = rows.reduce((sum, [, , amount]) => sum + Math.round(Number(amount?.replace(',', '.')) * 100), 0);
    await expect(totalsOf(table)[2]).toBe(formats().amount(cents / 100));
  },
});

export const BusinessUsersDark = meta.story({
  tags: ['dark'],
  args: { path: `${area}/business-users` },
  globals: { theme: 'dark' },
  play: async () => {
    await tableIn(words('Poslovni korisnici'));
  },
});

export const AllSalesEnglish = meta.story({
  tags: ['english'],
  args: { path: `${area}/all-sales` },
  globals: { language: 'en' },
  play: async () => {
    const table = await tableIn('All sales');
    await expect(headsOf(table).slice(0, 5)).toEqual([
      'Month',
      'Total / Number',
      'Total / Amount, €',
      'Unknown / Number',
      'Unknown / Amount, €',
    ]);
    await expect(rowsOf(table)[0]?.[0]).toBe('November 2026');
  },
});

export const BusinessUsersPhone = meta.story({
  tags: ['phone'],
  args: { path: `${area}/business-users` },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await tableIn(words('Poslovni korisnici'));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
});

export const TokenizedCardsTablet = meta.story({
  tags: ['tablet'],
  args: { path: `${area}/tokenized-cards` },
  globals: { viewport: { value: 'tablet' } },
  play: async () => {
    await tableIn(words('Tokenizirane kartice'));
    await within(await section(words('Tokenizirane kartice'))).findByRole('heading', {
      name: words('Tokenizirane danas'),
    });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(820);
  },
});

/** Very long names of companies and cities, and long e-mail addresses. */
export const LongWords = meta.story({
  tags: ['long-words'],
  args: { path: `${area}/business-users` },
  globals: { scenario: 'long-words' },
  play: async () => {
    await tableIn(words('Poslovni korisnici'));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1440);
  },
});

export const LongWordsPhone = meta.story({
  tags: ['phone', 'long-words'],
  args: { path: `${area}/num-of-sales` },
  globals: { viewport: { value: 'phone' }, scenario: 'long-words' },
  parameters: { snapshot: 'full' },
  play: async () => {
    await tableIn(words('Broj kupovina', 'Number of sales'));
    await within(await section(words('Broj kupovina', 'Number of sales'))).findByRole('heading', {
      name: words('Korisnik s najviše kupovina'),
    });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
});
