import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isRunning } from '../processes/endWithNpm.mjs';

/**
 * Takes a lock for this process, so that two runs do not write the same files. A lock that a killed process left is taken
 * over.
 *
 * @param {string} path
 * @returns {(() => void) | undefined} what gives the lock back, or `undefined` where a running process has it.
 */
export function lockRun(path) {
  mkdirSync(dirname(path), { recursive: true });
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      writeFileSync(path, String(process.pid), { flag: 'wx' });
      return () => rmSync(path, { force: true });
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      if (isRunning(Number(readFileSync(path, 'utf8')))) return undefined;
      rmSync(path, { force: true });
    }
  }
  return undefined;
}
