import type { Page } from '@playwright/test';
import { expect } from './test.ts';

const toast = (page: Page, words: string) => page.getByRole('region', { name: 'Obavijesti' }).getByText(words);

/**
 * Expects that the toast is there so many milliseconds, at the bottom, and then is gone.
 *
 * @param advance advances the page's timers, which `stopTimers` has stopped.
 */
export async function expectToast(
  page: Page,
  words: string,
  stays: number,
  advance: (milliseconds: number) => Promise<void>,
  onceShown: () => Promise<void> = async () => {},
) {
  const shown = toast(page, words);
  // A pointer that rests on the toast keeps it: buttons of a dialog are where it appears.
  await page.mouse.move(5, 5);
  await expect(async () => {
    await advance(100);
    await expect(shown).toBeVisible({ timeout: 200 });
  }).toPass({ timeout: 30_000 });
  await onceShown();
  const box = await shown.boundingBox();
  expect(box?.y).toBeGreaterThan(700);
  await advance(stays - 600);
  await expect(shown).toBeVisible();
  await advance(1100);
  await expect(shown).toBeHidden();
}

/** Expects the toast of an error for 5 s: white on red, in the middle of the bottom. */
export const expectErrorToast = (page: Page, words: string, advance: (milliseconds: number) => Promise<void>) =>
  expectToast(page, words, 5000, advance, async () => {
    const root = page.locator('[data-scope=toast][data-part=root]').filter({ hasText: words });
    await expect(root).toHaveCSS('background-color', /^rgb\((1[5-9]\d|2\d\d), \d{1,2}, \d{1,2}\)$/);
    const box = await root.boundingBox();
    expect(Math.round((box?.x ?? 0) + (box?.width ?? 0) / 2)).toBe(720);
  });
