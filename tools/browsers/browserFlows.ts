// biome-ignore-all lint/performance/useDomNodeTextContent: what counts is the text as it is seen.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import JSZip from 'jszip';
import { serve } from '../../deploy/serve.mjs';
import { root } from '../processes/run.mjs';
import { startSimulator } from '../processes/simulator.mjs';
import { password } from '../processes/users.mjs';

/** What the flows ask of a browser, so that each is written once. */
export interface Driver {
  /** Opens an address; resolves when the page has loaded. */
  open(address: string): Promise<unknown>;
  /**
   * Calls a function in the page, with arguments and a result that are JSON, and waits for its promise. Only its own source
   * reaches the page, and no functions with names inside it: the compiler calls a helper for these.
   */
  evaluate<Args extends unknown[], Result>(body: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>>;
  /** Moves the pointer to a point of the window, in CSS pixels, and presses its button there. */
  press(x: number, y: number): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  /** The window as PNG. */
  screenshot(): Promise<Uint8Array>;
  /** The errors of the page so far. */
  problems(): Promise<readonly string[]>;
  close(): Promise<void>;
}

interface Calls {
  readonly log: readonly { readonly method: string; readonly path: string; readonly status: number }[];
}

/** Milliseconds until what a flow waits for must be there. */
const patience = 60_000;

/** Asks until the result is something; an error, such as that of a page which is being left, counts as nothing. */
async function until<Result>(what: string, ask: () => Promise<Result>) {
  const end = performance.now() + patience;
  let reason = '';
  while (performance.now() < end) {
    try {
      const result = await ask();
      if (result) return result;
      reason = '';
    } catch (error) {
      reason = `: ${(error as Error).message}`;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`Not within ${patience / 1000} s: ${what}${reason}`);
}

/**
 * Runs in the page. Returns where an element can be pressed: it is enabled, at rest for a frame, and nothing covers it.
 * @param selector - CSS, or XPath when it begins with a slash.
 */
async function pressablePoint(selector: string) {
  const element = selector.startsWith('/')
    ? document.evaluate(selector, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE).singleNodeValue
    : document.querySelector(selector);
  if (!(element instanceof HTMLElement) || element.matches(':disabled')) return undefined;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const now = element.getBoundingClientRect();
  if (now.x !== x || now.y !== y) return undefined;
  const point = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  return element.contains(document.elementFromPoint(point.x, point.y)) ? point : undefined;
}

/** A button by its label or text, inside elements of a role if one is given. */
const button = (name: string, role?: string) =>
  `${role ? `//*[@role="${role}"]` : ''}//button[@aria-label="${name}" or normalize-space()="${name}"]`;
const menuItem = (name: string) => `//*[@role="menuitem"][contains(., "${name}")]`;

/** What a flow can do. */
interface Tools {
  readonly driver: Driver;
  readonly origin: string;
  /** Opens a path of the portal and waits until nothing is loading. */
  readonly open: (path: string) => Promise<void>;
  readonly click: (selector: string) => Promise<void>;
  /** Replaces what an input has. */
  readonly fill: (selector: string, text: string) => Promise<void>;
  /** Chooses an option of a select by its text or value. */
  readonly choose: (selector: string, option: string) => Promise<unknown>;
  /** The page has an element. */
  readonly present: (selector: string) => Promise<unknown>;
  /** The page shows a text. */
  readonly text: (words: string) => Promise<unknown>;
  /** The page's address matches. */
  readonly address: (pattern: RegExp) => Promise<unknown>;
  /** Nothing in the page is loading any more. */
  readonly settled: () => Promise<unknown>;
  /** The simulator has accepted a call. */
  readonly written: (method: string, path: RegExp) => Promise<unknown>;
  /** The downloaded workbook. */
  readonly workbook: () => Promise<JSZip>;
}

function toolsOf(
  driver: Driver,
  origin: string,
  simulator: Awaited<ReturnType<typeof startSimulator>>,
  downloads: string,
): Tools {
  const settled = () =>
    until('a page that has loaded', () =>
      driver.evaluate(() =>
        Boolean(document.querySelector('main h1')?.textContent && !document.querySelector('main [aria-busy=true]')),
      ),
    );
  const click = async (selector: string) => {
    const { x, y } = await until(`to press ${selector}`, () => driver.evaluate(pressablePoint, selector));
    await driver.press(x, y);
  };
  return {
    driver,
    origin,
    settled,
    click,
    open: async (path) => {
      await driver.open(origin + path);
      await settled();
    },
    fill: async (selector, text) => {
      await click(selector);
      await driver.evaluate(() => (document.activeElement as HTMLInputElement).select());
      await driver.type(text);
    },
    choose: (selector, option) =>
      until(`${option} in ${selector}`, () =>
        driver.evaluate(
          (path, wanted) => {
            const select = document.evaluate(path, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE)
              .singleNodeValue as HTMLSelectElement | null;
            const found = [...(select?.options ?? [])].find(({ text, value }) => text === wanted || value === wanted);
            if (!select || !found) return false;
            found.selected = true;
            return select.dispatchEvent(new Event('change', { bubbles: true }));
          },
          selector,
          option,
        ),
      ),
    present: (selector) =>
      until(selector, () => driver.evaluate((css) => document.querySelector(css) !== null, selector)),
    text: (words) =>
      until(`the text "${words}"`, () => driver.evaluate((wanted) => document.body.innerText.includes(wanted), words)),
    address: (pattern) =>
      until(`an address like ${pattern}`, async () => pattern.test(await driver.evaluate(() => location.href))),
    written: (method, path) =>
      until(`${method} ${path}`, async () => {
        const { log } = (await simulator.control('GET', 'log')) as Calls;
        return log.some(
          (call) => call.method === method && path.test(call.path) && call.status >= 200 && call.status < 300,
        );
      }),
    workbook: () =>
      until('a workbook in the downloads', async () => {
        const name = readdirSync(downloads).find((each) => each.endsWith('.xlsx'));
        return name ? JSZip.loadAsync(readFileSync(join(downloads, name))) : undefined;
      }),
  };
}

const october = 'beginDate=2026-10-01&endDate=2026-10-31';

const flows: Readonly<Record<string, (tools: Tools) => Promise<unknown>>> = {
  'signing in': async ({ driver, origin, fill, click, text, settled, present }) => {
    await driver.open(`${origin}/login`);
    await fill('input[name=username]', 'operator');
    await fill('input[name=password]', password);
    await click('button[type=submit]');
    await text('Nadzorna ploča');
    await settled();
    await present('[data-part=canvas] svg');
  },
  'comparing with another period': async ({ open, click, address, settled, text }) => {
    await open(`/parking?${october}`);
    await click('main input[type=checkbox]');
    await click(button('Traži'));
    await address(/compareBeginDate/);
    await settled();
    await text('Split');
  },
  transactions: async ({ open, present }) => {
    await open('/parking/provider/2/transakcije');
    await present('main table tbody tr');
  },
  'a file': async ({ open, click, workbook }) => {
    await open(`/parking?${october}`);
    await click(button('Preuzmi'));
    await click(menuItem('Excel izvještaj'));
    if (!(await workbook()).file('xl/workbook.xml')) throw new Error('What was saved is no workbook');
  },
  'a period asked for': async ({ open, fill, click, written, text }) => {
    await open('/parking/provider/2/zone/11/working-periods/new');
    await fill('input[name="validFrom"]', '1.1.2029.');
    await fill('input[name="validTo"]', '31.3.2029.');
    await fill('input[name="days.0.timeFrom"]', '8');
    await fill('input[name="days.0.timeTo"]', '18');
    await click(button('Kopiraj vrijeme na sve dane'));
    await click('main form button[type=submit]');
    await written('POST', /\/radno-vrijeme\//);
    await text('Zahtjev za promjenu poslan je na odobrenje');
  },
  'a border drawn and saved': async ({ driver, open, click, present, text, written }) => {
    await open('/parking/provider/2/zone/12/geo');
    await present('[aria-label="Uredi: Poligon 1"]');
    await click(button('Nacrtaj poligon'));
    const map = await driver.evaluate(() => {
      const { x, y } = document.querySelector('[role=application]')?.getBoundingClientRect() ?? { x: 0, y: 0 };
      return { x, y };
    });
    for (const [right, down, drawn] of [
      [60, 420, '1 točka'],
      [200, 440, '2 točke'],
      [190, 540, '3 točke'],
      [70, 530, '4 točke'],
    ] as const) {
      await driver.press(map.x + right, map.y + down);
      await text(`Crtanje: ${drawn}`);
      // leaflet-draw ignores presses for 50 ms after each; the page's own timer, set later, ends after that of the library.
      await driver.evaluate(() => new Promise((resolve) => setTimeout(() => resolve(true), 50)));
    }
    await click(button('Završi crtanje'));
    await present('[aria-label="Uredi: Poligon 2"]');
    await click(button('Spremi'));
    await click(button('Spremi', 'alertdialog'));
    await written('PATCH', /\/zona\/12\//);
  },
  'an incident': async ({ open, click, fill, choose, written, text }) => {
    await open('/incidenti');
    await click(button('Dodaj incident'));
    await fill('[role=dialog] form input', 'Rampa ne radi');
    await choose('(//*[@role="dialog"]//form//select)[1]', 'Kritično');
    await choose('(//*[@role="dialog"]//form//select)[2]', 'GARAZE');
    await click(button('Spremi'));
    await written('POST', /\/system\/incident-list\//);
    await text('Podaci o incidentu uspješno su spremljeni.');
  },
  'a setting': async ({ open, click, text }) => {
    await open('/settings');
    await click('[role=switch]');
    await text('Postavka je uspješno promijenjena');
  },
  statistics: async ({ open, click, address, settled, present }) => {
    await open('/paydo-statistika/users-and-sales');
    await click('nav a[href*="all-sales"]');
    await address(/\/all-sales\b/);
    await settled();
    await present('main table tbody tr');
  },
  'signing out': async ({ driver, origin, click, address, present }) => {
    await click('//header//button[contains(., "Ana Horvat")]');
    await click(menuItem('Odjavi se'));
    await address(/\/login/);
    await driver.open(`${origin}/settings`);
    await present('input[name=password]');
  },
};

/** Where the results of a run are. */
const results = join(root, 'test-results');

async function run(name: string, launch: Launch, dir: string) {
  // The clock of the device and of the server are the same here.
  const simulator = await startSimulator({ now: new Date().toISOString() });
  const portal = await serve({ dir, port: 0, api: simulator.url });
  const downloads = mkdtempSync(join(tmpdir(), `portal-${name}-`));
  try {
    const driver = await launch(downloads);
    try {
      const tools = toolsOf(driver, portal.url, simulator, downloads);
      const failed: string[] = [];
      let passed = 0;
      for (const [title, flow] of Object.entries(flows)) {
        const since = performance.now();
        try {
          await flow(tools);
          passed++;
          console.log(`✓ ${title} (${((performance.now() - since) / 1000).toFixed(1)} s)`);
        } catch (error) {
          failed.push(`${title}: ${(error as Error).message.split('\n')[0]}`);
          console.log(`✗ ${failed.at(-1)}`);
          mkdirSync(results, { recursive: true });
          const file = join(results, `${name}-${failed.length}.png`);
          const png = await driver.screenshot().catch(() => undefined);
          if (!png) return { passed, names: [...failed, 'The browser does not respond any more'] };
          writeFileSync(file, png);
        }
      }
      const problems = [...new Set(await driver.problems())];
      return { passed: passed + (problems.length === 0 ? 1 : 0), names: [...failed, ...problems] };
    } finally {
      await driver.close();
    }
  } finally {
    await portal.close();
    await simulator.stop();
    rmSync(downloads, { recursive: true, force: true });
  }
}

/** Starts a browser, which saves what it downloads in a folder. */
type Launch = (downloads: string) => Promise<Driver>;

/**
 * Takes the flows of the built portal through a browser, and writes `test-results/<name>.json`. The process fails when a
 * flow does, and on an error in the page.
 * @param launch - Missing where there is no such browser: the flows are left out then, unless `--required`.
 * @param missing - Says which browser is missing, and how to have it.
 */
export async function runFlows(
  name: string,
  launch: Launch | undefined,
  missing: string,
  dir = join(root, 'dist'),
): Promise<void> {
  if (!launch && !process.argv.includes('--required')) {
    console.log(`Left out: ${missing}`);
    return;
  }
  if (!existsSync(join(dir, 'index.html'))) throw new Error('There is no build: run npm run build.');
  const { passed, names } = launch ? await run(name, launch, dir) : { passed: 0, names: [missing] };
  mkdirSync(results, { recursive: true });
  writeFileSync(join(results, `${name}.json`), JSON.stringify({ passed, failed: names.length, names }));
  for (const each of names) console.log(`  ${each}`);
  console.log(`${passed} passed, ${names.length} failed`);
  process.exitCode = names.length > 0 ? 1 : 0;
}
