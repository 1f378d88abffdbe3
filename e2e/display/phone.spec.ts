import type { Locator, Page } from '@playwright/test';
import { settled } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import { mapTiles } from '../support/tiles.ts';

test.use({ user: 'operator', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** What on the page scrolls inside the page, what is wider than it, and figures that break into two lines. */
const faults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    if (document.documentElement.scrollWidth > window.innerWidth) found.push('the page scrolls sideways');
    for (const element of document.querySelectorAll<HTMLElement>('main *')) {
      const { overflowX, overflowY } = getComputedStyle(element);
      const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
      const name = `${element.tagName} ${element.getAttribute('aria-label') ?? ''}`;
      if (scrolls(overflowX) && element.scrollWidth > element.clientWidth + 1) found.push(`${name} scrolls sideways`);
      if (scrolls(overflowY) && element.scrollHeight > element.clientHeight + 1) found.push(`${name} scrolls`);
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode.textContent?.trim() ?? '';
      if (!/^[+−]?[\d.]*\d(,\d+)?(\s?[€%])?$/.test(text)) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(`${text} breaks`);
    }
    return found;
  });

/** A page's list of cards by its name. */
const cards = (page: Page, name: string): Locator =>
  page.locator('main').getByRole('list', { name, exact: true }).getByRole('listitem');

async function followInMenu(page: Page, name: string) {
  await page.getByRole('button', { name: 'Otvori izbornik' }).click();
  await page.getByRole('dialog').getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await settled(page);
}

const sideLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Navigacija stranice' }).getByRole('link', { name, exact: true });

async function isWhole(page: Page, element: Locator) {
  const box = await element.boundingBox();
  const size = page.viewportSize();
  if (!box || !size) throw new Error('The element is not shown.');
  return box.x >= 0 && box.y >= 0 && box.x + box.width <= size.width && box.y + box.height <= size.height;
}

test('the drawer names the dashboard, and every list of the menu is cards', async ({ page }) => {
  await page.goto('/');
  await settled(page);
  await expect(cards(page, 'Usluge')).toHaveCount(4);
  expect(await faults(page)).toEqual([]);
  for (const [entry, list] of [
    ['Parking', 'Pružatelji parkiranja'],
    ['Garaže', 'Garaže'],
    ['Parkovi', 'Parkovi'],
    ['Prodaja', 'Prodajni pružatelji'],
    ['Obračuni', 'Obračuni'],
    ['Statistika platforme', 'Korisnici i kupovine'],
  ] as const) {
    await followInMenu(page, entry);
    await expect(cards(page, list).first()).toBeVisible();
    await expect(page.locator('main').getByRole('table')).toHaveCount(0);
    expect(await faults(page), entry).toEqual([]);
  }
  await followInMenu(page, 'Nadzorna ploča');
  await expect(page).toHaveURL(/^[^?]*\/(\?|$)/);
});

