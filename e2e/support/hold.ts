import type { Page } from '@playwright/test';

/**
 * Holds the responses to the calls that match, until the returned function is called: what a page shows meanwhile can be
 * checked at any speed of the machine. Calls made after that are not held.
 *
 * @param calls - a glob of addresses, such as `**\/auth/login/`.
 */
export async function holdResponses(page: Page, calls: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(calls, async (route) => {
    const response = await route.fetch();
    // Read at once: Playwright may drop a response that the page has given up meanwhile.
    const held = { status: response.status(), headers: response.headers(), body: await response.body() };
    await released;
    await route.fulfill(held);
  });
  return release;
}
