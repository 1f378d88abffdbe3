import type { Page } from '@playwright/test';
import { saved } from '../support/files.ts';
import { menuLink } from '../support/menu.ts';
import {
  appliedFilters,
  chooseInUserMenu,
  parameters,
  searchFor,
  settled,
  signInWith,
  typeRange,
} from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

test.use({ user: 'operator' });

const october =
  '/parking?beginDate=2026-10-01&endDate=2026-10-31&compareBeginDate=2026-09-01&compareEndDate=2026-09-30&providers.sort=name';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Spremljeni prikazi' });
const pinsOf = (page: Page) => page.getByRole('navigation', { name: 'Prikvačeni prikazi' });

async function openViews(page: Page) {
  await page.getByRole('button', { name: 'Spremljeni prikazi', exact: true }).click();
  await expect(dialogOf(page)).toBeVisible();
  return dialogOf(page);
}

/** Saves the page under a name, and pins it. */
async function save(page: Page, name: string) {
  const dialog = await openViews(page);
  await dialog.getByRole('button', { name: 'Spremi ovaj prikaz' }).click();
  await dialog.getByLabel('Naziv prikaza').fill(name);
  await dialog.getByLabel('Prikvači na početnu stranicu').check();
  await dialog.getByRole('button', { name: 'Spremi prikaz' }).click();
  await expect(dialog).toBeHidden();
}

/** Hides the quantity of the list of providers. */
async function hideCount(page: Page) {
  await page.evaluate(() => localStorage.setItem('columns.providers.operator', '["validCount"]'));
  await page.reload();
  await settled(page);
}

test('a view is there after a reload and in a new tab, and its period is that of the day on which it opens', async ({
  page,
  simulator,
}) => {
  await page.goto(october);
  await settled(page);
  await save(page, 'Prošli mjesec');
  await page.goto('/');
  await page.reload();
  const pin = pinsOf(page).getByRole('link', { name: 'Prošli mjesec' });
  const opened = page.context().waitForEvent('page');
  await pin.click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;
  await settled(tab);
  expect(parameters(tab)).toMatchObject({
    beginDate: '2026-10-01',
    endDate: '2026-10-31',
    compareBeginDate: '2026-09-01',
    compareEndDate: '2026-09-30',
    'providers.sort': 'name',
  });
  await tab.close();
  // Eight weeks later, on 15 January 2027: the portal's day is the server's.
  await simulator.advance(56 * 24 * 3600);
  await page.reload();
  await expect(pin).toHaveAttribute(
    'href',
    /beginDate=2026-12-01&endDate=2026-12-31&compareBeginDate=2026-11-01&compareEndDate=2026-11-30/,
  );
});

test('another user in the tab has none of the first one’s filters, columns and views, and the first has them again', {
  tag: '@access',
}, async ({ page }) => {
  await page.goto('/parking');
  await settled(page);
  await typeRange(page, 'Razdoblje', '1.10.2026.', '31.10.2026.');
  await searchFor(page, '1. – 31. listopada 2026.');
  await hideCount(page);
  await save(page, 'Operaterov');
  await chooseInUserMenu(page, 'Odjavi se');
  await signInWith(page, 'provider');
  await expect(page).toHaveURL('/?beginDate=2026-11-01&endDate=2026-11-19');
  await settled(page);
  await expect(pinsOf(page)).toHaveCount(0);
  const dialog = await openViews(page);
  await expect(dialog.getByText('Nema spremljenih prikaza')).toBeVisible();
  await page.keyboard.press('Escape');
  await menuLink(page, 'Parking').click();
  await expect(page).toHaveURL('/parking?beginDate=2026-11-01&endDate=2026-11-19');
  await settled(page);
  await expect(page.getByRole('columnheader', { name: /^Količina/ }).first()).toBeVisible();

  // The operator's page is in the history of the tab: it opens without the filters, and shares none.
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/parking?beginDate=2026-11-01&endDate=2026-11-19');
  await settled(page);
  await expect(appliedFilters(page)).not.toContainText('listopada');

  await chooseInUserMenu(page, 'Odjavi se');
  await signInWith(page, 'operator');
  await expect(page).toHaveURL('/?beginDate=2026-10-01&endDate=2026-10-31');
  await settled(page);
  await expect(pinsOf(page).getByRole('link', { name: 'Operaterov' })).toBeVisible();
  await menuLink(page, 'Parking').click();
  await settled(page);
  await expect(page.getByRole('columnheader', { name: /^Količina/ })).toHaveCount(0);
});

test('views are exported to a file, and imported where there are none', { tag: '@data' }, async ({
  page,
  anotherBrowser,
}) => {
  await page.goto(october);
  await settled(page);
  await save(page, 'Đurđevac & „Korzo”');
  const dialog = await openViews(page);
  const { name, bytes } = await saved(page, () => dialog.getByRole('button', { name: 'Izvezi u datoteku' }).click());
  expect(name).toBe('prikazi.json');
  expect(JSON.parse(bytes.toString('utf8'))).toMatchObject([
    { name: 'Đurđevac & „Korzo”', address: october, period: { range: 'lastMonth', compare: 'previousPeriod' } },
  ]);

  const other = await anotherBrowser('operator');
  await other.goto('/parking');
  await settled(other);
  const there = await openViews(other);
  const choose = (content: string | Buffer) =>
    there.locator('input[type=file]').setInputFiles({
      name: 'prikazi.json',
      mimeType: 'application/json',
      buffer: Buffer.from(content),
    });
  await choose('{"name":"A"}');
  await expect(there.getByText('Datoteka nije popis prikaza.')).toBeVisible();
  await choose('[{"name":"Zlonamjeran","address":"//primjer.hr/parking"}]');
  await expect(there.getByText('Zlonamjeran: adresa nije stranica ovog portala.')).toBeVisible();
  await choose(bytes);
  await expect(there.getByText('Uvezen je 1 prikaz.')).toBeVisible();
  await there.getByRole('link', { name: 'Đurđevac & „Korzo”' }).click();
  await settled(other);
  expect(parameters(other)).toMatchObject({ beginDate: '2026-10-01', 'providers.sort': 'name' });
});
