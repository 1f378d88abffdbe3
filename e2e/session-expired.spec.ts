import { appliedFilters, parameters, search, settled, signInWith, typeRange } from './support/pages.ts';
import { expect, test } from './support/test.ts';

test.use({ user: 'operator' });

const october = '/parking?beginDate=2026-10-01&endDate=2026-10-31&channels=1,2&providers.sort=-validAmount';

/** Ends the page's session on the server's side, as time would. */
const expire = async (page: import('@playwright/test').Page, origin: string) => {
  const token = await page.evaluate(() => localStorage.getItem('auth-token'));
  const ended = await fetch(`${origin}/api/auth/logout/`, {
    method: 'POST',
    headers: { authorization: `Token ${token}` },
  });
  expect(ended.status).toBe(204);
};

test('in the middle of the work leads through the login back to the same page and filters', async ({
  page,
  simulator,
  problems,
}) => {
  problems.allow(/401/);
  await page.goto(october);
  await settled(page);
  await expire(page, simulator.url);
  await typeRange(page, 'Razdoblje', '1.9.2026.', '30.9.2026.');
  await search(page).click();
  await expect(page).toHaveURL('/login');
  await signInWith(page, 'operator');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Parking');
  expect(parameters(page)).toEqual({
    beginDate: '2026-09-01',
    endDate: '2026-09-30',
    channels: '1,2',
    'providers.sort': '-validAmount',
  });
  await expect(appliedFilters(page)).toContainText('1. – 30. rujna 2026.');
  await settled(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('on the dashboard itself leads to the login as well', async ({ page, simulator, problems }) => {
  problems.allow(/401/);
  await page.goto('/?beginDate=2026-10-01&endDate=2026-10-31');
  await settled(page);
  await expire(page, simulator.url);
  await typeRange(page, 'Razdoblje', '1.8.2026.', '31.8.2026.');
  await search(page).click();
  await expect(page).toHaveURL('/login');
  await signInWith(page, 'operator');
  await expect(page).toHaveURL('/?beginDate=2026-08-01&endDate=2026-08-31');
});

for (const status of [401, 403]) {
  test(`a ${status} to one call of a user who is still signed in goes to the root`, async ({
    page,
    simulator,
    problems,
  }) => {
    problems.allow(new RegExp(`${status}.*provider-list`));
    await page.goto('/parking?beginDate=2026-10-01&endDate=2026-10-31');
    await settled(page);
    await simulator.faults({ path: '/parking/provider-list/', status });
    await typeRange(page, 'Razdoblje', '1.9.2026.', '30.9.2026.');
    await search(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nadzorna ploča');
    await expect(page).toHaveURL(/^http:\/\/[^/]+\/\?/);
    // The refused page gave way in the history: Back does not lead to it.
    await settled(page);
    expect(await simulator.calls('/api/auth/login/')).toHaveLength(1);
  });
}

test.describe('a user without the dashboard', () => {
  test.use({ user: 'single' });

  test('does not go round in circles when the landing page is refused', async ({ page, simulator, problems }) => {
    problems.allow(/403/);
    await simulator.faults({ path: '/parking/provider-list/', status: 403 });
    await page.goto('/parking?beginDate=2026-10-01&endDate=2026-10-31');
    await expect(page.getByRole('alert')).toContainText('Nemate dopuštenje za ovu radnju.');
    // Refused as asked for, and once more where the root leads on to; then the page stays.
    await page.waitForTimeout(1500);
    expect(await simulator.calls('/api/parking/provider-list/')).toHaveLength(2);
    await expect(page.getByRole('alert')).toBeVisible();
    await simulator.faults();
    await page.getByRole('button', { name: 'Pokušaj ponovno' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pula');
  });
});
