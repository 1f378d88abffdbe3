import type { Page } from '@playwright/test';
import type { Problems } from './problems.ts';

/** A picture of one grey dot. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mN89+7dfwAJFgPi3nGAgQAAAABJRU5ErkJggg==',
  'base64',
);
const servers = /^https:\/\/(tile\.openstreetmap\.org|server\.arcgisonline\.com)\//;

/** Answers the map's pictures in the page: no test asks a server of somebody else's. */
export async function mapTiles(page: Page, problems: Problems) {
  problems.tolerate(/^Request: GET https:\/\/(tile\.openstreetmap\.org|server\.arcgisonline\.com)\//);
  await page.route(servers, (route) => route.fulfill({ contentType: 'image/png', body: dot }));
}
