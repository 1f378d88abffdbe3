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
import { STATUS_CODES } from 'node:http';
import { basename, dirname, extname, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import { below, normalAddress } from './address.mjs';
import { mimeTypes } from './mimeTypes.mjs';
import { apiProxy } from './proxy.mjs';
import { securityHeaders, strictTransportSecurity } from './security.mjs';
import { securityTxt } from './securityTxt.mjs';

const builtPortal = fileURLToPath(new URL('../dist', import.meta.url));

/** Source maps, and compressed files by their own names, are not served. */
const notServed = /\.(map|br|gz)$/;

/** Whether a path is a page of the application: an address without an extension, accepted as HTML. */
const wantsPage = (path, { accept = '' }) =>
  extname(path) === '' && !path.startsWith('/assets/') && (accept === '' || /text\/html|\*\/\*/.test(accept));

/** Responds with a short text that no browser or proxy keeps: what is missing now may be there in a moment. */
const respond = (reply, status, text, headers = {}) =>
  reply
    .code(status)
    .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers })
    .send(`${text}\n`);

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

/** The id that a proxy in front gave the request, or a new one. */
const requestId = ({ headers: { 'x-request-id': given = '' } }) =>
  /^[\w.-]{1,128}$/.test(given) ? given : randomUUID().replaceAll('-', '');

/**
 * The path of a request as logs show it: without the query, and without the token of a link to reset a password, which
 * would let a reader of the log take over the account.
 */
const loggedPath = (target) => target.split('?')[0].replace(/(\/reset-password\/)[^/]+/, '$1…');

const withoutSlash = (base) => base.replace(/\/+$/, '');

