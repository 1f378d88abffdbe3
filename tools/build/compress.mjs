import { readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const worthCompressing = new Set(['.css', '.html', '.js', '.json', '.md', '.mjs', '.svg', '.ttf', '.txt', '.wasm']);

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Writes the compressed files of one file, with its time of change: nginx serves them in its place. */
async function compressFile(path) {
  const body = readFileSync(path);
  if (body.length <= 256) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  const { atime, mtime } = statSync(path);
  const [br, gz] = await Promise.all([brotli(body, { params }), gzipped(body, { level: 9 })]);
  for (const [extension, data] of [
    ['.br', br],
    ['.gz', gz],
  ]) {
    if (data.length >= body.length) continue;
    writeFileSync(path + extension, data);
    utimesSync(path + extension, atime, mtime);
  }
}

/**
 * Writes a `.br` and a `.gz` beside every file of a folder, and of the folders in it, that compression makes smaller: the
 * build does it once, so that no server compresses anything while it serves. Hidden folders, which are not served, are
 * left out, and config.json, which every deployment replaces. Vite's plugins for this compress before the last changes
 * that this build makes to index.html.
 *
 * @param {string} folder
 */
export async function compressFolder(folder) {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && worthCompressing.has(extname(entry.name)) && entry.name !== 'config.json')
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .filter(
      (path) =>
        !path
          .slice(folder.length)
          .split(/[/\\]/)
          .some((part) => part.startsWith('.')),
    );
  await Promise.all(paths.map(compressFile));
}
