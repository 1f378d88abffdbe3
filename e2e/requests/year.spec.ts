import type { Page } from '@playwright/test';
import { settled } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

// Tab passes the menu, whose pages are fetched ahead: this user may open all of them.
test.use({ user: 'operator' });

/** Presses Tab until the day has the focus. */
async function tabToDay(page: Page, name: RegExp) {
  const target = page.getByRole('gridcell', { name });
  for (let at = 0; at < 60; at++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not lead to ${name}.`);
}

const focused = (page: Page, day: string) => expect(page.locator(`[data-day="${day}"]`)).toBeFocused();

test('days over New Year begin a closing rule with the keyboard alone', { tag: '@job' }, async ({ page }) => {
  await page.goto('/parking/provider/2/zone/11/details?tab=calendar&year=2026');
  await settled(page);
  const today = page.locator('[aria-current=date]');
  await expect(today).toHaveCount(1);
  await tabToDay(page, /, danas, /);

  await page.keyboard.press('Control+End');
  await focused(page, '2026-12-31');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await focused(page, '2027-01-02');
  await expect(page.getByText('Odabrano: 31. 12. 2026. – 2. 1. 2027., 3 dana.')).toBeVisible();
  await page.keyboard.press('Enter');

  const form = page.getByRole('dialog', { name: 'Novi dani bez naplate' });
  await expect(form.getByRole('textbox', { name: 'Prvi dan' })).toHaveValue('31. 12. 2026.');
  await expect(form.getByRole('textbox', { name: 'Posljednji dan' })).toHaveValue('2. 1. 2027.');
  await expect(form.getByText('Preklapa se s danima koji su već bez naplate')).toBeVisible();
  await form.getByRole('textbox', { name: 'Razlog' }).focus();
  await page.keyboard.type('Doček');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Zahtjev za promjenu poslan je na odobrenje')).toBeVisible();
  await expect(page.locator('[data-day="2027-01-02"][data-awaiting]')).toBeVisible();
});

test('a day tells its hours, and Escape returns to it', async ({ page }) => {
  await page.goto('/parking/provider/2/zone/11/details?tab=calendar&year=2026');
  await settled(page);
  await tabToDay(page, /, danas, /);
  await page.keyboard.press('PageDown');
  await page.keyboard.press('Home');
  const day = await page.evaluate(() => (document.activeElement as HTMLElement).dataset.day ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByText('Odakle')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await focused(page, day);
});

test('days are dragged over with the mouse', async ({ page }) => {
  await page.goto('/parking/provider/2/zone/11/details?tab=calendar&year=2027');
  await settled(page);
  await page.locator('[data-day="2027-08-02"]').hover();
  await page.mouse.down();
  await page.locator('[data-day="2027-08-05"]').hover();
  await expect(page.locator('[data-day="2027-08-04"]')).toHaveAttribute('aria-selected', 'true');
  await page.mouse.up();
  const form = page.getByRole('dialog', { name: 'Novi dani bez naplate' });
  await expect(form.getByRole('textbox', { name: 'Prvi dan' })).toHaveValue('2. 8. 2027.');
  await expect(form.getByRole('textbox', { name: 'Posljednji dan' })).toHaveValue('5. 8. 2027.');
});

for (const timezoneId of ['America/New_York', 'Pacific/Auckland']) {
  test.describe(`a browser in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('has each day of a year once', { tag: '@data' }, async ({ page }) => {
      for (const [year, count] of [
        [2026, 365],
        [2028, 366],
      ] as const) {
        await page.goto(`/parking/provider/2/zone/11/details?tab=calendar&year=${year}`);
        await expect(page.locator('[data-day]')).toHaveCount(count);
        const days = await page
          .locator('[data-day]')
          .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-day')));
        expect(new Set(days).size).toBe(count);
      }
    });
  });
}
