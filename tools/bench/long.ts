import type { CDPSession, Page } from 'playwright-core';
import { type BenchRow, openPage, withPortals } from './kit.ts';

const pageChanges = 200;
const mapOpenings = 50;
/** How much the heap may grow, in per cent of what it was after the warm-up. */
const growth = 10;
/**
 * How often each page and the map are opened before the first measurement: by then caches are full.
 */
const warmUps = 12;
/**
 * V8 compiles no machine code. Heap snapshots show that this code, which V8 makes of what runs often and which lies on
 * the heap too, is nearly all that grows after the warm-up: the figures are of what the page itself keeps.
 */
const withoutMachineCode = '--js-flags=--no-opt --no-maglev --no-sparkplug';

/** The pages that the changes go through, by links or, as here, by the router's own history. */
const places = [
  '/',
  '/parking',
  '/parking/provider/2',
  '/parking/provider/2/transakcije',
  '/garaze',
  '/garaze/garaza/9',
  '/paydo-statistika/all-sales',
  '/zahtjevi',
  '/incidenti',
  '/prodaja',
  '/status-sustava',
] as const;
const map = '/parking/provider/2/zone/11/details?tab=borders';

/** Goes to an address within the application, as Back and Forward do. */
const goTo = (page: Page, address: string) =>
  page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);

const settled = (page: Page, path: string) =>
  page.waitForFunction(
    (wanted) =>
      location.pathname === wanted &&
      document.querySelector('main h1')?.textContent &&
      !document.querySelector('main [aria-busy=true]'),
    path,
    { timeout: 60_000 },
  );

async function visit(page: Page, address: string) {
  await goTo(page, address);
  await settled(page, address.replace(/\?.*/, ''));
}

/** The used heap after garbage collection, in MB. */
async function heap(devtools: CDPSession): Promise<number> {
  for (let turn = 0; turn < 3; turn++) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize / 1e6;
}

/** The nodes of the document and those that something still holds. */
async function nodes(devtools: CDPSession): Promise<number> {
  const { nodes: count } = await devtools.send('Memory.getDOMCounters');
  return count;
}

/** Puts the page's clock forward, as after a night or after sleep: timers do not run in between. */
const jump = (page: Page, milliseconds: number) =>
  page.evaluate((by) => {
    const Now = Date;
    globalThis.Date = new Proxy(Now, {
      construct: (target, args, self) => Reflect.construct(target, args.length === 0 ? [Now.now() + by] : args, self),
      get: (target, key) => (key === 'now' ? () => Now.now() + by : Reflect.get(target, key)),
    });
    document.dispatchEvent(new Event('visibilitychange'));
    dispatchEvent(new Event('visibilitychange'));
  }, milliseconds);

const grown = (name: string, before: number, after: number): BenchRow => ({
  name: `${name}: heap, from ${before.toFixed(1)} MB`,
  value: Math.max(0, (after / before - 1) * 100),
  unit: '% more',
  limit: growth,
});

/** Whether a page still works: its figures load, and nothing is said to have failed. */
async function works(page: Page): Promise<number> {
  await visit(page, '/garaze');
  await visit(page, '/parking');
  const rows = await page.locator('main tbody tr').count();
  return rows > 0 && (await page.getByRole('alert').count()) === 0 ? 0 : 1;
}

/**
 * Measures long use of one page that is never reloaded: many page changes, openings of a map, midnight, a device that
 * was asleep, and a lost connection. The heap is compared with that after a warm-up.
 */
export const benchLong = (): Promise<BenchRow[]> =>
  withPortals(
    async ({ browser, url, token, simulator }) => {
      const page = await openPage(browser, { token });
      await page.route(/^https:\/\//, (route) => route.fulfill({ status: 204 }));
      const devtools = await page.context().newCDPSession(page);
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      await page.goto(url);
      await settled(page, '/');
      const rounds = async (count: number) => {
        for (let change = 0; change < count; change++) await visit(page, places[change % places.length] as string);
      };
      const openMap = async () => {
        await visit(page, map);
        // A locator: the handle that `waitForSelector` returns would keep the map in memory.
        await page.locator('[role=application]').first().waitFor();
        await visit(page, '/parking/provider/2/zone');
      };
      await rounds(warmUps * places.length);
      for (let opening = 0; opening < warmUps; opening++) await openMap();
      await visit(page, '/parking');
      const rows: BenchRow[] = [];
      const [first, firstNodes] = [await heap(devtools), await nodes(devtools)];
      await rounds(pageChanges);
      await visit(page, '/parking');
      rows.push(grown(`${pageChanges} page changes`, first, await heap(devtools)));
      rows.push({
        name: `${pageChanges} page changes: nodes of the document, from ${firstNodes}`,
        value: Math.max(0, ((await nodes(devtools)) / firstNodes - 1) * 100),
        unit: '% more',
      });
      const beforeMaps = await heap(devtools);
      for (let opening = 0; opening < mapOpenings; opening++) await openMap();
      await visit(page, '/parking');
      rows.push(grown(`${mapOpenings} openings of a map`, beforeMaps, await heap(devtools)));

      // To the next day: the dates that a new page begins with follow.
      await simulator.control('POST', 'clock', { advance_seconds: 86_400 });
      await jump(page, 86_400_000);
      await visit(page, '/');
      const end = new URL(page.url()).searchParams.get('endDate');
      rows.push({
        name: 'Midnight passes: faults of the next page',
        value: (await works(page)) + (end !== null && end < '2026-11-19' ? 1 : 0),
        unit: '',
        limit: 0,
      });
      // Eight hours without a timer, frozen by the browser as a laptop that is closed.
      await devtools.send('Page.setWebLifecycleState', { state: 'frozen' });
      await simulator.control('POST', 'clock', { advance_seconds: 8 * 3600 });
      await devtools.send('Page.setWebLifecycleState', { state: 'active' });
      await jump(page, 8 * 3_600_000);
      rows.push({ name: 'The device was asleep: faults afterwards', value: await works(page), unit: '', limit: 0 });

      await page.context().setOffline(true);
      await goTo(page, '/prodaja');
      await page.getByRole('alert').first().waitFor({ timeout: 60_000 });
      await page.context().setOffline(false);
      for (const retry of await page.getByRole('button', { name: /^(Pokušaj ponovno|Osvježi)/ }).all())
        await retry.click().catch(() => undefined);
      await settled(page, '/prodaja');
      rows.push({ name: 'Offline and back: faults afterwards', value: await works(page), unit: '', limit: 0 });
      rows.push(grown('All of it', first, await heap(devtools)));
      rows.push({ name: 'Errors that the page threw', value: errors.length, unit: '', limit: 0 });
      for (const error of errors) console.warn(error);
      return rows;
    },
    { flags: [withoutMachineCode] },
  );
