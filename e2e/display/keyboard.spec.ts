import { expect, type Locator, type Page } from '@playwright/test';
import { menuLink } from '../support/menu.ts';
import { parameters, search, settled } from '../support/pages.ts';
import { test } from '../support/test.ts';

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator, most = 60) {
  for (let at = 0; at < most; at++) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      // The focus is visible to users without a pointer.
      expect(await target.evaluate((element) => element.matches(':focus-visible'))).toBe(true);
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not lead to ${target}.`);
}

test('the whole way from signing in to an open row needs no pointer', { tag: '@job' }, async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByLabel('Korisničko ime')).toBeFocused();
  await page.keyboard.type('operator');
  await page.keyboard.press('Tab');
  await page.keyboard.type('demo-1234');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nadzorna ploča');
  await settled(page);

  // The first Tab stop skips the navigation.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Preskoči na sadržaj' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();

  const picker = page.getByRole('button', { name: /^Razdoblje \d/ });
  await tabTo(page, picker);
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Razdoblje', exact: true });
  await expect(panel.getByLabel('Od', { exact: true })).toBeFocused();
  await page.keyboard.type('1.10.2026');
  await page.keyboard.press('Tab');
  await expect(panel.getByLabel('Do', { exact: true })).toBeFocused();
  await page.keyboard.type('15.10.2026');
  await page.keyboard.press('Enter');
  await expect(panel).toBeHidden();
  await expect(picker).toBeFocused();
  await tabTo(page, search(page));
  await page.keyboard.press('Enter');
  await expect.poll(() => parameters(page)).toEqual({ beginDate: '2026-10-01', endDate: '2026-10-15' });
  await settled(page);

  await tabTo(page, menuLink(page, 'Parking'), 120);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Parking');
  await settled(page);
  const row = page.getByRole('button', { name: 'Otvori: Bjelovar' });
  await tabTo(page, row, 120);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Bjelovar' }).getByRole('table')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Zatvori: Bjelovar' })).toBeFocused();
});

test.describe('signed in', () => {
  test.use({ user: 'operator' });

  test('Escape closes what was opened and returns the focus', async ({ page }) => {
    await page.goto('/');
    await settled(page);
    for (const [name, role] of [
      [/^Razdoblje \d/, 'dialog'],
      [/^Kanali prodaje /, 'dialog'],
      [/^Korisnički izbornik/, 'menu'],
      [/^Jezik/, 'menu'],
    ] as const) {
      const button = page.getByRole('button', { name });
      await button.focus();
      await page.keyboard.press('Enter');
      const opened = page.getByRole(role);
      await expect(opened.and(page.locator(':focus')).or(opened.locator(':focus'))).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(opened).toBeHidden();
      await expect(button).toBeFocused();
    }
  });

  test('a menu supports arrow keys', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: /^Korisnički izbornik/ }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menu')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/login');
  });
});
