/**
 * `npm run check:build`: checks the production build in dist (or `--dir`): it contains nothing of the simulator, and
 * its first pages stay small and render without generating styles in the page. Sizes are measured in Chromium, with the
 * build served as in production.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { serve } from '../deploy/serve.mjs';
import { chromiumFlags, requireFastChromium } from '../tools/browsers/chromium.mjs';
import { beyondBaseline, exceptions } from '../tools/build/baseline.mjs';
import { root } from '../tools/processes/run.mjs';
import { checkTime, signIn, startSimulator } from '../tools/processes/simulator.mjs';
import { password } from '../tools/processes/users.mjs';

const { values } = parseArgs({ options: { dir: { type: 'string', default: join(root, 'dist') } } });
const dist = resolve(values.dir);
const kB = 1000;
/** JavaScript as transferred with brotli until the network is idle, in bytes. */
const budgets = { login: 165 * kB, dashboard: 360 * kB };
/** The limit of what a report page fetches for a user who comes from the dashboard, so that it opens quickly. */
const reportPages = {
  paths: [
    '/parking',
    '/garaze',
    '/ulaznice',
    '/prodaja',
    '/obracuni',
    '/parking/provider/8/racuni',
    '/parkovi/park/1/ulaznice',
  ],
  budget: 40 * kB,
};
/** The limits of the code that a page waits for besides the first file, with brotli, in bytes. */
const areaLimits = {
  dashboard: 52 * kB,
  reports: 80 * kB,
  others: 160 * kB,
  system: 153 * kB,
  operations: 195 * kB,
};
/** Packages that may be loaded only on demand. */
const onDemand = ['exceljs', 'fflate', '@react-pdf', 'leaflet', 'leaflet-draw', 'pptxgenjs', 'qrcode'];
/** Packages of the simulator, which no file may contain. */
const never = ['msw', '@mswjs', '@faker-js', '@storybook', 'storybook'];
/** Texts that only the simulator and its libraries contain; minification keeps them. */
const markers = ['mockServiceWorker', '__simulator', 'demo-1234', 'MOCK_ACTIVATE', 'faker-js', '[MSW]', 'primaryKey('];

const results = [];
const check = (name, problems) => {
  results.push({ name, problems });
  console.log(`${problems.length === 0 ? '✓' : '✗'} ${name}`);
  for (const problem of problems) console.log(`    ${problem}`);
};

const packageOf = (module) => module.match(/(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)/)?.[1];
const belongs = (name, packages) => packages.some((known) => name === known || name?.startsWith(`${known}/`));

/** Whether the build names itself, and what it delivers and keeps from browsers (deploy/README.md). */
function checkRecords(notes) {
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  check(
    'index.html names the build',
    /<meta name="build" content="[0-9a-f]{10}" \/>/.test(html) ? [] : ['it does not'],
  );
  const weight = brotliCompressSync(html).length;
  check(
    `index.html: ${(weight / kB).toFixed(1)} kB with the frame of the page, at most 3`,
    weight <= 3 * kB ? [] : ['the frame is too large'],
  );
  const packages = [...new Set(Object.values(notes).flat().map(packageOf).filter(Boolean))];
  const notices = readFileSync(join(dist, 'third-party-notices.txt'), 'utf8');
  check(
    `the third-party notices name all ${packages.length} bundled packages`,
    packages.filter((name) => !notices.includes(`## ${name} - `)),
  );
  const fonts = readFileSync(join(dist, 'font-licences.txt'), 'utf8');
  check(
    'the licences of the fonts come with them',
    ['Inter', 'Noto Sans Hebrew', 'Noto Sans Arabic', 'Noto Emoji'].filter(
      (name) => !fonts.includes(`${name}\n\nCopyright`),
    ),
  );
  const { components } = JSON.parse(readFileSync(join(dist, '.vite/bom.cdx.json'), 'utf8'));
  const listed = new Set(components.map(({ name }) => name));
  check(
    `the bill of materials (${components.length} packages) names all bundled packages`,
    packages.filter((name) => !listed.has(name)),
  );
  const names = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  const scripts = names.filter((name) => /^assets\/.*\.js$/.test(name));
  check('source maps are in the hidden folder alone, for each file of the code', [
    ...names.filter((name) => name.endsWith('.map') && !name.startsWith('.vite/maps/')),
    ...scripts.filter((name) => readFileSync(join(dist, name), 'utf8').includes('//# sourceMappingURL=')),
    // The bundler's own runtime has no source.
    ...Object.keys(notes).filter(
      (name) => !name.startsWith('assets/rolldown-runtime-') && !names.includes(`.vite/maps/${name}.map`),
    ),
  ]);
}

