import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { serve } from '../deploy/serve.mjs';
import type { BenchRow } from './bench-simulator.ts';
import { chromiumFlags, requireChromium } from './lib/chromium.mjs';
import { password } from './lib/people.mjs';
import { freePort } from './lib/ports.mjs';
import { root } from './lib/run.mjs';
import { checkTime, signIn, startSimulator } from './lib/simulator.mjs';
import { serveFolder } from './lib/static.mjs';

/** A network as on a phone at the edge of town, and a processor of a quarter of this one's speed. */
const slow = { cpu: 4, latency: 150, down: 1600, up: 750 };

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function openPage(
  browser: Browser,
  { token, profile }: { token?: string; profile?: typeof slow },
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: 'hr-HR' });
  // tsx names functions by a helper of its own, which those that run in the page would miss.
  await context.addInitScript('globalThis.__name = (named) => named');
  if (token) await context.addInitScript((value) => localStorage.setItem('auth-token', value), token);
  // Real timers, but the day that the simulator stands at.
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

/** Milliseconds from the start of the navigation, or from the last click, to the frame after the selector matched. */
const untilPainted = (page: Page, selector: string, since: 'navigation' | 'click') =>
  page.evaluate(
    ({ wanted, from }) =>
      new Promise<number>((resolve) => {
        const look = () => {
          const found = document.querySelector(wanted);
          if (!found || found.getClientRects().length === 0) {
            requestAnimationFrame(look);
            return;
          }
          requestAnimationFrame(() =>
            setTimeout(() => {
              const clicked = (window as unknown as { clickedAt?: number }).clickedAt ?? 0;
              resolve(performance.now() - (from === 'click' ? clicked : 0));
            }),
          );
        };
        look();
      }),
    { wanted: selector, from: since },
  );

async function load(
  browser: Browser,
  url: string,
  ready: string,
  options: Parameters<typeof openPage>[1],
): Promise<number> {
  const page = await openPage(browser, options);
  await page.goto(url, { waitUntil: 'commit' });
  const time = await untilPainted(page, ready, 'navigation');
  await page.context().close();
  return time;
}

/** A click, and how long until what it leads to is painted. */
async function click(page: Page, selector: string, ready: string): Promise<number> {
  await page.evaluate(() => {
    addEventListener(
      'click',
      (event) => {
        (window as unknown as { clickedAt: number }).clickedAt = event.timeStamp;
      },
      { capture: true, once: true },
    );
  });
  await page.click(selector);
  return untilPainted(page, ready, 'click');
}

const repeated = async (times: number, measure: () => Promise<number>) => {
  const values: number[] = [];
  for (let run = 0; run < times; run++) values.push(await measure());
  return median(values);
};

/** Figures are there once a tile shows a number and no longer waits. */
const figures = '[role=group][aria-labelledby]:not([aria-busy])';
const toParking = 'header nav a[href="/parking"]';
const toProvider = 'tbody a[href^="/parking/provider/"]';
const providersTable = 'tbody a[href^="/parking/provider/"]';
const home = 'header a[href="/"]';

async function navigation(browser: Browser, url: string, token: string): Promise<BenchRow[]> {
  const first: number[] = [];
  const again: number[] = [];
  for (let run = 0; run < 3; run++) {
    const page = await openPage(browser, { token });
    await page.goto(url);
    await page.waitForSelector('.highcharts-root');
    await page.waitForTimeout(1500);
    first.push(await click(page, toParking, providersTable));
    await page.waitForTimeout(500);
    first.push(await click(page, toProvider, figures));
    await page.waitForTimeout(1500);
    again.push(await click(page, toParking, providersTable));
    await page.waitForTimeout(500);
    again.push(await click(page, home, figures));
    await page.waitForTimeout(500);
    await page.context().close();
  }
  return [
    {
      name: 'A page the first time, nothing throttled, with its figures',
      value: median(first),
      unit: 'ms',
      limit: 120,
    },
    { name: 'A page again', value: median(again), unit: 'ms', limit: 40 },
  ];
}

/** Sorting the story's table of 1,000 rows, from the press to the frame after. */
async function sorting(browser: Browser): Promise<BenchRow[]> {
  const built = join(root, 'storybook-static');
  if (!existsSync(join(built, 'iframe.html'))) {
    console.warn('No row for sorting: there is no built Storybook (npm run build:storybook).');
    return [];
  }
  const server = await serveFolder(built, await freePort(4130));
  const page = await openPage(browser, {});
  try {
    // The story alone, without what it does by itself.
    await page.goto(`${server.url}iframe.html?id=design-system-datatable--thousand-rows&viewMode=story`);
    await page.waitForSelector('tbody th[scope=row]', { state: 'attached' });
    await page.waitForTimeout(3000);
    const times: number[] = [];
    for (let run = 0; run < 7; run++) {
      times.push(
        await page.evaluate(
          (column) =>
            new Promise<number>((resolve) => {
              const button = document.querySelectorAll<HTMLElement>('thead th button')[column];
              const since = performance.now();
              button?.click();
              requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - since)));
            }),
          run % 2,
        ),
      );
      await page.waitForTimeout(200);
    }
    return [{ name: 'Sorting a table of 1,000 rows', value: median(times), unit: 'ms', limit: 50 }];
  } finally {
    await page.context().close();
    await server.close();
  }
}

/** What a person waits for in the built portal, over HTTP. Medians; a busy machine shows in them. */
export async function benchPortal(): Promise<BenchRow[]> {
  const dist = join(root, 'dist');
  if (!existsSync(join(dist, 'index.html'))) throw new Error('There is no build: run npm run build.');
  const simulator = await startSimulator({ port: 4129 });
  const portal = await serve({ dir: dist, port: 0, api: simulator.url });
  const browser = await chromium.launch({ executablePath: requireChromium(), args: chromiumFlags });
  try {
    const token = await signIn(simulator.url, 'operator', password);
    const loads: BenchRow[] = [
      {
        name: 'Login page ready, slow network and processor',
        value: await repeated(5, () => load(browser, `${portal.url}/login`, 'button[type=submit]', { profile: slow })),
        unit: 'ms',
        limit: 2100,
      },
      {
        name: "Dashboard's figures, slow network and processor",
        value: await repeated(5, () => load(browser, `${portal.url}/`, figures, { token, profile: slow })),
        unit: 'ms',
        limit: 3400,
      },
      {
        name: 'Login page ready, nothing throttled',
        value: await repeated(5, () => load(browser, `${portal.url}/login`, 'button[type=submit]', {})),
        unit: 'ms',
      },
      {
        name: "Dashboard's figures, nothing throttled",
        value: await repeated(5, () => load(browser, `${portal.url}/`, figures, { token })),
        unit: 'ms',
      },
    ];
    return [...loads, ...(await navigation(browser, portal.url, token)), ...(await sorting(browser))];
  } finally {
    await browser.close();
    await portal.close();
    await simulator.stop();
  }
}
