import { recordCalls } from '../support/calls.ts';
import { menuLink } from '../support/menu.ts';
import { chooseInUserMenu, settled } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

test.use({ user: 'operator' });

const tokenIn = (page: import('@playwright/test').Page) => page.evaluate(() => localStorage.getItem('auth-token'));

test('ends the token; Back shows no figures', { tag: '@access' }, async ({ page, simulator }) => {
  await page.goto('/parking?beginDate=2026-10-01&endDate=2026-10-31');
  await settled(page);
  const token = await tokenIn(page);
  await chooseInUserMenu(page, 'Odjavi se');
  await expect(page).toHaveURL('/login');
  await expect(page).toHaveTitle('Prijava · Portal za partnere');
  expect(await tokenIn(page)).toBeNull();
  const refused = await fetch(`${simulator.url}/api/auth/user-info/`, { headers: { authorization: `Token ${token}` } });
  expect(refused.status).toBe(401);

  await page.goBack();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('table')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prijava');
});

test('is done on this device also when the server fails', { tag: '@access' }, async ({ page, simulator, problems }) => {
  problems.allow(/500.*logout/);
  await simulator.faults({ path: '/auth/logout/', status: 500 });
  await page.goto('/parking');
  await settled(page);
  await chooseInUserMenu(page, 'Odjavi se');
  await expect(page).toHaveURL('/login');
  expect(await tokenIn(page)).toBeNull();
  await expect(page.getByText('Odjava na poslužitelju nije potvrđena')).toBeVisible();
  expect(await simulator.calls('/api/auth/logout/')).toHaveLength(1);
});

test('makes no other call while the server ends the session, which would be refused', { tag: '@access' }, async ({
  page,
  simulator,
}) => {
  await simulator.faults(
    { path: '/auth/logout/', delay_ms: 1500 },
    { path: '/parking/provider-list/', delay_ms: 30_000 },
  );
  await page.goto('/garaze');
  await settled(page);
  // The list of the next page is under way when the user signs out, and the watch of requests looks again.
  const begun = page.waitForRequest(/provider-list/);
  await menuLink(page, 'Parking').click();
  const aborted = page.waitForEvent('requestfailed', (request) => request.url().includes('provider-list'));
  await begun;
  const leaving = page.waitForRequest(/auth\/logout/);
  await chooseInUserMenu(page, 'Odjavi se');
  await leaving;
  const calls = recordCalls(page);
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await aborted;
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prijava');
  expect(calls).toEqual([]);
});

test('leaves no data of one user to the next', { tag: '@access' }, async ({ page }) => {
  await page.goto('/parking?beginDate=2026-10-01&endDate=2026-10-31');
  await expect(page.getByRole('rowheader', { name: 'Zagreb' })).toBeVisible();
  await chooseInUserMenu(page, 'Odjavi se');
  await page.getByLabel('Korisničko ime').fill('provider');
  await page.getByLabel('Lozinka', { exact: true }).fill('demo-1234');
  await page.keyboard.press('Enter');
  await menuLink(page, 'Parking').click();
  await expect(page).toHaveURL('/parking?beginDate=2026-11-01&endDate=2026-11-19');
  const table = page.getByRole('table', { name: 'Pružatelji parkiranja' });
  // Three providers, and the totals row.
  await expect(table.getByRole('rowheader')).toHaveCount(4);
  await expect(table.getByRole('rowheader', { name: 'Zagreb' })).toHaveCount(0);
});
