import type { Browser, Page } from 'playwright-core';
import { checkTime } from './simulator.mjs';

/** A slow mobile network, and a processor of a quarter of this one's speed. */
export const slow = { cpu: 4, latency: 150, down: 1600, up: 750 };

export const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

export async function openPage(
  browser: Browser,
  { token, profile }: { token?: string; profile?: typeof slow },
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: 'hr-HR' });
  // tsx adds a helper to functions, which those that run in the page do not have.
  await context.addInitScript('globalThis.__name = (named) => named');
  if (token) await context.addInitScript((value) => localStorage.setItem('auth-token', value), token);
  // Real timers, but the simulator's day.
  await context.addInitScript((now) => {
    const Real = Date;
    const started = performance.now();
    const moment = () => now + (performance.now() - started);
    globalThis.Date = new Proxy(Real, {
      construct: (target, args, self) => Reflect.construct(target, args.length === 0 ? [moment()] : args, self),
      get: (target, key) => (key === 'now' ? moment : Reflect.get(target, key)),
    });
  }, Date.parse(checkTime));
  const page = await context.newPage();
  if (profile) {
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: profile.latency,
      downloadThroughput: (profile.down * 1000) / 8,
      uploadThroughput: (profile.up * 1000) / 8,
    });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: profile.cpu });
  }
  return page;
}

/**
 * Starts to search for the selector in every frame; `key` names the search. Elements that are already visible do
 * not count.
 */
function look({ key, selector }: { key: string; selector: string }): void {
  const visible = () =>
    [...document.querySelectorAll(selector)].find((each) =>
      each.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    );
  const before = visible();
  const seen = new Promise<number>((resolve) => {
    const tick = () => {
      const now = visible();
      if (!now || now === before) {
        requestAnimationFrame(tick);
        return;
      }
      // The element is found while a frame is prepared, and counts as painted when that frame is.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now());
      port2.postMessage(0);
    };
    requestAnimationFrame(tick);
  });
  Object.assign(window, { [key]: seen });
}

/** Searches for the selector in every page that is opened from now on. */
export const lookInNextPages = (page: Page, key: string, selector: string) =>
  page.addInitScript(look, { key, selector });

/** Resolves with the milliseconds from the start of the navigation until what the search looks for is painted. */
export const painted = async (page: Page, key: string): Promise<number> =>
  (await page.evaluate((name) => (window as unknown as Record<string, Promise<number>>)[name], key)) ?? Number.NaN;

/**
 * Returns the milliseconds from the start of the navigation until the frame is painted in which the selector matches.
 */
export async function load(page: Page, url: string, ready: string): Promise<number> {
  await lookInNextPages(page, 'benchReady', ready);
  await page.goto(url, { waitUntil: 'commit' });
  return painted(page, 'benchReady');
}

/**
 * Returns the milliseconds from the press until the frame is painted in which the selector matches a new element. The
 * search starts before the press, to exclude the time of the driver.
 */
export async function click(page: Page, selector: string, ready: string): Promise<number> {
  await page.evaluate(look, { key: 'benchReady', selector: ready });
  await page.evaluate(() =>
    addEventListener('pointerdown', ({ timeStamp }) => Object.assign(window, { benchPressed: timeStamp }), {
      capture: true,
      once: true,
    }),
  );
  await page.click(selector);
  const pressed = await page.evaluate(() => (window as unknown as { benchPressed: number }).benchPressed);
  return (await painted(page, 'benchReady')) - pressed;
}
