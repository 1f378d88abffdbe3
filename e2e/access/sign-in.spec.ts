import { recordCalls } from '../support/calls.ts';
import { holdResponses } from '../support/hold.ts';
import { appliedFilters, signInWith } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const deepLink =
  '/parking/provider/8?beginDate=2026-10-01&endDate=2026-10-31&compareBeginDate=2025-10-01&compareEndDate=2025-10-31&channels=1,2&channels.sort=name';

test.describe('signing in', () => {
  test('leads back to the link that was opened, with its filters', { tag: '@access' }, async ({ page }) => {
    const calls = recordCalls(page);
    await page.goto(deepLink);
    await expect(page).toHaveURL('/login');
    await expect(page).toHaveTitle('Prijava · Portal za partnere');
    await expect(page.getByLabel('Korisničko ime')).toBeFocused();
    // No user is signed in, and no call is sent.
    expect(calls).toEqual([]);
    await signInWith(page, 'operator');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Šibenik');
    const { pathname, search } = new URL(page.url());
    expect(decodeURIComponent(pathname + search)).toBe(deepLink);
    await expect(appliedFilters(page)).toContainText('1. – 31. listopada 2026.');
    await expect(appliedFilters(page)).toContainText('2 od 8 kanala prodaje');
    expect(calls).toContain('/api/auth/login/');
  });

  test('by Enter opens the dashboard', { tag: '@job' }, async ({ page }) => {
    await page.goto('/login');
    await page.getByLabel('Korisničko ime').fill('operator');
    await page.keyboard.press('Tab');
    await page.keyboard.type('demo-1234');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nadzorna ploča');
    expect(await page.evaluate(() => localStorage.getItem('auth-token'))).toMatch(/^[0-9a-f]{40}$/);
  });

  test('uses a remembered path once', async ({ page }) => {
    await page.goto('/login');
    await page.evaluate(() =>
      sessionStorage.setItem(
        'remembered-path',
        JSON.stringify({ user: null, value: '/parking?beginDate=2026-01-01&endDate=2026-01-31' }),
      ),
    );
    await signInWith(page, 'operator');
    await expect(page).toHaveURL('/parking?beginDate=2026-01-01&endDate=2026-01-31');
    expect(await page.evaluate(() => sessionStorage.getItem('remembered-path'))).toBeNull();
  });

  for (const entry of [
    'https://evil.example/parking',
    '//evil.example/parking',
    '/\\evil.example/parking',
    'javascript:alert(1)',
    '/no-such-page',
    '{"broken":',
  ]) {
    test(`takes no notice of the remembered entry ${entry}`, { tag: '@access' }, async ({ page }) => {
      await page.goto('/login');
      await page.evaluate(
        (value) => sessionStorage.setItem('remembered-path', JSON.stringify({ user: null, value })),
        entry,
      );
      await signInWith(page, 'operator');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nadzorna ploča');
      await expect(page).toHaveURL(/^https?:\/\/127\.0\.0\.1:\d+\/(\?|$)/);
    });
  }

  test('with a wrong password shows an error and keeps the input', { tag: '@access' }, async ({ page, problems }) => {
    problems.allow(/400.*\/auth\/login\//);
    await page.goto('/login');
    await signInWith(page, 'operator', 'demo-12345');
    const banner = page.getByRole('alert');
    await expect(banner).toContainText('Prijava nije uspjela');
    await expect(banner).toContainText('Neispravno korisničko ime ili lozinka.');
    await expect(page).toHaveURL('/login');
    await expect(page.getByLabel('Korisničko ime')).toHaveValue('operator');
    const secret = page.getByLabel('Lozinka', { exact: true });
    await expect(secret).toHaveValue('demo-12345');
    await expect(secret).toBeFocused();
    // Typing goes over the wrong one.
    await page.keyboard.type('demo-1234');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nadzorna ploča');
  });

  test('without a username or password makes no call', async ({ page }) => {
    const calls = recordCalls(page);
    await page.goto('/login');
    await page.getByRole('button', { name: 'Prijavi se' }).click();
    await expect(page.getByText('Unesite korisničko ime.')).toBeVisible();
    await expect(page.getByText('Unesite lozinku.')).toBeVisible();
    await expect(page.getByLabel('Korisničko ime')).toBeFocused();
    expect(calls).toEqual([]);
  });

  test('by a double click is one login', { tag: '@data' }, async ({ page, simulator }) => {
    const release = await holdResponses(page, '**/auth/login/');
    await page.goto('/login');
    await page.getByLabel('Korisničko ime').fill('operator');
    await page.getByLabel('Lozinka', { exact: true }).fill('demo-1234');
    const button = page.getByRole('button', { name: 'Prijavi se' });
    await button.dblclick();
    await page.keyboard.press('Enter');
    await expect(page.locator('button[type=submit][aria-busy=true], button[type=submit][disabled]')).toBeVisible();
    release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nadzorna ploča');
    expect(await simulator.calls('/api/auth/login/')).toHaveLength(1);
  });
});

test.describe('in English', () => {
  test.use({ language: 'en' });

  test("a wrong password is 'Unable to login'", async ({ page, problems }) => {
    problems.allow(/400.*\/auth\/login\//);
    await page.goto('/login');
    await page.getByLabel('Username').fill('operator');
    await page.getByLabel('Password', { exact: true }).fill('wrong');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('Unable to login');
  });
});

test.describe('a signed-in user', () => {
  test.use({ user: 'operator' });

  test('is led on from the login page to the root', async ({ page }) => {
    await page.goto('/login');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nadzorna ploča');
    await expect(page).toHaveURL(/\/\?beginDate=/);
  });

  test('is led on to the remembered page', async ({ page }) => {
    await page.goto('/status-sustava');
    await page.evaluate(() =>
      sessionStorage.setItem(
        'remembered-path',
        JSON.stringify({ user: null, value: '/parking?beginDate=2026-01-01&endDate=2026-01-31' }),
      ),
    );
    await page.goto('/login');
    await expect(page).toHaveURL(/\/parking\?beginDate=2026-01-01/);
  });

  test('whose session has ended stays on the login page', async ({ page, problems }) => {
    problems.allow(/401.*user-info/);
    await page.route('**/api/auth/user-info/', (route) => route.fulfill({ status: 401, json: { detail: 'no' } }));
    await page.goto('/login');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prijava');
    await expect(page).toHaveURL('/login');
  });
});
