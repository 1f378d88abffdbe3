import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/**
 * Serves a folder's files unchanged, for checks on this machine, as a plain file server does: a path without a file gets
 * the folder's 404.html. `path` is where the folder is served, with a slash at its end; `instead` has the responses of
 * paths without a file. Resolves with its address and a function that stops it.
 */
export function serveFolder(folder, port, { path: base = '/', instead = {} } = {}) {
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url, 'http://localhost');
    const asked = normalize(decodeURIComponent(pathname));
    if (!asked.startsWith(base)) {
      response.writeHead(302, { location: base + search }).end();
      return;
    }
    const path = asked.slice(base.length - 1);
    if (instead[path] !== undefined) {
      response.writeHead(200, { 'content-type': types[extname(path) || '.html'] }).end(instead[path]);
      return;
    }
    let file = join(folder, path);
    try {
      if (statSync(file).isDirectory()) file = join(file, 'index.html');
      const { size } = statSync(file);
      response.writeHead(200, {
        'content-type': types[extname(file)] ?? 'application/octet-stream',
        'content-length': size,
        'cache-control': 'no-store',
      });
      createReadStream(file).pipe(response);
    } catch {
      const page = join(folder, '404.html');
      const text = existsSync(page) ? readFileSync(page) : undefined;
      response.writeHead(404, text && { 'content-type': types['.html'] }).end(text);
    }
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () =>
      resolve({
        url: `http://127.0.0.1:${server.address().port}${base}`,
        close: () => {
          server.closeAllConnections();
          return new Promise((done) => server.close(done));
        },
      }),
    );
  });
}
