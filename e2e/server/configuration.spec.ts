import { recordCalls } from '../support/calls.ts';
import { expect, test } from '../support/test.ts';

test('a wrong config.json stops with a page that names each value', { tag: '@server' }, async ({ page, servers }) => {
  const calls = recordCalls(page);
  await page.goto(`${servers.brokenPortal}/`);
  await expect(page.getByRole('alert')).toContainText('Portal se ne može pokrenuti');
  await expect(page.getByText('authentication:')).toContainText('"basic"');
  await expect(page.getByText('apiBase: must not end in /')).toContainText('"/api/"');
  await expect(page.getByText('tile: unknown key')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Učitaj ponovno' })).toBeVisible();
  expect(calls).toEqual([]);
});

for (const [name, response, message, detail] of [
  ['missing', { status: 404, body: '' }, '/config.json: HTTP 404', /404.*config\.json/],
  ['not JSON', { status: 200, body: '<!doctype html>' }, '/config.json: not JSON', undefined],
] as const) {
  test(`a config.json that is ${name} is reported`, { tag: '@server' }, async ({ page, problems }) => {
    if (detail) problems.allow(detail);
    await page.route('**/config.json', (route) => route.fulfill({ contentType: 'application/json', ...response }));
    await page.goto('/login');
    await expect(page.getByText(message)).toBeVisible();
  });
}

test.describe('extra menu links', () => {
  test.use({ user: 'operator', language: 'en' });

  test('are in the menu in the page’s language and open in a new tab', { tag: '@server' }, async ({ page }) => {
    const menuLinks = [{ label: { hr: 'Pomoć', en: 'Help' }, url: 'https://help.example.hr/' }];
    await page.route('**/config.json', (route) => route.fulfill({ json: { menuLinks } }));
    await page.goto('/');
    const link = page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Help' });
    await expect(link).toHaveAttribute('href', 'https://help.example.hr/');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noreferrer/);
  });
});

test('the operator’s name and mark are on the login page', { tag: '@server' }, async ({ page }) => {
  const mark = '/brand/mark.svg';
  const circle = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4"/></svg>';
  await page.route(`**${mark}`, (route) => route.fulfill({ contentType: 'image/svg+xml', body: circle }));
  await page.route('**/config.json', (route) =>
    route.fulfill({ json: { operator: { name: 'Gradski parking Šibenik', mark } } }),
  );
  await page.goto('/login');
  await expect(page.getByRole('textbox').first()).toBeVisible();
  const image = page.locator(`img[src$="${mark}"]`);
  await expect(image).toBeVisible();
  // The file was read and drawn, not only named.
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
  await expect(page.getByText('Gradski parking Šibenik').first()).toBeVisible();
});
