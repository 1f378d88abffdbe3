import { cents, everyRow, period } from '../support/api.ts';
import { download, downloadCsv, pageInName, readCsv, readSpreadsheet, saved } from '../support/files.ts';
import { croatian, croatianMoment, onTheWall, plain, withOffset } from '../support/numbers.ts';
import { parameters, search, section, settled, typeRange, withoutPermission } from '../support/pages.ts';
import { readPdf } from '../support/pdf.ts';
import { expectRows, pageSums, readTable } from '../support/tables.ts';
import { expect, test } from '../support/test.ts';

test.use({ user: 'provider' });

/** Šibenik issues its own receipts, Trogir does not; both belong to the user. */
const path = '/parking/provider/8/racuni';
const call = `${path}/`;

interface Receipt {
  readonly id: number;
  readonly date_of_transaction: string;
  readonly payment_type: string;
  readonly article_name: string;
  readonly broj_racuna: string;
  readonly quantity: number;
  readonly total_amount: string;
}

const shown = (row: Receipt) =>
  expect.objectContaining({
    'Datum transakcije': croatianMoment(row.date_of_transaction),
    Artikl: row.article_name,
    'Broj računa': row.broj_racuna,
    Količina: croatian.count(row.quantity),
    'Iznos, €': croatian.amount(Number(row.total_amount)),
    'Način plaćanja': row.payment_type,
  });

