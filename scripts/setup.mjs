/**
 * `npm run setup`: prepares a clone, and does nothing when it is ready: installs the packages when the lockfile changed, and
 * Chromium when there is none that can be used (docs/decisions/0005-chromium-of-the-machine.md). `npm start` and `npm test`
 * run it; it needs Node and npm only.
 *
 * apt-get runs without a question as root, who has administrator's rights already, and with a sudo that needs no password where
 * `--install-browser` or `CI=true` permits that. Otherwise a terminal asks, and without one apt-get is left out.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { pathToFileURL } from 'node:url';
import {
  findChromium,
  findHeadlessShell,
  isNamed,
  npmExecutable,
  unusableChromiums,
} from '../tools/browsers/chromium.mjs';
import {
  aptInstall,
  aptRights,
  downloadWithPlaywright,
  installChromium,
  installWithNpm,
  thisMachine,
} from '../tools/browsers/installChromium.mjs';
import { findNginx, nginxPackages } from '../tools/processes/nginx.mjs';
import { npm, root } from '../tools/processes/run.mjs';

/** The argument by which the user agrees that a browser, and nginx, are installed with sudo. */
export const installBrowserFlag = '--install-browser';

const print = (text) => console.log(text);

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if ((major === 20 && minor >= 19) || (major === 22 && minor >= 13) || major >= 24) return;
  throw new Error(
    `Node 20.19, 22.13, 24 or newer is needed, this is ${process.versions.node}: install it from nodejs.org.`,
  );
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

/** Whether the user agrees, at the terminal. */
async function ask(question) {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^y(es)?$/i.test((await terminal.question(`${question} [y/N] `)).trim());
  } finally {
    terminal.close();
  }
}

/**
 * Installs with apt-get what the checks also run without: the headless shell, in which stories take a sixth and end-to-end
 * tests a third less time than in Chromium, and nginx, through which a part of the end-to-end tests runs. Nothing is asked.
 */
function installOptional(machine) {
  if (aptRights(machine) !== 'yes') return;
  const install = (name, packages, without) => {
    print(`Installing ${name} with apt-get …`);
    const problem = aptInstall(packages);
    if (problem) print(`Not with apt-get: ${problem}. ${without}`);
  };
  // npm's Chromium is one.
  if (!isNamed() && !findHeadlessShell() && findChromium() !== npmExecutable)
    install('the headless shell of Chromium', ['chromium-headless-shell'], 'The checks run in Chromium.');
  // What the machine has already stays as it is.
  if (findNginx().missing) install('nginx', ['--no-upgrade', ...nginxPackages], 'The tests through nginx are skipped.');
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
  const machine = thisMachine(Boolean(process.env.CI) || process.argv.includes(installBrowserFlag));
  await installChromium(machine, {
    find: findChromium,
    unusable: unusableChromiums,
    ask,
    apt: aptInstall,
    playwright: downloadWithPlaywright,
    npm: installWithNpm,
  });
  installOptional(machine);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    await setup();
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
