import { period, type WireMetrics } from '../support/api.ts';
import { croatian, english } from '../support/numbers.ts';
import { section, settled, tile } from '../support/pages.ts';
import { readTable } from '../support/tables.ts';
import { expect, test } from '../support/test.ts';

test.use({ user: 'operator' });

test('a change of language reloads, stays where it was, and is kept', async ({ page, readerOf }) => {
  const api = await readerOf('operator');
  const { ukupno } = await api.get<{ ukupno: WireMetrics }>(
    '/dashboard/ukupno-po-uslugama/',
    period('2026-10-01', '2026-10-31'),
  );
  const amount = Number(ukupno.valid_amount);
  const link = '/?beginDate=2026-10-01&endDate=2026-10-31&services.sort=name';
  await page.goto(link);
  await settled(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'hr');
  expect(await tile(page, 'Iznos')).toContain(croatian.money(amount));
  const croatianTable = await readTable(section(page, 'Usluge').getByRole('table'));
  expect(croatianTable.rows.map((row) => row.Usluga)).toEqual(['Garaže', 'Parking', 'Prodaja', 'Ulaznice']);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));

  await page.getByRole('button', { name: /^Jezik/ }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(false);
  await settled(page);
  await expect(page).toHaveURL(link);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await tile(page, 'Amount')).toContain(english.money(amount));
  // The server's names come in the language, too.
  const englishTable = await readTable(section(page, 'Services').getByRole('table'));
  expect(englishTable.rows.map((row) => row.Service)).toEqual(['Garages', 'Park tickets', 'Parking', 'Sales']);
  expect(englishTable.total['Amount, €']).toBe(english.amount(amount));

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  await page.getByRole('button', { name: /^Language/ }).click();
  await page.getByRole('menuitemradio', { name: 'Hrvatski' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nadzorna ploča');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hr');
  await expect(page).toHaveURL(link);
});

test('what is typed into a form is not lost without asking', async ({ page }) => {
  await page.goto('/promijeni-lozinku');
  await page.getByLabel('Stara lozinka', { exact: true }).fill('demo-1234');
  let calls = 0;
  page.on('dialog', (dialog) => {
    calls += 1;
    void dialog.dismiss();
  });
  await page.getByRole('button', { name: /^Jezik/ }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect.poll(() => calls).toBe(1);
  await expect(page.getByLabel('Stara lozinka', { exact: true })).toHaveValue('demo-1234');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hr');
});

test.describe('before signing in', () => {
  test.use({ user: undefined });

  test('the login page changes its language as well', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: /^Jezik/ }).click();
    await page.getByRole('menuitemradio', { name: 'English' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in');
    await expect(page).toHaveURL('/login');
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en');
  });
});
