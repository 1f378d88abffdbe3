import { findExecutable } from './executables.mjs';

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
