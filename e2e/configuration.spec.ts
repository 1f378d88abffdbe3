import { expect, test } from './support/test.ts';

test('a wrong config.json stops with a page that names each value', async ({ page, servers, simulator }) => {
  await page.goto(`${servers.brokenPortal}/`);
  await expect(page.getByRole('alert')).toContainText('Portal se ne može pokrenuti');
  await expect(page.getByText('authentication:')).toContainText('"basic"');
  await expect(page.getByText('apiBase: must not end in /')).toContainText('"/api/"');
  await expect(page.getByText('tile: unknown key')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Učitaj ponovno' })).toBeVisible();
  expect(await simulator.calls()).toEqual([]);
});

for (const [name, answer, words, trace] of [
  ['missing', { status: 404, body: '' }, '/config.json: HTTP 404', /404.*config\.json/],
  ['not JSON', { status: 200, body: '<!doctype html>' }, '/config.json: not JSON', undefined],
] as const) {
  test(`a config.json that is ${name} is told as such`, async ({ page, problems }) => {
    if (trace) problems.allow(trace);
    await page.route('**/config.json', (route) => route.fulfill({ contentType: 'application/json', ...answer }));
    await page.goto('/login');
    await expect(page.getByText(words)).toBeVisible();
  });
}

test.describe('extra menu links', () => {
  test.use({ user: 'operator', language: 'en' });

  test('stand in the menu in the page’s language and open apart', async ({ page }) => {
    const menuLinks = [{ label: { hr: 'Pomoć', en: 'Help' }, url: 'https://help.example.hr/' }];
    await page.route('**/config.json', (route) => route.fulfill({ json: { menuLinks } }));
    await page.goto('/');
    const link = page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Help' });
    await expect(link).toHaveAttribute('href', 'https://help.example.hr/');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noreferrer/);
  });
});
