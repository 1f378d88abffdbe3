import { chooseInUserMenu, settled, signInWith } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

test('cookies and a CSRF header replace the token', { tag: ['@access', '@server'] }, async ({
  page,
  servers,
  context,
  problems,
}) => {
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

test('a token that login sends all the same, or that an earlier configuration has left, is not kept', {
  tag: ['@access', '@server'],
}, async ({ page, servers, problems }) => {
  const at = servers.sessionPortal;
  problems.tolerate(/401.*\/api\//);
  await page.route('**/api/auth/login/', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { token: 'f'.repeat(40) } });
  });
  await page.goto(`${at}/login`);
  await page.evaluate(() => localStorage.setItem('auth-token', 'e'.repeat(40)));
  await page.reload();
  await signInWith(page, 'operator');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nadzorna ploča');
  await settled(page);
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toMatch(/[ef]{40}/);
});

test('the GET that mails statistics carries the CSRF header, which the server requires', {
  tag: ['@access', '@server'],
}, async ({ page, servers, problems, simulator }) => {
  const at = servers.sessionPortal;
  problems.tolerate(/401.*\/api\//);
  await page.goto(`${at}/paydo-statistika/users-and-sales`);
  await signInWith(page, 'operator');
  await settled(page);
  await page.getByLabel('Primatelj').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Pošalji e-poštom' }).click();
  const mail = page.waitForRequest(/recipient=/);
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Pošalji/ })
    .click();
  expect((await mail).headers()['x-csrftoken']).toMatch(/./);
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect.poll(async () => (await simulator.mails()).length).toBe(1);
  // Another site's link or image sends the cookies, and not the header.
  const forged = await page.evaluate(async (url) => (await fetch(url)).status, (await mail).url());
  expect(forged).toBe(403);
  expect(await simulator.mails()).toHaveLength(1);
  problems.tolerate(/403.*recipient/);
});
