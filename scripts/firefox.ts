// biome-ignore-all lint/performance/useDomNodeTextContent: what counts is the text as it is seen.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type Page } from 'puppeteer-core';
import { serve } from '../deploy/serve.mjs';
import { findFirefox } from './lib/firefox.mjs';
import { root } from './lib/run.mjs';
import { startSimulator } from './lib/simulator.mjs';
import { password } from './lib/users.mjs';

/**
 * `npm run firefox`: ten flows of the built portal in this machine's Firefox, over WebDriver BiDi. Leaves them out where
 * there is none, unless `--required`. Fails when a flow fails, and on an error in the page.
 */
const isRequired = process.argv.includes('--required');
const results = join(root, 'test-results');

/** What Firefox itself reports of a library's code, without an effect: Leaflet's drawing reads an old event property. */
const known = [/mozPressure|mozInputSource|MouseEvent\./];

interface Calls {
  readonly log: readonly { readonly method: string; readonly path: string; readonly status: number }[];
}

/** A button by its label or text. Firefox takes up to 17 seconds to search its accessibility tree for a name. */
const button = (name: string) => `::-p-xpath(//button[@aria-label="${name}" or normalize-space()="${name}"])`;

async function text(page: Page, words: string) {
  await page.waitForFunction((wanted) => document.body.innerText.includes(wanted), { timeout: 20_000 }, words);
}

/** Nothing in the page is loading any more. */
const settled = (page: Page) =>
  page.waitForFunction(
    () => {
      const heading = document.querySelector('main h1');
      return heading?.textContent && !document.querySelector('main [aria-busy=true]');
    },
    { timeout: 20_000 },
  );

async function open(page: Page, address: string) {
  await page.goto(address);
  await settled(page);
}

const press = (page: Page, name: string) => page.locator(button(name)).setTimeout(20_000).click();

