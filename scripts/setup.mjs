/**
 * Makes a clone ready, and does nothing when it is: installs the packages when the lockfile changed, finds Chromium or
 * installs it in the way the machine offers. Run before `npm start` and `npm test`; needs Node and npm alone.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findChromium } from './lib/chromium.mjs';
import { npm, root } from './lib/run.mjs';

const say = (text) => console.log(text);

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new Error(`Node 20.19 or newer is needed, this is ${process.versions.node}: install it from nodejs.org.`);
}

const packagesOf = (path) => JSON.parse(readFileSync(join(root, path), 'utf8')).packages;

/**
 * Whether node_modules holds what the lockfile says. npm's own stamp tells: it is written when an installation is
 * complete. Packages for other systems may be missing.
 */
export function isInstalled() {
  if (!existsSync(join(root, 'node_modules/.package-lock.json'))) return false;
  const wanted = packagesOf('package-lock.json');
  const installed = packagesOf('node_modules/.package-lock.json');
  return Object.entries(wanted).every(([path, { version, integrity, optional, devOptional, os, cpu }]) => {
    if (path === '') return true;
    const found = installed[path];
    if (!found) return Boolean(optional || devOptional || os || cpu);
    return found.version === version && found.integrity === integrity;
  });
}

function installPackages() {
  if (isInstalled()) return;
  say('Installing the packages (npm ci) …');
  if (!npm(['ci', '--include=dev', '--no-audit', '--no-fund']) || !isInstalled())
    throw new Error('The packages could not be installed: see the message of npm above, then start again.');
}

const succeeds = (command, args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;
const exists = (command) => spawnSync(command, ['--version'], { stdio: 'ignore' }).status === 0;

/** apt-get as root or by a sudo that asks for nothing; undefined where there is none. */
function aptGet() {
  if (process.platform !== 'linux' || !exists('apt-get')) return undefined;
  if (process.getuid?.() === 0) return (args) => succeeds('apt-get', args);
  if (spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0)
    return (args) => succeeds('sudo', ['-n', 'apt-get', ...args]);
  return undefined;
}

function installChromium() {
  if (findChromium()) return;
  say('Installing Chromium, which the checks run in …');
  const apt = aptGet();
  if (apt) {
    apt(['update']);
    apt(['install', '-y', '--no-install-recommends', 'chromium']);
  }
  if (!findChromium())
    succeeds(process.execPath, [join(root, 'node_modules/@playwright/test/cli.js'), 'install', 'chromium']);
  if (!findChromium())
    throw new Error(
      'Chromium could not be installed: install Chromium or Chrome, or set CHROMIUM_PATH to its executable, then start again.',
    );
}

/** Makes the clone ready. `browser: false` where no Chromium is needed. Throws one sentence that says what to do. */
export function setup({ browser = true } = {}) {
  checkNode();
  installPackages();
  if (browser) installChromium();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    setup();
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
