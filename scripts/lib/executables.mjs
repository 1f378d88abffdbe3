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
