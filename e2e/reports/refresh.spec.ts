import type { Page } from '@playwright/test';
import { holdResponses } from '../support/hold.ts';
import { search, settled, typeRange } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

test.use({ user: 'operator' });

const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Glavna navigacija' }).getByRole('link', { name, exact: true });
const refresh = (page: Page) => page.getByRole('button', { name: 'Osvježi podatke', exact: true });
const asOf = (page: Page) => page.getByText(/^stanje (u )?\d/);

/** Opens each page with figures by its links, and calls `check` with the calls that the page makes. */
async function throughPages(page: Page, check: (calls: readonly string[]) => Promise<void>) {
  const title = page.getByRole('heading', { level: 1 });
  const at = async (name: string, ...calls: string[]) => {
    await expect(title).toHaveText(name);
    await settled(page);
    await check(calls);
  };
  const outlet = async (list: string, listCall: string, name: string, call: string, reports: readonly string[]) => {
    await menu(page, list).click();
    await at(list, listCall);
    await page.getByRole('link', { name: `Detalji: ${name}` }).click();
    await at(name, ...reports.map((report) => `${call}/${report}/`));
  };
  const sideLink = async (name: string, call: string) => {
    await page.getByRole('navigation', { name: 'Navigacija stranice' }).getByRole('link', { name }).click();
    await at(name, call);
  };
  const reports = ['po-distributerima', 'po-artiklima', 'intervalno'];
  const dashboard = ['ukupno-po-uslugama', 'ukupno-po-distributerima', 'usluge-intervalno', 'distributeri-intervalno'];
  await page.goto('/');
  await at('Nadzorna ploča', ...dashboard.map((name) => `/api/dashboard/${name}/`));
  await outlet('Parking', '/api/parking/provider-list/', 'Šibenik', '/api/parking/provider/8', reports);
  await sideLink('Transakcije', '/api/parking/provider/8/transakcije/');
  await sideLink('Računi', '/api/parking/provider/8/racuni/');
  await outlet('Garaže', '/api/garaze/garage-list/', 'Garaža Tuškanac', '/api/garaze/garaza/1', reports);
  await sideLink('Transakcije', '/api/garaze/garaza/1/transakcije/');
  await outlet(
    'Parkovi',
    '/api/parkovi/parkovi-list/',
    'Nacionalni park Krka',
    '/api/parkovi/park/2',
    reports.slice(1),
  );
  await sideLink('Ulaznice', '/api/parkovi/park/2/ulaznice/');
  await outlet('Prodaja', '/api/prodaja/igeusprovider-list/', 'Promet Split', '/api/prodaja/igeusprovider/1', reports);
  await sideLink('Transakcije', '/api/prodaja/igeusprovider/1/transakcije/');
  await menu(page, 'Obračuni').click();
  await at('Obračuni', '/api/obracuni/');
  await menu(page, 'Statistika platforme').click();
  await at('Statistika platforme', '/api/paydo-statistika/korisnici_i_kupovine/');
  await page.getByRole('link', { name: 'Web', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Web: kupovine' })).toBeVisible();
  await at('Statistika platforme', '/api/paydo-statistika/web_data/');
}

test('Search fetches the figures again when nothing was changed, and each page says when they arrived', async ({
  page,
  simulator,
}) => {
  test.slow();
  await throughPages(page, async (paths) => {
    await expect(asOf(page)).toHaveText('stanje u 10:00');
    await expect(refresh(page)).toHaveCount(1);
    const count = async () => Promise.all(paths.map(async (path) => (await simulator.calls(path)).length));
    const before = await count();
    const address = page.url();
    await page
      .getByRole('search')
      .getByRole('button', { name: /^Traži/ })
      .click();
    await expect.poll(async () => (await count()).every((calls, at) => calls > (before[at] ?? 0))).toBe(true);
    expect(page.url()).toBe(address);
    await settled(page);
  });
});

test.describe('in English', () => {
  test.use({ language: 'en' });

  test('a page says as of when its figures are', async ({ page }) => {
    await page.goto('/garaze');
    await settled(page);
    await expect(page.getByText('as of 10:00', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Refresh figures', exact: true })).toBeVisible();
  });
});

test('the refresh button fetches the figures again, by keyboard too, and says so', async ({ page, simulator }) => {
  await page.goto('/parking');
  await settled(page);
  const before = (await simulator.calls('/api/parking/provider-list/')).length;
  const release = await holdResponses(page, '**/parking/provider-list/**');
  // Five minutes later, on the device and on the server.
  await simulator.advance(300);
  await page.evaluate(() => {
    const [Earlier, at] = [Date, Date.now() + 300_000];
    globalThis.Date = new Proxy(Earlier, {
      construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [at] : args, newTarget),
      get: (target, key, receiver) => (key === 'now' ? () => at : Reflect.get(target, key, receiver)),
    });
  });
  await refresh(page).focus();
  await page.keyboard.press('Enter');
  await expect(refresh(page)).toHaveAttribute('aria-busy', 'true');
  await expect(asOf(page)).toHaveText('stanje u 10:00');
  await expect(page.getByRole('rowheader', { name: 'Split' })).toBeVisible();
  release();
  await expect(asOf(page)).toHaveText('stanje u 10:05');
  await expect(refresh(page)).not.toHaveAttribute('aria-busy');
  await expect(refresh(page)).toBeFocused();
  expect((await simulator.calls('/api/parking/provider-list/')).length).toBe(before + 1);
});

test('after a failure Search and the refresh button fetch the figures again', async ({ page, simulator, problems }) => {
  problems.allow(/500.*provider-list/);
  await page.goto('/garaze');
  await settled(page);
  await simulator.faults({ path: '/parking/provider-list/', status: 500 });
  await menu(page, 'Parking').click();
  await expect(page.getByText('Podaci se nisu učitali')).toBeVisible();
  await simulator.faults();
  await search(page).click();
  await expect(page.getByRole('rowheader', { name: 'Split' })).toBeVisible();
});

test('Back after a search makes no call', async ({ page, simulator }) => {
  await page.goto('/parking');
  await settled(page);
  await typeRange(page, 'Razdoblje', '1.10.2026.', '31.10.2026.');
  await search(page).click();
  await expect(page).toHaveURL(/beginDate=2026-10-01/);
  await settled(page);
  const before = (await simulator.calls('/api/parking/provider-list/')).length;
  await page.goBack();
  await expect(page).toHaveURL(/beginDate=2026-11-01/);
  await settled(page);
  expect((await simulator.calls('/api/parking/provider-list/')).length).toBe(before);
});
