import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { serve } from '../deploy/serve.mjs';
import type { BenchRow } from './bench-simulator.ts';
import { click, load, median, openPage, slow } from './lib/benchPage.ts';
import { chromiumFlags, requireChromium } from './lib/chromium.mjs';
import { freePort } from './lib/ports.mjs';
import { root } from './lib/run.mjs';
import { signIn, startSimulator } from './lib/simulator.mjs';
import { serveFolder } from './lib/static.mjs';
import { password } from './lib/users.mjs';

/** Loads a page once, in a new browser context. */
async function opened(
  browser: Browser,
  url: string,
  ready: string,
  options: Parameters<typeof openPage>[1],
): Promise<number> {
  const page = await openPage(browser, options);
  const time = await load(page, url, ready);
  await page.context().close();
  return time;
}

const repeated = async (times: number, measure: () => Promise<number>) => {
  const values: number[] = [];
  for (let run = 0; run < times; run++) values.push(await measure());
  return median(values);
};

/** The selector of loaded figures: a tile that shows a number and is not busy. */
const figures = '[role=group][aria-labelledby]:not([aria-busy])';
const toParking = 'header nav a[href^="/parking?"]';
const toProvider = 'tbody a[href^="/parking/provider/"]';
const providersTable = 'tbody a[href^="/parking/provider/"]';
const toZones = 'nav a[href^="/parking/provider/"][href$="/zone"]';
const zonesTable = 'tbody a[href*="/zone/"]';
const home = 'header a[href^="/?"]';

async function navigation(browser: Browser, url: string, token: string): Promise<BenchRow[]> {
  const first: number[] = [];
  const again: number[] = [];
  for (let run = 0; run < 3; run++) {
    const page = await openPage(browser, { token });
    await page.goto(url);
    await page.waitForSelector('[data-part=canvas] svg');
    await page.waitForTimeout(1500);
    const turn = async (times: number[], link: string, wanted: string, rest: number) => {
      times.push(await click(page, link, wanted));
      await page.waitForTimeout(rest);
    };
    await turn(first, toParking, providersTable, 500);
    await turn(first, toProvider, figures, 1500);
    await turn(first, toZones, zonesTable, 1500);
    await turn(again, home, figures, 500);
    await turn(again, toParking, providersTable, 500);
    await turn(again, toProvider, figures, 500);
    await turn(again, toZones, zonesTable, 500);
    await page.context().close();
  }
  return [
    {
      name: 'A page the first time, nothing throttled, with its figures',
      value: median(first),
      unit: 'ms',
      limit: 130,
    },
    { name: 'A page again', value: median(again), unit: 'ms', limit: 75 },
  ];
}

/** Measures sorting the story's table of 1,000 rows, from the press to the next painted frame. */
async function sorting(browser: Browser): Promise<BenchRow[]> {
  const built = join(root, 'storybook-static');
  if (!existsSync(join(built, 'iframe.html'))) {
    console.warn('No row for sorting: there is no built Storybook (npm run build:storybook).');
    return [];
  }
  const server = await serveFolder(built, await freePort(4130));
  const page = await openPage(browser, {});
  try {
    // The story without its play function.
    await page.goto(`${server.url}iframe.html?id=design-system-data-table--thousand-rows&viewMode=story`);
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

/** Measures how long a user waits in the built portal, over HTTP. Medians; other load on the machine affects them. */
export async function benchPortal(): Promise<BenchRow[]> {
  const dist = join(root, 'dist');
  if (!existsSync(join(dist, 'index.html'))) throw new Error('There is no build: run npm run build.');
  const simulator = await startSimulator();
  const portal = await serve({ dir: dist, port: 0, api: simulator.url });
  const browser = await chromium.launch({ executablePath: requireChromium(), args: chromiumFlags });
  try {
    const token = await signIn(simulator.url, 'operator', password);
    const loads: BenchRow[] = [
      {
        name: 'Login page ready, slow network and processor',
        value: await repeated(5, () =>
          opened(browser, `${portal.url}/login`, 'button[type=submit]', { profile: slow }),
        ),
        unit: 'ms',
        limit: 2200,
      },
      {
        name: "Dashboard's figures, slow network and processor",
        value: await repeated(5, () => opened(browser, `${portal.url}/`, figures, { token, profile: slow })),
        unit: 'ms',
        limit: 3200,
      },
      {
        name: 'Login page ready, nothing throttled',
        value: await repeated(5, () => opened(browser, `${portal.url}/login`, 'button[type=submit]', {})),
        unit: 'ms',
      },
      {
        name: "Dashboard's figures, nothing throttled",
        value: await repeated(5, () => opened(browser, `${portal.url}/`, figures, { token })),
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
