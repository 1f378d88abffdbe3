import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const commands = ['firefox-esr', 'firefox'];
const usualPlaces = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns the path of this machine's Firefox: that of FIREFOX_PATH, else the system's; undefined when there is none.
 * FIREFOX_PATH with a path that is not executable is an error.
 */
export function findFirefox(env = process.env) {
  const named = env.FIREFOX_PATH;
  if (named) {
    if (isExecutable(named)) return named;
    throw new Error(`FIREFOX_PATH names ${named}, which is no executable file.`);
  }
  const inPath = (env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .flatMap((folder) => commands.map((name) => join(folder, name)));
  return [...inPath, ...usualPlaces].find(isExecutable);
}
