import type { Page } from '@playwright/test';
import { section, settled } from './support/pages.ts';
import { expect, test } from './support/test.ts';

test.use({ user: 'operator' });

const bar = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Glavna navigacija' }).getByRole('link', { name, exact: true });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Goes to parking by the menu, and waits for the page itself: what is left is settled as well. */
async function turnToParking(page: Page) {
  await bar(page, 'Parking').click();
  await expect(heading(page)).toHaveText('Parking');
  await settled(page);
}

test('a report that was left is found as it was, and asks for nothing', async ({ page, simulator }) => {
  await page.goto('/parking');
  await settled(page);
  const list = section(page, 'Pružatelji parkiranja');
  const opener = list.getByRole('button', { name: 'Otvori: Dubrovnik' });
  await opener.click();
  await expect(list.locator('[data-part=expanded]')).toBeVisible();

  await list.getByRole('link', { name: 'Dubrovnik' }).click();
  await expect(heading(page)).toHaveText('Dubrovnik');
  await settled(page);
  await expect(page).toHaveTitle('Dubrovnik · Portal za partnere');
  // The list is no part of the document: nobody hears it, and nothing finds it.
  await expect(page.locator('[data-page]')).toHaveCount(1);
  await expect(page.locator('[data-part=expanded]')).toHaveCount(0);

  const before = (await simulator.calls('/api/parking/provider-list')).length;
  await turnToParking(page);
  await expect(page).toHaveTitle('Parking · Portal za partnere');
  await expect(list.locator('[data-part=expanded]')).toBeVisible();
  expect((await simulator.calls('/api/parking/provider-list')).length).toBe(before);
});

test('what stands in the window is there in the first frame of a page that one returns to', async ({ page }) => {
  await page.goto('/parking');
  await settled(page);
  await page.getByRole('link', { name: 'Početna' }).first().click();
  await expect(heading(page)).toHaveText('Nadzorna ploča');
  await settled(page);
  await expect(page.locator('[data-page]')).toHaveCount(1);
  await page.evaluate(() => {
    const frame = () => {
      const opener = document.querySelector('main tbody a[href^="/parking/provider/"]');
      if (opener) document.body.dataset.firstFrame = opener.checkVisibility() ? 'whole' : 'without its table';
      else requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  await bar(page, 'Parking').click();
  await expect(page.locator('body')).toHaveAttribute('data-first-frame', 'whole');
});

test('a chart that was drawn is not drawn again, and follows what changed', async ({ page }) => {
  await page.goto('/');
  await settled(page);
  const drawing = page.locator('[data-part=canvas]:not([data-loading]) .highcharts-container').first();
  await drawing.evaluate((element) => element.setAttribute('data-seen', ''));
  await turnToParking(page);
  await page.goBack();
  await expect(drawing).toBeVisible();
  await expect(drawing).toHaveAttribute('data-seen');
  const chart = section(page, 'Kretanje usluga po razdoblju');
  await chart.getByText('Mjesec', { exact: true }).click();
  await expect(chart.locator('.highcharts-xaxis-labels text')).toHaveCount(1);
});

test('a chart has the width of its place, also when the window changed while its page was left', async ({ page }) => {
  await page.goto('/');
  await settled(page);
  const canvas = page.locator('[data-part=canvas]:not([data-loading])').first();
  const widths = () =>
    canvas.evaluate((place) => [place.clientWidth, place.querySelector('.highcharts-root')?.clientWidth]);
  const fits = () =>
    expect(async () => {
      const [place, drawing] = await widths();
      expect(drawing).toBe(place);
    }).toPass({ timeout: 5000 });
  await expect(canvas).toBeVisible();
  const [before = 0] = await widths();
  await page.setViewportSize({ width: 1120, height: 800 });
  await expect.poll(async () => (await widths())[0]).not.toBe(before);
  await fits();
  await turnToParking(page);
  await page.setViewportSize({ width: 1300, height: 800 });
  await page.goBack();
  await expect(canvas).toBeVisible();
  await fits();
});

test('what stood open is closed when one returns, and opens again', async ({ page }) => {
  await page.goto('/');
  await settled(page);
  await turnToParking(page);
  await page
    .getByRole('button', { name: /^Preuzmi/ })
    .first()
    .click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('menu')).toBeHidden();
  await page.goForward();
  await expect(heading(page)).toHaveText('Parking');
  await expect(page.getByRole('menu')).toBeHidden();
  // And it opens again.
  await page
    .getByRole('button', { name: /^Preuzmi/ })
    .first()
    .click();
  await expect(page.getByRole('menu')).toBeVisible();
});

test('a download that leaving has ended is not under way on return', async ({ page, simulator }) => {
  await page.goto('/parking');
  await settled(page);
  await simulator.faults({ path: '/parking/provider-list/', delay_ms: 30_000 });
  await page
    .getByRole('button', { name: /^Preuzmi/ })
    .first()
    .click();
  await page.getByRole('menuitem').first().click();
  await expect(page.getByRole('button', { name: /^Prekini izradu/ })).toBeVisible();
  await bar(page, 'Garaže').click();
  await expect(heading(page)).toHaveText('Garaže');
  await bar(page, 'Parking').click();
  await expect(heading(page)).toHaveText('Parking');
  await expect(page.getByRole('button', { name: /^Prekini izradu/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Preuzmi/ }).first()).toBeEnabled();
});
