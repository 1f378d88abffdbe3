import { recordCalls, watchCalls } from '../support/calls.ts';
import { holdResponses } from '../support/hold.ts';
import { section } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

test.describe('without the permission', () => {
  test.use({ user: 'finance' });

  for (const path of ['/parking', '/parking/provider/2?beginDate=2026-10-01&endDate=2026-10-31']) {
    test(`a link to ${path} is denied`, { tag: '@access' }, async ({ page, problems }) => {
      problems.tolerate(/403.*\/api\/parking\//);
      await page.goto(path);
      await expect(page).toHaveURL('/denied');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pristup nije dopušten');
      await expect(page.getByText('Nemate dopuštenje za ovu radnju.')).toBeVisible();
      await page.getByRole('link', { name: 'Prijava' }).click();
      await expect(page).toHaveURL('/login?again');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prijava');
    });
  }

  test('a late refusal does not redirect from the denied page', { tag: '@access' }, async ({ page, problems }) => {
    problems.tolerate(/403.*\/api\/parking\//);
    const callsAreOver = watchCalls(page);
    const refuse = await holdResponses(page, '**/api/parking/provider-list/**');
    await page.goto('/parking');
    await expect(page).toHaveURL('/denied');
    refuse();
    await callsAreOver();
    await expect(page).toHaveURL('/denied');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pristup nije dopušten');
  });
});

test.describe("someone else's provider", () => {
  test.use({ user: 'single' });

  test('leads back to the own one', { tag: '@access' }, async ({ page, problems }) => {
    problems.allow(/403.*\/api\/parking\/provider\/2\//);
    problems.tolerate(/403.*\/api\/dashboard\//);
    await page.goto('/parking/provider/2');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pula');
    await expect(page).toHaveURL(/\/parking\/provider\/6\?/);
  });
});

test.describe('addresses that lead nowhere', () => {
  test.use({ user: 'operator' });

  test('an unknown path is not found, with a way home', { tag: '@access' }, async ({ page }) => {
    await page.goto('/no/such/page?x=1');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stranica nije pronađena');
    await page.getByRole('link', { name: 'Na početnu stranicu' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nadzorna ploča');
  });

  test('the page of an unknown provider links to the list', { tag: '@access' }, async ({ page, problems }) => {
    problems.allow(/404.*\/api\/parking\/provider\/999\//);
    await page.goto('/parking/provider/999');
    await expect(page.getByText('Pružatelj s oznakom 999 ne postoji ili je uklonjen.')).toBeVisible();
    await page.getByRole('link', { name: 'Popis pružatelja' }).click();
    await expect(section(page, 'Pružatelji parkiranja')).toBeVisible();
  });

  for (const id of ['0', '-1', 'abc', '99999999999999999999', '%00']) {
    test(`a provider called ${id} makes no call and no crash`, { tag: '@access' }, async ({ page, simulator }) => {
      test.skip(id === '%00' && process.env.E2E_SERVER === 'nginx', 'nginx itself refuses such an address');
      await page.goto(`/parking/provider/${id}`);
      await expect(
        page.getByText('Pružatelj nije pronađen').or(page.getByText('Stranica nije pronađena')),
      ).toBeVisible();
      expect(await simulator.calls('/api/parking/provider/')).toEqual([]);
    });
  }
});

test('an unknown path shows the not-found page without signing in, too', { tag: '@access' }, async ({ page }) => {
  const calls = recordCalls(page);
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stranica nije pronađena');
  expect(calls).toEqual([]);
});
