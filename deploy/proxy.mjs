import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { apiHeaders } from './security.mjs';

/** Hop-by-hop headers, which a proxy does not forward. */
const ofTheConnection = [
  'connection',
  'expect',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/** Headers by which some servers take another address than that of the request, and CGI programs another proxy. */
const misleading = ['proxy', 'x-original-url', 'x-rewrite-url'];

/** The methods that the API may be called with. TRACE would return cookies as text; those of WebDAV have no use here. */
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** The headers that are forwarded: not those of the connection, nor those that its `Connection` header names. */
function forwarded(headers) {
  const named = String(headers.connection ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase());
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !ofTheConnection.includes(name) && !named.includes(name)),
  );
}

/**
 * The headers of a request that the API receives. WSGI and CGI read an underscore as a hyphen, so that a name with one
 * could replace a header that is written here; nginx leaves such headers out as well.
 */
const received = (headers) =>
  Object.fromEntries(
    Object.entries(forwarded(headers)).filter(([name]) => !name.includes('_') && !misleading.includes(name)),
  );

/** The headers that name the client and the address that it used; those of a proxy in front are kept, and extended. */
function clientHeaders({ headers, socket }) {
  const chain = [headers['x-forwarded-for'], socket.remoteAddress?.replace(/^::ffff:/, '')];
  return {
    'x-forwarded-for': chain.filter(Boolean).join(', '),
    'x-forwarded-host': headers['x-forwarded-host'] ?? headers.host ?? '',
    'x-forwarded-proto': headers['x-forwarded-proto'] ?? 'http',
  };
}

/**
 * Responds with an error of the proxy's own: `{"gateway": …}`. Its English text is for the operator; the portal has words
 * of its own for the status, in the user's language, as it has no `detail` of the API.
 */
function refuse(response, status, gateway, headers = {}) {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const body = JSON.stringify({ gateway });
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    ...headers,
  });
  response.end(body);
}

/** Milliseconds for which the rest of a refused body is still read, so that the client reads the response first. */
const lingering = 5000;

/** Responds with 413 to a body that is too large, and closes the connection once the client has stopped sending. */
function refuseBody(request, response, limit) {
  const gateway = `The request is larger than ${Math.floor(limit / 1024 ** 2)} MB.`;
  const { socket } = request;
  request.resume();
  request.once('error', () => {});
  const body = JSON.stringify({ gateway });
  response.writeHead(413, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    connection: 'close',
  });
  response.write(body);
  const timer = setTimeout(() => socket.destroy(), lingering);
  const end = () => {
    clearTimeout(timer);
    response.end();
  };
  if (request.complete) end();
  else request.once('end', end);
  socket.once('close', () => clearTimeout(timer));
}

/**
 * Returns a function that forwards a call to the API and returns its response. Every call goes to `origin`, whatever
 * its request line says: only a path and a query are taken from it. An API that cannot be reached is a 502, one that
 * does not respond in time a 504, as with nginx.
 *
 * @param {string} api - the API's origin, such as `http://127.0.0.1:4010`, or an address with its base path; `/api`
 * is the default path.
 * @param {{ timeout?: number, bodyLimit?: number, host?: string }} [options] - milliseconds without a byte from the
 * API; bytes of a request's body; the `Host` that the API receives, by default that of the request.
 */
export function forwardTo(api, { timeout = 60_000, bodyLimit = 20 * 1024 ** 2, host } = {}) {
  if (!api) return (_request, response) => refuse(response, 502, 'No API is set: start with --api ORIGIN.');
  const { protocol, hostname, port, pathname } = new URL(api);
  const call = protocol === 'https:' ? httpsRequest : httpRequest;
  const base = pathname === '/' ? '/api' : pathname.replace(/\/$/, '');
  const place = { protocol, hostname: hostname.replace(/^\[|\]$/g, ''), port, servername: hostname };

  /** Forwards to a path below the API's base, with its query. */
  return (request, response, pathAndQuery) => {
    if (!methods.includes(request.method)) {
      refuse(response, 405, 'This method is not allowed.', { allow: methods.join(', ') });
      return;
    }
    if (!/^chunked$/i.test(request.headers['transfer-encoding'] ?? 'chunked')) {
      refuse(response, 501, 'The body has an encoding that is not known.');
      return;
    }
    if (Number(request.headers['content-length'] ?? 0) > bodyLimit) {
      refuseBody(request, response, bodyLimit);
      return;
    }
    const headers = { ...received(request.headers), ...clientHeaders(request), 'x-request-id': response.requestId };
    if (host) headers.host = host;
    const hasBody = 'content-length' in request.headers || 'transfer-encoding' in request.headers;
    if (hasBody && !('content-length' in request.headers)) headers['transfer-encoding'] = 'chunked';
    const upstream = call({ ...place, method: request.method, path: base + pathAndQuery, headers }, (reply) => {
      if (reply.statusCode < 200 || reply.statusCode > 599) {
        end(unreachable);
        return;
      }
      const own = { ...forwarded(reply.headers), 'cache-control': 'no-store' };
      // The portal's security headers hold for what the API returns as well.
      for (const name of Object.keys(apiHeaders)) delete own[name];
      // What the API runs on concerns nobody.
      for (const name of ['x-request-id', 'server', 'x-powered-by']) delete own[name];
      response.writeHead(reply.statusCode, own);
      reply.pipe(response);
      reply.once('error', () => response.destroy());
    });
    let ended = false;
    const end = (respond) => {
      if (ended) return;
      ended = true;
      request.unpipe(upstream);
      upstream.destroy();
      respond();
    };
    const unreachable = () => {
      request.resume();
      refuse(response, 502, 'The API does not respond.');
    };
    upstream.setTimeout(timeout, () => end(() => refuse(response, 504, 'The API did not respond in time.')));
    upstream.once('error', () => end(unreachable));
    // No call asks for another protocol.
    upstream.once('upgrade', () => end(unreachable));
    // A page that is left aborts its calls: the API need not finish them.
    response.once('close', () => end(() => {}));
    if (!hasBody) {
      upstream.end();
      return;
    }
    let size = 0;
    request.on('data', (part) => {
      size += part.length;
      if (size > bodyLimit) end(() => refuseBody(request, response, bodyLimit));
    });
    request.pipe(upstream);
  };
}
