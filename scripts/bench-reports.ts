import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { serve } from '../deploy/serve.mjs';
import type { BenchRow } from './bench-simulator.ts';
import { click, median, openPage } from './lib/benchPage.ts';
import { chromiumFlags, requireChromium } from './lib/chromium.mjs';
import { root } from './lib/run.mjs';
import { signIn, startSimulator } from './lib/simulator.mjs';
import { password } from './lib/users.mjs';

/** Every report page, with a selector that matches when its figures are shown. */
const pages: readonly (readonly [name: string, path: string, ready: string])[] = [
  ['dashboard', '/', 'tfoot td'],
  ['parking', '/parking', 'tfoot td'],
  ['parking provider', '/parking/provider/1', 'tfoot td'],
  ['transactions', '/parking/provider/1/transakcije', 'tbody th[scope=row]'],
  ['receipts', '/parking/provider/1/racuni', 'tbody th[scope=row]'],
  ['garages', '/garaze', 'tfoot td'],
  ['garage', '/garaze/garaza/1', 'tfoot td'],
  ['parks', '/ulaznice', 'tfoot td'],
  ['park', '/parkovi/park/1', 'tfoot td'],
  ['tickets', '/parkovi/park/1/ulaznice', 'tbody th[scope=row]'],
  ['sales', '/prodaja', 'tfoot td'],
  ['sales provider', '/prodaja/provider/1', 'tfoot td'],
  ['statements', '/obracuni', 'tbody th[scope=row]'],
];

/**
 * Returns the milliseconds from the end of the last response before the figures until the frame with them is painted.
 * The page is opened in the running portal by the history, after its code was fetched.
 */
async function untilFigures(page: Page, path: string, ready: string): Promise<number> {
  await page.evaluate(() => performance.clearResourceTimings());
  return page.evaluate(
    ({ to, wanted }) =>
      new Promise<number>((resolve) => {
        const before = document.querySelector('main');
        const old = new Set(before?.querySelectorAll(wanted));
        history.pushState({}, '', to);
        dispatchEvent(new PopStateEvent('popstate', { state: {} }));
        const look = () => {
          const found = [...document.querySelectorAll(wanted)].some((each) => !old.has(each) && each.textContent);
          if (!found) {
            requestAnimationFrame(look);
            return;
          }
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => {
            const painted = performance.now();
            const ends = performance
              .getEntriesByType('resource')
              .filter(({ name }) => name.includes('/api/'))
              .map((entry) => (entry as PerformanceResourceTiming).responseEnd)
              .filter((end) => end > 0 && end <= painted);
            resolve(painted - Math.max(...ends));
          };
          port2.postMessage(0);
        };
        requestAnimationFrame(look);
      }),
    { to: path, wanted: ready },
  );
}

async function opening(browser: Browser, url: string, token: string): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const [name, path, ready] of pages) {
    const times: number[] = [];
    for (let run = 0; run < 3; run++) {
      const page = await openPage(browser, { token });
      // The page's code is fetched first, as by hovering over a link.
      await page.goto(`${url}${path}`);
      await page.waitForSelector(ready, { state: 'attached' });
      await page.waitForTimeout(800);
      await page.goto(`${url}/promijeni-lozinku`);
      await page.waitForSelector('form');
      await page.waitForTimeout(800);
      times.push(await untilFigures(page, path, ready));
      await page.context().close();
    }
    rows.push({
      name: `${name}: figures after the last response`,
      value: median(times.filter(Number.isFinite)),
      unit: 'ms',
      limit: 100,
    });
  }
  return rows;
}

/** Interval and measure: no call but the watch of requests, which polls; measures from the press to the next painted frame. */
async function switching(browser: Browser, url: string, token: string): Promise<BenchRow[]> {
  const page = await openPage(browser, { token });
  await page.goto(`${url}/parking/provider/1`);
  await page.waitForSelector('[data-part=canvas] svg');
  await page.waitForTimeout(2500);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/') && !request.url().includes('/api/zahtjevi/')) calls.push(request.url());
  });
  const times: number[] = [];
  for (const value of ['week', 'month', 'day', 'week', 'day']) {
    const label = page.locator(`label:has(input[value=${value}])`).first();
    await label.evaluate((each) => each.setAttribute('data-bench', ''));
    times.push(await click(page, '[data-bench]', `label:has(input[value=${value}]:checked)`));
    await label.evaluate((each) => each.removeAttribute('data-bench'));
    await page.waitForTimeout(300);
  }
  await page.context().close();
  return [
    { name: 'Day, week or month, from the press to the frame', value: median(times), unit: 'ms', limit: 50 },
    { name: 'Calls that it makes', value: calls.length, unit: 'calls', limit: 0 },
  ];
}

/** The Excel report of the largest provider over half a year: how long it takes, and the page's longest task. */
async function spreadsheet(browser: Browser, url: string, token: string): Promise<BenchRow[]> {
  const page = await openPage(browser, { token });
  await page.goto(`${url}/parking/provider/1?beginDate=2026-07-25&endDate=2026-10-31`);
  await page.waitForSelector('tfoot td');
  await page.waitForTimeout(3000);
  let lines = 0;
  page.on('response', async (response) => {
    if (response.url().includes('/detaljno/')) lines = (await response.json()).detaljno.length;
  });
  await page.evaluate(() => {
    const longest = { value: 0 };
    Object.assign(window, { longest });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) longest.value = Math.max(longest.value, entry.duration);
    }).observe({ type: 'longtask' });
  });
  await page.getByRole('button', { name: 'Preuzmi' }).first().click();
  const response = page.waitForResponse((response) => response.url().includes('/detaljno/'));
  const downloaded = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: /Excel/ }).click();
  await (await response).finished();
  const since = performance.now();
  await downloaded;
  const time = performance.now() - since;
  const longest = await page.evaluate(() => (window as unknown as { longest: { value: number } }).longest.value);
  await page.context().close();
  return [
    { name: 'Excel report: lines', value: lines, unit: 'rows' },
    {
      name: 'Excel report, made in the browser',
      value: (time / Math.max(lines, 1)) * 10_000,
      unit: 'ms / 10,000',
      limit: 3000,
    },
    { name: 'Excel report: longest task of the page meanwhile', value: longest, unit: 'ms', limit: 200 },
  ];
}

/** Measures the report pages of the built portal, over HTTP. Medians; other load on the machine affects them. */
export async function benchReports(): Promise<BenchRow[]> {
  const dist = join(root, 'dist');
  if (!existsSync(join(dist, 'index.html'))) throw new Error('There is no build: run npm run build.');
  const simulator = await startSimulator();
  const portal = await serve({ dir: dist, port: 0, api: simulator.url });
  const browser = await chromium.launch({ executablePath: requireChromium(), args: chromiumFlags });
  try {
    const token = await signIn(simulator.url, 'operator', password);
    return [
      ...(await opening(browser, portal.url, token)),
      ...(await switching(browser, portal.url, token)),
      ...(await spreadsheet(browser, portal.url, token)),
    ];
  } finally {
    await browser.close();
    await portal.close();
    await simulator.stop();
  }
}
