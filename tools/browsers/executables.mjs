import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Whether a path is a file that this user may start. */
export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/**
 * Returns the path of a program: that which the environment variable names, else the first of `commands` in PATH, else the
 * first of `usualPlaces`; undefined when there is none. A variable with a path that is not executable is an error.
 */
export function findExecutable({ variable, commands, usualPlaces = [] }, env = process.env) {
  const named = variable && env[variable];
  if (named) {
    if (isExecutable(named)) return named;
    throw new Error(`${variable} names ${named}, which is no executable file.`);
  }
  const inPath = (env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .flatMap((folder) => commands.map((name) => join(folder, name)));
  return [...inPath, ...usualPlaces].find(isExecutable);
}

const firefox = {
  variable: 'FIREFOX_PATH',
  commands: ['firefox-esr', 'firefox'],
  usualPlaces: [
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/snap/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
  ],
};

/**
 * Returns the path of this machine's Firefox: that of FIREFOX_PATH, else the system's; undefined when there is none.
 * FIREFOX_PATH with a path that is not executable is an error.
 */
export const findFirefox = (env = process.env) => findExecutable(firefox, env);

/**
 * Returns the paths of WebKitGTK's driver, that of WEBKIT_DRIVER_PATH or the system's, and of Xvfb, the display that its
 * browser needs; undefined when one is missing. WEBKIT_DRIVER_PATH with a path that is not executable is an error.
 */
export function findWebKit(env = process.env) {
  const driver = findExecutable({ variable: 'WEBKIT_DRIVER_PATH', commands: ['WebKitWebDriver'] }, env);
  const display = findExecutable({ commands: ['Xvfb'] }, env);
  return driver && display ? { driver, display } : undefined;
}
