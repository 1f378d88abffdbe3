import { cents, everyRow, period } from '../support/api.ts';
import { download, downloadCsv, pageInName, readCsv, readSpreadsheet } from '../support/files.ts';
import { menuLink } from '../support/menu.ts';
import { croatian, croatianMoment, onTheWall, plain, withOffset } from '../support/numbers.ts';
import { expectListed, expectListFile, figureCells, listed, parks, reportsOf } from '../support/outlets.ts';
import {
  appliedFilters,
  openRange,
  parameters,
  search,
  section,
  settled,
  signInWith,
  tile,
  withoutPermission,
} from '../support/pages.ts';
import { expectReportFiles } from '../support/reportFiles.ts';
import { expectRows, pageSums, readTable } from '../support/tables.ts';
import { expect, test } from '../support/test.ts';

const october = 'beginDate=2026-10-01&endDate=2026-10-31';
const lastYear = 'compareBeginDate=2025-10-01&compareEndDate=2025-10-31';
const now = period('2026-10-01', '2026-10-31');
const before = period('2025-10-01', '2025-10-31');
const krka = 2;

interface Ticket {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly quantity: number;
  readonly order_date: string;
  readonly price: string;
  readonly payment_type: string;
  readonly total_incl_tax: string;
}

/** A ticket's row as its table shows it. */
const shownTicket = (ticket: Ticket) => ({
  Vrijeme: croatianMoment(ticket.order_date),
  'E-pošta': ticket.email,
  Ime: ticket.name,
  'Cijena, €': croatian.amount(Number(ticket.price)),
  Količina: croatian.count(ticket.quantity),
  'Način plaćanja': ticket.payment_type,
  'Ukupno, €': croatian.amount(Number(ticket.total_incl_tax)),
});

