import { expect, type Locator, type Page } from '@playwright/test';
import { password } from '../../tools/processes/users.mjs';
import { plain } from './numbers.ts';

/** Types username and password into the login form and sends it. */
export async function signInWith(page: Page, username: string, secret: string = password) {
  await page.getByLabel('Korisničko ime').fill(username);
  await page.getByLabel('Lozinka', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Prijavi se' }).click();
}

/** The user menu's button, labelled with the user's name. */
export const userMenu = (page: Page, name: string | RegExp = /.+/): Locator =>
  page.getByRole('button', { name: name instanceof RegExp ? /^(Korisnički izbornik|User menu): / : name });

export async function chooseInUserMenu(page: Page, item: string) {
  await userMenu(page).click();
  await page
    .getByRole('menuitem', { name: item })
    .or(page.getByRole('menuitemradio', { name: item }))
    .click();
}

/** The card of a report's section. */
export const section = (page: Page, title: string): Locator => page.getByRole('region', { name: title, exact: true });

/** A tile's text, by its name. */
export const tile = async (page: Page, label: string): Promise<string> =>
  // biome-ignore lint/performance/useDomNodeTextContent: as it is seen, its parts apart.
  plain(await page.getByRole('group', { name: label, exact: true }).innerText());

/** The filter bar's summary of the applied filters. */
export const appliedFilters = (page: Page): Locator => page.getByRole('status', { name: 'Primijenjeni filtri' });

export const search = (page: Page) => page.getByRole('button', { name: 'Traži', exact: true });

/** Opens a date-range picker of the filter bar. */
export async function openRange(page: Page, label: string): Promise<Locator> {
  await page.getByRole('button', { name: new RegExp(`^${label} \\d`) }).click();
  const panel = page.getByRole('dialog', { name: label, exact: true });
  await expect(panel.getByLabel('Od', { exact: true })).toBeFocused();
  return panel;
}

/** Types a range, as `1.11.2026.`, and applies it to the form; Search is left to the test. */
export async function typeRange(page: Page, label: string, begin: string, end: string) {
  const panel = await openRange(page, label);
  await panel.getByLabel('Od', { exact: true }).fill(begin);
  await panel.getByLabel('Do', { exact: true }).fill(end);
  await page.keyboard.press('Enter');
  await expect(panel).toBeHidden();
}

/** Ticks exactly these options of a filter's list. */
export async function chooseOnly(page: Page, label: string, names: readonly string[]) {
  await page.getByRole('button', { name: new RegExp(`^${label} `) }).click();
  const panel = page.getByRole('dialog', { name: label, exact: true });
  // From a part of them the first click chooses all.
  await panel.getByLabel('Odaberi sve').check();
  await panel.getByLabel('Odaberi sve').uncheck();
  for (const name of names) await panel.getByLabel(name, { exact: true }).check();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
}

/** The parameters of the page's address. */
export const parameters = (page: Page): Record<string, string> => Object.fromEntries(new URL(page.url()).searchParams);

/** The page is there, and nothing in it is loading or being refreshed any more. */
export async function settled(page: Page) {
  await expect(page.locator('main').getByRole('heading', { level: 1 })).not.toBeEmpty();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
}

/** Applies the filters, and waits for their figures. */
export async function searchFor(page: Page, words: string) {
  await search(page).click();
  await expect(appliedFilters(page)).toContainText(words);
  await settled(page);
}

/** Takes a permission from the signed-in user, as the portal reads it; the API still grants it. */
export const withoutPermission = (page: Page, permission: string) =>
  page.route('**/api/auth/user-info/', async (route) => {
    const response = await route.fetch();
    const info = (await response.json()) as { permissions: string[] };
    const permissions = info.permissions.filter((each) => each !== permission);
    await route.fulfill({ response, json: { ...info, permissions } });
  });
