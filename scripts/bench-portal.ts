import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { serve } from '../deploy/serve.mjs';
import type { BenchRow } from './bench-simulator.ts';
import { click, median, openPage, slow } from './lib/benchPage.ts';
import { type LoadSelectors, type LoadTimes, loadTimes, watchLoads } from './lib/benchTimes.ts';
import { buildOf } from './lib/buildOf.mjs';
import { chromiumFlags, requireChromium } from './lib/chromium.mjs';
import { root } from './lib/run.mjs';
import { signIn, startSimulator } from './lib/simulator.mjs';
import { password } from './lib/users.mjs';

const chart = '[data-part=canvas] svg';
const tiles = '[role=group][aria-labelledby]:not([aria-busy])';
const providersTable = 'tbody a[href^="/parking/provider/"]';

interface BenchPage {
  readonly name: string;
  readonly path: string;
  readonly selectors: LoadSelectors;
}

const pages: readonly BenchPage[] = [
  { name: 'login', path: '/login', selectors: { ready: 'button[type=submit]' } },
  { name: 'dashboard', path: '/', selectors: { ready: tiles, chart } },
  { name: 'list', path: '/parking', selectors: { ready: providersTable } },
  { name: 'outlet', path: '/parking/provider/1', selectors: { ready: tiles, chart } },
  {
    name: 'zone',
    path: '/parking/provider/2/zone/11/details',
    selectors: { ready: 'main dl dd, main table tbody td' },
  },
  { name: 'incidents', path: '/incidenti', selectors: { ready: 'main tbody th, main [data-card]' } },
];

/** A slow network and processor, or nothing throttled. */
const profiles = { slow, fast: undefined };
type Profile = keyof typeof profiles;

interface Portal {
  readonly url: string;
  readonly token: string;
}

/** A page's times, first with an empty cache, then with a warm one. */
async function loads(browser: Browser, portal: Portal, { name, path, selectors }: BenchPage, profile: Profile) {
  const settings = profiles[profile];
  const page = await openPage(browser, {
    ...(name === 'login' ? {} : { token: portal.token }),
    ...(settings ? { profile: settings } : {}),
  });
  try {
    await watchLoads(page, selectors);
    await page.goto(portal.url + path, { waitUntil: 'commit' });
    const cold = await loadTimes(page, selectors);
    await page.reload({ waitUntil: 'commit' });
    return { cold, warm: await loadTimes(page, selectors) };
  } finally {
    await page.context().close();
  }
}

/** The ms from a press until the next page is painted: to a list the first time, back with the chart, to the list again. */
async function steps(browser: Browser, portal: Portal, profile: Profile) {
  const settings = profiles[profile];
  const page = await openPage(browser, { token: portal.token, ...(settings ? { profile: settings } : {}) });
  const rest = settings ? 4000 : 1500;
  try {
    await page.goto(portal.url);
    await page.waitForSelector(chart, { timeout: 60_000 });
    await page.waitForTimeout(rest);
    const turn = async (link: string, wanted: string) => {
      const time = await click(page, link, wanted);
      await page.waitForTimeout(rest);
      return time;
    };
    const list = 'header nav a[href^="/parking?"]';
    return {
      'to a list the first time': await turn(list, providersTable),
      'back to the dashboard, chart': await turn('header a[href^="/?"]', chart),
      'to the list again': await turn(list, providersTable),
    };
  } finally {
    await page.context().close();
  }
}

/** By how much a figure may be worse than before: what is measured twice differs by so much. */
const tolerance = 1.1;
/** ms that are lost in the noise, whatever they are a part of. */
const noise = 30;

/** One row a figure: now as a part of before. Layout shift has a limit of its own. */
function rowOf(name: string, before: readonly number[], now: readonly number[]): BenchRow {
  const [was, is] = [median(before), median(now)];
  if (name.endsWith('layout shift'))
    return { name: `${name}: ${was.toFixed(3)} → ${is.toFixed(3)}`, value: is, unit: '', limit: 0.01 };
  return {
    name: `${name}: ${Math.round(was)} → ${Math.round(is)} ms`,
    // Less than the noise counts as no difference.
    value: Math.abs(is - was) < noise ? 1 : is / was,
    unit: '×',
    limit: tolerance,
  };
}

const figures: Readonly<Record<keyof LoadTimes, string>> = {
  firstPaint: 'first contentful paint',
  ready: 'ready',
  chart: 'chart drawn',
  blocked: 'blocked',
  longestTask: 'longest task',
  shift: 'layout shift',
};

/** How often each figure is measured; both portals take turns, so that other load on the machine meets both. */
const runs = 4;

/**
 * Measures what a person waits for in the built portal, over HTTP, side by side with the portal of another commit
 * (`--against`, default: the commit before). Machines differ by a factor of two and a half, so limits are ratios.
 */
export async function benchPortal({ against = 'HEAD~1' }: { readonly against?: string } = {}): Promise<BenchRow[]> {
  const dist = join(root, 'dist');
  if (!existsSync(join(dist, 'index.html'))) throw new Error('There is no build: run npm run build.');
  const other = buildOf(against);
  console.error(`Each figure is the median of ${runs}: ${other.commit} → the present build.`);
  const simulator = await startSimulator();
  const servers = [
    await serve({ dir: other.dist, port: 0, api: simulator.url }),
    await serve({ dir: dist, port: 0, api: simulator.url }),
  ];
  const browser = await chromium.launch({ executablePath: requireChromium(), args: chromiumFlags });
  /** The measured values of a figure, before and now. */
  const measured = new Map<string, [before: number[], now: number[]]>();
  const note = (name: string, at: number, value: number) => {
    const values = measured.get(name) ?? [[], []];
    values[at]?.push(value);
    measured.set(name, values);
  };
  try {
    const token = await signIn(simulator.url, 'operator', password);
    for (const profile of ['slow', 'fast'] as const)
      for (let run = 0; run < runs; run++)
        for (const [at, { url }] of servers.entries()) {
          const portal = { url, token };
          for (const page of pages)
            for (const [cache, times] of Object.entries(await loads(browser, portal, page, profile)))
              for (const [figure, value] of Object.entries(times))
                note(`${profile}, ${cache}: ${page.name}, ${figures[figure as keyof LoadTimes]}`, at, value);
          for (const [step, time] of Object.entries(await steps(browser, portal, profile)))
            note(`${profile}: ${step}`, at, time);
        }
    return [...measured].map(([name, [before, now]]) => rowOf(name, before, now));
  } finally {
    await browser.close();
    for (const server of servers) await server.close();
    await simulator.stop();
  }
}
