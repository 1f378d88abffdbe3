import { chooseInUserMenu, settled, signInWith } from './support/pages.ts';
import { expect, test } from './support/test.ts';

test('cookies and a CSRF header stand for the token', async ({ page, servers, context, problems }) => {
  const at = servers.sessionPortal;
  problems.allow(/401.*user-info/);
  // Only the server knows that no user is signed in: the page's calls start meanwhile.
  problems.tolerate(/401.*provider-list/);
  const headers: { method: string; token: string | undefined; csrf: string | undefined }[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${at}/api/`)) return;
    const { authorization, 'x-csrftoken': csrf } = request.headers();
    headers.push({ method: request.method(), token: authorization, csrf });
  });
  const link = `${at}/parking?beginDate=2026-10-01&endDate=2026-10-31`;
  await page.goto(link);
  await expect(page).toHaveURL(`${at}/login`);
  await signInWith(page, 'operator');
  await expect(page).toHaveURL(link);
  await settled(page);
  await expect(page.getByRole('rowheader', { name: 'Zagreb' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('auth-token'))).toBeNull();

  // A write needs the cookie's value in its header; without it the server would refuse.
  await page.goto(`${at}/promijeni-lozinku`);
  await page.getByLabel('Stara lozinka', { exact: true }).fill('demo-1234');
  await page.getByLabel('Nova lozinka', { exact: true }).fill('nova-lozinka-1');
  await page.getByLabel('Potvrda nove lozinke', { exact: true }).fill('nova-lozinka-1');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Lozinka je uspješno promijenjena')).toBeVisible();
  const csrf = (await context.cookies(at)).find(({ name }) => name === 'csrftoken')?.value;
  expect(headers.at(-1)).toEqual({ method: 'POST', token: undefined, csrf });

  await chooseInUserMenu(page, 'Odjavi se');
  await expect(page).toHaveURL(`${at}/login`);
  await page.goto(link);
  await expect(page).toHaveURL(`${at}/login`);
  expect(headers.every(({ token }) => token === undefined)).toBe(true);
  expect(headers.filter(({ method }) => method === 'GET').every((call) => call.csrf === undefined)).toBe(true);
});
