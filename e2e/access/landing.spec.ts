import { menuLink } from '../support/menu.ts';
import { signInWith } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const status = 'Status sustava';
const statistics = 'Statistika platforme';
const dashboard = 'Nadzorna ploča';
const everything = [dashboard, 'Parking', 'Garaže', 'Parkovi', 'Prodaja', 'Obračuni', statistics, status];

/** The page where each user starts (behaviour 1.13). */
const places: Readonly<Record<string, { path: RegExp; heading: string; menu: readonly string[] }>> = {
  operator: { path: /^\/\?/, heading: dashboard, menu: everything },
  viewer: { path: /^\/\?/, heading: dashboard, menu: everything },
  provider: { path: /^\/\?/, heading: dashboard, menu: [dashboard, 'Parking', status] },
  single: { path: /^\/parking\/provider\/6\?/, heading: 'Pula', menu: ['Parking', 'Garaže', status] },
  garage: { path: /^\/garaze\?/, heading: 'Garaže', menu: ['Garaže', status] },
  park: { path: /^\/ulaznice\?/, heading: 'Parkovi', menu: ['Parkovi', status] },
  sales: { path: /^\/prodaja\?/, heading: 'Prodaja', menu: ['Prodaja', status] },
  finance: { path: /^\/status-sustava$/, heading: status, menu: ['Obračuni', statistics, status] },
  incidents: { path: /^\/status-sustava$/, heading: status, menu: [status] },
  newcomer: { path: /^\/status-sustava$/, heading: status, menu: [status] },
};

/** The dashboard's calls may start before the permissions are known. */
const early = /403.*\/api\/(dashboard|system\/incidents\/permission)\//;

for (const [username, { path, heading, menu }] of Object.entries(places)) {
  test(`${username} begins at ${heading}`, { tag: '@access' }, async ({ page, problems }) => {
    if (heading !== dashboard) problems.tolerate(early);
    await page.goto('/login');
    await signInWith(page, username);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect.poll(() => page.url().replace(/^https?:\/\/[^/]+/, '')).toMatch(path);
    const links = page.getByRole('navigation', { name: 'Glavna navigacija' }).getByRole('link');
    await expect(links).toHaveText([...menu]);
  });
}

test.describe('the scenario of one provider', () => {
  test('leads straight from the list to its page, and Back does not lead into a circle', async ({
    page,
    simulator,
  }) => {
    await simulator.reset('single-provider');
    await page.goto('/login');
    await signInWith(page, 'operator');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nadzorna ploča');
    await menuLink(page, 'Parking').click();
    await expect(page).toHaveURL(/\/parking\/provider\/8\?/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Šibenik');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nadzorna ploča');
  });
});
