import type { Page } from '@playwright/test';
import { chooseInUserMenu, settled } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

test.use({ user: 'operator' });

const list = (page: Page) => page.getByRole('dialog', { name: 'Tipkovni prečaci' });
const palette = (page: Page) => page.getByRole('combobox', { name: 'Pronađi bilo što' });

const [alt, control, shift] = [1, 2, 8];

interface Key {
  readonly key: string;
  /** The place on the keyboard. */
  readonly code: string;
  readonly modifiers: number;
}

/** Presses a key as a Croatian keyboard has it. */
async function press(page: Page, { key, code, modifiers }: Key) {
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchKeyEvent', { type: 'keyDown', key, code, modifiers, text: key });
  await session.send('Input.dispatchKeyEvent', { type: 'keyUp', key, code, modifiers });
  await session.detach();
}
const questionMark = { key: '?', code: 'Minus', modifiers: shift };
const at = { key: '@', code: 'KeyV', modifiers: 0 };
const barredL = { key: 'ł', code: 'KeyK', modifiers: 0 };
/** AltGr is a state of its own on Linux, and Control and Alt on Windows. */
const onWindows = (key: Key) => ({ ...key, modifiers: alt + control });

test('a Croatian keyboard writes its signs in a field and opens the list elsewhere', async ({ page }) => {
  await page.goto('/zahtjevi');
  await settled(page);
  const search = page.getByRole('searchbox', { name: 'Zona, korisnik, razlog' });
  await search.focus();
  for (const key of [at, barredL, questionMark]) await press(page, key);
  await expect(search).toHaveValue('@ł?');
  await expect(list(page)).toHaveCount(0);
  await expect(palette(page)).toHaveCount(0);
  await search.blur();
  for (const key of [at, barredL, onWindows(at), onWindows(barredL)]) await press(page, key);
  // Where "?" is on an American keyboard there is another sign here.
  await press(page, { key: '_', code: 'Slash', modifiers: shift });
  await press(page, questionMark);
  await expect(list(page)).toBeVisible();
  await expect(palette(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(list(page)).toHaveCount(0);
});

test('the key of the list is switched off on this device, and the user menu still opens it', async ({ page }) => {
  await page.goto('/status-sustava');
  await settled(page);
  await chooseInUserMenu(page, 'Tipkovni prečaci');
  await list(page).getByRole('switch', { name: 'Popis tipkovnih prečaca' }).click();
  await page.keyboard.press('Escape');
  await page.reload();
  await settled(page);
  await press(page, questionMark);
  await expect(list(page)).toHaveCount(0);
  await chooseInUserMenu(page, 'Tipkovni prečaci');
  await expect(list(page).getByRole('switch', { name: 'Popis tipkovnih prečaca' })).not.toBeChecked();
  await list(page).getByRole('switch', { name: 'Popis tipkovnih prečaca' }).click();
  await page.keyboard.press('Escape');
  await press(page, questionMark);
  await expect(list(page)).toBeVisible();
});
