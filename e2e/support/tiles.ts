import type { Page } from '@playwright/test';
import type { Problems } from './problems.ts';

/** An image of one grey pixel. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mN89+7dfwAJFgPi3nGAgQAAAABJRU5ErkJggg==',
  'base64',
);
const servers = /^https:\/\/(tile\.openstreetmap\.org|server\.arcgisonline\.com)\//;

/** Serves the map's tiles within the page: no test calls a foreign server. */
export async function mapTiles(page: Page, problems: Problems) {
  problems.tolerate(/^Request: GET https:\/\/(tile\.openstreetmap\.org|server\.arcgisonline\.com)\//);
  await page.route(servers, (route) => route.fulfill({ contentType: 'image/png', body: dot }));
}
