import type { Page } from '@playwright/test';
import { stopTimers } from '../support/clock.ts';
import { menuLink } from '../support/menu.ts';
import { search, settled } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import { mapTiles } from '../support/tiles.ts';
import { expectErrorToast, expectToast } from '../support/toasts.ts';

test.use({ user: 'operator' });

const text = 'Poslužitelj kaže: datum nije ispravan.';

/** Answers a call with a 400 and the server's text. */
const refuse = (page: Page, path: string) =>
  page.route(`**/api${path}*`, (route) => route.fulfill({ status: 400, json: { error_msg: text } }));

for (const { name, steps, path } of [
  {
    name: 'transactions',
    steps: ['Parking', 'Detalji: Split', 'Transakcije'],
    path: '/parking/provider/2/transakcije/',
  },
  {
    name: 'tickets',
    steps: ['Parkovi', 'Detalji: Nacionalni park Krka', 'Ulaznice'],
    path: '/parkovi/park/2/ulaznice/',
  },
  {
    name: 'a garage’s transactions',
    steps: ['Garaže', 'Detalji: Garaža Tuškanac', 'Transakcije'],
    path: '/garaze/garaza/1/transakcije/',
  },
  {
    name: 'a sales provider’s transactions',
    steps: ['Prodaja', 'Detalji: Promet Split', 'Transakcije'],
    path: '/prodaja/igeusprovider/1/transakcije/',
  },
]) {
  test(`a 400 of ${name} shows the server’s text in a red toast for 5 s`, async ({ page, problems }) => {
    problems.allow(/400/);
    await page.goto('/');
    // The first step is a link of the menu: the dashboard's tables have links of the same names.
    for (const [at, step] of steps.entries())
      await (at === 0 ? menuLink(page, step) : page.getByRole('link', { name: step, exact: true })).click();
    await expect(page.getByRole('link', { name: steps.at(-1) ?? '', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await settled(page);
    const advance = await stopTimers(page);
    await refuse(page, path);
    await search(page).click();
    await expectErrorToast(page, text, advance);
  });
}

test('a 400 of a download shows the server’s text in a red toast for 5 s', async ({ page, problems }) => {
  problems.allow(/400/, /A file could not be made/);
  await page.goto('/parking');
  await settled(page);
  await refuse(page, '/parking/provider-list/');
  await page.getByRole('button', { name: 'Preuzmi', exact: true }).click();
  const item = page.getByRole('menuitem').first();
  // A menu that opens needs its timers.
  await expect(item).toBeVisible();
  const advance = await stopTimers(page);
  await item.click();
  await expectErrorToast(page, text, advance);
  await expect(page.locator('[data-type=error]')).toHaveCount(0);
});

for (const { name, steps, list, path, button } of [
  {
    name: 'a receipt',
    steps: ['Parking', 'Detalji: Šibenik', 'Računi'],
    list: 'Računi',
    path: '/parking/provider/8/racuni/download/',
    button: /^Preuzmi: /,
  },
  {
    name: 'a statement',
    steps: ['Obračuni'],
    list: 'Obračuni',
    path: '/obracun/*/download/',
    button: /^Preuzmi: /,
  },
]) {
  test(`a 400 of ${name} shows the server’s text in a red toast for 5 s`, async ({ page, problems }) => {
    problems.allow(/400/, /A file could not be made/);
    await page.goto('/');
    // The first step is a link of the menu: the dashboard's tables have links of the same names.
    for (const [at, step] of steps.entries())
      await (at === 0 ? menuLink(page, step) : page.getByRole('link', { name: step, exact: true })).click();
    await settled(page);
    const download = page.getByRole('table', { name: list }).getByRole('button', { name: button }).first();
    await expect(download).toBeVisible();
    await refuse(page, path);
    const advance = await stopTimers(page);
    await download.click();
    await expectErrorToast(page, text, advance);
  });
}

test('another toast of a report stays 4 s', async ({ page }) => {
  await page.goto('/parking');
  await settled(page);
  await page.getByRole('button', { name: 'Preuzmi', exact: true }).click();
  const item = page.getByRole('menuitem', { name: 'CSV: Pružatelji parkiranja' });
  await expect(item).toBeVisible();
  const advance = await stopTimers(page);
  await item.click();
  await expectToast(page, 'je preuzeta', 4000, advance);
});

test.describe('a toast of operations stays 5 s:', () => {
  const notSent = 'Dogodila se pogreška. Zahtjev za promjenu nije poslan.';
  const sent = 'Zahtjev za promjenu poslan je na odobrenje';

  /** Confirms the question of a removal, with the timers stopped. */
  const confirmRemoval = async (page: Page) => {
    const remove = page.getByRole('alertdialog').getByRole('button', { name: 'Ukloni' });
    await expect(remove).toBeVisible();
    const advance = await stopTimers(page);
    await remove.click();
    return advance;
  };

  test('a copied text', async ({ page, context, problems }) => {
    await mapTiles(page, problems);
    problems.tolerate(/karta\.primjer\.hr/);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/parking/provider/2/zone');
    await settled(page);
    await page.getByRole('button', { name: 'Ugradi kartu' }).click();
    const copy = page.getByRole('button', { name: 'Kopiraj kôd' });
    await expect(copy).toBeVisible();
    const advance = await stopTimers(page);
    await copy.click();
    await expectToast(page, 'Kopirano u međuspremnik', 5000, advance);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('<iframe');
  });

  for (const { of, path } of [
    { of: 'a zone', path: '/parking/provider/2/zone/12/details' },
    { of: 'a garage', path: '/garaze/garaza/1/working-hours' },
  ]) {
    test(`the requested removal of hours of ${of}, and its failure`, async ({ page, simulator, problems }) => {
      problems.allow(/503/);
      await page.goto(path);
      await settled(page);
      await simulator.faults({ method: 'DELETE', path: '/**', status: 503, times: 1 });
      const remove = page.getByRole('button', { name: /^Ukloni: / }).first();
      await remove.click();
      const advance = await confirmRemoval(page);
      await expectToast(page, notSent, 5000, advance);
      await page.getByRole('alertdialog').getByRole('button', { name: 'Ukloni' }).click();
      await expectToast(page, sent, 5000, advance);
    });
  }

  test('a rule', async ({ page }) => {
    await page.goto('/garaze/garaza/1/working-hours');
    await settled(page);
    await page.getByRole('button', { name: 'Novi dani bez naplate' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Prvi dan' }).fill('1.5.2027.');
    await dialog.getByRole('textbox', { name: 'Posljednji dan' }).fill('1.5.2027.');
    await dialog.getByLabel('Razlog').fill('Praznik rada');
    const advance = await stopTimers(page);
    await dialog.getByRole('button', { name: 'Pošalji na odobrenje' }).click();
    await expectToast(page, sent, 5000, advance);
  });

  test('a setting', async ({ page }) => {
    await page.goto('/settings');
    await settled(page);
    const advance = await stopTimers(page);
    await page.getByRole('switch').first().click();
    await expectToast(page, 'Postavka je uspješno promijenjena', 5000, advance);
  });

  test('an incident', async ({ page }) => {
    await page.goto('/incidenti');
    await settled(page);
    await page
      .getByRole('button', { name: /^Uredi/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Naslov').fill('Prekid na blagajni');
    const advance = await stopTimers(page);
    await dialog.getByRole('button', { name: 'Spremi' }).click();
    await expectToast(page, 'Podaci o incidentu uspješno su spremljeni.', 5000, advance);
  });

  test('a mail of statistics', async ({ page }) => {
    await page.goto('/paydo-statistika');
    await settled(page);
    await page.getByLabel('Primatelj').selectOption({ index: 1 });
    await page.getByRole('button', { name: 'Pošalji e-poštom' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toBeVisible();
    const advance = await stopTimers(page);
    await question.getByRole('button', { name: 'Pošalji' }).click();
    await expectToast(page, 'statistika uspješno poslana', 5000, advance);
  });
});
