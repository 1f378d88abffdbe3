import { period, type WireChannel } from '../support/api.ts';
import { download, downloadCsv, readCsv } from '../support/files.ts';
import { croatian, plain } from '../support/numbers.ts';
import { expectListed, expectListFile, figureCells, garages, listed, reportsOf } from '../support/outlets.ts';
import { section, settled, tile, withoutPermission } from '../support/pages.ts';
import { expectReportFiles } from '../support/reportFiles.ts';
import { readTable } from '../support/tables.ts';
import { expect, test } from '../support/test.ts';

const october = 'beginDate=2026-10-01&endDate=2026-10-31';
const lastYear = 'compareBeginDate=2025-10-01&compareEndDate=2025-10-31';
const now = period('2026-10-01', '2026-10-31');
const before = period('2025-10-01', '2025-10-31');
/** Garaža Joker, in Split. */
const joker = 9;

test.describe('the operator', () => {
  test.use({ user: 'operator' });

  test('opens the garages through the menu, and one from its row', { tag: '@job' }, async ({ page, readerOf }) => {
    const api = await readerOf('operator');
    await page.goto(`/?${october}`);
    await page.getByRole('navigation', { name: 'Glavna navigacija' }).getByRole('link', { name: 'Garaže' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Garaže');
    await page.goto(`/garaze?${october}`);
    await settled(page);
    const list = await listed(api, garages, now);
    expect(list.rows).toHaveLength(12);
    await expectListed(page, garages, list);
    expect(await tile(page, 'Iznos')).toContain(croatian.money(Number(list.total.valid_amount)));
    await page.getByRole('link', { name: 'Detalji: Garaža Joker' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Garaža Joker');
    await expect(page).toHaveURL(/\/garaze\/garaza\/9(\?|$)/);
  });

  test('opens one garage’s channels at a time, loaded then', async ({ page, readerOf, simulator }) => {
    const api = await readerOf('operator');
    await page.goto(`/garaze?${october}`);
    await settled(page);
    expect(await simulator.calls('/api/garaze/garaza/')).toEqual([]);
    for (const [id, name] of [
      [joker, 'Garaža Joker'],
      [10, 'Garaža Lora'],
    ] as const) {
      await page.getByRole('button', { name: `Otvori: ${name}` }).click();
      const opened = page.getByRole('region', { name, exact: true }).getByRole('table');
      await expect(opened).toBeVisible();
      const { distributeri } = await api.get<{ distributeri: WireChannel[] }>(
        `/garaze/garaza/${id}/po-distributerima/`,
        now,
      );
      const sold = distributeri.filter(({ valid_count }) => valid_count > 0);
      const { rows } = await readTable(opened);
      expect(rows).toHaveLength(sold.length);
      for (const channel of sold)
        expect(rows).toContainEqual(
          expect.objectContaining({ 'Kanal prodaje': channel.reseller_name, ...figureCells(channel) }),
        );
    }
    await expect(page.getByRole('button', { name: 'Otvori: Garaža Joker' })).toHaveAttribute('aria-expanded', 'false');
  });

  test('garaze.xlsx has the API’s figures, compared as on the screen', { tag: '@money' }, async ({
    page,
    readerOf,
  }) => {
    const api = await readerOf('operator');
    const [list, than] = await Promise.all([listed(api, garages, now), listed(api, garages, before)]);
    await page.goto(`/garaze?${october}&${lastYear}`);
    await settled(page);
    await expectListed(page, garages, list, than);
    const file = await download(page, 'Excel izvještaj');
    expect(file.name).toBe('garaze.xlsx');
    await expectListFile(file.bytes, garages, list, than);
  });

  test('the page of a garage has its figures; an article opens to its channels', { tag: '@money' }, async ({
    page,
    readerOf,
  }) => {
    const api = await readerOf('operator');
    const { total, channels, articles } = await reportsOf(api, garages, joker, now);
    // Garages do not compare unless asked to.
    await page.goto(`/garaze/garaza/${joker}?${october}`);
    await settled(page);
    expect(await tile(page, 'Količina')).toContain(croatian.count(total.valid_count));
    const byChannel = await readTable(section(page, 'Kanali prodaje').getByRole('table', { name: 'Kanali prodaje' }));
    expect(byChannel.rows).toHaveLength(channels.length);
    for (const channel of channels)
      expect(byChannel.rows).toContainEqual(
        expect.objectContaining({ 'Kanal prodaje': channel.reseller_name, ...figureCells(channel) }),
      );
    const byArticle = await readTable(section(page, 'Artikli').getByRole('table', { name: 'Artikli', exact: true }));
    expect(byArticle.rows.map(({ Šifra }) => Šifra)).toEqual(
      [...articles].sort((a, b) => Number(a.item_price) - Number(b.item_price)).map(({ shortcode }) => shortcode),
    );
    expect(byArticle.total).toMatchObject(figureCells(total));

    const daily = articles.find(({ item }) => item === 'Dnevna karta');
    const { distributeri } = await api.get<{ distributeri: WireChannel[] }>(
      `/garaze/garaza/${joker}/artikl-po-distributerima/`,
      { ...now, item_price: daily?.item_price ?? '' },
    );
    await page.getByRole('button', { name: 'Otvori: Dnevna karta' }).click();
    const opened = page.getByRole('region', { name: 'Dnevna karta', exact: true }).getByRole('table');
    await expect(opened).toBeVisible();
    const { rows } = await readTable(opened);
    expect(rows.map((row) => row['Kanal prodaje']).sort()).toEqual(
      distributeri
        .filter(({ valid_count }) => valid_count > 0)
        .map(({ reseller_name }) => reseller_name)
        .sort(),
    );
  });

  test('a garage’s PDF and spreadsheet have the API’s figures', { tag: '@money' }, async ({ page, readerOf }) => {
    const api = await readerOf('operator');
    const [reports, than] = await Promise.all([now, before].map((range) => reportsOf(api, garages, joker, range)));
    if (!reports) throw new Error('no report');
    await page.goto(`/garaze/garaza/${joker}?${october}&${lastYear}`);
    await settled(page);
    await expectReportFiles(page, ['Garaža Joker', '2026-10-01–2026-10-31'], 31, reports, than);
  });

  test('the CSV of a table is the table as it is shown', async ({ page }) => {
    await page.goto(`/garaze?${october}&garages.sort=-validAmount`);
    await settled(page);
    const shown = await readTable(section(page, 'Garaže').getByRole('table', { name: 'Garaže' }));
    const { name, bytes } = await downloadCsv(page, 'Garaže');
    expect(name).toBe('Garaže 2026-10-01–2026-10-31.csv');
    const [heads, ...rows] = readCsv(bytes);
    expect(heads).toEqual(['Garaža', 'Količina', 'Iznos, €']);
    const cells = [...shown.rows, shown.total].map((row) =>
      ['Garaža', 'Količina', 'Iznos, €'].map((head, at) => (at === 0 ? row[head] : row[head]?.replaceAll('.', ''))),
    );
    expect(rows).toEqual(cells);
  });
});

test.describe('a user of garages', () => {
  test.use({ user: 'garage' });

  test('begins at their own garages, and reaches a garage’s transactions by its side links', async ({
    page,
    readerOf,
    problems,
  }) => {
    problems.tolerate(/403.*\/api\/dashboard\//);
    const api = await readerOf('garage');
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Garaže');
    await page.goto(`/garaze?${october}`);
    await settled(page);
    const list = await listed(api, garages, now);
    expect(list.rows).toHaveLength(6);
    await expectListed(page, garages, list);
    await page.getByRole('link', { name: 'Detalji: Garaža Tuškanac' }).click();
    const links = page.getByRole('navigation', { name: 'Navigacija stranice' });
    await links.getByRole('link', { name: 'Transakcije' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Transakcije');
    await expect(page).toHaveURL(/\/garaze\/garaza\/1\/transakcije/);
    const trail = page.getByRole('navigation', { name: 'Putanja' });
    expect(plain((await trail.textContent()) ?? '')).toMatch(/^Početna\s*Garaže\s*Garaža Tuškanac\s*Transakcije$/);
  });

  test('without the permission there is no link to transactions, and their page is denied', { tag: '@access' }, async ({
    page,
    problems,
  }) => {
    problems.tolerate(/403.*\/api\//);
    await withoutPermission(page, 'GarazaTransakcijeView');
    await page.goto(`/garaze/garaza/1?${october}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Garaža Tuškanac');
    await settled(page);
    await expect(page.getByRole('link', { name: 'Transakcije' })).toHaveCount(0);
    await page.goto('/garaze/garaza/1/transakcije');
    await expect(page).toHaveURL('/denied');
  });

  test('a garage of others leads back to the own ones', { tag: '@access' }, async ({ page, problems }) => {
    problems.allow(/403.*\/api\/garaze\/garaza\/9\//);
    problems.tolerate(/403.*\/api\/dashboard\//);
    await page.goto(`/garaze/garaza/${joker}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Garaže');
  });
});

test.describe('a user of one garage', () => {
  test.use({ user: 'single' });

  test('is sent from the list straight to it, and Back does not lead into a circle', async ({ page, readerOf }) => {
    const api = await readerOf('single');
    const { total } = await reportsOf(api, garages, 12, now);
    await page.goto(`/parking/provider/6?${october}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pula');
    await page.getByRole('navigation', { name: 'Glavna navigacija' }).getByRole('link', { name: 'Garaže' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Garaža Karolina');
    await expect(page).toHaveURL(/\/garaze\/garaza\/12\?/);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pula');
    await page.goto(`/garaze?${october}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Garaža Karolina');
    await settled(page);
    expect(await tile(page, 'Iznos')).toContain(croatian.money(Number(total.valid_amount)));
  });
});