/** The files of the build, compressed by it; below the prefix. `config` is served in place of its config.json. */
async function portalFiles(app, { folder, config }) {
  app.decorateReply('file', '');
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    dotfiles: 'ignore',
    acceptRanges: false,
    cacheControl: false,
    allowedPath: (path) => !notServed.test(path),
    setHeaders: (reply, path) => {
      reply.file = relative(folder, path).replaceAll('\\', '/').replace(notServed, '');
      // Vite puts a hash of the content into the names of what it builds, so these never change.
      const isAsset = reply.file.startsWith('assets/');
      reply.header('cache-control', isAsset ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  // The same media types as nginx's; the library has its own for compressed files.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (reply.file) reply.type(mimeTypes[extname(reply.file).slice(1)] ?? 'application/octet-stream');
    done(null, payload);
  });
  if (config) app.get('/config.json', (_request, reply) => reply.sendFile(basename(config), dirname(config)));
}

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
  bodyLimit = 20 * 1024 ** 2,
  headerTimeout = 15_000,
  idleTimeout = apiTimeout + 30_000,
  config,
  log,
} = {}) {
  const folder = resolve(dir);
  if (!existsSync(resolve(folder, 'index.html'))) throw new Error(`${folder} has no index.html: run npm run build.`);
  const configPath = config ? resolve(config) : resolve(folder, 'config.json');
  const configuration = config || existsSync(configPath) ? JSON.parse(readFileSync(configPath, 'utf8')) : {};
  const headers = securityHeaders(configuration);
  const contact = securityTxt(configuration);
  const root = withoutSlash(base);
  const apiBase = String(configuration.apiBase ?? '').startsWith('/') ? configuration.apiBase : `${root}/api`;
  const logged = (line) => log?.(JSON.stringify({ time: new Date().toISOString(), ...line }));

  const responses = new WeakMap();
  /** Refuses on the connection itself what is no request that could be responded to. */
  const refuse = (socket, status) => {
    if (!socket.writable || responses.get(socket)?.headersSent) {
      socket.destroy();
      return;
    }
    const lines = Object.entries({ ...headers, 'cache-control': 'no-store', 'content-length': 0, connection: 'close' });
    const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines.map(([name, value]) => `${name}: ${value}`)];
    socket.end(`${head.join('\r\n')}\r\n\r\n`);
    logged({ client: socket.remoteAddress, status });
  };

  const app = Fastify({
    // The host is checked below, so that the refusal has the security headers.
    http: {
      headersTimeout: headerTimeout,
      connectionsCheckingInterval: Math.min(headerTimeout, 5000),
      requireHostHeader: false,
    },
    connectionTimeout: idleTimeout,
    keepAliveTimeout: 60_000,
    requestTimeout: 300_000,
    return503OnClosing: false,
    genReqId: requestId,
    rewriteUrl: ({ url }) => {
      const address = normalAddress(url);
      return address ? address.path + address.search : '/';
    },
    clientErrorHandler: (error, socket) =>
      error.code === 'ECONNRESET' ? socket.destroy() : refuse(socket, unreadable[error.code] ?? 400),
  });
  app.server.on('connect', (_request, socket) => refuse(socket, 405));
  app.server.on('checkExpectation', ({ socket }) => refuse(socket, 417));

  let isEnding = false;
  app.decorateRequest('address', null);
  app.addHook('onRequest', (request, reply, done) => {
    const { raw, id, originalUrl, method } = request;
    const began = performance.now();
    responses.set(raw.socket, reply.raw);
    reply.raw.once('close', () => {
      logged({
        id,
        client: raw.socket.remoteAddress,
        method,
        path: loggedPath(originalUrl),
        status: reply.raw.headersSent ? reply.statusCode : 499,
        duration: Number(((performance.now() - began) / 1000).toFixed(3)),
      });
      // Once the server is ending, a connection that is kept alive ends with its response.
      if (isEnding) setImmediate(() => app.server.closeIdleConnections());
    });
    reply.headers({ ...headers, 'x-request-id': id });
    if (raw.headers['x-forwarded-proto'] === 'https')
      reply.header('strict-transport-security', strictTransportSecurity);
    request.address = normalAddress(originalUrl);
    if (request.address && hasOneHost(raw)) done();
    else respond(reply, 400, 'Bad request');
  });

  /** What has no file is a page, or missing. */
  const withoutFile = (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return respond(reply, 405, 'Method not allowed', { allow: 'GET, HEAD' });
    const path = below(root, request.address.path);
    return path && wantsPage(path, request.headers) ? reply.sendFile('index.html') : respond(reply, 404, 'Not found');
  };
  app.setNotFoundHandler(withoutFile);
  app.setErrorHandler((error, request, reply) => {
    const status = error.statusCode ?? 500;
    // A path that can be no file's.
    return status === 400 || status === 403
      ? withoutFile(request, reply)
      : respond(reply, status, STATUS_CODES[status] ?? 'Error');
  });
  for (const path of new Set(['', root])) app.get(`${path}/healthz`, (_request, reply) => respond(reply, 200, 'ok'));
  // At the host's root, whatever the portal's own path is (RFC 9116).
  if (contact)
    app.get('/.well-known/security.txt', (_request, reply) =>
      reply.type(mimeTypes.txt).header('cache-control', 'no-cache').send(contact),
    );
  if (root)
    app.get(root, (request, reply) =>
      reply.header('cache-control', 'no-store').redirect(`${root}/${request.address.search}`, 308),
    );
  app.register(portalFiles, { prefix: root, folder, config: config && configPath });
  app.register(apiProxy, { prefix: withoutSlash(apiBase), api, apiHost, timeout: apiTimeout, bodyLimit });
  await app.listen({ port, host });

  return {
    url: `http://${host}:${app.server.address().port}`,
    close: () => {
      const closed = app.close();
      app.server.closeAllConnections();
      return closed;
    },
    /** Takes no more connections, and resolves when the running requests are done, or after so many milliseconds. */
    end: async (limit = 10_000) => {
      isEnding = true;
      const timer = setTimeout(() => app.server.closeAllConnections(), limit);
      await app.close();
      clearTimeout(timer);
    },
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
