import { startSimulator } from '../../tools/processes/simulator.mjs';
import { menuLink } from '../support/menu.ts';
import { expect, test } from '../support/test.ts';

test('the console is a page of the simulator over HTTP: it moves the clock, decides, and undoes', {
  tag: '@job',
}, async ({ page, simulator, problems }) => {
  // The console's origin is that of the simulator, which no page of the portal may call.
  problems.tolerate(new RegExp(`^Request: \\w+ ${simulator.url}/__simulator/`));
  // It is built when it is first opened.
  test.setTimeout(240_000);
  await simulator.reset('requests-of-each-kind');
  await page.goto(`${simulator.url}/__simulator/`, { timeout: 200_000 });
  await expect(page.getByRole('heading', { level: 1, name: 'Probe' })).toBeVisible();
  await page.getByRole('link', { name: /^Zahtjevi/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Podrška' })).toBeVisible();
  await page
    .getByRole('list', { name: 'Zahtjevi' })
    .getByRole('link', { name: /Novi dani bez naplate/ })
    .click();
  await page.getByRole('button', { name: 'Odobri', exact: true }).click();
  await expect(page.getByText('Zahtjev je odobren.')).toBeVisible();

  await page.getByRole('link', { name: 'Vrijeme', exact: true }).click();
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Na prvi u mjesecu: 1. 12. 2026.' }).click();
  await expect(main.getByText('1. 12. 2026. 10:00')).toBeVisible();

  await page.getByRole('link', { name: 'Svijet' }).click();
  const history = page.getByRole('region', { name: 'Što je ovdje učinjeno' });
  const newest = history.getByRole('listitem').first();
  await expect(newest).toHaveText(/^Vrijeme: 1\. 12\. 2026\./);
  await history.getByRole('button', { name: 'Poništi zadnji korak' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Poništi zadnji korak' }).click();
  await expect(newest).toHaveText(/^Odobren zahtjev/);
  const state = await (await fetch(`${simulator.url}/__simulator/state`)).json();
  expect(state).toMatchObject({ scenario: 'requests-of-each-kind', now: '2026-11-20T09:00:00Z', stands: true });

  // A portal's call is in the log as it happens, without a look again.
  await page.getByRole('link', { name: 'Dnevnik' }).click();
  await fetch(`${simulator.url}/api/common/usluge/?x=here`);
  await expect(page.getByRole('list', { name: 'Pozivi' }).getByText('/common/usluge/?x=here')).toBeVisible();
});

test('over HTTP the console opens the portal as a person and by the link of a mail, without a token in an address', async ({
  page,
  context,
  servers,
  problems,
}) => {
  test.setTimeout(240_000);
  const own = await startSimulator({ portal: servers.portal });
  try {
    problems.tolerate(new RegExp(`^Request: \\w+ ${own.url}/`));
    const requested: string[] = [];
    context.on('request', (request) => requested.push(request.url()));
    await page.goto(`${own.url}/__simulator/?part=people`, { timeout: 200_000 });
    const opened = async (name: string | RegExp) => {
      const [tab] = await Promise.all([context.waitForEvent('page'), page.getByRole('link', { name }).click()]);
      return tab;
    };
    const portal = await opened('Otvori portal kao provider');
    await expect(portal).toHaveURL(new RegExp(`^${own.url}/\\?beginDate=`));
    await expect(menuLink(portal, 'Parking')).toBeVisible();
    await expect(portal.getByRole('button', { name: 'Korisnički izbornik: Marko Kovačević' })).toBeVisible();
    const token = await portal.evaluate(() => localStorage.getItem('auth-token'));
    expect(requested.filter((url) => url.includes(token ?? 'token'))).toEqual([]);

    // Another person: the tabs of a browser have one session.
    const other = await opened('Otvori portal kao garage');
    await expect(menuLink(other, 'Garaže')).toBeVisible();
    await expect(menuLink(portal, 'Garaže')).toBeVisible();

    const { token: captcha } = (await own.control('GET', 'captcha')) as { token: string };
    await fetch(`${own.url}/api/auth/reset-password/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'park', captcha_token: captcha }),
    });
    await page.getByRole('link', { name: /^Pošta/ }).click();
    const reset = await opened(/^\/reset-password\//);
    await expect(reset.getByLabel('Nova lozinka', { exact: true })).toBeVisible();
    await expect(reset).toHaveURL(new RegExp(`^${own.url}/reset-password/`));
  } finally {
    await context.close();
    await own.stop();
  }
});
