import type { Page } from '@playwright/test';
import { cents, everyRow, period, type WireTransaction } from '../support/api.ts';
import { download, downloadCsv, pageInName, readCsv, readSpreadsheet, saved } from '../support/files.ts';
import { croatian, croatianMoment, onTheWall, withOffset } from '../support/numbers.ts';
import { parameters, search, section, settled, typeRange } from '../support/pages.ts';
import { expectRows, pageSums, readTable } from '../support/tables.ts';
import { expect, test } from '../support/test.ts';

const today = '2026-11-20';
const ofToday = period(today, today);

interface List {
  readonly user: string;
  readonly path: string;
  readonly call: string;
  /** The search field: its key on the wire, label, column, and the message when it is missing. */
  readonly field: string;
  readonly label: string;
  readonly column: string;
  readonly missing: string;
  readonly hasZones: boolean;
}

const ticket = {
  field: 'ticket_number',
  label: 'Broj listića',
  column: 'Broj listića',
  missing: 'Ako je razdoblje dulje od jednog dana, broj listića je obavezan',
  hasZones: false,
} as const;

const lists: Readonly<Record<string, List>> = {
  parking: {
    user: 'provider',
    path: '/parking/provider/8/transakcije',
    call: '/parking/provider/8/transakcije/',
    field: 'trans_search',
    label: 'Registarska oznaka ili šifra',
    column: 'Registracija',
    missing: 'Ako je razdoblje dulje od jednog dana, registarska oznaka / šifra je obavezna',
    hasZones: true,
  },
  garages: {
    user: 'garage',
    path: '/garaze/garaza/1/transakcije',
    call: '/garaze/garaza/1/transakcije/',
    ...ticket,
  },
  parks: {
    user: 'park',
    path: '/parkovi/park/2/transakcije',
    call: '/parkovi/park/2/transakcije/',
    ...ticket,
  },
  sales: {
    user: 'sales',
    path: '/prodaja/provider/5/transakcije',
    call: '/prodaja/igeusprovider/5/transakcije/',
    field: 'transaction_input',
    label: 'Registarska oznaka ili broj listića',
    column: 'Registracija / listić',
    missing: 'Ako je razdoblje dulje od jednog dana, registarska oznaka / broj listića je obavezan podatak',
    hasZones: true,
  },
};

const tableOf = (page: Page) => section(page, 'Transakcije').getByRole('table', { name: 'Transakcije' });

const shownMoment = (moment: string | null) => croatianMoment(moment) || '–';

/** A transaction's row as its table shows it. */
const shown = (row: WireTransaction, { column, hasZones }: List) =>
  expect.objectContaining({
    Vrijeme: shownMoment(row.vrijeme_transakcije),
    [column]: row.transaction_input,
    ...(hasZones ? { Zona: row.zone_name ?? '– nema podatka' } : {}),
    Količina: croatian.count(row.kolicina),
    'Iznos, €': croatian.amount(Number(row.iznos)),
    'Vrijedi od': shownMoment(row.vrijedi_od),
    'Vrijedi do': shownMoment(row.vrijedi_do),
    'Kanal prodaje': row.reseller_name,
    Status: expect.stringContaining(row.status_opisno_kratko),
    Šifra: row.trans_ref,
  });

/** The foot of the list: how many transactions the filters find, and the sums of a page's own. */
const sumsOf = (count: number, rows: readonly WireTransaction[]) =>
  pageSums(
    new RegExp(`${croatian.count(count)} transakcij[ae]`),
    rows.map((row) => ({ quantity: row.kolicina, amount: row.iznos, isValid: row.is_valid })),
  );

/** The codes of the rows on red ground. */
const redRows = (page: Page) => tableOf(page).locator('tbody tr[data-tone=danger] td:last-child').allTextContents();

