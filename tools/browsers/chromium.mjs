import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { root } from '../processes/run.mjs';
import { isExecutable } from './executables.mjs';

/** The flags of Chromium in checks: no sandbox for containers, no background tasks, the same pixels everywhere. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  '--disable-lcd-text',
  // The headless shell then draws each letter as Chromium does, which takes no notice of this flag.
  '--font-render-hinting=slight',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
];

/** The oldest major version that the checks run in (docs/decisions/0005-chromium-of-the-machine.md). */
export const oldestVersion = 131;

/** The folder of the browser that set-up installs with npm, and its executable, which is there when it is complete. */
export const npmFolder = join(root, '.cache/chromium');
export const npmExecutable = join(npmFolder, 'headless-shell');

const variables = ['CHROMIUM_PATH', 'PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH', 'PLAYWRIGHT_CHROMIUM_PATH', 'CHROME_PATH'];
/** Whether a variable names the Chromium to be used. */
export const isNamed = (env = process.env) => variables.some((variable) => env[variable]);

const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const headlessShells = ['chromium-headless-shell', 'chrome-headless-shell'];

/** The executables that were started and can be used. */
const usable = new Set();

/** Returns why a file cannot be the browser of the checks, in a few words; undefined when it can. */
function problemOf(path) {
  if (!isExecutable(path)) return 'is no executable file';
  // On Windows Chrome has no such option: it opens a window.
  if (usable.has(path) || process.platform === 'win32') return undefined;
  const { status, error, stdout, stderr } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 30_000 });
  if (status !== 0) {
    const reason = error?.code === 'ETIMEDOUT' ? 'no response to --version' : stderr.trim().split('\n').at(-1);
    return reason ? `does not start (${reason})` : 'does not start';
  }
  const version = /(?:Chrom(?:e|ium)|Microsoft Edge)\D* (\d+)\./.exec(stdout)?.[1];
  if (!version) return 'is no Chromium';
  if (Number(version) < oldestVersion) return `is version ${version}; at least ${oldestVersion} is needed`;
  usable.add(path);
  return undefined;
}

const isUsable = (path) => !problemOf(path);

const inPath = (env, names = commands) =>
  (env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .flatMap((folder) => names.map((name) => join(folder, process.platform === 'win32' ? `${name}.exe` : name)));

const usualPlaces = (env) => {
  if (process.platform === 'darwin')
    return ['/Applications', join(homedir(), 'Applications')].flatMap((folder) => [
      join(folder, 'Chromium.app/Contents/MacOS/Chromium'),
      join(folder, 'Google Chrome.app/Contents/MacOS/Google Chrome'),
    ]);
  if (process.platform === 'win32')
    return [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]
      .filter(Boolean)
      .flatMap((folder) => [
        join(folder, 'Google/Chrome/Application/chrome.exe'),
        join(folder, 'Chromium/Application/chrome.exe'),
      ]);
  return ['/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/google/chrome', '/usr/lib/chromium'].flatMap((folder) =>
    commands.map((name) => join(folder, name)),
  );
};

const executables = [
  'chrome-linux64/chrome',
  'chrome-linux/chrome',
  'chrome-win64/chrome.exe',
  'chrome-win/chrome.exe',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
  'chrome-mac-x64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
];

const shellExecutables = [
  'chrome-headless-shell-linux64/chrome-headless-shell',
  'chrome-linux/headless_shell',
  'chrome-headless-shell-win64/chrome-headless-shell.exe',
  'chrome-win/headless_shell.exe',
  'chrome-headless-shell-mac-arm64/chrome-headless-shell',
  'chrome-headless-shell-mac-x64/chrome-headless-shell',
  'chrome-mac/headless_shell',
];

/** Where Playwright keeps the browsers that it installs itself, newest first. */
function playwrightsOwn(env, prefix = 'chromium-', paths = executables) {
  const folders = {
    darwin: join(homedir(), 'Library/Caches/ms-playwright'),
    win32: join(env.LOCALAPPDATA ?? homedir(), 'ms-playwright'),
  };
  const folder =
    env.PLAYWRIGHT_BROWSERS_PATH ??
    folders[process.platform] ??
    join(env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'ms-playwright');
  let names = [];
  try {
    names = readdirSync(folder).filter(
      (name) =>
        name.startsWith(prefix) &&
        /^\d+$/.test(name.slice(prefix.length)) &&
        existsSync(join(folder, name, 'INSTALLATION_COMPLETE')),
    );
  } catch {
    // Nothing was ever installed there.
  }
  return names
    .sort((a, b) => Number(b.slice(prefix.length)) - Number(a.slice(prefix.length)))
    .flatMap((name) => paths.map((path) => join(folder, name, path)));
}

const installed = (env) =>
  [...inPath(env), ...usualPlaces(env), ...playwrightsOwn(env), npmExecutable].filter(isExecutable);

/**
 * Returns the path of this machine's Chromium: that of an environment variable, else the system's, Playwright's own or
 * npm's, the first that starts and is new enough. Undefined when there is none. A variable with a path that cannot be
 * used is an error.
 */
export function findChromium(env = process.env) {
  for (const variable of variables) {
    const path = env[variable];
    if (!path) continue;
    const problem = problemOf(path);
    if (!problem) return path;
    throw new Error(`${variable} names ${path}, which ${problem}.`);
  }
  return installed(env).find(isUsable);
}

/** Returns why each installed Chromium that cannot be used cannot, in a few words each. */
export const unusableChromiums = (env = process.env) =>
  [...new Set(installed(env))].flatMap((path) => {
    const problem = problemOf(path);
    return problem ? [`${path} ${problem}`] : [];
  });

/** As `findChromium`, but throws when there is none. */
export function requireChromium() {
  const path = findChromium();
  if (path) return path;
  throw new Error('No Chromium was found: npm run setup installs one, CHROMIUM_PATH names the executable of another.');
}

/**
 * Returns the path of Chromium's headless shell, which opens a page with two thirds of Chromium's work and, with the flags
 * above, the same pixels. Undefined when there is none, or when a variable names the Chromium to be used.
 */
export function findHeadlessShell(env = process.env) {
  if (isNamed(env)) return undefined;
  return [...inPath(env, headlessShells), ...playwrightsOwn(env, 'chromium_headless_shell-', shellExecutables)].find(
    isUsable,
  );
}

/** For checks: the headless shell, or Chromium where there is none. Throws without both. Benchmarks run in Chromium. */
export const requireFastChromium = () => findHeadlessShell() ?? requireChromium();
