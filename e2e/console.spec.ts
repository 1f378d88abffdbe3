import { expect, test } from './support/test.ts';

test('the console is a page of the simulator over HTTP: it moves the clock, decides, and undoes', async ({
  page,
  simulator,
  problems,
}) => {
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
