import type { Page } from '@playwright/test';
import { chooseInUserMenu, settled } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import { mapTiles } from '../support/tiles.ts';

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
  // Even without motion a change of style takes 0.01 ms, so the first reading can be the old one.
  await expect.poll(background).not.toBe(light);
  await page.reload();
  await expect(html).toHaveClass(/\bdark\b/);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');

  await chooseInUserMenu(page, 'Kao uređaj');
  await expect(html).toHaveClass(/\blight\b/);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expect(html).toHaveClass(/\bdark\b/);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
});

/** How bright most of the map is that is in sight, 0 to 255: the median of its pixels. */
async function brightnessOfMap(page: Page): Promise<number> {
  const image = await page.getByRole('application').screenshot();
  return page.evaluate(
    async (bytes) => {
      const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('The canvas has no context');
      context.drawImage(bitmap, 0, 0);
      const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
      const lights = Array.from(
        { length: data.length / 4 },
        (_, at) => ((data[4 * at] ?? 0) + (data[4 * at + 1] ?? 0) + (data[4 * at + 2] ?? 0)) / 3,
      ).sort((a, b) => a - b);
      return lights[Math.floor(lights.length / 2)] ?? 0;
    },
    [...image],
  );
}

test('maps are dark in the dark theme, not only dimmed', async ({ page, problems }) => {
  await mapTiles(page, problems);
  await page.goto('/parking/provider/2/zone/12/geo');
  await expect(page.getByRole('application')).toBeVisible();
  await settled(page);
  // The tiles are light, as those of a street map.
  await expect.poll(() => brightnessOfMap(page)).toBeGreaterThan(180);
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await page.reload();
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  await expect(page.getByRole('application')).toBeVisible();
  await expect.poll(() => brightnessOfMap(page)).toBeLessThan(90);
});
