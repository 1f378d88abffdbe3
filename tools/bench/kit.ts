import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { serve } from '../../deploy/serve.mjs';
import { chromiumFlags, requireChromium } from '../browsers/chromium.mjs';
import { root } from '../processes/run.mjs';
import { checkTime, signIn, startSimulator } from '../processes/simulator.mjs';
import { password } from '../processes/users.mjs';

/** A measured figure, with the project's limit if there is one. */
export interface BenchRow {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly limit?: number;
}

/** The folder of the production build that is measured. */
export const dist = join(root, 'dist');

/** Resolves with what `use` returns of a browser, which is closed then. */
export async function withBrowser<Result>(
  use: (browser: Browser) => Promise<Result>,
  flags: readonly string[] = [],
): Promise<Result> {
  const browser = await chromium.launch({ executablePath: requireChromium(), args: [...chromiumFlags, ...flags] });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

/** The served portal, signed in as the operator. */
export interface Portal {
  readonly browser: Browser;
  readonly url: string;
  readonly token: string;
  readonly simulator: Awaited<ReturnType<typeof startSimulator>>;
}

/**
 * Serves the production build, and those of the other folders, with one simulator; resolves with what `use` returns of
 * them, the present build first. Throws when there is no build.
 */
export async function withPortals<Result>(
  use: (portal: Portal, ...others: Portal[]) => Promise<Result>,
  { others = [], flags = [] }: { readonly others?: readonly string[]; readonly flags?: readonly string[] } = {},
): Promise<Result> {
  if (!existsSync(join(dist, 'index.html'))) throw new Error('There is no build: run npm run build.');
  const simulator = await startSimulator();
  const servers: { url: string; close: () => Promise<unknown> }[] = [];
  try {
    for (const dir of [dist, ...others]) servers.push(await serve({ dir, port: 0, api: simulator.url }));
    const token = await signIn(simulator.url, 'operator', password);
    return await withBrowser((browser) => {
      const [present, ...rest] = servers.map(({ url }) => ({ browser, url, token, simulator }));
      return use(present as Portal, ...rest);
    }, flags);
  } finally {
    for (const server of servers) await server.close();
    await simulator.stop();
  }
}

/** Resolves with the milliseconds that the work takes. */
export async function timed(work: () => unknown): Promise<number> {
  const since = performance.now();
  await work();
  return performance.now() - since;
}

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

const number = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Whether a figure is above its limit. */
export const isMissed = ({ value, limit }: BenchRow): boolean => limit !== undefined && value > limit;

/** The lines of a table of the figures: name, value, limit, and whether it is kept. */
export function tableOf(rows: readonly BenchRow[]): string[] {
  const cells = rows.map((row) => ({
    name: row.name,
    value: `${number.format(row.value)} ${row.unit}`,
    limit: row.limit === undefined ? '' : `at most ${number.format(row.limit)} ${row.unit}`,
    verdict: row.limit === undefined ? '' : isMissed(row) ? '✗' : '✓',
  }));
  const width = (key: 'name' | 'value' | 'limit') => Math.max(...cells.map((cell) => cell[key].length));
  const [nameWidth, valueWidth, limitWidth] = [width('name'), width('value'), width('limit')];
  return cells.map(({ name, value, limit, verdict }) =>
    `${name.padEnd(nameWidth)}  ${value.padStart(valueWidth)}  ${limit.padEnd(limitWidth)}  ${verdict}`.trimEnd(),
  );
}
