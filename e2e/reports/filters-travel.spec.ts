import type { Locator, Page } from '@playwright/test';
import { appliedFilters, parameters, search, searchFor, section, settled, typeRange } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

test.use({ user: 'operator' });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const trail = (page: Page) => page.getByRole('navigation', { name: 'Putanja' });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Glavna navigacija' });

/** Follows a link of the page, and waits for the figures of the next one. */
async function follow(page: Page, link: Locator, title: string) {
  await link.click();
  await expect(heading(page)).toHaveText(title);
  await settled(page);
}

/** Follows a link into a new tab, as Ctrl and a click do. */
async function followInNewTab(page: Page, link: Locator, title: string): Promise<Page> {
  const opened = page.context().waitForEvent('page');
  await link.click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;
  await expect(heading(tab)).toHaveText(title);
  await settled(tab);
  return tab;
}

const details = (page: Page, name: string) => page.getByRole('link', { name: `Detalji: ${name}`, exact: true });

const october = { beginDate: '2026-10-01', endDate: '2026-10-31' };
const august = { compareBeginDate: '2026-08-01', compareEndDate: '2026-08-31', compare: 'typed' };
const copied = { ...october, ...august, channels: '1,4' };
const addressOf = (path: string, filters: Readonly<Record<string, string>>) =>
  `${path}?${new URLSearchParams(filters)}`;

test('links of a list that was opened by a copied link carry what it shows', async ({ page }) => {
  await page.goto(addressOf('/parking', copied));
  await settled(page);
  await follow(page, details(page, 'Split'), 'Split');
  expect(parameters(page)).toEqual(copied);
  await expect(appliedFilters(page)).toContainText('1. – 31. listopada 2026.');
  await expect(appliedFilters(page)).toContainText('1. – 31. kolovoza 2026.');
  await follow(page, trail(page).getByRole('link', { name: 'Parking' }), 'Parking');
  expect(parameters(page)).toEqual(copied);
  await follow(page, menu(page).getByRole('link', { name: 'Prodaja', exact: true }), 'Prodaja');
  expect(parameters(page)).toEqual(copied);
  await follow(page, trail(page).getByRole('link', { name: 'Početna' }), 'Nadzorna ploča');
  expect(parameters(page)).toEqual(copied);
});

for (const [list, path, name] of [
  ['Garaže', '/garaze', 'Garaža Lora'],
  ['Parkovi', '/ulaznice', 'Nacionalni park Krka'],
  ['Prodaja', '/prodaja', 'Promet Split'],
] as const) {
  test(`links of ${path} carry what it shows, into new tabs too, and back through the transactions`, async ({
    page,
  }) => {
    await page.goto(addressOf(path, copied));
    await settled(page);
    const tab = await followInNewTab(page, details(page, name), name);
    expect(parameters(tab)).toEqual(copied);
    await follow(page, details(page, name), name);
    expect(parameters(page)).toEqual(copied);
    await page.getByRole('navigation', { name: 'Navigacija stranice' }).getByRole('link').nth(1).click();
    await expect.poll(() => parameters(page)).toEqual({});
    await settled(page);
    await follow(page, trail(page).getByRole('link', { name, exact: true }), name);
    expect(parameters(page)).toEqual(copied);
    await follow(page, trail(page).getByRole('link', { name: list }), list);
    expect(parameters(page)).toEqual(copied);
  });
}

test('the way home from pages without filters carries those of the session, into a new tab too', async ({ page }) => {
  await page.goto(addressOf('/parking', copied));
  await settled(page);
  for (const name of ['Statistika platforme', 'Status sustava', 'Obračuni']) {
    await follow(page, menu(page).getByRole('link', { name, exact: true }), name);
    const tab = await followInNewTab(page, trail(page).getByRole('link', { name: 'Početna' }), 'Nadzorna ploča');
    expect(parameters(tab)).toEqual(copied);
    await tab.close();
  }
});

test('a page with a period of its own leads back to what the list showed', async ({ page }) => {
  await page.goto(addressOf('/parking', copied));
  await settled(page);
  await follow(page, details(page, 'Split'), 'Split');
  await follow(page, page.getByRole('link', { name: 'Transakcije', exact: true }), 'Transakcije');
  expect(parameters(page)).toEqual({});
  const back = trail(page).getByRole('link', { name: 'Split' });
  const tab = await followInNewTab(page, back, 'Split');
  expect(parameters(tab)).toEqual(copied);
  await follow(page, back, 'Split');
  expect(parameters(page)).toEqual(copied);
});