test.describe('a user with park permissions', () => {
  test.use({ user: 'park' });

  test.beforeEach(({ problems }) => problems.tolerate(/403.*\/api\/dashboard\//));

  test('begins at their own parks, and opens one from its row', { tag: '@job' }, async ({ page, readerOf }) => {
    const api = await readerOf('park');
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Parkovi');
    const menu = page.getByRole('navigation', { name: 'Glavna navigacija' });
    await expect(menu.getByRole('link', { name: 'Parkovi' })).toHaveAttribute('aria-current', 'page');
    await page.goto(`/ulaznice?${october}`);
    await settled(page);
    const list = await listed(api, parks, now);
    expect(list.rows).toHaveLength(2);
    await expectListed(page, parks, list);
    await page.getByRole('link', { name: 'Detalji: Nacionalni park Krka' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nacionalni park Krka');
    await expect(menu.getByRole('link', { name: 'Parkovi' })).toHaveAttribute('aria-current', /page|true/);
  });

  test('a park’s page compares by default, has its figures, and no filter of channels', { tag: '@money' }, async ({
    page,
    readerOf,
  }) => {
    const api = await readerOf('park');
    await page.goto(`/parkovi/park/${krka}`);
    await settled(page);
    // 1 to 19 November against the same length right before.
    expect(parameters(page)).toMatchObject({ compareBeginDate: '2026-10-13', compareEndDate: '2026-10-31' });
    await expect(appliedFilters(page)).toContainText('u usporedbi s');
    await expect(page.getByRole('button', { name: /^Kanali prodaje / })).toHaveCount(0);
    const [reports, than] = await Promise.all([
      reportsOf(api, parks, krka, period('2026-11-01', '2026-11-19')),
      reportsOf(api, parks, krka, period('2026-10-13', '2026-10-31')),
    ]);
    const amount = await tile(page, 'Iznos');
    expect(amount).toContain(croatian.money(Number(reports.total.valid_amount)));
    expect(amount).toContain(`prije ${croatian.money(Number(than.total.valid_amount))}`);
    const { rows, total } = await readTable(section(page, 'Artikli').getByRole('table', { name: 'Artikli' }));
    expect(rows).toHaveLength(reports.articles.length);
    for (const row of rows) {
      const [own, old] = [reports, than].map(({ articles }) =>
        articles.find(({ shortcode }) => shortcode === row.Šifra),
      );
      if (!own || !old) throw new Error(`The API has no ${row.Šifra}`);
      expect(row).toMatchObject(figureCells(own, old));
    }
    expect(total).toMatchObject(figureCells(reports.total, than.total));
  });

  test('the tickets are reached by the side link, and are the API’s, page by page', async ({ page, readerOf }) => {
    const api = await readerOf('park');
    await page.goto(`/parkovi/park/${krka}?${october}`);
    await settled(page);
    const links = page.getByRole('navigation', { name: 'Navigacija stranice' });
    await links.getByRole('link', { name: 'Ulaznice' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ulaznice');
    await expect(page).toHaveURL(/\/parkovi\/park\/2\/ulaznice/);
    const trail = page.getByRole('navigation', { name: 'Putanja' });
    expect(plain((await trail.textContent()) ?? '')).toMatch(/^Početna\s*Parkovi\s*Nacionalni park Krka\s*Ulaznice$/);
    await settled(page);
    // The first of this month to today.
    const month = period('2026-11-01', '2026-11-20');
    const tickets = await everyRow<Ticket>(api, `/parkovi/park/${krka}/ulaznice/`, month, 'ulaznice');
    expect(tickets.length).toBeGreaterThan(40);
    const table = section(page, 'Ulaznice').getByRole('table', { name: 'Ulaznice' });
    await expectRows(table, tickets.slice(0, 20).map(shownTicket));
    await page.getByRole('button', { name: 'Stranica 2', exact: true }).click();
    await expect.poll(() => parameters(page).page).toBe('2');
    await settled(page);
    await expectRows(table, tickets.slice(20, 40).map(shownTicket));
    await expect(section(page, 'Ulaznice')).toContainText(
      pageSums(
        new RegExp(`${croatian.count(tickets.length)}\\s[\\p{L}\\s]+`, 'u'),
        tickets.slice(20, 40).map(({ quantity, total_incl_tax: amount }) => ({ quantity, amount })),
      ),
    );
    const { total } = await reportsOf(api, parks, krka, month);
    expect(tickets.reduce((sum, { total_incl_tax }) => sum + cents(total_incl_tax), 0)).toBe(cents(total.valid_amount));
  });

  test('today and yesterday are one click, and a search begins at the first page', async ({ page, readerOf }) => {
    const api = await readerOf('park');
    await page.goto(`/parkovi/park/${krka}/ulaznice?${october}&page=3`);
    await settled(page);
    for (const [preset, day] of [
      ['Jučer', '2026-11-19'],
      ['Danas', '2026-11-20'],
    ] as const) {
      const panel = await openRange(page, 'Razdoblje');
      await panel.getByRole('button', { name: preset, exact: true }).click();
      await expect(panel).toBeHidden();
      await search(page).click();
      await expect.poll(() => parameters(page)).toMatchObject({ beginDate: day, endDate: day });
      expect(parameters(page).page).toBeUndefined();
      await settled(page);
      const tickets = await everyRow<Ticket>(api, `/parkovi/park/${krka}/ulaznice/`, period(day, day), 'ulaznice');
      expect(tickets.length).toBeGreaterThan(0);
      const table = section(page, 'Ulaznice').getByRole('table', { name: 'Ulaznice' });
      await expectRows(table, tickets.slice(0, 20).map(shownTicket));
    }
  });

  test('ulaznice.xlsx has every ticket of the range in typed cells', { tag: '@money' }, async ({ page, readerOf }) => {
    const api = await readerOf('park');
    const range = period('2026-10-23', '2026-10-26');
    const tickets = await everyRow<Ticket>(api, `/parkovi/park/${krka}/ulaznice/`, range, 'ulaznice');
    await page.goto(`/parkovi/park/${krka}/ulaznice?beginDate=2026-10-23&endDate=2026-10-26`);
    await settled(page);
    const { name, bytes } = await download(page, 'Excel izvještaj');
    expect(name).toBe('ulaznice.xlsx');
    const [heads, ...rows] = (await readSpreadsheet(bytes)).get('Ulaznice') ?? [];
    expect(heads).toEqual(['Vrijeme', 'E-pošta', 'Ime', 'Cijena (EUR)', 'Količina', 'Način plaćanja', 'Iznos (EUR)']);
    expect(rows.slice(0, -1)).toEqual(
      tickets.map((ticket) => [
        new Date(`${onTheWall(ticket.order_date).replace(' ', 'T')}Z`),
        ticket.email,
        ticket.name,
        Number(ticket.price),
        ticket.quantity,
        ticket.payment_type,
        Number(ticket.total_incl_tax),
      ]),
    );
    const { total } = await reportsOf(api, parks, krka, range);
    expect([rows.at(-1)?.[4], rows.at(-1)?.[6]]).toEqual([total.valid_count, Number(total.valid_amount)]);
  });

  test('the CSV of the tickets is the page as it is shown', async ({ page, readerOf }) => {
    const api = await readerOf('park');
    await page.goto(`/parkovi/park/${krka}/ulaznice?${october}&page=2`);
    await settled(page);
    const tickets = await everyRow<Ticket>(api, `/parkovi/park/${krka}/ulaznice/`, now, 'ulaznice');
    const { name, bytes } = await downloadCsv(page, 'Ulaznice');
    expect(name).toBe(`Nacionalni park Krka Ulaznice 2026-10-01–2026-10-31${pageInName(2, tickets.length)}.csv`);
    const [heads, ...rows] = readCsv(bytes);
    expect(heads).toEqual(['Vrijeme', 'E-pošta', 'Ime', 'Cijena, €', 'Količina', 'Način plaćanja', 'Ukupno, €']);
    const comma = (amount: string) => amount.replace('.', ',');
    expect(rows).toEqual(
      tickets
        .slice(20, 40)
        .map((ticket) => [
          withOffset(ticket.order_date),
          ticket.email,
          ticket.name,
          comma(ticket.price),
          String(ticket.quantity),
          ticket.payment_type,
          comma(ticket.total_incl_tax),
        ]),
    );
  });
});

test.describe('the operator', () => {
  test.use({ user: 'operator' });

  test('parkovi.xlsx has the API’s figures, alone and compared', { tag: '@money' }, async ({ page, readerOf }) => {
    const api = await readerOf('operator');
    const [list, than] = await Promise.all([listed(api, parks, now), listed(api, parks, before)]);
    expect(list.rows).toHaveLength(6);
    for (const compare of [undefined, than]) {
      await page.goto(`/ulaznice?${october}${compare ? `&${lastYear}` : ''}`);
      await settled(page);
      await expectListed(page, parks, list, compare);
      const { name, bytes } = await download(page, 'Excel izvještaj');
      expect(name).toBe('parkovi.xlsx');
      await expectListFile(bytes, parks, list, compare);
    }
  });

  test('a park’s PDF and spreadsheet have the API’s figures', { tag: '@money' }, async ({ page, readerOf }) => {
    const api = await readerOf('operator');
    const [reports, than] = await Promise.all([reportsOf(api, parks, krka, now), reportsOf(api, parks, krka, before)]);
    await page.goto(`/parkovi/park/${krka}?${october}&${lastYear}`);
    await settled(page);
    await expectReportFiles(page, ['Nacionalni park Krka', '2026-10-01–2026-10-31'], 31, reports, than);
  });
});

test.describe('without ParkUlazniceView', () => {
  test.use({ user: 'park' });

  test('there is no link to the tickets, and their page is denied', { tag: '@access' }, async ({ page, problems }) => {
    problems.tolerate(/403.*\/api\//);
    await withoutPermission(page, 'ParkUlazniceView');
    await page.goto(`/parkovi/park/${krka}?${october}`);
    await settled(page);
    await expect(page.getByRole('link', { name: 'Ulaznice' })).toHaveCount(0);
    await page.goto(`/parkovi/park/${krka}/ulaznice`);
    await expect(page).toHaveURL('/denied');
  });
});

test('with a single park the menu leads directly to it', async ({ page, simulator }) => {
  await simulator.reset('single-provider');
  await page.goto('/login');
  await signInWith(page, 'operator');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nadzorna ploča');
  await menuLink(page, 'Parkovi').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nacionalni park Krka');
  await expect(page).toHaveURL(/\/parkovi\/park\/2\?/);
});
