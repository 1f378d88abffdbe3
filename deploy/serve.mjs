/**
 * Serves the built portal as production should: compressed by the build, cached by content, with security headers, every
 * page's address served with index.html, and calls below /api forwarded to the API.
 *
 *   node deploy/serve.mjs [--port 4173] [--host 127.0.0.1] [--dir dist] [--api ORIGIN] [--config FILE] [--base /portal/]
 *     [--api-host NAME] [--api-timeout 60] [--body-limit 20] [--quiet]
 *
 * `--api`: where calls go, such as http://127.0.0.1:4010; `--api-host`: the `Host` that they carry, default that of the
 * request. `--config`: served as /config.json instead of the built one. `--base`: the path that the build was made for.
 * `--api-timeout`: seconds without a byte from the API. `--body-limit`: MB of a request's body. Requests are logged to
 * the standard output as JSON, unless `--quiet`. SIGTERM and SIGINT end it after the running requests.
 */
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, STATUS_CODES } from 'node:http';
import { extname, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { below, normalAddress } from './address.mjs';
import { loadFolder, negotiate, prepare } from './files.mjs';
import { loggedPath } from './logs.mjs';
import { forwardTo } from './proxy.mjs';
import { apiHeaders, securityHeaders, strictTransportSecurity } from './security.mjs';
import { securityTxt } from './securityTxt.mjs';

const builtPortal = fileURLToPath(new URL('../dist', import.meta.url));

/** Whether the request is for a page of the application: an address without an extension, accepted as HTML. */
const wantsPage = (path, { accept = '' }) =>
  extname(path) === '' && !path.startsWith('/assets/') && (accept === '' || /text\/html|\*\/\*/.test(accept));

/** Whether the browser's copy is the current one. */
const isCurrent = (condition = '', etag) =>
  condition.split(',').some((part) => ['*', etag].includes(part.trim().replace(/^W\//, '')));

function send(request, response, file) {
  if (isCurrent(request.headers['if-none-match'], file.headers.etag)) {
    response.writeHead(304, file.headers).end();
    return;
  }
  const { encoding, data } = negotiate(file, request.headers['accept-encoding']);
  response.writeHead(200, {
    ...file.headers,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    'content-length': data.length,
  });
  response.end(request.method === 'HEAD' ? undefined : data);
}

/** Responds with a short text that no browser or proxy keeps: what is missing now may be there in a moment. */
function respond(request, response, status, text, headers = {}) {
  const body = `${text}\n`;
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    ...headers,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** The statuses of requests that cannot be read, by Node's code of the error; others are 400. */
const unreadable = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Whether a request names one host. Of two, servers differ in which counts; HTTP/1.0 and older need none. */
function hasOneHost({ rawHeaders, httpVersion }) {
  const count = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
  return count === 1 || (count === 0 && httpVersion < '1.1');
}

/** The base path without a slash at its end; empty for the root. */
const withoutSlash = (base) => base.replace(/\/+$/, '');

/**
 * Starts the server; resolves with its address and an end, which waits for running requests. Port 0 takes any free one.
 * @param {{ port?: number, host?: string, dir?: string, base?: string, api?: string, apiHost?: string,
 *   apiTimeout?: number, bodyLimit?: number, headerTimeout?: number, idleTimeout?: number, config?: string,
 *   log?: (line: string) => void }} [options] - `bodyLimit` in bytes; in milliseconds `apiTimeout`, `headerTimeout` (until a
 *   request's headers are there) and `idleTimeout` (without a byte to or from the client; longer than `apiTimeout`);
 *   `log` receives a line of JSON for each request.
 */
export async function serve({
  port = 4173,
  host = '127.0.0.1',
  dir = builtPortal,
  base = '/',
  api,
  apiHost,
  apiTimeout = 60_000,
  bodyLimit,
  headerTimeout = 15_000,
  idleTimeout = apiTimeout + 30_000,
  config,
  log,
} = {}) {
  const folder = resolve(dir);
  if (!existsSync(resolve(folder, 'index.html'))) throw new Error(`${folder} has no index.html: run npm run build.`);
  const files = loadFolder(folder);
  if (config) files.set('config.json', prepare('config.json', readFileSync(config)));
  const configuration = JSON.parse(files.get('config.json')?.bodies.at(-1).data.toString() || '{}');
  const headers = securityHeaders(configuration);
  const contact = securityTxt(configuration);
  const contactFile = contact && prepare('security.txt', Buffer.from(contact));
  const root = withoutSlash(base);
  const apiBase = String(configuration.apiBase ?? '').startsWith('/') ? configuration.apiBase : `${root}/api`;
  const forward = forwardTo(api, { timeout: apiTimeout, bodyLimit, host: apiHost });

  function handle(request, response) {
    const address = normalAddress(request.url);
    const called = address && below(withoutSlash(apiBase), address.path);
    const own = called === undefined ? headers : apiHeaders;
    for (const [name, value] of Object.entries(own)) response.setHeader(name, value);
    response.setHeader('x-request-id', response.requestId);
    if (request.headers['x-forwarded-proto'] === 'https')
      response.setHeader('strict-transport-security', strictTransportSecurity);
    if (!address || !hasOneHost(request) || (called !== undefined && address.isAmbiguous)) {
      respond(request, response, 400, 'Bad request');
      return;
    }
    if (called !== undefined) {
      forward(request, response, called + address.search);
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      respond(request, response, 405, 'Method not allowed', { allow: 'GET, HEAD' });
      return;
    }
    if (address.path === '/healthz') {
      respond(request, response, 200, 'ok');
      return;
    }
    // At the host's root, whatever the portal's own path is (RFC 9116).
    if (contactFile && address.path === '/.well-known/security.txt') {
      send(request, response, contactFile);
      return;
    }
    if (address.path === root && root !== '') {
      respond(request, response, 308, 'Moved', { location: `${root}/${address.search}` });
      return;
    }
    const path = below(root, address.path);
    const file =
      path &&
      (files.get(decodeURIComponent(path).slice(1)) ??
        (wantsPage(path, request.headers) ? files.get('index.html') : undefined));
    if (file) send(request, response, file);
    else respond(request, response, 404, 'Not found');
  }

  let isEnding = false;
  const limits = {
    headersTimeout: headerTimeout,
    connectionsCheckingInterval: Math.min(headerTimeout, 5000),
    // Checked above, so that the refusal has the security headers.
    requireHostHeader: false,
  };
  const responses = new WeakMap();
  const server = createServer(limits, (request, response) => {
    responses.set(request.socket, response);
    const began = performance.now();
    const given = request.headers['x-request-id'];
    response.requestId = /^[\w.-]{1,128}$/.test(given ?? '') ? given : randomUUID().replaceAll('-', '');
    if (log)
      response.once('close', () =>
        log(
          JSON.stringify({
            time: new Date().toISOString(),
            id: response.requestId,
            client: request.socket.remoteAddress,
            method: request.method,
            path: loggedPath(request.url),
            status: response.headersSent ? response.statusCode : 499,
            duration: Number(((performance.now() - began) / 1000).toFixed(3)),
          }),
        ),
      );
    // Once the server is ending, a connection that is kept alive ends with its response.
    response.once('close', () => {
      if (isEnding) setImmediate(() => server.closeIdleConnections());
    });
    handle(request, response);
  });
  server.keepAliveTimeout = 60_000;
  server.setTimeout(idleTimeout);
  /** Refuses on the connection itself what is no request that could be responded to. */
  const refuse = (socket, status) => {
    if (!socket.writable || responses.get(socket)?.headersSent) {
      socket.destroy();
      return;
    }
    const lines = Object.entries({ ...headers, 'cache-control': 'no-store', 'content-length': 0, connection: 'close' });
    const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines.map(([name, value]) => `${name}: ${value}`)];
    socket.end(`${head.join('\r\n')}\r\n\r\n`);
    log?.(JSON.stringify({ time: new Date().toISOString(), client: socket.remoteAddress, status }));
  };
  server.on('clientError', (error, socket) => {
    if (error.code === 'ECONNRESET') socket.destroy();
    else refuse(socket, unreadable[error.code] ?? 400);
  });
  server.on('connect', (_request, socket) => refuse(socket, 405));
  server.on('checkExpectation', ({ socket }) => refuse(socket, 417));
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
    /** Takes no more connections, and resolves when the running requests are done, or after so many milliseconds. */
    end: (limit = 10_000) =>
      new Promise((done) => {
        isEnding = true;
        const timer = setTimeout(() => server.closeAllConnections(), limit);
        server.close(() => {
          clearTimeout(timer);
          done();
        });
        server.closeIdleConnections();
      }),
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '4173' },
      host: { type: 'string', default: '127.0.0.1' },
      dir: { type: 'string', default: builtPortal },
      base: { type: 'string', default: '/' },
      api: { type: 'string' },
      'api-host': { type: 'string' },
      'api-timeout': { type: 'string', default: '60' },
      'body-limit': { type: 'string', default: '20' },
      config: { type: 'string' },
      quiet: { type: 'boolean', default: false },
    },
  });
  try {
    const server = await serve({
      ...values,
      port: Number(values.port),
      apiHost: values['api-host'],
      apiTimeout: Number(values['api-timeout']) * 1000,
      bodyLimit: Number(values['body-limit']) * 1024 ** 2,
      log: values.quiet ? undefined : (line) => console.log(line),
    });
    console.log(`The portal is at ${server.url}${values.api ? `, its API at ${values.api}` : ''}.`);
    for (const signal of ['SIGTERM', 'SIGINT'])
      process.once(signal, () => void server.end().then(() => process.exit(0)));
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