function checkContents(notes) {
  const inChunks = Object.entries(notes).flatMap(([chunk, modules]) =>
    modules
      .filter((module) => module.startsWith('simulator/') || belongs(packageOf(module), never))
      .map((module) => `${chunk} has ${module}`),
  );
  check('no module of the simulator is in a chunk', inChunks);
  const texts = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(m?js|html|json|css)$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .filter((path) => !path.includes(`${join(dist, '.vite')}`));
  check(
    'no text of the simulator is in a file',
    texts.flatMap((path) => {
      const text = readFileSync(path, 'utf8');
      return markers.filter((marker) => text.includes(marker)).map((marker) => `${path} has ${marker}`);
    }),
  );
  check('there is no service worker', existsSync(join(dist, 'mockServiceWorker.js')) ? ['mockServiceWorker.js'] : []);
}

/** The files that each file of the build imports statically, by their names. */
function staticImports() {
  const folder = join(dist, 'assets');
  return new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.js'))
      .map((name) => {
        const text = readFileSync(join(folder, name), 'utf8');
        return [name, [...text.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)].map(([, other]) => other)];
      }),
  );
}

/**
 * Finds chunks that import each other: their order of execution is undefined, so that a class or a context may
 * be undefined.
 */
function checkCycles(imports) {
  const cycles = [];
  const done = new Set();
  const walk = (name, path) => {
    if (path.includes(name)) cycles.push([...path.slice(path.indexOf(name)), name].join(' imports '));
    else if (!done.has(name)) for (const other of imports.get(name) ?? []) walk(other, [...path, name]);
    done.add(name);
  };
  for (const name of imports.keys()) walk(name, []);
  check('no files import each other in a cycle', cycles);
}

/**
 * What a page of each area (src/app/routing/routes.ts) waits for besides the first file: an import of another area's file, or
 * of what is only fetched on demand, as the charts, is beyond the limit.
 */
function checkAreas(imports, notes) {
  const closure = (name, found = new Set()) => {
    if (found.has(name)) return found;
    found.add(name);
    for (const other of imports.get(name) ?? []) closure(other, found);
    return found;
  };
  const fileOf = (chunk) => [...imports.keys()].find((name) => name.replace(/-[\w-]{7}\.js$/, '') === chunk);
  const [entry = ''] = Object.entries(notes).find(([, modules]) => modules.includes('src/app/main.tsx')) ?? [];
  const first = closure(basename(entry));
  for (const [area, limit] of Object.entries(areaLimits)) {
    const files = [...closure(fileOf(area))].filter((name) => !first.has(name));
    const weights = files.map((name) => [name, brotliCompressSync(readFileSync(join(dist, 'assets', name))).length]);
    const total = weights.reduce((sum, [, weight]) => sum + weight, 0);
    check(
      `pages of the area ${area} wait for ${(total / kB).toFixed(1)} kB of code, at most ${limit / kB}`,
      total <= limit ? [] : weights.map(([name, weight]) => `${(weight / kB).toFixed(1)} kB  ${name}`),
    );
  }
}

/** Parts that any page opens. */
const everywhere = ['ToastRegion', 'Palette', 'MenuPanel', 'PickerPopover', 'TooltipPanel', 'IdleWatch'];

/** What any page opens must not fetch the pages of an area. */
function checkParts(imports) {
  const areas = /^(operations|others|system)-/;
  const waiting = (name, path = []) =>
    areas.test(name)
      ? [[...path, name].join(' imports ')]
      : (imports.get(name) ?? []).flatMap((other) => waiting(other, [...path, name])).slice(0, 1);
  const missing = [];
  const files = everywhere.flatMap((part) => {
    const file = [...imports.keys()].find((name) => name.startsWith(`${part}-`));
    if (!file) missing.push(`${part} is no file of its own`);
    return file ?? [];
  });
  check('what any page opens waits for no other page', [...missing, ...files.flatMap((file) => waiting(file))]);
}

