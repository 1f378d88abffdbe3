import type { BrowserContext, Page } from '@playwright/test';

/**
 * Freezes the pages' clock at a moment, while timers run. Playwright's own `Date` cannot be extended by a class, which
 * the portal's calendar needs.
 */
export const stopClock = (context: BrowserContext, moment: string) =>
  context.addInitScript((at) => {
    const Native = Date;
    globalThis.Date = new Proxy(Native, {
      construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [at] : args, newTarget),
      apply: () => new Native(at).toString(),
      get: (target, key, receiver) => (key === 'now' ? () => at : Reflect.get(target, key, receiver)),
    });
  }, Date.parse(moment));

/**
 * Stops the timers of a page that is loaded. The returned function advances them by so many milliseconds, in steps, so
 * that the page's other work keeps up.
 */
export async function stopTimers(page: Page): Promise<(milliseconds: number) => Promise<void>> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1000);
  return async (milliseconds) => {
    for (let left = milliseconds; left > 0; left -= 100) await page.clock.runFor(Math.min(100, left));
  };
}

/**
 * Takes over the timers of a page that is loaded; they go on as before. The returned function lets so many milliseconds
 * pass at once.
 */
export async function controlTimers(page: Page): Promise<(milliseconds: number) => Promise<void>> {
  await page.clock.install({ time: await page.evaluate(() => Date.now()) });
  return (milliseconds) => page.clock.runFor(milliseconds);
}
