import { expect, type Page } from '@playwright/test';
import { test } from '../support/storybook.ts';

/** The list of providers, as a page of its own: no manager is beside it. */
const story = `iframe.html?viewMode=story&id=${encodeURIComponent('parking-providers-pružatelji--default')}`;
const figures = (page: Page) => page.getByRole('row', { name: /Split/ }).first();

/** The calls of the page that the file server has responded to, and not the simulator. */
function missedCalls(page: Page): string[] {
  const missed: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/api/') && !response.fromServiceWorker()) missed.push(response.url());
  });
  return missed;
}

test('a story takes control of its page after a hard reload (behaviour 23.29)', async ({ page, storybook }) => {
  const missed = missedCalls(page);
  await page.goto(storybook + story);
  await expect(figures(page)).toBeVisible();
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Page.reload', { ignoreCache: true });
  await expect(figures(page)).toBeVisible();
  expect(missed).toEqual([]);
});

test('a story takes control where a worker is active and controls nobody', async ({ page, context, storybook }) => {
  await page.goto(storybook + story);
  await expect(figures(page)).toBeVisible();
  // Another page is controlled, so the removed worker is kept, and a registration brings it back without activating it.
  const other = await context.newPage();
  await other.goto(`${storybook}index.json`);
  await page.evaluate(async () => {
    for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
  });
  const missed = missedCalls(page);
  await page.reload();
  await expect(figures(page)).toBeVisible();
  expect(missed).toEqual([]);
});

test('a call after a long idle time starts a worker that the browser has stopped', async ({ page, storybook }) => {
  await page.clock.install();
  await page.goto(storybook + story);
  await expect(figures(page)).toBeVisible();
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('ServiceWorker.enable');
  await devTools.send('ServiceWorker.stopAllWorkers');
  await page.clock.fastForward(60_000);
  const missed = missedCalls(page);
  await page.getByRole('button', { name: 'Traži' }).click();
  await page.getByRole('link', { name: 'Detalji: Split' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Split' })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  expect(missed).toEqual([]);
});

test('says that the simulator did not start, with a way on, where there is no worker', async ({ page, storybook }) => {
  await page.context().route('**/simulator-worker.js', (route) => route.abort());
  const missed = missedCalls(page);
  await page.goto(storybook + story);
  await expect(page.getByRole('alert').filter({ hasText: 'Simulator se nije pokrenuo' })).toBeVisible();
  expect(missed).toEqual([]);
  await page.context().unroute('**/simulator-worker.js');
  await page.getByRole('button', { name: 'Učitaj stranicu ponovno' }).click();
  await expect(figures(page)).toBeVisible();
});