for (const [name, list] of Object.entries(lists)) {
  test.describe(`transactions of ${name}`, () => {
    const { user, path, call, field, label, missing } = list;
    test.use({ user });

    test('begin with today, newest first, page by page, what is not valid in red', { tag: '@job' }, async ({
      page,
      readerOf,
    }) => {
      const api = await readerOf(user);
      const rows = await everyRow<WireTransaction>(api, call, ofToday, 'transakcije');
      expect(rows.length).toBeGreaterThan(0);
      await page.goto(path);
      await settled(page);
      const pages = Math.ceil(rows.length / 20);
      for (let number = 1; number <= Math.min(pages, 2); number++) {
        if (number > 1) {
          await page.getByRole('button', { name: 'Sljedeća stranica' }).click();
          await expect.poll(() => parameters(page).page).toBe(String(number));
          await settled(page);
        }
        const ofPage = rows.slice((number - 1) * 20, number * 20);
        await expectRows(
          tableOf(page),
          ofPage.map((row) => shown(row, list)),
        );
        expect(await redRows(page)).toEqual(ofPage.filter((row) => !row.is_valid).map(({ trans_ref }) => trans_ref));
        await expect(section(page, 'Transakcije')).toContainText(sumsOf(rows.length, ofPage));
      }
      await expect(section(page, 'Transakcije')).toContainText(croatian.count(rows.length));
    });

    test('that are not valid are all red, and can be filtered', async ({ page, readerOf }) => {
      const api = await readerOf(user);
      const range = period('2026-10-21', today);
      // Every ticket, plate and code with a 1 in it: enough to hold some that failed.
      const query = { ...range, [field]: '1', opcija_prikaza: 'neispravne' };
      const rows = await everyRow<WireTransaction>(api, call, query, 'transakcije');
      expect(rows.length).toBeGreaterThan(0);
      await page.goto(`${path}?beginDate=2026-10-21&endDate=${today}&search=1`);
      await settled(page);
      await page.getByText('Samo neispravne', { exact: true }).click();
      await search(page).click();
      await expect.poll(() => parameters(page).show).toBe('invalid');
      await settled(page);
      await expectRows(
        tableOf(page),
        rows.slice(0, 20).map((row) => shown(row, list)),
      );
      expect(await redRows(page)).toEqual(rows.slice(0, 20).map(({ trans_ref }) => trans_ref));
      await expect(section(page, 'Transakcije')).toContainText(sumsOf(rows.length, rows.slice(0, 20)));
    });

    test('of more days are listed for what is searched only', async ({ page, readerOf, simulator }) => {
      const api = await readerOf(user);
      const range = period('2026-11-01', today);
      const [some] = await everyRow<WireTransaction>(api, call, period('2026-11-18', '2026-11-18'), 'transakcije');
      if (!some) throw new Error('nothing sold');
      await page.goto(`${path}?page=2`);
      await settled(page);
      await typeRange(page, 'Razdoblje', '1.11.2026.', '20.11.2026.');
      await expect(search(page)).toBeDisabled();
      await expect(page.getByText(missing)).toBeVisible();
      const before = (await simulator.calls(`/api${call}`)).length;
      const typed = some.transaction_input.toLowerCase();
      await page.getByRole('searchbox', { name: label }).fill(` ${typed} `);
      await expect(page.getByText(missing)).toBeHidden();
      await search(page).click();
      await expect.poll(() => parameters(page)).toEqual({ beginDate: '2026-11-01', endDate: today, search: typed });
      await settled(page);
      const query = { ...range, [field]: typed };
      const rows = await everyRow<WireTransaction>(api, call, query, 'transakcije');
      expect(rows.map(({ id }) => id)).toContain(some.id);
      await expectRows(
        tableOf(page),
        rows.slice(0, 20).map((row) => shown(row, list)),
      );
      const calls = (await simulator.calls(`/api${call}`)).slice(before).map(({ path }) => path);
      expect(calls[0]).toContain(`${field}=${encodeURIComponent(typed).replaceAll('%20', '+')}`);
      // A link without it sends no call.
      await page.goto(`${path}?beginDate=2026-11-01&endDate=${today}`);
      await expect(page.getByText('Transakcije još nisu tražene')).toBeVisible();
      await expect(page.getByText(missing).first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Preuzmi', exact: true })).toBeDisabled();
      expect((await simulator.calls(`/api${call}`)).filter(({ status }) => status !== 200)).toEqual([]);
    });

    test('transakcije.xlsx and the CSV have the rows that are shown', { tag: '@money' }, async ({ page, readerOf }) => {
      const api = await readerOf(user);
      const day = period('2026-11-17', '2026-11-17');
      const query = { ...day, opcija_prikaza: 'ispravne' };
      const rows = await everyRow<WireTransaction>(api, call, query, 'transakcije');
      expect(rows.every(({ is_valid }) => is_valid)).toBe(true);
      await page.goto(`${path}?beginDate=2026-11-17&endDate=2026-11-17`);
      await settled(page);
      await page.getByText('Samo ispravne', { exact: true }).click();
      await search(page).click();
      await expect.poll(() => parameters(page).show).toBe('valid');
      await settled(page);
      const { name, bytes } = await download(page, 'Excel izvještaj');
      expect(name).toBe('transakcije.xlsx');
      const sheets = await readSpreadsheet(bytes);
      const [, ...cells] = sheets.get('Transakcije') ?? [];
      expect(sheets.get('Filtri')).toContainEqual(['Prikaz', 'Samo ispravne']);
      const asDate = (moment: string | null) => moment && new Date(`${onTheWall(moment).replace(' ', 'T')}Z`);
      expect(cells.slice(0, -1).map((row) => row.filter((_, at) => at !== 9))).toEqual(
        rows.map((row) => [
          asDate(row.vrijeme_transakcije),
          row.transaction_input,
          row.zone_name,
          row.kolicina,
          Number(row.iznos),
          asDate(row.vrijedi_od),
          asDate(row.vrijedi_do),
          row.reseller_name,
          row.status_opisno_kratko,
          row.trans_ref,
        ]),
      );
      const sum = rows.reduce((sum, { iznos }) => sum + cents(iznos), 0) / 100;
      expect(cells.at(-1)?.slice(0, 5)).toEqual([
        'Ukupno',
        null,
        null,
        rows.reduce((sum, { kolicina }) => sum + kolicina, 0),
        sum,
      ]);

      const csv = await downloadCsv(page, 'Transakcije');
      expect(csv.name).toMatch(/^\S.* Transakcije 2026-11-17[ .]/);
      expect(csv.name.endsWith(` 2026-11-17${pageInName(1, rows.length)}.csv`)).toBe(true);
      const [heads = [], ...lines] = readCsv(csv.bytes);
      expect(heads.slice(0, 2)).toEqual(['Vrijeme', list.column]);
      expect(lines).toEqual(
        rows
          .slice(0, 20)
          .map((row) => [
            withOffset(row.vrijeme_transakcije),
            row.transaction_input,
            ...(list.hasZones ? [row.zone_name ?? ''] : []),
            String(row.kolicina),
            row.iznos.replace('.', ','),
            withOffset(row.vrijedi_od),
            withOffset(row.vrijedi_do),
            row.reseller_name,
            row.status_opisno_kratko,
            row.trans_ref,
          ]),
      );
    });
  });
}

test.describe('parking', () => {
  test.use({ user: 'provider' });

  test('a provider’s transactions are reached through menu, list and side link', async ({ page }) => {
    await page.goto('/?beginDate=2026-10-01&endDate=2026-10-31');
    await page.getByRole('navigation', { name: 'Glavna navigacija' }).getByRole('link', { name: 'Parking' }).click();
    await page.getByRole('link', { name: 'Detalji: Šibenik' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Šibenik');
    await page
      .getByRole('navigation', { name: 'Navigacija stranice' })
      .getByRole('link', { name: 'Transakcije' })
      .click();
    await expect(page).toHaveURL(/\/parking\/provider\/8\/transakcije/);
    await settled(page);
    // They have dates of their own: today, whatever the reports were about.
    await expect(page.getByRole('button', { name: /^Razdoblje 20\. 11\. 2026\./ })).toBeVisible();
    await page.getByRole('navigation', { name: 'Navigacija stranice' }).getByRole('link', { name: 'Pregled' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Šibenik');
    await expect(page).toHaveURL(/\/parking\/provider\/8(\?|$)/);
  });

  test('seventeen are in the window of 1440×900, below a filter bar of one line', async ({ page }) => {
    await page.goto('/parking');
    await page.getByRole('link', { name: 'Detalji: Split' }).click();
    const links = page.getByRole('navigation', { name: 'Navigacija stranice' });
    await links.getByRole('link', { name: 'Transakcije' }).click();
    await settled(page);
    const rows = page.getByRole('table', { name: 'Transakcije' }).locator('tbody tr');
    await expect(rows).toHaveCount(20);
    const { y = 0, height = 0 } = (await rows.nth(16).boundingBox()) ?? {};
    expect(y).toBeGreaterThan(0);
    expect(y + height).toBeLessThanOrEqual(900);
    const filters = page.getByRole('search');
    expect((await filters.boundingBox())?.height).toBeLessThanOrEqual(56);
  });

  test('a range outside the window in a link is reported, and today is shown', async ({ page }) => {
    await page.goto('/parking/provider/8/transakcije?beginDate=2026-10-20&endDate=2026-10-20');
    await expect(page.getByText('Razdoblje u poveznici izlazi iz dopuštenog raspona datuma')).toBeVisible();
    await settled(page);
    await expect(page.getByRole('button', { name: /^Razdoblje 20\. 11\. 2026\./ })).toBeVisible();
  });

  test('a page past the end leads back to the first', async ({ page }) => {
    await page.goto('/parking/provider/8/transakcije?page=9999');
    await page.getByRole('button', { name: 'Na prvu stranicu' }).click();
    await expect.poll(() => parameters(page).page).toBeUndefined();
    await settled(page);
    expect((await readTable(tableOf(page))).rows).toHaveLength(20);
  });
});

test.describe('in English', () => {
  test.use({ user: 'provider', language: 'en' });

  test('page, spreadsheet and CSV are written as English writes', async ({ page, readerOf }) => {
    const api = await readerOf('provider');
    const { call, path } = lists.parking as List;
    const rows = await everyRow<WireTransaction>(api, call, period('2026-11-17', '2026-11-17'), 'transakcije');
    await page.goto(`${path}?beginDate=2026-11-17&endDate=2026-11-17`);
    await settled(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Transactions');
    const xlsx = await saved(page, async () => {
      await page.getByRole('button', { name: 'Download', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Excel report' }).click();
    });
    expect(xlsx.name).toBe('transakcije.xlsx');
    const [heads, ...cells] = (await readSpreadsheet(xlsx.bytes)).get('Transactions') ?? [];
    expect(heads?.slice(0, 5)).toEqual(['Time', 'Plate / ticket number', 'Zone', 'Quantity', 'Amount (EUR)']);
    expect(cells).toHaveLength(rows.length + 1);
    expect(cells.at(-1)?.[0]).toBe('Total');
    const csv = await saved(page, async () => {
      await page.getByRole('button', { name: 'Download', exact: true }).click();
      await page.getByRole('menuitem', { name: 'CSV: Transactions' }).click();
    });
    const [, first] = csv.bytes.toString('utf8').split('\r\n');
    const [row] = rows;
    if (!row) throw new Error('nothing sold');
    expect(first?.split(',').slice(0, 5)).toEqual([
      withOffset(row.vrijeme_transakcije),
      row.transaction_input,
      row.zone_name,
      String(row.kolicina),
      row.iznos,
    ]);
  });
});
