/**
 * Serves the built portal as production should: compressed, cached by content, with security headers, every page's
 * address answered by index.html, and calls below /api passed on to the API.
 *
 *   node deploy/serve.mjs [--port 4173] [--host 127.0.0.1] [--dir dist] [--api ORIGIN] [--config FILE]
 *
 * `--api`: where calls go, such as http://127.0.0.1:4010. `--config`: served as /config.json instead of the built one.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { loadFolder, negotiate, prepare } from './files.mjs';
import { passOn } from './proxy.mjs';
import { securityHeaders } from './security.mjs';

const builtPortal = fileURLToPath(new URL('../dist', import.meta.url));

const isApi = (path) => path === '/api' || path.startsWith('/api/');

/** Asks for a page of the application: an address without an extension, wanted as HTML. */
const wantsPage = (path, { accept = '' }) =>
  extname(path) === '' && (accept === '' || /text\/html|\*\/\*/.test(accept));

function send(request, response, file, status = 200) {
  if (request.headers['if-none-match'] === file.headers.etag) {
    response.writeHead(304, file.headers).end();
    return;
  }
  const { encoding, data } = negotiate(file, request.headers['accept-encoding']);
  response.writeHead(status, {
    ...file.headers,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    'content-length': data.length,
  });
  response.end(request.method === 'HEAD' ? undefined : data);
}

/**
 * Starts the server; resolves with its address and an end. Port 0 takes any free one. `prepared`: the folder's files as
 * `loadFolder` gave them, so that several servers compress them once.
 * @param {{ port?: number, host?: string, dir?: string, api?: string, config?: string, prepared?: Map<string, any> }} [options]
 */
export async function serve({ port = 4173, host = '127.0.0.1', dir = builtPortal, api, config, prepared } = {}) {
  const folder = resolve(dir);
  if (!existsSync(resolve(folder, 'index.html'))) throw new Error(`${folder} has no index.html: run npm run build.`);
  const files = new Map(prepared ?? (await loadFolder(folder)));
  if (config) files.set('config.json', await prepare('config.json', readFileSync(config)));
  const headers = securityHeaders(JSON.parse(files.get('config.json')?.bodies.at(-1).data.toString() || '{}'));

  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    let path;
    try {
      path = decodeURIComponent(new URL(request.url, 'http://localhost').pathname);
    } catch {
      response.writeHead(400).end();
      return;
    }
    if (isApi(path)) {
      passOn(request, response, api);
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const file = files.get(path.slice(1)) ?? (wantsPage(path, request.headers) ? files.get('index.html') : undefined);
    if (file) send(request, response, file);
    else response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found');
  });
  server.keepAliveTimeout = 60_000;
  await new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(port, host, done);
  });
  return {
    url: `http://${host}:${server.address().port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(done));
    },
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '4173' },
      host: { type: 'string', default: '127.0.0.1' },
      dir: { type: 'string', default: builtPortal },
      api: { type: 'string' },
      config: { type: 'string' },
    },
  });
  try {
    const { url } = await serve({ ...values, port: Number(values.port) });
    console.log(`The portal is at ${url}${values.api ? `, its API at ${values.api}` : ''}.`);
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
