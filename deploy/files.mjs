import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { mimeTypes } from './mimeTypes.mjs';

/** How long a file is cached, by its path in the build. */
const cacheControl = (name) =>
  // Vite puts a hash of the content into the names of what it builds, so these never change.
  name.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';

/** A file ready to be sent: its headers, and its bodies by content encoding, the smallest first. */
export function prepare(name, body, compressed = []) {
  return {
    bodies: [...compressed, { encoding: 'identity', data: body }],
    headers: {
      'content-type': mimeTypes[extname(name).slice(1)] ?? 'application/octet-stream',
      'cache-control': cacheControl(name),
      etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
      vary: 'accept-encoding',
    },
  };
}

/** The compressed files that the build wrote beside a file. */
const compressedOf = (path) =>
  [
    ['br', `${path}.br`],
    ['gzip', `${path}.gz`],
  ]
    .filter(([, file]) => existsSync(file))
    .map(([encoding, file]) => ({ encoding, data: readFileSync(file) }));

/**
 * Every file of a folder by its path, prepared. Hidden folders (build notes) and source maps are not served, nor are
 * compressed files by their own names.
 */
export function loadFolder(folder) {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(map|br|gz)$/.test(entry.name))
    .map((entry) =>
      join(entry.parentPath ?? entry.path, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((name) => !name.split('/').some((part) => part.startsWith('.')));
  return new Map(
    names.map((name) => {
      const path = join(folder, name);
      return [name, prepare(name, readFileSync(path), compressedOf(path))];
    }),
  );
}

/** Returns the body that the request accepts; `q=0` refuses an encoding. */
export function negotiate(file, accepted = '') {
  const offered = accepted.split(',').map((part) =>
    part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/),
  );
  const accepts = (encoding) =>
    offered.some(([name, quality = 'q=1']) => name === encoding && !/^q=0(\.0*)?$/.test(quality));
  return file.bodies.find(({ encoding }) => encoding === 'identity' || accepts(encoding));
}
