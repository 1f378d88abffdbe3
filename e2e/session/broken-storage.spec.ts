import { menuLink } from '../support/menu.ts';
import { appliedFilters, settled, signInWith } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const broken = {
  local: { 'auth-token': 'not a\ntoken č', language: 'klingon', theme: '{"dark":' },
  session: {
    'report-filters.operator': '{"range":{"begin":"2026-99-01","end":"soon"}}',
    'remembered-path': 'http://[broken',
  },
};

test('broken entries of a device’s storage are dropped, and everything works', { tag: '@data' }, async ({
  page,
  problems,
}) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto('/login');
  await page.evaluate(({ local, session }) => {
    for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value);
    for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value);
  }, broken);
  problems.tolerate(/401.*user-info/);
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prijava');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hr');
  await expect(page.locator('html')).toHaveClass(/\blight\b/);
  await signInWith(page, 'operator');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nadzorna ploča');
  await expect(appliedFilters(page)).toContainText('1. – 19. studenoga 2026.');
  await settled(page);
  const left = await page.evaluate(() => ({
    language: localStorage.getItem('language'),
    theme: localStorage.getItem('theme'),
    filters: sessionStorage.getItem('report-filters.operator'),
    path: sessionStorage.getItem('remembered-path'),
  }));
  expect(left).toEqual({ language: null, theme: null, filters: null, path: null });
  expect(await page.evaluate(() => localStorage.getItem('auth-token'))).toMatch(/^[0-9a-f]{40}$/);
});

test('a token that has ended leads to the login, remembering the page', { tag: '@access' }, async ({
  page,
  problems,
}) => {
  problems.allow(/401/);
  await page.goto('/login');
  await page.evaluate(() => localStorage.setItem('auth-token', 'f'.repeat(40)));
  await page.goto('/parking?beginDate=2026-10-01&endDate=2026-10-31');
  await expect(page).toHaveURL('/login');
  await signInWith(page, 'operator');
  await expect(page).toHaveURL('/parking?beginDate=2026-10-01&endDate=2026-10-31');
});

test('a user can work in a browser without storage', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
  });
  await page.goto('/login');
  await signInWith(page, 'operator');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nadzorna ploča');
  await menuLink(page, 'Parking').click();
  await expect(page.getByRole('rowheader', { name: 'Zagreb' })).toBeVisible();
});
