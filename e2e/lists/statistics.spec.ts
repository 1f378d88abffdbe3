import { type ApiReader, cents, period } from '../support/api.ts';
import { download, downloadCsv, readCsv, readSpreadsheet } from '../support/files.ts';
import { croatian, plain } from '../support/numbers.ts';
import { parameters, search, section, settled, typeRange } from '../support/pages.ts';
import { readTable } from '../support/tables.ts';
import { expect, test } from '../support/test.ts';

test.use({ user: 'finance' });

test.beforeEach(({ problems }) => problems.tolerate(/403.*\/api\/dashboard\//));

const area = '/paydo-statistika';
const october = period('2026-10-01', '2026-10-31');
const octoberSearch = 'beginDate=2026-10-01&endDate=2026-10-31';

type Row = Readonly<Record<string, string | number | null>>;
interface Rows {
  readonly content: readonly Row[];
  readonly records_total: number;
}

test('the menu leads to the first view over the whole span; the views keep the range that is searched for', {
  tag: '@job',
}, async ({ page, readerOf }) => {
  const api = await readerOf('finance');
  await page.goto('/promijeni-lozinku');
  const menu = page.getByRole('navigation', { name: 'Glavna navigacija' });
  await menu.getByRole('link', { name: 'Statistika platforme' }).click();
  await expect(page).toHaveURL(/\/paydo-statistika\/users-and-sales\?/);
  await settled(page);
  expect(parameters(page)).toEqual({ beginDate: '2018-04-16', endDate: '2026-11-19' });

  await typeRange(page, 'Razdoblje', '1.10.2026.', '31.10.2026.');
  await search(page).click();
  await expect.poll(() => parameters(page)).toEqual({ beginDate: '2026-10-01', endDate: '2026-10-31' });
  await settled(page);
  const days = await api.get<Rows>(`${area}/korisnici_i_kupovine/`, october);
  const table = section(page, 'Korisnici i kupovine').getByRole('table');
  expect(days.content).toHaveLength(31);
  await expect(table.locator('tbody tr')).toHaveCount(31);

  const views = page.getByRole('navigation', { name: 'Pregledi statistike' });
  await expect(views.getByRole('link')).toHaveCount(14);
  const names = await views.getByRole('link').allInnerTexts();
  for (const name of names) {
    const link = views.getByRole('link', { name, exact: true });
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
    await settled(page);
    await expect(page.getByRole('heading', { level: 2 }).first()).toContainText(name);
    expect(parameters(page)).toEqual({ beginDate: '2026-10-01', endDate: '2026-10-31' });
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
  await page.goBack();
  await expect(views.getByRole('link', { name: 'Poslovni korisnici' })).toHaveAttribute('aria-current', 'page');
});

/** All rows of a section, page by page. */
async function allRows(api: ApiReader, part: string, range: Readonly<Record<string, string>>): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page++) {
    const { content, records_total } = await api.get<Rows>(`${area}/${part}/`, { ...range, page });
    rows.push(...content);
    if (rows.length >= records_total || content.length === 0) return rows;
  }
}

test('a table has all pages: its totals are the sums of the rows of its file, to the cent', { tag: '@money' }, async ({
  page,
  readerOf,
}) => {
  const api = await readerOf('finance');
  const rows = await allRows(api, 'promocija_paydo', period('2018-04-16', '2026-11-19'));
  expect(rows.length).toBeGreaterThan(50);
  await page.goto(`${area}/paydo-promotion`);
  await settled(page);
  const card = section(page, 'Promocija Paydo');
  await expect(card.locator('tfoot')).toBeVisible();
  const table = card.getByRole('table');
  const { total } = await readTable(table);
  const { name, bytes } = await downloadCsv(page, 'Promocija Paydo');
  expect(name).not.toContain('(');
  const lines = readCsv(bytes);
  expect(lines.slice(0, rows.length + 1)).toEqual([
    ['Datum', 'Broj', 'Popust, €'],
    ...rows.map(({ datum, broj, popust }) => [datum, String(broj), String(popust).replace('.', ',')]),
  ]);
  const ofFile = lines.slice(1, rows.length + 1);
  const inCents = ofFile.reduce((sum, [, , amount]) => sum + cents(String(amount).replace(',', '.')), 0);
  const times = ofFile.reduce((sum, [, count]) => sum + Number(count), 0);
  expect(total).toEqual({
    Datum: 'Ukupno',
    Broj: croatian.count(times),
    'Popust, €': croatian.amount(inCents / 100),
  });
  // The order is that of all rows, not of a page.
  const greatest = Math.max(...rows.map(({ broj }) => Number(broj)));
  await table.getByRole('button', { name: 'Broj' }).click();
  await expect.poll(async () => (await readTable(table)).rows[0]?.Broj).toBe(croatian.count(greatest));
});

test('two periods are compared to the cent, and a link keeps both', { tag: '@money' }, async ({ page, readerOf }) => {
  const api = await readerOf('finance');
  const sumOf = (rows: readonly Row[], key: string) =>
    rows.reduce((sum, row) => sum + cents(String(row[key])), 0) / 100;
  const now = await allRows(api, 'po_gradovima', october);
  const before = await allRows(api, 'po_gradovima', period('2026-09-01', '2026-09-30'));
  await page.goto(`${area}/by-promotions?${octoberSearch}`);
  await settled(page);
  await page.getByLabel('Usporedi s').check();
  await search(page).click();
  await expect
    .poll(() => parameters(page))
    .toEqual({
      beginDate: '2026-10-01',
      endDate: '2026-10-31',
      compareBeginDate: '2026-09-01',
      compareEndDate: '2026-09-30',
    });
  await settled(page);
  const table = section(page, 'Po gradovima').getByRole('table');
  await expect(table.getByText('Razlika').first()).toBeVisible();
  const { total, rows } = await readTable(table);
  const difference = (sumOf(now, 'iznos') - sumOf(before, 'iznos')).toFixed(2);
  expect(total).toMatchObject({
    'Kupovine, €: Razdoblje': croatian.amount(sumOf(now, 'iznos')),
    'Kupovine, €: Usporedba': croatian.amount(sumOf(before, 'iznos')),
  });
  expect(total['Kupovine, €: Razlika']).toContain(croatian.amount(Math.abs(Number(difference))));
  expect(rows[0]?.['Rang po rastu']).toBe('1');
  await page.reload();
  await settled(page);
  await expect(page.getByText('Uspoređeno s:')).toBeVisible();
  await page.goBack();
  await expect.poll(() => parameters(page)).toEqual({ beginDate: '2026-10-01', endDate: '2026-10-31' });
});

test('a list by day adds up to the same purchases as the other views', { tag: '@money' }, async ({
  page,
  readerOf,
}) => {
  const api = await readerOf('finance');
  const { content } = await api.get<Rows>(`${area}/sve_kupovine/`, october);
  await page.goto(`${area}/allUsers?${octoberSearch}&purchases.view=table&amounts.view=table`);
  await settled(page);
  const totals = async (title: string) =>
    (await section(page, title).locator('tfoot tr > *').allInnerTexts()).slice(0, 2).map(plain);
  await expect(section(page, 'Svi korisnici: kupovine').locator('tbody tr')).toHaveCount(31);
  expect(await totals('Svi korisnici: kupovine')).toEqual(['Ukupno', croatian.count(Number(content[0]?.ukupno_broj))]);
  expect(await totals('Svi korisnici: iznosi, €')).toEqual([
    'Ukupno',
    croatian.amount(Number(content[0]?.ukupno_iznos)),
  ]);
});

test('the Excel report has a sheet for each view, with the rows of the range', { tag: '@money' }, async ({
  page,
  readerOf,
}) => {
  const api = await readerOf('finance');
  const count = async (part: string) => (await api.get<Rows>(`${area}/${part}/`, october)).records_total;
  await page.goto(`${area}/web?${octoberSearch}`);
  await settled(page);
  const names = await page.getByRole('navigation', { name: 'Pregledi statistike' }).getByRole('link').allInnerTexts();
  const { name, bytes } = await download(page, 'Excel izvještaj');
  expect(name).toBe('BmoveStatistika.xlsx');
  await expect(page.getByText('Datoteka BmoveStatistika.xlsx je preuzeta.')).toBeVisible();
  const sheets = await readSpreadsheet(bytes);
  expect([...sheets.keys()]).toEqual([...names, 'Sažetak']);
  for (const [sheet, part] of [
    ['Korisnici i kupovine', 'korisnici_i_kupovine'],
    ['Sve kupovine', 'sve_kupovine'],
    ['Po gradovima', 'po_gradovima'],
    ['Poslovni korisnici', 'poslovni_korisnici'],
    ['Tokenizirane kartice', 'tokenizirane_kartice'],
  ] as const) {
    // A head above the rows, and their sums below.
    expect(sheets.get(sheet), sheet).toHaveLength((await count(part)) + 2);
  }
  expect(sheets.get('Svi korisnici')?.length).toBeGreaterThanOrEqual(31);
});

test('a mail is sent once, when it is confirmed, to who was chosen', { tag: '@data' }, async ({ page, simulator }) => {
  await page.goto(`${area}/all-sales?${octoberSearch}`);
  await settled(page);
  await page.getByRole('button', { name: 'Pošalji e-poštom' }).click();
  await expect(page.getByText('Potrebno je odabrati primatelja.')).toBeVisible();
  await page.getByLabel('Primatelj').selectOption('uprava@primjer.hr');
  await page.getByRole('button', { name: 'Pošalji e-poštom' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('uprava@primjer.hr');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(await simulator.mails()).toEqual([]);

  await page.getByRole('button', { name: 'Pošalji e-poštom' }).click();
  await dialog.getByRole('button', { name: 'Pošalji' }).dblclick();
  await expect(page.getByText('uprava@primjer.hr: statistika uspješno poslana')).toBeVisible();
  await expect(dialog).toBeHidden();
  expect((await simulator.mails()).map(({ to }) => to)).toEqual(['uprava@primjer.hr']);
  const sent = (await simulator.calls('/api/paydo-statistika/?')).filter(({ path }) => path.includes('recipient='));
  expect(sent).toHaveLength(1);
});

test('a mail that fails is not sent again automatically', { tag: '@data' }, async ({ page, simulator, problems }) => {
  problems.allow(/503.*\/api\/paydo-statistika\/\?/);
  await page.goto(`${area}/all-sales?${octoberSearch}`);
  await settled(page);
  await simulator.faults({ path: '/paydo-statistika/', status: 503, times: 1 });
  await page.getByLabel('Primatelj').selectOption('financije@primjer.hr');
  await page.getByRole('button', { name: 'Pošalji e-poštom' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Pošalji' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Došlo je do pogreške pri slanju statistike e-poštom.');
  expect(await simulator.mails()).toEqual([]);
  await dialog.getByRole('button', { name: 'Pošalji' }).click();
  await expect(page.getByText('financije@primjer.hr: statistika uspješno poslana')).toBeVisible();
  expect(await simulator.mails()).toHaveLength(1);
});

test.describe('without the permission', () => {
  test.use({ user: 'provider' });

  test('the menu has no statistics, and their pages are denied', { tag: '@access' }, async ({ page, problems }) => {
    problems.tolerate(/403.*\/api\/paydo-statistika\//);
    await page.goto('/parking');
    await settled(page);
    await expect(page.getByRole('link', { name: 'Statistika platforme' })).toHaveCount(0);
    for (const path of [area, `${area}/web`]) {
      await page.goto(path);
      await expect(page).toHaveURL('/denied');
    }
  });
});
