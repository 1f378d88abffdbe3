import { accessSync, constants, readdirSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

/** How the checks start Chromium: no sandbox for containers, nothing in the background, the same pixels everywhere. */
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
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
];

const variables = ['CHROMIUM_PATH', 'PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH', 'PLAYWRIGHT_CHROMIUM_PATH', 'CHROME_PATH'];
const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

const inPath = (env) =>
  (env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .flatMap((folder) => commands.map((name) => join(folder, process.platform === 'win32' ? `${name}.exe` : name)));

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

/** Where Playwright keeps the browsers it installs itself, newest first. */
function playwrightsOwn(env) {
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
    names = readdirSync(root).filter((name) => /^chromium-\d+$/.test(name));
  } catch {
    // Nothing was ever installed there.
  }
  return names
    .sort((a, b) => Number(b.slice(9)) - Number(a.slice(9)))
    .flatMap((name) =>
      [
        'chrome-linux64/chrome',
        'chrome-linux/chrome',
        'chrome-win64/chrome.exe',
        'chrome-win/chrome.exe',
        'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
        'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
        'chrome-mac-x64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
      ].map((path) => join(root, name, path)),
    );
}

/**
 * The Chromium of this machine: the one that an environment variable names, else the system's, else Playwright's own.
 * Undefined when there is none. A variable that names nothing executable is an error, not a hint.
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

/** As `findChromium`, for what cannot go on without it. */
export function requireChromium() {
  const path = findChromium();
  if (path) return path;
  throw new Error('No Chromium was found: install Chromium or Chrome, or set CHROMIUM_PATH to its executable.');
}
