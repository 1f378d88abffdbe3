import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.pptx': 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};
const worthCompressing = new Set(['.css', '.html', '.js', '.json', '.md', '.svg', '.ttf', '.txt', '.wasm']);

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** A file ready to be sent: its bodies by content encoding, the smallest first, and its headers. */
export async function prepare(name, body) {
  const extension = extname(name);
  const bodies = [];
  if (worthCompressing.has(extension) && body.length > 256) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
    const [br, gz] = await Promise.all([brotli(body, { params }), gzipped(body, { level: 9 })]);
    for (const [encoding, data] of [
      ['br', br],
      ['gzip', gz],
    ])
      if (data.length < body.length) bodies.push({ encoding, data });
  }
  return {
    bodies: [...bodies, { encoding: 'identity', data: body }],
    headers: {
      'content-type': types[extension] ?? 'application/octet-stream',
      // Vite puts a hash of the content into the names of what it builds, so these never change.
      'cache-control': name.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
      vary: 'accept-encoding',
    },
  };
}

/** Every file of a folder by its path, prepared. Hidden folders (build notes) and source maps are not served. */
export async function loadFolder(folder) {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.map'))
    .map((entry) =>
      join(entry.parentPath ?? entry.path, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((name) => !name.startsWith('.'));
  const files = new Map();
  for (const name of names) files.set(name, await prepare(name, readFileSync(join(folder, name))));
  return files;
}

/** The body that the request accepts; `q=0` refuses. */
export function negotiate(file, accepted = '') {
  const refused = (encoding) => new RegExp(`${encoding}\\s*;\\s*q=0(\\.0*)?\\s*(,|$)`).test(accepted);
  return file.bodies.find(
    ({ encoding }) => encoding === 'identity' || (accepted.includes(encoding) && !refused(encoding)),
  );
}
