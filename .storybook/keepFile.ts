import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Writes a file whole or not at all, also when the process is stopped meanwhile. */
export function keepFile(path: string, content: string | Uint8Array) {
  const results = join(process.cwd(), 'test-results');
  const unfinished = join(results, `${basename(path)}.${process.pid}`);
  for (const folder of [results, dirname(path)]) mkdirSync(folder, { recursive: true });
  writeFileSync(unfinished, content);
  renameSync(unfinished, path);
}
