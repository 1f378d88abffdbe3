import { AsyncLocalStorage } from 'node:async_hooks';
import { Agent as HttpAgent, STATUS_CODES } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { finished } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import httpProxy from '@fastify/http-proxy';
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

/** Headers of a response that are the portal's own, or that name what the API runs on. */
const replaced = [...Object.keys(apiHeaders), 'cache-control', 'x-request-id', 'server', 'x-powered-by'];

/** The methods that the API may be called with. TRACE would return cookies as text; those of WebDAV have no use here. */
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** How long the rest of a refused body is read, in milliseconds, so that the client comes to read the response. */
const lingering = 5000;

const without = (headers, isLeftOut) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !isLeftOut(name)));

/**
 * The headers that the API receives. WSGI and CGI read an underscore as a hyphen, so that a name with one could replace a
 * header that is written here; nginx leaves such headers out as well. The body of a GET is not forwarded, so its length
 * is not either. What a proxy in front says about the client is kept, and extended.
 */
function requestHeaders({ id, method, headers: given, raw }, headers, apiHost) {
  const hasNoBody = method === 'GET' || method === 'HEAD';
  const chain = [given['x-forwarded-for'], raw.socket.remoteAddress?.replace(/^::ffff:/, '')];
  return {
    ...without(
      headers,
      (name) =>
        ofTheConnection.includes(name) ||
        misleading.includes(name) ||
        name.includes('_') ||
        (hasNoBody && name === 'content-length'),
    ),
    host: apiHost ?? given.host ?? '',
    'x-forwarded-for': chain.filter(Boolean).join(', '),
    'x-forwarded-host': given['x-forwarded-host'] ?? given.host ?? '',
    'x-forwarded-proto': given['x-forwarded-proto'] ?? 'http',
    'x-request-id': id,
  };
}

/** The headers of the API's response that reach the browser. */
function responseHeaders(headers) {
  const named = String(headers.connection ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase());
  return without(headers, (name) => ofTheConnection.includes(name) || named.includes(name) || replaced.includes(name));
}

/**
 * Responds with an error of the proxy's own: `{"gateway": …}`. Its English text is for the operator; the portal has words
 * of its own for the status, in the user's language, as it has no `detail` of the API.
 */
function refuse(reply, status, gateway) {
  if (reply.raw.headersSent || reply.raw.destroyed) {
    reply.raw.destroy();
    return reply;
  }
  for (const name of Object.keys(reply.getHeaders())) if (name.startsWith('content-')) reply.removeHeader(name);
  return reply
    .code(status)
    .headers({ ...apiHeaders, 'cache-control': 'no-store' })
    .send({ gateway });
}

const unreachable = (reply) => refuse(reply, 502, 'The API does not respond.');

/**
 * The calls of the API: a connection for each, as one that is kept may be closed by the API just when a call is sent. It
 * ends with the response of the browser, because a page that is left aborts its calls; and where it ends before there is
 * a response, `onEnd` is called.
 */
function callsOf(protocol, onEnd) {
  const replies = new AsyncLocalStorage();
  class CallAgent extends (protocol === 'https:' ? HttpsAgent : HttpAgent) {
    createConnection(...options) {
      const connection = super.createConnection(...options);
      const reply = replies.getStore();
      reply.raw.once('close', () => connection.destroy());
      connection.once('close', () => onEnd(reply));
      return connection;
    }
  }
  return { agents: { [protocol]: new CallAgent() }, run: (reply, call) => replies.run(reply, call) };
}

/**
 * Forwards the calls below the prefix to the API, and returns its responses. Every call goes to `api`, whatever its
 * request line says: only a path and a query are taken from it. An API that cannot be reached is a 502, one that does not
 * respond in time a 504, as with nginx.
 *
 * @param {import('fastify').FastifyInstance} app
 * @param {{ api?: string, apiHost?: string, timeout: number, bodyLimit: number }} options - `api`: its origin, such as
 * `http://127.0.0.1:4010`, or an address with its base path; `/api` is the default path. `apiHost`: the `Host` that it
 * receives, by default that of the request. `timeout`: milliseconds without a byte from the API. `bodyLimit`: bytes of a
 * request's body.
 */
export async function apiProxy(app, { api, apiHost, timeout, bodyLimit }) {
  app.addHook('onRequest', (request, reply, done) => {
    reply.removeHeader('reporting-endpoints').headers({ ...apiHeaders, 'cache-control': 'no-store' });
    if (request.address.isAmbiguous) refuse(reply, 400, 'The address is ambiguous.');
    else if (!/^chunked$/i.test(request.headers['transfer-encoding'] ?? 'chunked'))
      refuse(reply, 501, 'The body has an encoding that is not known.');
    else done();
  });
  app.setNotFoundHandler((_request, reply) =>
    refuse(reply.header('allow', methods.join(', ')), 405, 'This method is not allowed.'),
  );
  app.setErrorHandler(async (error, request, reply) => {
    // Only the connection to the API has errors without a status.
    if (!error.statusCode) return unreachable(reply);
    if (error.statusCode !== 413) return refuse(reply, error.statusCode, STATUS_CODES[error.statusCode] ?? 'Error');
    request.raw.resume();
    await Promise.race([finished(request.raw).catch(() => {}), wait(lingering, undefined, { ref: false })]);
    return refuse(reply, 413, `The request is larger than ${Math.floor(bodyLimit / 1024 ** 2)} MB.`);
  });
  if (!api) {
    app.all('/*', (_request, reply) => refuse(reply, 502, 'No API is set: start with --api ORIGIN.'));
    return;
  }
  const { protocol, hostname, pathname } = new URL(api);
  const calls = callsOf(protocol, (reply) => reply.hasResponse || reply.raw.headersSent || unreachable(reply));
  app.decorateReply('hasResponse', false);
  // A body is read whole: what is larger than the limit does not reach the API, not in part either.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) => done(null, body));
  await app.register(httpProxy, {
    upstream: api,
    rewritePrefix: pathname === '/' ? '/api' : pathname.replace(/\/$/, ''),
    // `/api` is `/api/`.
    preRewrite: (url, _params, prefix) => (url[prefix.length] === '/' ? url : url.replace(prefix, `${prefix}/`)),
    httpMethods: methods,
    proxyPayloads: false,
    internalRewriteLocationHeader: false,
    retryMethods: [],
    http: {
      agents: calls.agents,
      // The certificate must be that of the API's own name, whatever `Host` the calls carry.
      requestOptions: {
        timeout,
        hostname: hostname.replace(/^\[|\]$/g, ''),
        servername: hostname,
        rejectUnauthorized: true,
      },
    },
    handler: (request, reply, path, options) =>
      calls.run(reply, () =>
        reply.from(
          path,
          request.body
            ? {
                ...options,
                body: request.body,
                contentType: request.headers['content-type'] ?? 'application/octet-stream',
              }
            : options,
        ),
      ),
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => requestHeaders(request, headers, apiHost),
      rewriteHeaders: responseHeaders,
      onResponse: (_request, reply, { stream }) => {
        reply.hasResponse = true;
        // It was refused because of its status.
        if (reply.sent) stream.destroy();
        else reply.send(stream);
      },
      onError: (reply, { error }) =>
        error.statusCode === 504 ? refuse(reply, 504, 'The API did not respond in time.') : unreachable(reply),
    },
  });
}