test('are reached by the side link of who issues them, and are the API’s, page by page', { tag: '@job' }, async ({
  page,
  readerOf,
}) => {
  const api = await readerOf('provider');
  await page.goto('/parking/provider/8');
  await page.getByRole('navigation', { name: 'Navigacija stranice' }).getByRole('link', { name: 'Računi' }).click();
  await expect(page).toHaveURL(/\/parking\/provider\/8\/racuni/);
  await settled(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Računi');
  const trail = page.getByRole('navigation', { name: 'Putanja' });
  expect(plain((await trail.textContent()) ?? '')).toMatch(/^Početna\s*Parking\s*Šibenik\s*Računi$/);
  // The first of this month to today.
  const receipts = await everyRow<Receipt>(api, call, period('2026-11-01', '2026-11-20'), 'racuni');
  expect(receipts.length).toBeGreaterThan(40);
  const table = section(page, 'Računi').getByRole('table', { name: 'Računi' });
  await expectRows(table, receipts.slice(0, 20).map(shown));
  await page.getByRole('button', { name: 'Posljednja stranica' }).click();
  const last = Math.ceil(receipts.length / 20);
  await expect.poll(() => parameters(page).page).toBe(String(last));
  await settled(page);
  const ofLast = receipts.slice((last - 1) * 20);
  await expectRows(table, ofLast.map(shown));
  await expect(section(page, 'Računi')).toContainText(
    pageSums(
      new RegExp(`${croatian.count(receipts.length)} račun[ia]?`),
      ofLast.map(({ quantity, total_amount: amount }) => ({ quantity, amount })),
    ),
  );
});

test('their sums by payment type and in total are those of all pages and of the file, to the cent', {
  tag: '@money',
}, async ({ page, readerOf }) => {
  const api = await readerOf('provider');
  const all = await everyRow<Receipt>(api, call, period('2026-11-01', '2026-11-20'), 'racuni');
  await page.goto(path);
  await settled(page);
  const table = section(page, 'Po načinu plaćanja').getByRole('table');
  await expect(table).toBeVisible();
  const figures = (some: readonly Receipt[]) => ({
    Računi: croatian.count(some.length),
    Količina: croatian.count(some.reduce((sum, { quantity }) => sum + quantity, 0)),
    'Iznos, €': croatian.amount(some.reduce((sum, { total_amount }) => sum + cents(total_amount), 0) / 100),
  });
  const { rows, total } = await readTable(table);
  expect(total).toMatchObject(figures(all));
  expect(rows).toHaveLength(new Set(all.map((row) => row.payment_type)).size);
  for (const row of rows) {
    expect(row).toMatchObject(figures(all.filter((one) => one.payment_type === row['Način plaćanja'])));
  }
  const { bytes } = await download(page, 'Excel izvještaj');
  const file = (await readSpreadsheet(bytes)).get('Računi') ?? [];
  const inCents = file.slice(1, -1).reduce((sum, cells) => sum + cents(Number(cells[4])), 0);
  expect(total['Iznos, €']).toBe(croatian.amount(inCents / 100));
});

test('a search finds one on any page, and the link of the search shows it again', { tag: '@job' }, async ({
  page,
  readerOf,
}) => {
  const api = await readerOf('provider');
  const all = await everyRow<Receipt>(api, call, period('2026-11-01', '2026-11-20'), 'racuni');
  const wanted = all.at(-1)?.broj_racuna ?? '';
  const found = all.filter((row) => row.broj_racuna.includes(wanted));
  await page.goto(path);
  await settled(page);
  await page.getByRole('searchbox', { name: 'Broj računa ili artikl' }).fill(wanted);
  await search(page).click();
  const table = section(page, 'Računi').getByRole('table', { name: 'Računi' });
  await expectRows(table, found.map(shown));
  expect(parameters(page).search).toBe(wanted);
  await page.reload();
  await settled(page);
  await expectRows(table, found.map(shown));
});

test('of the day of 25 hours are listed and written by the clock of Zagreb', { tag: '@money' }, async ({
  page,
  readerOf,
}) => {
  const api = await readerOf('provider');
  const day = period('2026-10-25', '2026-10-25');
  const receipts = await everyRow<Receipt>(api, call, day, 'racuni');
  await page.goto(path);
  await settled(page);
  await typeRange(page, 'Razdoblje', '25.10.2026.', '25.10.2026.');
  await search(page).click();
  await expect.poll(() => parameters(page)).toEqual({ beginDate: '2026-10-25', endDate: '2026-10-25' });
  await settled(page);
  const table = section(page, 'Računi').getByRole('table', { name: 'Računi' });
  await expectRows(table, receipts.slice(0, 20).map(shown));
  const { rows } = await readTable(table);
  for (const row of rows) expect(row['Datum transakcije']).toMatch(/^25\. 10\. 2026\. /);
});

test('one is a PDF, named after its number, with its data', { tag: '@money' }, async ({ page, readerOf }) => {
  const api = await readerOf('provider');
  const range = period('2026-10-20', '2026-10-20');
  const [receipt] = await everyRow<Receipt>(api, call, range, 'racuni');
  if (!receipt) throw new Error('nothing sold');
  await page.goto(`${path}?beginDate=2026-10-20&endDate=2026-10-20`);
  await settled(page);
  const { name, bytes } = await saved(page, () =>
    page.getByRole('button', { name: `Preuzmi: račun ${receipt.broj_racuna}`, exact: true }).click(),
  );
  expect(name).toBe(`${receipt.broj_racuna.replaceAll('/', '-')}.pdf`);
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  const { pages } = readPdf(bytes);
  expect(pages).toHaveLength(1);
  const written = (pages[0]?.texts ?? []).map(plain).join('\n');
  const amount = cents(receipt.total_amount);
  for (const text of [
    `Račun ${receipt.broj_racuna}`,
    'Šibenik',
    receipt.article_name,
    receipt.payment_type,
    croatian.amount(amount / 100),
    croatian.amount((amount - Math.round(amount / 1.25)) / 100),
    onTheWall(receipt.date_of_transaction).slice(11),
  ])
    expect(written).toContain(text);
});

test('racuni.xlsx and the CSV have the API’s rows', { tag: '@money' }, async ({ page, readerOf }) => {
  const api = await readerOf('provider');
  const range = period('2026-10-24', '2026-10-26');
  const receipts = await everyRow<Receipt>(api, call, range, 'racuni');
  await page.goto(`${path}?beginDate=2026-10-24&endDate=2026-10-26`);
  await settled(page);
  const { name, bytes } = await download(page, 'Excel izvještaj');
  expect(name).toBe('racuni.xlsx');
  const [heads, ...rows] = (await readSpreadsheet(bytes)).get('Računi') ?? [];
  expect(heads).toEqual(['Vrijeme', 'Artikl', 'Broj računa', 'Količina', 'Iznos (EUR)', 'Način plaćanja']);
  expect(rows.slice(0, -1)).toEqual(
    receipts.map((row) => [
      new Date(`${onTheWall(row.date_of_transaction).replace(' ', 'T')}Z`),
      row.article_name,
      row.broj_racuna,
      row.quantity,
      Number(row.total_amount),
      row.payment_type,
    ]),
  );
  const amount = receipts.reduce((sum, { total_amount }) => sum + cents(total_amount), 0) / 100;
  const quantity = receipts.reduce((sum, row) => sum + row.quantity, 0);
  expect(rows.at(-1)?.slice(3, 5)).toEqual([quantity, amount]);

  const csv = await downloadCsv(page, 'Računi');
  expect(csv.name).toMatch(/^\S.* Računi 2026-10-24–2026-10-26[ .]/);
  expect(csv.name.endsWith(`–2026-10-26${pageInName(1, receipts.length)}.csv`)).toBe(true);
  const [titles, ...lines] = readCsv(csv.bytes);
  expect(titles).toEqual(['Datum transakcije', 'Artikl', 'Broj računa', 'Količina', 'Iznos, €', 'Način plaćanja']);
  expect(lines).toEqual(
    receipts
      .slice(0, 20)
      .map((row) => [
        withOffset(row.date_of_transaction),
        row.article_name,
        row.broj_racuna,
        String(row.quantity),
        row.total_amount.replace('.', ','),
        row.payment_type,
      ]),
  );
});

test('a provider that issues none has no link, and its page says so without a call', async ({ page, simulator }) => {
  await page.goto('/parking/provider/22');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trogir');
  await settled(page);
  const links = page.getByRole('navigation', { name: 'Navigacija stranice' });
  await expect(links.getByRole('link', { name: 'Transakcije' })).toBeVisible();
  await expect(links.getByRole('link', { name: 'Računi' })).toHaveCount(0);
  await page.goto('/parking/provider/22/racuni');
  await expect(page.getByText('Ovaj pružatelj ne izdaje račune')).toBeVisible();
  await expect(page.getByText('Račune za Trogir izdaje operater, pa se ovdje ne prikazuju.')).toBeVisible();
  expect(await simulator.calls('/api/parking/provider/22/racuni/')).toEqual([]);
});

test.describe('without the permission', () => {
  test('there is no link, and the page is denied', { tag: '@access' }, async ({ page, problems }) => {
    problems.tolerate(/403.*\/api\//);
    await withoutPermission(page, 'ParkingRacuniView');
    await page.goto('/parking/provider/8');
    await settled(page);
    await expect(page.getByRole('link', { name: 'Računi' })).toHaveCount(0);
    await page.goto(path);
    await expect(page).toHaveURL('/denied');
  });
});