test('a card has name, amount and difference, opens by a press and by Enter, and its link leads to the page', async ({
  page,
}) => {
  await page.goto('/');
  await followInMenu(page, 'Parking');
  await page.getByRole('button', { name: 'Filtri' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Usporedi s').check();
  await sheet.getByRole('button', { name: 'Traži' }).click();
  await settled(page);
  const list = cards(page, 'Pružatelji parkiranja');
  const split = list.filter({ hasText: 'Split' }).first();
  const opener = split.getByRole('button', { name: /^Split/ });
  await expect(opener).toContainText(/[\d.]+,\d\d €/);
  await expect(opener).toContainText(/[+−]\d+,\d\d\s%/);
  await opener.tap();
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  await expect(split.getByRole('rowheader', { name: 'Usporedba' })).toBeVisible();
  await expect(split.getByRole('list', { name: 'Kanali prodaje: Split' }).getByRole('listitem').first()).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Tab');
  await expect(split.getByRole('link', { name: 'Detalji: Split' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Split');
  await settled(page);
  expect(await faults(page)).toEqual([]);
});

test('cards are sorted by the menu in the head of their section', async ({ page }) => {
  await page.goto('/');
  await followInMenu(page, 'Parking');
  const list = cards(page, 'Pružatelji parkiranja');
  await expect(list.first()).toContainText('Biograd na Moru');
  await page.getByRole('button', { name: 'Poredak' }).click();
  await page.getByRole('menuitemradio', { name: 'Iznos, €' }).click();
  await expect(list.first()).toContainText('Zagreb');
  // Choosing the column again reverses the order.
  await page.getByRole('button', { name: 'Poredak' }).click();
  await page.getByRole('menuitemradio', { name: 'Iznos, €' }).click();
  await expect(list.first()).toContainText('Korčula');
});

test('six transactions are in the window with plate, amount and status', async ({ page }) => {
  await page.goto('/');
  await followInMenu(page, 'Parking');
  await page.getByRole('link', { name: 'Detalji: Zagreb', exact: true }).click();
  await sideLink(page, 'Transakcije').click();
  await settled(page);
  // They are under their day, so that a card has the time alone.
  const list = cards(page, 'Transakcije: 20. studenoga 2026.');
  await expect(list).toHaveCount(20);
  for (let at = 0; at < 6; at += 1) {
    const card = list.nth(at);
    expect(await isWhole(page, card)).toBe(true);
    await expect(card).toContainText(/\d+,\d\d €/);
    await expect(card).toContainText(/\d\d:\d\d:\d\d/);
    await expect(card).not.toContainText('2026');
    await expect(card).toContainText(/Plaćeno|Otkazano|Odbijeno|Isteklo|Aktivno/);
  }
  expect(await faults(page)).toEqual([]);
  await list.nth(2).getByRole('button').tap();
  await expect(list.nth(2).getByText('Šifra', { exact: true })).toBeVisible();
  await expect(list.nth(2)).toContainText(/20\. 11\. 2026\. \d\d:\d\d:\d\d/);
});

test('while a border is edited, map, Finish and Cancel stay in sight', async ({ page, problems }) => {
  await mapTiles(page, problems);
  await page.goto('/');
  await followInMenu(page, 'Parking');
  await page.getByRole('link', { name: 'Detalji: Split', exact: true }).click();
  await sideLink(page, 'Zone').click();
  await settled(page);
  await page
    .getByRole('link', { name: /^Detalji: / })
    .first()
    .click();
  await page.getByRole('tab', { name: 'Granice' }).click();
  await page.getByRole('link', { name: 'Preko cijelog prozora' }).click();
  const edit = page.getByRole('button', { name: /^Uredi/ }).first();
  await edit.click();
  const inSight = [
    page.getByRole('application').or(page.locator('.leaflet-container')).first(),
    page.getByRole('button', { name: 'Završi', exact: true }),
    page.getByRole('button', { name: 'Odustani od izmjena' }),
  ];
  for (const element of inSight) expect(await isWhole(page, element)).toBe(true);
  // The tools take two lines at most, so that most of the window is the map's.
  const tops = await page
    .getByRole('toolbar', { name: 'Alati karte' })
    .getByRole('button')
    .evaluateAll((buttons) => [...new Set(buttons.map((button) => Math.round(button.getBoundingClientRect().top)))]);
  expect(tops.length).toBeLessThanOrEqual(2);
  await page
    .getByLabel(/Širina/)
    .last()
    .scrollIntoViewIfNeeded();
  await page
    .getByLabel(/Širina/)
    .last()
    .focus();
  for (const element of inSight) expect(await isWhole(page, element)).toBe(true);
});

test('a form names From and To of each day, and its empty fields hold no example of a value', async ({
  page,
  problems,
}) => {
  await mapTiles(page, problems);
  await page.goto('/');
  await followInMenu(page, 'Parking');
  await page.getByRole('link', { name: 'Detalji: Split', exact: true }).click();
  await sideLink(page, 'Zone').click();
  await page.getByRole('link', { name: 'Novo radno vrijeme', exact: true }).first().click();
  await settled(page);
  await expect(page.locator('main').getByText('Od', { exact: true }).filter({ visible: true })).toHaveCount(7);
  await expect(page.locator('main').getByText('Do', { exact: true }).filter({ visible: true })).toHaveCount(7);
  for (const field of await page.locator('main input[placeholder]').all()) {
    expect(await field.getAttribute('placeholder')).not.toMatch(/\d/);
  }
});
