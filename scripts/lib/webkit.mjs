import { findExecutable } from './executables.mjs';

/**
 * Returns the paths of WebKitGTK's driver, that of WEBKIT_DRIVER_PATH or the system's, and of Xvfb, the display that its
 * browser needs; undefined when one is missing. WEBKIT_DRIVER_PATH with a path that is not executable is an error.
 */
export function findWebKit(env = process.env) {
  const driver = findExecutable({ variable: 'WEBKIT_DRIVER_PATH', commands: ['WebKitWebDriver'] }, env);
  const display = findExecutable({ commands: ['Xvfb'] }, env);
  return driver && display ? { driver, display } : undefined;
}
