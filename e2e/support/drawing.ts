import { expect, type Page } from '@playwright/test';

/**
 * Presses the corners of a polygon on the map, given in pixels of the page, while the drawing tool is on. A press that
 * follows another one at once is ignored by the tool and repeated here, as a user would.
 */
export async function pressCorners(page: Page, corners: readonly (readonly [x: number, y: number])[]) {
  const drawn = page.locator('.map-drawn');
  for (const [index, [x, y]] of corners.entries()) {
    // In slow steps: the tool follows the pointer.
    await page.mouse.move(x, y, { steps: 4 });
    await expect(async () => {
      if ((await drawn.count()) <= index) {
        await page.mouse.down();
        await page.mouse.up();
      }
      expect(await drawn.count()).toBe(index + 1);
    }).toPass({ intervals: [100], timeout: 30_000 });
  }
}