test('after Back, links carry the period of the list, not that of the last search', async ({ page }) => {
  await page.goto('/parking');
  await settled(page);
  await typeRange(page, 'Razdoblje', '1.9.2026.', '30.9.2026.');
  await searchFor(page, 'rujna 2026.');
  await typeRange(page, 'Razdoblje', '1.7.2026.', '31.7.2026.');
  await searchFor(page, 'srpnja 2026.');
  await page.goBack();
  await expect(appliedFilters(page)).toContainText('rujna 2026.');
  await settled(page);
  const september = { beginDate: '2026-09-01', endDate: '2026-09-30' };
  await follow(page, details(page, 'Split'), 'Split');
  expect(parameters(page)).toEqual(september);
  await follow(page, menu(page).getByRole('link', { name: 'Garaže', exact: true }), 'Garaže');
  expect(parameters(page)).toEqual(september);
});

test('Ctrl and a click open what the list shows in a new tab, and so on from there', async ({ page }) => {
  await page.goto('/parking');
  await settled(page);
  await typeRange(page, 'Razdoblje', '1.10.2026.', '31.10.2026.');
  await page.getByText('Usporedi s', { exact: true }).click();
  await search(page).click();
  await expect(appliedFilters(page)).toContainText('listopada 2026.');
  await settled(page);
  const shown = parameters(page);
  expect(shown).toMatchObject({ ...october, compareEndDate: '2026-09-30' });
  const tab = await followInNewTab(page, details(page, 'Split'), 'Split');
  expect(parameters(tab)).toEqual(shown);
  const garages = await followInNewTab(tab, menu(tab).getByRole('link', { name: 'Garaže', exact: true }), 'Garaže');
  expect(parameters(garages)).toEqual(shown);
  const second = await followInNewTab(garages, details(garages, 'Garaža Lora'), 'Garaža Lora');
  expect(parameters(second)).toEqual(shown);
});

test('until something is chosen, each page has its own default of the comparison', async ({ page }) => {
  await page.goto('/parking');
  await settled(page);
  const november = { beginDate: '2026-11-01', endDate: '2026-11-19' };
  expect(parameters(page)).toEqual(november);
  const compared = {
    ...november,
    compareBeginDate: '2026-10-13',
    compareEndDate: '2026-10-31',
    compare: 'previousPeriod',
  };
  const tab = await followInNewTab(page, details(page, 'Split'), 'Split');
  expect(parameters(tab)).toEqual(compared);
  await follow(page, details(page, 'Split'), 'Split');
  expect(parameters(page)).toEqual(compared);
  await follow(page, trail(page).getByRole('link', { name: 'Parking' }), 'Parking');
  expect(parameters(page)).toEqual(november);
});

test('a link with filters that its page does not have shows the page', async ({ page }) => {
  const all = { ...copied, services: '1,2', share: '99', show: 'all' };
  await page.goto(addressOf('/ulaznice', all));
  await settled(page);
  await follow(page, details(page, 'Nacionalni park Krka'), 'Nacionalni park Krka');
  // The call of a park takes no channels; they are kept for the next list.
  expect(parameters(page)).toMatchObject(copied);
  await expect(section(page, 'Kretanje po razdoblju')).toBeVisible();
  await page.goto(addressOf('/obracuni', all));
  await settled(page);
  await expect(page.getByRole('table')).toBeVisible();
  await page.goto(
    addressOf('/parking/provider/2/transakcije', { ...all, ...{ beginDate: '2026-11-20', endDate: '2026-11-20' } }),
  );
  await settled(page);
  await expect(page.getByRole('table')).toBeVisible();
});

test.describe('a user with one provider', () => {
  test.use({ user: 'single' });

  test('is led from the list to its page with the period of the link', async ({ page }) => {
    await page.goto(addressOf('/parking', copied));
    await expect(page).toHaveURL(/\/parking\/provider\/\d+\?/);
    await settled(page);
    expect(parameters(page)).toEqual(copied);
  });

  test('is led to a page that compares by default', async ({ page }) => {
    await page.goto('/promijeni-lozinku');
    await menu(page).getByRole('link', { name: 'Parking', exact: true }).click();
    await expect(page).toHaveURL(/\/parking\/provider\/\d+\?/);
    await settled(page);
    expect(parameters(page)).toMatchObject({ beginDate: '2026-11-01', compareBeginDate: '2026-10-13' });
  });
});
