import type { Page } from '@playwright/test';
import { settled } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

interface Beacon {
  readonly build: string;
  readonly language: string;
  readonly reports: readonly (Readonly<Record<string, unknown>> & { readonly type: string })[];
}

/** The portal with a collector, and the beacons that it has received. */
async function monitored(page: Page, monitoring: object = {}): Promise<Beacon[]> {
  const beacons: Beacon[] = [];
  await page.route('**/config.json', (route) =>
    route.fulfill({ json: { monitoring: { url: '/collector', ...monitoring } } }),
  );
  await page.route('**/collector', async (route) => {
    beacons.push(JSON.parse(route.request().postData() ?? 'null') as Beacon);
    await route.fulfill({ status: 204 });
  });
  return beacons;
}

const reportsIn = (beacons: readonly Beacon[]) => beacons.flatMap(({ reports }) => reports);
const buildOf = (page: Page) => page.locator('meta[name=build]').getAttribute('content');

test.describe('of a signed-in user', () => {
  test.use({ user: 'operator' });

  test('errors, rejections, refusals of the policy and mismatches are reported, without what they are about', async ({
    page,
    problems,
  }) => {
    problems.allow(/^Page: TypeError: "Marko Horvat" fell/, /^Page: $/, /^Request: GET https:\/\/elsewhere/);
    problems.allow(/Content security policy: img-src/, /does not fit the contract/);
    problems.tolerate(/violates the following Content Security Policy/);
    const beacons = await monitored(page, { webVitals: false });
    await page.route('**/api/parking/provider-list/*', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), provider_list: 'Marko Horvat' } });
    });
    await page.goto('/parking/provider/8');
    await settled(page);
    await page.evaluate(() => {
      setTimeout(() => {
        throw new TypeError('"Marko Horvat" fell, see /parking/provider/8?search=ZG1234AB, 1234567890');
      });
      void Promise.reject({ name: 'Marko Horvat' });
      new Image().src = 'https://elsewhere.example/pixel.png?user=Marko';
    });
    await page
      .getByRole('navigation', { name: 'Glavna navigacija' })
      .getByRole('link', { name: 'Parking', exact: true })
      .click();
    await expect
      .poll(() =>
        reportsIn(beacons)
          .map(({ kind }) => kind)
          .sort(),
      )
      .toEqual(['contract', 'error', 'policy', 'rejection']);
    const reports = reportsIn(beacons);
    const of = (kind: string) => reports.find((report) => report.kind === kind);
    expect(of('error')).toMatchObject({
      name: 'TypeError',
      message: ':text fell, see /parking/provider/:id :number',
      path: '/parking/provider/:id',
    });
    expect(of('policy')).toMatchObject({ message: 'enforce img-src https://elsewhere.example' });
    expect(of('contract')).toMatchObject({
      name: 'ApiError',
      message: expect.stringMatching(/^contract getParkingProviders provider_list: /),
    });
    expect(of('rejection')).toMatchObject({ name: 'Object', message: '' });
    const token = await page.evaluate(() => localStorage.getItem('auth-token') ?? '');
    expect(token).not.toBe('');
    const text = JSON.stringify(beacons);
    for (const secret of ['Marko', 'ZG1234AB', '1234567890', token, 'search=']) expect(text).not.toContain(secret);
    for (const beacon of beacons) expect(beacon).toMatchObject({ build: await buildOf(page), language: 'hr' });
  });

  test('the footer names the build', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('contentinfo')).toContainText(`Inačica ${await buildOf(page)}`);
  });
});

test('web vitals of a page load are reported when it is left', async ({ page }) => {
  const beacons = await monitored(page);
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Prijavi se' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText(`Inačica ${await buildOf(page)}`);
  await page.getByLabel('Korisničko ime').click();
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  await expect.poll(() => reportsIn(beacons).map(({ name }) => name)).toEqual(expect.arrayContaining(['FCP', 'TTFB']));
  for (const report of reportsIn(beacons))
    expect(report).toMatchObject({ type: 'vital', value: expect.any(Number), path: '/login' });
});

test('without a collector no code of it is loaded, and outside of the sample nothing is sent', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Prijavi se' })).toBeVisible();
  expect(scripts.filter((path) => /[Mm]onitoring|web-vitals/.test(path))).toEqual([]);

  const beacons = await monitored(page, { sampleRate: 0 });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Prijavi se' })).toBeVisible();
  expect(scripts.filter((path) => /[Mm]onitoring/.test(path))).not.toEqual([]);
  await page.evaluate(() => {
    window.dispatchEvent(new ErrorEvent('error', { message: 'x' }));
    window.dispatchEvent(new Event('pagehide'));
  });
  await page.goto('/reset-password');
  expect(beacons).toEqual([]);
});