/** Styles and scripts use what every current browser supports (docs/browsers.md). */
function checkBaseline() {
  const found = beyondBaseline(dist);
  check('styles and scripts use what is widely available in browsers', [
    ...[...found].flatMap(([subject, places]) => (subject in exceptions ? [] : [`${subject}: ${places[0]}`])),
    ...Object.keys(exceptions)
      .filter((subject) => !found.has(subject))
      .map((subject) => `the exception ${subject} is not needed any more`),
  ]);
}

/** The shortest delay of a timer that is not part of opening a page, such as that of the watch of requests, in ms. */
const lateTimer = 3000;

/** Leaves out what starts late, which a busy machine would else count and a quiet one not. Runs in the page. */
function withoutLateTimers(shortest) {
  const { setTimeout } = window;
  window.setTimeout = (handler, delay = 0, ...args) =>
    setTimeout(handler, delay < shortest ? delay : 2 ** 31 - 1, ...args);
}

/** Records the times at which the page starts and ends requests, for `settle`. */
function watchRequests(page) {
  const watch = { open: 0, changed: performance.now() };
  const count = (by) => () => {
    watch.open += by;
    watch.changed = performance.now();
  };
  page.on('request', count(1));
  page.on('requestfinished', count(-1));
  page.on('requestfailed', count(-1));
  return watch;
}

/**
 * Resolves when the page is idle: it was idle twice, and has made no request for two seconds since. What a page fetches
 * when it is idle belongs to its first load, and on a busy machine it is idle late.
 */
async function settle(page, watch) {
  const end = performance.now() + 60_000;
  for (let turn = 0; turn < 2; turn++) {
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout: 30_000 })));
    while (watch.open > 0 || performance.now() - watch.changed < 2000) {
      if (performance.now() > end) throw new Error(`${page.url()} still has requests after a minute.`);
      await page.waitForTimeout(50);
    }
  }
}

/**
 * The delay of scripts and responses while a link is followed, in milliseconds, so that the page shows its
 * loading state.
 */
const lateBy = 600;

/** Delays everything that the page requests from now on. */
const slowDown = (page) =>
  page.route('**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, lateBy));
    await route.continue();
  });

/**
 * Opens a page with an empty cache and resolves with every script that was loaded until the page settled.
 *
 * @param options.follow - selector of a link on the page: only the scripts loaded after a click on it are returned.
 * Everything is delayed then, so that the loading state does not depend on the load of the machine.
 * @returns `errors` also names generated styles: each costs the browser most of a millisecond, the first one a tenth of
 * a second on a slow phone.
 */
async function scriptsOf(browser, url, { token, ready, follow }) {
  const context = await browser.newContext({ locale: 'hr-HR', viewport: { width: 1440, height: 900 } });
  if (token) await context.addInitScript((value) => localStorage.setItem('auth-token', value), token);
  const page = await context.newPage();
  await page.clock.setFixedTime(checkTime);
  await page.addInitScript(withoutLateTimers, lateTimer);
  const scripts = new Map();
  const errors = [];
  const watch = watchRequests(page);
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (/javascript/.test(response.headers()['content-type'] ?? ''))
      scripts.set(pathname.slice(1), Number(response.headers()['content-length']));
  });
  await page.goto(url);
  await page.waitForSelector(ready, { timeout: 30_000 }).catch(() => errors.push(`nothing matches ${ready}`));
  await settle(page, watch);
  if (follow) {
    scripts.clear();
    await slowDown(page);
    await follow(page);
    await page.waitForSelector('main tbody th[scope=row]').catch(() => errors.push('no row came'));
    await settle(page, watch);
  }
  const rules = await page
    .locator('style[data-emotion=css]')
    .evaluateAll((sheets) =>
      sheets.flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText.slice(0, 120))),
    );
  if (rules.length > 0) errors.push(`it has ${rules.length} styles that were generated in the page: ${rules[0]}`);
  await context.close();
  return { scripts, errors };
}