async function flows(
  page: Page,
  origin: string,
  simulator: Awaited<ReturnType<typeof startSimulator>>,
  downloads: string,
) {
  const written = async (method: string, path: RegExp) => {
    for (let attempt = 0; attempt < 200; attempt++) {
      const { log } = (await simulator.control('GET', 'log')) as Calls;
      if (log.some((call) => call.method === method && path.test(call.path) && call.status > 0 && call.status < 300))
        return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`${method} ${path} was not made`);
  };
  const list: readonly (readonly [string, () => Promise<void>])[] = [
    [
      'signing in',
      async () => {
        await page.goto(`${origin}/login`);
        await page.locator('input[name=username]').fill('operator');
        await page.locator('input[name=password]').fill(password);
        await page.locator('button[type=submit]').click();
        await text(page, 'Nadzorna ploča');
        await settled(page);
        await page.waitForSelector('[data-part=canvas] svg');
      },
    ],
    [
      'comparing with another period',
      async () => {
        await open(page, `${origin}/parking?beginDate=2026-10-01&endDate=2026-10-31`);
        await page.locator('main input[type=checkbox]').click();
        await press(page, 'Traži');
        await page.waitForFunction(() => location.search.includes('compareBeginDate'), { timeout: 20_000 });
        await settled(page);
        await text(page, 'Split');
      },
    ],
    [
      'transactions',
      async () => {
        await open(page, `${origin}/parking/provider/2/transakcije`);
        await page.waitForSelector('main table tbody tr');
      },
    ],
    [
      'a file',
      async () => {
        await open(page, `${origin}/parking?beginDate=2026-10-01&endDate=2026-10-31`);
        await press(page, 'Preuzmi');
        await page.locator('[role=menuitem] ::-p-text(Excel izvještaj)').click();
        for (let attempt = 0; !readdirSync(downloads).some((name) => name.endsWith('.xlsx')); attempt++) {
          if (attempt > 200) throw new Error('No file was saved');
          await new Promise((resolve) => setTimeout(resolve, 100));
        }
      },
    ],
    [
      'a period asked for',
      async () => {
        await open(page, `${origin}/parking/provider/2/zone/11/working-periods/new`);
        await page.locator('input[name="validFrom"]').fill('1.1.2029.');
        await page.locator('input[name="validTo"]').fill('31.3.2029.');
        await page.locator('input[name="days.0.timeFrom"]').fill('8');
        await page.locator('input[name="days.0.timeTo"]').fill('18');
        await press(page, 'Kopiraj vrijeme na sve dane');
        await page.locator('main form button[type=submit]').click();
        await written('POST', /\/radno-vrijeme\//);
        await text(page, 'Zahtjev za promjenu poslan je na odobrenje');
      },
    ],
    [
      'a border drawn and saved',
      async () => {
        await page.goto(`${origin}/parking/provider/2/zone/12/geo`);
        const map = await page.waitForSelector('[role=application]');
        await page.waitForSelector(button('Uredi: Poligon 1'));
        const box = await map?.boundingBox();
        if (!box) throw new Error('The map has no place');
        await press(page, 'Nacrtaj poligon');
        for (const [right, down] of [
          [60, 420],
          [200, 440],
          [190, 540],
          [70, 530],
        ] as const) {
          await page.mouse.move(box.x + right, box.y + down, { steps: 4 });
          // Leaflet.draw ignores a second press at once.
          await new Promise((resolve) => setTimeout(resolve, 150));
          await page.mouse.down();
          await page.mouse.up();
          await new Promise((resolve) => setTimeout(resolve, 150));
        }
        await press(page, 'Završi crtanje');
        await page.waitForSelector(button('Uredi: Poligon 2'), { timeout: 20_000 });
        await press(page, 'Spremi');
        await page.locator('[role=alertdialog] button ::-p-text(Spremi)').click();
        await written('PATCH', /\/zona\/12\//);
      },
    ],
    [
      'an incident',
      async () => {
        await open(page, `${origin}/incidenti`);
        await press(page, 'Dodaj incident');
        const dialog = '[role=dialog] form';
        await page.locator(`${dialog} input`).fill('Rampa ne radi');
        for (const [place, option] of [
          [0, 'Kritično'],
          [1, 'GARAZE'],
        ] as const) {
          const select = (await page.$$(`${dialog} select`))[place];
          const value = await select?.evaluate(
            (element, wanted) =>
              [...(element as HTMLSelectElement).options].find((each) => each.text === wanted || each.value === wanted)
                ?.value,
            option,
          );
          await select?.select(value ?? '');
        }
        await press(page, 'Spremi');
        await written('POST', /\/system\/incident-list\//);
        await text(page, 'Podaci o incidentu uspješno su spremljeni.');
      },
    ],
    [
      'a setting',
      async () => {
        await open(page, `${origin}/settings`);
        await page.locator('[role=switch]').click();
        await text(page, 'Postavka je uspješno promijenjena');
      },
    ],
    [
      'statistics',
      async () => {
        await open(page, `${origin}/paydo-statistika/users-and-sales`);
        await page.locator('main nav a[href*="all-sales"], nav a[href*="all-sales"]').click();
        await page.waitForFunction(() => location.pathname.endsWith('/all-sales'), { timeout: 20_000 });
        await settled(page);
        await page.waitForSelector('main table tbody tr');
      },
    ],
    [
      'signing out',
      async () => {
        await page.locator('header button ::-p-text(Ana Horvat)').click();
        await page.locator('[role=menuitem] ::-p-text(Odjavi se)').click();
        await page.waitForFunction(() => location.pathname === '/login', { timeout: 20_000 });
        await open(page, `${origin}/settings`).catch(() => undefined);
        await page.waitForSelector('input[name=password]');
      },
    ],
  ];
  const failed: string[] = [];
  for (const [name, flow] of list) {
    const since = performance.now();
    try {
      await flow();
      console.log(`✓ ${name} (${((performance.now() - since) / 1000).toFixed(1)} s)`);
    } catch (error) {
      failed.push(`${name}: ${(error as Error).message.split('\n')[0]}`);
      console.log(`✗ ${failed.at(-1)}`);
      mkdirSync(results, { recursive: true });
      await page.screenshot({ path: join(results, `firefox-${failed.length}.png`) }).catch(() => undefined);
    }
  }
  return { passed: list.length - failed.length, failed };
}

async function run(executablePath: string) {
  const dist = join(root, 'dist');
  if (!existsSync(join(dist, 'index.html'))) throw new Error('There is no build: run npm run build.');
  // The clock of the device and of the server are the same here.
  const simulator = await startSimulator({ now: new Date().toISOString() });
  const portal = await serve({ dir: dist, port: 0, api: simulator.url });
  const downloads = mkdtempSync(join(tmpdir(), 'portal-firefox-'));
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: { width: 1440, height: 900 },
    extraPrefsFirefox: {
      'intl.accept_languages': 'hr-HR, hr',
      'ui.prefersReducedMotion': 1,
      'browser.download.folderList': 2,
      'browser.download.dir': downloads,
      'browser.download.useDownloadDir': true,
      'browser.helperApps.neverAsk.saveToDisk':
        'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,application/pdf,text/csv',
    },
  });
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(20_000);
    // The question of the browser before unsent input is left.
    page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(`the page threw: ${(error as Error).message}`));
    page.on('console', (message) => {
      // Tiles are of another origin, which may not be reachable from here.
      const isForeign = /openstreetmap|arcgisonline/.test(`${message.text()} ${message.location().url ?? ''}`);
      if (message.type() === 'error' && !isForeign && !known.some((pattern) => pattern.test(message.text())))
        problems.push(`the console has: ${message.text()}`);
    });
    const { passed, failed } = await flows(page, portal.url, simulator, downloads);
    return { passed: passed + (problems.length === 0 ? 1 : 0), names: [...failed, ...new Set(problems)] };
  } finally {
    await browser.close();
    await portal.close();
    await simulator.stop();
    rmSync(downloads, { recursive: true, force: true });
  }
}

const path = findFirefox();
if (!path && !isRequired) console.log('Left out: there is no Firefox here (FIREFOX_PATH names one).');
else {
  const { passed, names } = path
    ? await run(path)
    : { passed: 0, names: ['There is no Firefox: install firefox-esr.'] };
  mkdirSync(results, { recursive: true });
  writeFileSync(join(results, 'firefox.json'), JSON.stringify({ passed, failed: names.length, names }));
  for (const name of names) console.log(`  ${name}`);
  console.log(`${passed} passed, ${names.length} failed`);
  process.exitCode = names.length > 0 ? 1 : 0;
}
