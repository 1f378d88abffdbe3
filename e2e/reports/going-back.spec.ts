import type { Page } from '@playwright/test';
import { section, settled } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

test.use({ user: 'operator' });

const bar = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Glavna navigacija' }).getByRole('link', { name, exact: true });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Opens parking by the menu, and waits for its figures. */
async function openParking(page: Page) {
  await bar(page, 'Parking').click();
  await expect(heading(page)).toHaveText('Parking');
  await settled(page);
}

test('Back restores opened rows, the sort and the scroll position of a list, without a call', async ({
  page,
  simulator,
}) => {
  await page.goto('/parking');
  await settled(page);
  const list = section(page, 'Pružatelji parkiranja');
  const rows = list.locator('tbody > tr > th[scope=row]');
  await list
    .getByRole('columnheader', { name: /Pružatelj/ })
    .getByRole('button')
    .click();
  await list.getByRole('button', { name: 'Otvori: Dubrovnik' }).click();
  await expect(list.locator('[data-part=expanded]')).toBeVisible();
  const order = await rows.allTextContents();
  await page.evaluate(() => window.scrollTo(0, 400));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400);

  await list.getByRole('link', { name: 'Detalji: Dubrovnik' }).evaluate((link: HTMLElement) => link.click());
  await expect(heading(page)).toHaveText('Dubrovnik');
  await settled(page);
  await expect(page).toHaveTitle('Dubrovnik · Portal za partnere');
  await expect(page.locator('[data-part=expanded]')).toHaveCount(0);

  const before = (await simulator.calls('/api/parking/provider-list')).length;
  await page.goBack();
  await expect(heading(page)).toHaveText('Parking');
  await expect(page).toHaveTitle('Parking · Portal za partnere');
  await expect(list.locator('[data-part=expanded]')).toBeVisible();
  await expect(list.getByRole('button', { name: 'Zatvori: Dubrovnik' })).toBeVisible();
  expect(await rows.allTextContents()).toEqual(order);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400);
  expect((await simulator.calls('/api/parking/provider-list')).length).toBe(before);
});

test('a link that is followed right after a row is opened leads to its page', async ({ page }) => {
  await page.goto('/parking');
  await settled(page);
  const list = section(page, 'Pružatelji parkiranja');
  const opener = await list.getByRole('button', { name: 'Otvori: Split' }).elementHandle();
  // In one task, so that nothing is rendered between the two.
  await list.getByRole('link', { name: 'Detalji: Split' }).evaluate((link: HTMLElement, button) => {
    (button as HTMLElement).click();
    link.click();
  }, opener);
  await expect(heading(page)).toHaveText('Split');
  await settled(page);
  await expect(heading(page)).toHaveText('Split');
  await expect(page).not.toHaveURL(/providers\.open/);
});

test('Back restores the choices of a chart, which can be changed again', async ({ page }) => {
  await page.goto('/');
  await settled(page);
  const chart = section(page, 'Kretanje usluga po razdoblju');
  await chart.getByText('Mjesec', { exact: true }).click();
  await expect(chart.locator('.highcharts-xaxis-labels text')).toHaveCount(1);
  await openParking(page);
  await page.goBack();
  await expect(heading(page)).toHaveText('Nadzorna ploča');
  await expect(chart.getByRole('radio', { name: 'Mjesec' })).toBeChecked();
  await expect(chart.locator('.highcharts-xaxis-labels text')).toHaveCount(1);
  const legend = chart.getByRole('list', { name: 'Legenda' }).getByRole('button');
  const first = legend.first();
  await first.click();
  await expect(first).toHaveAttribute('aria-pressed', 'false');
  await expect(page).toHaveURL(/services-chart\.hidden=/);
  await openParking(page);
  await page.goBack();
  await expect(first).toHaveAttribute('aria-pressed', 'false');
  await expect(legend.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await chart.getByRole('button', { name: 'Tablica' }).click();
  await expect(chart.getByRole('table')).toBeVisible();
  await openParking(page);
  await page.goBack();
  await expect(chart.getByRole('table')).toBeVisible();
});

test('the figures are there in the first frame of a page that the user returns to', async ({ page }) => {
  await page.goto('/parking');
  await settled(page);
  await page.getByRole('link', { name: 'Početna' }).first().click();
  await expect(heading(page)).toHaveText('Nadzorna ploča');
  await settled(page);
  await page.evaluate(() => {
    const frame = () => {
      if (document.querySelector('h1')?.textContent === 'Parking')
        document.body.dataset.firstFrame = document.querySelector('main tbody a[href^="/parking/provider/"]')
          ? 'with its table'
          : 'without its table';
      else requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  await bar(page, 'Parking').click();
  await expect(page.locator('body')).toHaveAttribute('data-first-frame', 'with its table');
});

test('a chart has the width of its place, also when the window changed while another page was shown', async ({
  page,
}) => {
  await page.goto('/');
  await settled(page);
  // The chart over time: pies stand in columns whose widths are fractions of a pixel.
  const chart = section(page, 'Kretanje usluga po razdoblju');
  const canvas = chart.locator('[data-part=canvas]:not([data-loading])');
  const widths = () =>
    canvas.evaluate((place) => [place.clientWidth, place.querySelector('.highcharts-root')?.clientWidth]);
  const fits = () =>
    expect(async () => {
      const [place, drawing] = await widths();
      expect(drawing).toBe(place);
    }).toPass({ timeout: 30_000 });
  await expect(canvas).toBeVisible();
  const [before = 0] = await widths();
  await page.setViewportSize({ width: 1120, height: 800 });
  await expect.poll(async () => (await widths())[0]).not.toBe(before);
  await fits();
  await openParking(page);
  await page.setViewportSize({ width: 1300, height: 800 });
  await page.goBack();
  await expect(canvas).toBeVisible();
  await fits();
});

test('an open menu is closed when the user returns, and opens again', async ({ page }) => {
  await page.goto('/');
  await settled(page);
  await openParking(page);
  const download = page.getByRole('button', { name: /^Preuzmi/ }).first();
  await download.click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('menu')).toBeHidden();
  await page.goForward();
  await expect(heading(page)).toHaveText('Parking');
  await expect(page.getByRole('menu')).toBeHidden();
  await download.click();
  await expect(page.getByRole('menu')).toBeVisible();
});

test('a download that leaving has aborted is not running on return', async ({ page, simulator }) => {
  await page.goto('/parking');
  await settled(page);
  await simulator.faults({ path: '/parking/provider-list/', delay_ms: 30_000 });
  const download = page.getByRole('button', { name: /^Preuzmi/ }).first();
  await download.click();
  await page.getByRole('menuitem').first().click();
  await expect(page.getByRole('button', { name: /^Prekini izradu/ })).toBeVisible();
  await bar(page, 'Garaže').click();
  await expect(heading(page)).toHaveText('Garaže');
  await bar(page, 'Parking').click();
  await expect(heading(page)).toHaveText('Parking');
  await expect(page.getByRole('button', { name: /^Prekini izradu/ })).toHaveCount(0);
  await expect(download).toBeEnabled();
});
