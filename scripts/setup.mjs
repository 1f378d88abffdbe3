/**
 * `npm run setup`: prepares a clone, and does nothing when it is ready: installs the packages when the lockfile
 * changed, finds or installs Chromium, and nginx where that needs no question. `npm start` and `npm test` run it; it needs Node and npm only.
 *
 * A browser is installed with administrator's rights only after the user agreed: in the terminal, by
 * `--install-browser`, or by `CI=true`. Otherwise Playwright downloads one into the user's own folder.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { pathToFileURL } from 'node:url';
import { findChromium, findHeadlessShell } from './lib/chromium.mjs';
import { findNginx, nginxPackages } from './lib/nginx.mjs';
import { npm, root } from './lib/run.mjs';

/** The argument by which the user agrees that a browser, and nginx, are installed with administrator's rights. */
export const installBrowserFlag = '--install-browser';

const print = (text) => console.log(text);

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if ((major === 20 && minor >= 19) || (major === 22 && minor >= 13) || major >= 24) return;
  throw new Error(`Node 20.19, 22.13, 24 or newer is needed, this is ${process.versions.node}: install it from nodejs.org.`);
}

const packagesOf = (path) => JSON.parse(readFileSync(join(root, path), 'utf8')).packages;

/**
 * Returns whether node_modules matches the lockfile. npm writes its own copy of the lockfile when an installation is
 * complete. Packages for other systems may be missing.
 */
export function isInstalled() {
  if (!existsSync(join(root, 'node_modules/.package-lock.json'))) return false;
  const expected = packagesOf('package-lock.json');
  const installed = packagesOf('node_modules/.package-lock.json');
  return Object.entries(expected).every(([path, { version, integrity, optional, devOptional, os, cpu }]) => {
    if (path === '') return true;
    const found = installed[path];
    if (!found) return Boolean(optional || devOptional || os || cpu);
    return found.version === version && found.integrity === integrity;
  });
}

async function installPackages() {
  if (isInstalled()) return;
  print('Installing the packages (npm ci) …');
  if (!(await npm(['ci', '--include=dev', '--no-audit', '--no-fund'])) || !isInstalled())
    throw new Error('The packages could not be installed: see the message of npm above, then start again.');
}

const succeeds = (command, args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;
const exists = (command) => spawnSync(command, ['--version'], { stdio: 'ignore' }).status === 0;

/** The command of apt-get as root, or with a sudo that needs no password; undefined where there is none. */
function aptGet() {
  if (process.platform !== 'linux' || !exists('apt-get')) return undefined;
  if (process.getuid?.() === 0) return (args) => succeeds('apt-get', args);
  if (spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0)
    return (args) => succeeds('sudo', ['-n', 'apt-get', ...args]);
  return undefined;
}

/** Whether the user agrees to an installation with administrator's rights; without a terminal the result is false. */
async function agrees(question) {
  if (process.env.CI || process.argv.includes(installBrowserFlag)) return true;
  if (!process.stdin.isTTY || !process.stdout.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^y(es)?$/i.test((await terminal.question(`${question} [y/N] `)).trim());
  } finally {
    terminal.close();
  }
}

async function installChromium() {
  if (findChromium()) return;
  print('The checks run in Chromium, and there is none.');
  const apt = aptGet();
  if (apt && (await agrees("Install it with apt-get, with administrator's rights?"))) {
    apt(['update']);
    apt(['install', '-y', '--no-install-recommends', 'chromium']);
  }
  if (!findChromium()) {
    print("Installing Chromium with Playwright, in the user's own folder …");
    succeeds(process.execPath, [join(root, 'node_modules/@playwright/test/cli.js'), 'install', 'chromium']);
  }
  if (!findChromium())
    throw new Error(
      `Chromium could not be installed. Install Chromium or Chrome, set CHROMIUM_PATH to its executable, or let it be installed with administrator's rights by ${installBrowserFlag}; then start again.`,
    );
}

/**
 * Installs the headless shell, which stories and end-to-end tests use instead of Chromium because it makes them a sixth
 * and a third faster. Without it they run in Chromium, so nothing is asked and no failure is reported.
 */
function installHeadlessShell() {
  if (findHeadlessShell() || !(process.env.CI || process.argv.includes(installBrowserFlag))) return;
  const apt = aptGet();
  if (!apt) return;
  print('Installing the headless shell of Chromium with apt-get …');
  const install = () => apt(['install', '-y', '--no-install-recommends', 'chromium-headless-shell']);
  // The list of packages may be missing or out of date.
  if (!install() && !(apt(['update']) && install()))
    print('There is no package chromium-headless-shell: stories and end-to-end tests run in Chromium.');
}

/**
 * Installs nginx, through which a part of the end-to-end tests runs. Without it this part is skipped, which `npm test`
 * says, so nothing is asked and no failure is reported.
 */
function installNginx() {
  if (!findNginx().missing || !(process.env.CI || process.argv.includes(installBrowserFlag))) return;
  const apt = aptGet();
  if (!apt) return;
  print('Installing nginx with apt-get …');
  const install = () => apt(['install', '-y', '--no-install-recommends', ...nginxPackages]);
  if (!install() && !(apt(['update']) && install()))
    print(`There is no package of ${nginxPackages.join(', ')}: the tests through nginx are skipped.`);
}

/**
 * Prepares the clone.
 *
 * @param options.browser - `false` where no Chromium is needed.
 * @throws an error whose message says in one sentence what to do.
 */
export async function setup({ browser = true } = {}) {
  checkNode();
  await installPackages();
  if (!browser) return;
  await installChromium();
  installHeadlessShell();
  installNginx();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    await setup();
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