function checkSizes(name, { scripts, errors }, notes) {
  check(`${name} opens without an error and generates no styles`, errors);
  const total = sum(scripts);
  const limit = budgets[name];
  check(
    `${name}: ${(total / kB).toFixed(1)} kB of JavaScript in ${scripts.size} files, at most ${limit / kB}`,
    total <= limit ? [] : [`${((total - limit) / kB).toFixed(1)} kB too many`],
  );
  check(
    `${name} loads no English texts in Croatian`,
    [...scripts.keys()].flatMap((file) =>
      (notes[file] ?? []).filter((module) => module.endsWith('.en.json')).map((module) => `${file} has ${module}`),
    ),
  );
  check(
    `${name} loads nothing that is needed on demand only`,
    [...scripts.keys()].flatMap((file) => {
      const modules = notes[file];
      // The start script comes from the build itself and only names other files.
      if (/^assets\/start-[\w-]+\.js$/.test(file)) return [];
      if (!modules) return [`${file} is a worker`];
      return modules.filter((module) => belongs(packageOf(module), onDemand)).map((module) => `${file} has ${module}`);
    }),
  );
  const rows = [...scripts].sort((a, b) => b[1] - a[1]);
  for (const [file, bytes] of rows) console.log(`    ${(bytes / kB).toFixed(1).padStart(7)} kB  ${file}`);
}

const sum = (scripts) => [...scripts.values()].reduce((total, bytes) => total + bytes, 0);

/** What each report page of the menu fetches beyond the dashboard. */
async function checkReportPages(browser, url, token) {
  for (const path of reportPages.paths) {
    const link = `header nav a[href^="${path}"]`;
    // Lists of an outlet are not in the menu: the router takes their address as it takes Back and Forward.
    const follow = async (page) => {
      if ((await page.locator(link).count()) > 0) await page.click(link);
      else {
        await page.evaluate((to) => {
          history.pushState(null, '', to);
          dispatchEvent(new PopStateEvent('popstate', { state: null }));
        }, path);
      }
    };
    const { scripts, errors } = await scriptsOf(browser, url, { token, ready: '[data-part=canvas] svg', follow });
    const total = sum(scripts);
    check(
      `${path} after the dashboard: ${(total / kB).toFixed(1)} kB in ${scripts.size} files, at most ${reportPages.budget / kB}`,
      total > reportPages.budget
        ? [...errors, `${((total - reportPages.budget) / kB).toFixed(1)} kB too many`]
        : errors,
    );
  }
}

async function main() {
  if (!existsSync(join(dist, 'index.html'))) throw new Error('There is no build: run npm run build.');
  const notes = JSON.parse(readFileSync(join(dist, '.vite/chunks.json'), 'utf8'));
  checkContents(notes);
  checkRecords(notes);
  const imports = staticImports();
  checkCycles(imports);
  checkAreas(imports, notes);
  checkParts(imports);
  checkBaseline();

  const simulator = await startSimulator();
  const portal = await serve({ dir: dist, port: 0, api: simulator.url });
  const browser = await chromium.launch({ executablePath: requireFastChromium(), args: chromiumFlags });
  try {
    const token = await signIn(simulator.url, 'operator', password);
    checkSizes('login', await scriptsOf(browser, `${portal.url}/login`, { ready: 'button[type=submit]' }), notes);
    // With its charts rendered: the code of the whole page.
    checkSizes(
      'dashboard',
      await scriptsOf(browser, `${portal.url}/`, { token, ready: '[data-part=canvas] svg' }),
      notes,
    );
    await checkReportPages(browser, `${portal.url}/`, token);
  } finally {
    await browser.close();
    await portal.close();
    await simulator.stop();
  }
}

try {
  await main();
} catch (error) {
  check('the build can be checked', [error.message]);
}
const failed = results.filter(({ problems }) => problems.length > 0).length;
mkdirSync(join(root, 'test-results'), { recursive: true });
writeFileSync(
  join(root, 'test-results/check-build.json'),
  JSON.stringify({ passed: results.length - failed, failed, results }, undefined, 2),
);
console.log(`Build: ${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
