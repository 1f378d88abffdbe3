import type { Page } from '@playwright/test';
import { type ColorTheme, colorValue } from '#design-system/theme/palette.ts';
import { settled, signInWith } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import { mapTiles } from '../support/tiles.ts';

/** Holds the portal's first file and its style sheet back; resolves with what lets them come. */
async function holdPortal(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/(index-[\w-]+\.js|style-[\w-]+\.css)$/, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

const userInfo = '**/api/auth/user-info/';
const frame = (page: Page) => page.locator('#frame');
/** A colour of the palette as the browser computes it. */
const colorOf = (token: Parameters<typeof colorValue>[0], theme: ColorTheme) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(colorValue(token, theme).slice(at, at + 2), 16)).join(', ')})`;
const isDark = (page: Page) => page.evaluate(() => document.documentElement.classList.contains('dark'));

/** Adds up how far content moves by itself, from the start of each page (cumulative layout shift). */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput)
          Object.assign(window, { shifted: (window as unknown as { shifted: number }).shifted + entry.value });
    }).observe({ type: 'layout-shift', buffered: true });
  });
const shifted = (page: Page) => page.evaluate(() => (window as unknown as { shifted: number }).shifted);

test.describe('a user who is signed in', () => {
  test.use({ user: 'operator' });

  test('sees the bar and the outline of a page at once, which screen readers do not; the user is asked for meanwhile', {
    tag: '@job',
  }, async ({ page }) => {
    const release = await holdPortal(page);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/auth/user-info/')) asked.push(request.headers().authorization ?? '');
    });
    const early = page.waitForRequest(userInfo);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(frame(page).locator('.portal')).toBeVisible();
    await expect(frame(page).locator('.public')).toBeHidden();
    await expect(frame(page).locator('.bar')).toHaveCSS('background-color', colorOf('bg.surface', 'light'));
    await expect(page.locator('html')).toHaveCSS('background-color', colorOf('bg.page', 'light'));
    await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1);
    await expect(frame(page)).toHaveAttribute('aria-hidden', 'true');
    await expect(page.locator('#start-failed')).toBeHidden();
    expect((await early).headers().authorization).toMatch(/^Token /);
    release();
    await settled(page);
    await expect(frame(page)).toHaveCount(0);
    // The portal takes that response: there is no second call.
    expect(asked).toHaveLength(1);
  });

  test('whose session has expired meanwhile signs in once, and is back', { tag: '@access' }, async ({
    page,
    problems,
    simulator,
  }) => {
    problems.allow(/401/);
    await simulator.faults({ path: '/auth/user-info/', status: 401, times: 1 });
    await page.goto('/parking/provider/8?beginDate=2026-10-01&endDate=2026-10-31');
    await expect(page).toHaveURL('/login');
    await expect(page.getByText('Prijava je istekla.', { exact: false })).toBeVisible();
    await signInWith(page, 'operator');
    await expect(page).toHaveURL('/parking/provider/8?beginDate=2026-10-01&endDate=2026-10-31');
  });

  test('who signs out in another tab meanwhile sees the login page, and nothing of theirs', { tag: '@access' }, async ({
    page,
    context,
  }) => {
    const other = await context.newPage();
    await other.goto('/promijeni-lozinku');
    const release = await holdPortal(page);
    const early = page.waitForResponse(userInfo);
    await page.goto('/', { waitUntil: 'commit' });
    await early;
    await other.evaluate(() => localStorage.removeItem('auth-token'));
    release();
    await expect(page).toHaveURL('/login');
    await expect(page.getByLabel('Korisničko ime')).toBeVisible();
  });

  test('sees that the page loads while the server does not answer', async ({ page, simulator }) => {
    await simulator.faults({ path: '/auth/user-info/', delay_ms: 60_000 });
    await page.goto('/', { waitUntil: 'commit' });
    await expect(frame(page)).toBeVisible();
    await expect(page.getByText('Učitavanje…')).toBeAttached();
    await expect(frame(page)).toHaveCount(0);
    await simulator.faults();
  });

  // A laptop's window too: what is below the window of a large screen moves in that of a small one.
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 1366, height: 768 },
  ])
    test(`sees no page move while it loads, in a window of ${viewport.width} pixels`, async ({ page, problems }) => {
      await page.setViewportSize(viewport);
      await mapTiles(page, problems);
      await watchShifts(page);
      const moved: Record<string, number> = {};
      for (const path of [
        '/',
        '/parking',
        '/parking/provider/1',
        '/parking/provider/2/zone',
        '/parking/provider/2/zone/11/details',
        '/parking/provider/2/working-periods/new',
        '/incidenti',
        '/status-sustava',
      ]) {
        await page.goto(path);
        await settled(page);
        const shift = await shifted(page);
        if (shift > 0.01) moved[path] = shift;
      }
      expect(moved).toEqual({});
    });
});

test('the login page is outlined at once, in the device’s theme where the stored one is unknown, and does not move', {
  tag: '@access',
}, async ({ page }) => {
  await watchShifts(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'sepia');
    localStorage.setItem('language', 'xx');
  });
  const release = await holdPortal(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(frame(page).locator('.public')).toBeVisible();
  expect(await isDark(page)).toBe(true);
  await expect(page.locator('html')).toHaveCSS('background-color', colorOf('bg.page', 'dark'));
  await expect(frame(page).locator('.public b')).toHaveCSS('background-color', colorOf('brand.solid', 'dark'));
  release();
  await expect(page.getByLabel('Korisničko ime')).toBeVisible();
  expect(await isDark(page)).toBe(true);
  await expect(page.locator('html')).toHaveAttribute('lang', 'hr');
  expect(await shifted(page)).toBeLessThanOrEqual(0.01);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says that it needs it', async ({ page }) => {
    await page.goto('/login');
    // Playwright reads no text of a `noscript`.
    await expect(page.locator('#start-failed noscript')).toBeVisible();
    await expect(page.getByText('Portal se nije učitao.')).toBeHidden();
    await expect(frame(page)).toBeHidden();
  });
});
