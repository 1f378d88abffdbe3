import { chooseInUserMenu } from './support/pages.ts';
import { expect, test } from './support/test.ts';

test.use({ user: 'operator' });

test('a chosen theme shows at once and is kept; the device’s is the default', async ({ page }) => {
  const html = page.locator('html');
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(html).toHaveClass(/\blight\b/);
  const light = await background();
  await chooseInUserMenu(page, 'Tamni');
  await expect(html).toHaveClass(/\bdark\b/);
  expect(await background()).not.toBe(light);
  await page.reload();
  await expect(html).toHaveClass(/\bdark\b/);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');

  await chooseInUserMenu(page, 'Kao uređaj');
  await expect(html).toHaveClass(/\blight\b/);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expect(html).toHaveClass(/\bdark\b/);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
});
