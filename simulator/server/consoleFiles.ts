import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, extname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** A file of the console as it is served. */
interface ConsoleFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: string;
}
/** Returns the file at a path below `/__simulator/`; the empty path is the page. Undefined: there is none. */
export type ConsoleFiles = (path: string) => Promise<ConsoleFile | undefined>;

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, '.cache/console');
const page = join(folder, 'simulator/console/index.html');
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** When the newest source of the console was changed, in milliseconds. */
const newestSource = () =>
  Math.max(
    ...['src', 'simulator'].flatMap((name) =>
      readdirSync(join(root, name), { recursive: true, encoding: 'utf8' }).map(
        (path) => statSync(join(root, name, path)).mtimeMs,
      ),
    ),
  );

async function build(): Promise<void> {
  if (existsSync(page) && statSync(page).mtimeMs > newestSource()) return;
  console.log('Building the console; its page opens in a moment …');
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');
  const config = join(root, 'simulator/console/vite.config.ts');
  await promisify(execFile)(
    process.execPath,
    [vite, 'build', '--config', config, '--outDir', folder, '--emptyOutDir'],
    { cwd: root },
  );
}

/** The files of the console, which is built when its page is first opened and its sources have changed since. */
export function createConsoleFiles(): ConsoleFiles {
  let built: Promise<void> | undefined;
  return async (path) => {
    if (path === '' && built === undefined) {
      built = build();
      // A failed build is tried again with the next request.
      built.catch(() => {
        built = undefined;
      });
    }
    await built;
    const file = path === '' ? page : join(folder, path);
    const isInside = file.startsWith(folder + sep) && existsSync(file) && statSync(file).isFile();
    if (!isInside) return undefined;
    return {
      bytes: new Uint8Array(readFileSync(file)),
      type: types[extname(file)] ?? 'application/octet-stream',
    };
  };
}
