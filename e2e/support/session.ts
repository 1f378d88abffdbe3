import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Ends the page's session on the server's side, as time would. */
export async function expire(page: Page, origin: string) {
  const token = await page.evaluate(() => localStorage.getItem('auth-token'));
  const ended = await fetch(`${origin}/api/auth/logout/`, {
    method: 'POST',
    headers: { authorization: `Token ${token}` },
  });
  expect(ended.status).toBe(204);
}

/**
 * Ends the session on the server's side when the page makes its next call of this address, so that no call that it makes
 * from time to time finds the session ended before.
 */
export async function expireAtFirst(page: Page, origin: string, address: string) {
  await page.route(
    address,
    async (route) => {
      await expire(page, origin);
      await route.continue();
    },
    { times: 1 },
  );
}

/** Lets the first call of the method and address reach the server, and loses its response. */
export async function loseResponse(page: Page, method: string, address: string) {
  let isLost = false;
  await page.route(address, async (route) => {
    if (route.request().method() !== method || isLost) return route.fallback();
    isLost = true;
    await route.fetch();
    return route.abort('connectionreset');
  });
}
