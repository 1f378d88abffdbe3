/**
 * `npm run check:build`: what must hold of the production build in dist (or `--dir`): it has nothing of the simulator, and
 * what a visitor loads first stays small and draws without making styles. Sizes are measured, not guessed: Chromium opens the
 * pages, served as in production.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { serve } from '../deploy/serve.mjs';
import { chromiumFlags, requireChromium } from './lib/chromium.mjs';
import { password } from './lib/people.mjs';
import { root } from './lib/run.mjs';
import { checkTime, signIn, startSimulator } from './lib/simulator.mjs';

const { values } = parseArgs({ options: { dir: { type: 'string', default: join(root, 'dist') } } });
const dist = resolve(values.dir);
const kB = 1000;
/** JavaScript as transferred, brotli, until the network is quiet (issue: speed and size). */
const budgets = { login: 160 * kB, dashboard: 330 * kB };
/** What a report page fetches for whoever comes from the dashboard: it opens in a moment only while that is little. */
const reportPages = { paths: ['/parking', '/garaze', '/ulaznice', '/prodaja', '/obracuni'], budget: 40 * kB };
/** Loaded when someone asks for what they do, never before. */
const onDemand = ['exceljs', '@react-pdf', 'leaflet', 'leaflet-draw', 'pptxgenjs', 'qrcode'];
/** Of the simulator, and so in no file at all. */
const never = ['msw', '@mswjs', '@faker-js', '@storybook', 'storybook'];
/** Texts that only the simulator and its libraries have; they stay through minification. */
const markers = ['mockServiceWorker', '__simulator', 'demo-1234', 'MOCK_ACTIVATE', 'faker-js', '[MSW]', 'primaryKey('];

const results = [];
const check = (name, problems) => {
  results.push({ name, problems });
  console.log(`${problems.length === 0 ? '✓' : '✗'} ${name}`);
  for (const problem of problems) console.log(`    ${problem}`);
};

const packageOf = (module) => module.match(/(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)/)?.[1];
const belongs = (name, packages) => packages.some((wanted) => name === wanted || name?.startsWith(`${wanted}/`));

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

/** Files that import each other run in an order that none of them can rely on: a class or a context may not be there yet. */
function checkCircles() {
  const folder = join(dist, 'assets');
  const imports = new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.js'))
      .map((name) => {
        const text = readFileSync(join(folder, name), 'utf8');
        return [name, [...text.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)].map(([, other]) => other)];
      }),
  );
  const circles = [];
  const done = new Set();
  const walk = (name, way) => {
    if (way.includes(name)) circles.push([...way.slice(way.indexOf(name)), name].join(' needs '));
    else if (!done.has(name)) for (const other of imports.get(name) ?? []) walk(other, [...way, name]);
    done.add(name);
  };
  for (const name of imports.keys()) walk(name, []);
  check('no files need each other in a circle', circles);
}

/**
 * Opens a page with an empty cache; resolves with every script that came until the network was quiet. With `follow`, a
 * selector of a link on it, these are only those that came after it was clicked. `errors` are also styles that the browser had
 * to make: each costs it most of a millisecond, the first one a tenth of a second on a slow phone.
 */
async function scriptsOf(browser, url, { token, ready, follow }) {
  const context = await browser.newContext({ locale: 'hr-HR', viewport: { width: 1440, height: 900 } });
  if (token) await context.addInitScript((value) => localStorage.setItem('auth-token', value), token);
  const page = await context.newPage();
  await page.clock.setFixedTime(checkTime);
  const scripts = new Map();
  const errors = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (/javascript/.test(response.headers()['content-type'] ?? ''))
      scripts.set(pathname.slice(1), Number(response.headers()['content-length']));
  });
  await page.goto(url);
  await page.waitForSelector(ready, { timeout: 30_000 }).catch(() => errors.push(`nothing matches ${ready}`));
  await page.waitForLoadState('networkidle');
  // What a page fetches when idle belongs to its first load too.
  await page.waitForTimeout(2000);
  await page.waitForLoadState('networkidle');
  if (follow) {
    scripts.clear();
    await page.click(follow);
    await page.waitForSelector('main tbody th[scope=row]').catch(() => errors.push('no row came'));
    await page.waitForLoadState('networkidle');
  }
  const sheets = await page.locator('style[data-emotion]').count();
  if (sheets > 0)
    errors.push('it has styles that were made in the page: literal ones are compiled, see compiledStyles');
  await context.close();
  return { scripts, errors };
}

function checkSizes(name, { scripts, errors }, notes) {
  check(`${name} opens without an error, and with no styles to make`, errors);
  const total = sum(scripts);
  const limit = budgets[name];
  check(
    `${name}: ${(total / kB).toFixed(1)} kB of JavaScript in ${scripts.size} files, at most ${limit / kB}`,
    total <= limit ? [] : [`${((total - limit) / kB).toFixed(1)} kB too many`],
  );
  check(
    `${name} loads nothing that waits for a wish`,
    [...scripts.keys()].flatMap((file) => {
      const modules = notes[file];
      // The early preloads are written by the build itself, and only name other files.
      if (/^assets\/preload-[\w-]+\.js$/.test(file)) return [];
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
    const follow = `header nav a[href="${path}"]`;
    const { scripts, errors } = await scriptsOf(browser, url, { token, ready: '.highcharts-root', follow });
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
  checkCircles();

  const simulator = await startSimulator({ port: 4128 });
  const portal = await serve({ dir: dist, port: 0, api: simulator.url });
  const browser = await chromium.launch({ executablePath: requireChromium(), args: chromiumFlags });
  try {
    const token = await signIn(simulator.url, 'operator', password);
    checkSizes('login', await scriptsOf(browser, `${portal.url}/login`, { ready: 'button[type=submit]' }), notes);
    // With its charts drawn: what a person has who waits for the whole page.
    checkSizes('dashboard', await scriptsOf(browser, `${portal.url}/`, { token, ready: '.highcharts-root' }), notes);
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
