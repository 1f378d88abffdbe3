import { period } from '../support/api.ts';
import { download, downloadCsv, readCsv } from '../support/files.ts';
import { croatian } from '../support/numbers.ts';
import { expectListed, expectListFile, figureCells, listed, reportsOf, sales } from '../support/outlets.ts';
import {
  appliedFilters,
  chooseOnly,
  parameters,
  searchFor,
  section,
  settled,
  tile,
  withoutPermission,
} from '../support/pages.ts';
import { expectReportFiles } from '../support/reportFiles.ts';
import { readTable } from '../support/tables.ts';
import { expect, test } from '../support/test.ts';

const october = 'beginDate=2026-10-01&endDate=2026-10-31';
const lastYear = 'compareBeginDate=2025-10-01&compareEndDate=2025-10-31';
const now = period('2026-10-01', '2026-10-31');
const before = period('2025-10-01', '2025-10-31');
/** Promet Split: tickets in three zones, and one without any. */
const transport = 1;

test.describe('a user with sales permissions', () => {
  test.use({ user: 'sales' });

  test.beforeEach(({ problems }) => problems.tolerate(/403.*\/api\/dashboard\//));

  test('begins at their own providers, and reaches the transactions by the side link', { tag: '@job' }, async ({
    page,
    readerOf,
  }) => {
    const api = await readerOf('sales');
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prodaja');
    await page.goto(`/prodaja?${october}`);
    await settled(page);
    const list = await listed(api, sales, now);
    expect(list.rows.map(({ name }) => name)).toEqual(['Promet Split', 'Trajektne karte']);
    await expectListed(page, sales, list);
    expect(await tile(page, 'Iznos')).toContain(croatian.money(Number(list.total.valid_amount)));
    await page.getByRole('link', { name: 'Detalji: Trajektne karte' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trajektne karte');
    const links = page.getByRole('navigation', { name: 'Navigacija stranice' });
    await links.getByRole('link', { name: 'Transakcije' }).click();
    await expect(page).toHaveURL(/\/prodaja\/provider\/5\/transakcije/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Transakcije');
  });

  test('the channels that are chosen count in list, page and file', async ({ page, readerOf }) => {
    const api = await readerOf('sales');
    const range = { ...now, distributeri: '2,4' };
    await page.goto(`/prodaja?${october}`);
    await settled(page);
    await chooseOnly(page, 'Kanali prodaje', ['Android aplikacija', 'Web']);
    await searchFor(page, '2 od 8 kanala prodaje');
    expect(parameters(page).channels).toBe('2,4');
    const list = await listed(api, sales, range);
    await expectListed(page, sales, list);
    const { bytes } = await download(page, 'Excel izvještaj');
    await expectListFile(bytes, sales, list);
    // The applied filters hold on the other pages too.
    await page.getByRole('link', { name: 'Detalji: Promet Split' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Promet Split');
    await expect(appliedFilters(page)).toContainText('2 od 8 kanala prodaje');
    await settled(page);
    const { total } = await reportsOf(api, sales, transport, range);
    expect(await tile(page, 'Iznos')).toContain(croatian.money(Number(total.valid_amount)));
  });

  test('without the permission there is no link to transactions, and their page is denied', { tag: '@access' }, async ({
    page,
    problems,
  }) => {
    problems.tolerate(/403.*\/api\//);
    await withoutPermission(page, 'ProdajaTransakcijeView');
    await page.goto(`/prodaja/provider/${transport}?${october}`);
    await settled(page);
    await expect(page.getByRole('link', { name: 'Transakcije' })).toHaveCount(0);
    await page.goto(`/prodaja/provider/${transport}/transakcije`);
    await expect(page).toHaveURL('/denied');
  });

  test('a provider of others leads back to the own ones', { tag: '@access' }, async ({ page, problems }) => {
    problems.allow(/403.*\/api\/prodaja\/igeusprovider\/2\//);
    await page.goto('/prodaja/provider/2');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prodaja');
  });
});

test.describe('the operator', () => {
  test.use({ user: 'operator' });

  test('prodaja.xlsx has the API’s figures, alone and compared', { tag: '@money' }, async ({ page, readerOf }) => {
    const api = await readerOf('operator');
    const [list, than] = await Promise.all([listed(api, sales, now), listed(api, sales, before)]);
    await page.goto(`/?${october}`);
    await page.getByRole('navigation', { name: 'Glavna navigacija' }).getByRole('link', { name: 'Prodaja' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prodaja');
    for (const compare of [undefined, than]) {
      await page.goto(`/prodaja?${october}${compare ? `&${lastYear}` : ''}`);
      await settled(page);
      await expectListed(page, sales, list, compare);
      const { name, bytes } = await download(page, 'Excel izvještaj');
      expect(name).toBe('prodaja.xlsx');
      await expectListFile(bytes, sales, list, compare);
    }
  });

  test('a provider’s page groups its articles by zone, with the API’s figures', { tag: '@money' }, async ({
    page,
    readerOf,
  }) => {
    const api = await readerOf('operator');
    const [reports, than] = await Promise.all([
      reportsOf(api, sales, transport, now),
      reportsOf(api, sales, transport, before),
    ]);
    await page.goto(`/prodaja/provider/${transport}?${october}&${lastYear}`);
    await settled(page);
    const amount = await tile(page, 'Iznos');
    expect(amount).toContain(croatian.money(Number(reports.total.valid_amount)));
    expect(amount).toContain(`prije ${croatian.money(Number(than.total.valid_amount))}`);
    const articles = section(page, 'Artikli po zonama');
    const { rows, total } = await readTable(articles.getByRole('table', { name: 'Artikli po zonama' }));
    expect(rows).toHaveLength(reports.articles.length);
    for (const row of rows) {
      const [own, old] = [reports, than].map((each) => each.articles.find(({ shortcode }) => shortcode === row.Šifra));
      if (!own || !old) throw new Error(`The API has no ${row.Šifra}`);
      expect(row).toMatchObject(figureCells(own, old));
    }
    expect(total).toMatchObject(figureCells(reports.total, than.total));
    for (const zone of ['I. zona', 'II. zona', 'III. zona', 'bez zone'])
      await expect(articles.getByRole('rowheader', { name: new RegExp(`^${zone.replace('.', '\\.')}`) })).toBeVisible();
  });

  test('a provider’s PDF and spreadsheet have the API’s figures', { tag: '@money' }, async ({ page, readerOf }) => {
    const api = await readerOf('operator');
    const [reports, than] = await Promise.all([
      reportsOf(api, sales, transport, now),
      reportsOf(api, sales, transport, before),
    ]);
    await page.goto(`/prodaja/provider/${transport}?${october}&${lastYear}`);
    await settled(page);
    await expectReportFiles(page, ['Promet Split', '2026-10-01–2026-10-31'], 31, reports, than);
  });

  test('the CSV of the articles has their zones, and figures without thousands', async ({ page, readerOf }) => {
    const api = await readerOf('operator');
    // With a compare period in the address the page would compare.
    await page.goto(`/prodaja/provider/${transport}?${october}&articles.sort=-validAmount`);
    await settled(page);
    const { articles, total } = await reportsOf(api, sales, transport, now);
    const { bytes } = await downloadCsv(page, 'Artikli po zonama');
    const [heads = [], ...rows] = readCsv(bytes);
    expect(heads.slice(0, 4)).toEqual(['Zona', 'Artikl', 'Šifra', 'Cijena, €']);
    const comma = (amount: string) => amount.replace('.', ',');
    expect(rows).toHaveLength(articles.length + 1);
    for (const { item, item_price, shortcode, zone_name, valid_count, valid_amount } of articles)
      expect(rows).toContainEqual([
        zone_name ?? 'bez zone',
        item,
        shortcode,
        comma(item_price),
        String(valid_count),
        comma(valid_amount),
      ]);
    expect(rows.at(-1)).toEqual(['', 'Ukupno', '', '', String(total.valid_count), comma(total.valid_amount)]);
  });
});
