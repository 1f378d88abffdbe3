import { buildOf } from './buildOf.mjs';
import { type BenchRow, click, median, openPage, type Portal, slow, withPortals } from './kit.ts';
import { type LoadSelectors, type LoadTimes, loadTimes, watchLoads } from './loadTimes.ts';

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

/** A page's times, first with an empty cache, then with a warm one. */
async function loads(portal: Portal, { name, path, selectors }: BenchPage, profile: Profile) {
  const settings = profiles[profile];
  const page = await openPage(portal.browser, {
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
async function steps(portal: Portal, profile: Profile) {
  const settings = profiles[profile];
  const page = await openPage(portal.browser, { token: portal.token, ...(settings ? { profile: settings } : {}) });
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
  const other = buildOf(against);
  console.error(`Each figure is the median of ${runs}: ${other.commit} → the present build.`);
  /** The measured values of a figure, now and before. */
  const measured = new Map<string, [now: number[], before: number[]]>();
  const note = (name: string, at: number, value: number) => {
    const values = measured.get(name) ?? [[], []];
    values[at]?.push(value);
    measured.set(name, values);
  };
  return withPortals(
    async (...portals) => {
      for (const profile of ['slow', 'fast'] as const)
        for (let run = 0; run < runs; run++)
          // What goes first finds the machine colder: each is the first in every other run.
          for (const [at, portal] of run % 2 === 0 ? [...portals.entries()] : [...portals.entries()].reverse()) {
            for (const page of pages)
              for (const [cache, times] of Object.entries(await loads(portal, page, profile)))
                for (const [figure, value] of Object.entries(times))
                  note(`${profile}, ${cache}: ${page.name}, ${figures[figure as keyof LoadTimes]}`, at, value);
            for (const [step, time] of Object.entries(await steps(portal, profile)))
              note(`${profile}: ${step}`, at, time);
          }
      return [...measured].map(([name, [now, before]]) => rowOf(name, before, now));
    },
    { others: [other.dist] },
  );
}
