import { accessSync, constants, readdirSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

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

const variables = ['CHROMIUM_PATH', 'PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH', 'PLAYWRIGHT_CHROMIUM_PATH', 'CHROME_PATH'];
const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const headlessShells = ['chromium-headless-shell', 'chrome-headless-shell'];

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

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
  const root =
    env.PLAYWRIGHT_BROWSERS_PATH ??
    folders[process.platform] ??
    join(env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'ms-playwright');
  let names = [];
  try {
    names = readdirSync(root).filter((name) => name.startsWith(prefix) && /^\d+$/.test(name.slice(prefix.length)));
  } catch {
    // Nothing was ever installed there.
  }
  return names
    .sort((a, b) => Number(b.slice(prefix.length)) - Number(a.slice(prefix.length)))
    .flatMap((name) => paths.map((path) => join(root, name, path)));
}

/**
 * Returns the path of this machine's Chromium: that of an environment variable, else the system's, else Playwright's
 * own. Undefined when there is none. A variable with a path that is not executable is an error.
 */
export function findChromium(env = process.env) {
  for (const variable of variables) {
    const path = env[variable];
    if (!path) continue;
    if (isExecutable(path)) return path;
    throw new Error(`${variable} names ${path}, which is no executable file.`);
  }
  return [...inPath(env), ...usualPlaces(env), ...playwrightsOwn(env)].find(isExecutable);
}

/** As `findChromium`, but throws when there is none. */
export function requireChromium() {
  const path = findChromium();
  if (path) return path;
  throw new Error('No Chromium was found: install Chromium or Chrome, or set CHROMIUM_PATH to its executable.');
}

/**
 * Returns the path of Chromium's headless shell, which opens a page with two thirds of Chromium's work and, with the flags
 * above, the same pixels. Undefined when there is none, or when a variable names the Chromium to be used.
 */
export function findHeadlessShell(env = process.env) {
  if (variables.some((variable) => env[variable])) return undefined;
  return [...inPath(env, headlessShells), ...playwrightsOwn(env, 'chromium_headless_shell-', shellExecutables)].find(
    isExecutable,
  );
}

/** For checks: the headless shell, or Chromium where there is none. Throws without both. Benchmarks run in Chromium. */
export const requireFastChromium = () => findHeadlessShell() ?? requireChromium();
