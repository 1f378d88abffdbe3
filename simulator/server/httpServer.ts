import { createHash, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { getRequestListener, type HttpBindings, RequestError } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono, type HonoRequest, type MiddlewareHandler } from 'hono';
import type { StatusCode } from 'hono/utils/http-status';
import { detail } from '../calls/httpError.ts';
import { largestBody, refuseOtherPages, tooLarge } from '../control/access.ts';
import { errorResponse, jsonResponse } from '../handlers/dispatch.ts';
import type { Simulator } from '../simulator.ts';
import { languageOf, textsOf } from '../texts/texts.ts';
import type { ConsoleFiles } from './consoleFiles.ts';
import { forwardToPortal } from './portalProxy.ts';

/** How a simulator is served. */
export interface HttpServerOptions {
  /**
   * The token that control calls need; undefined: none, and they are taken from loopback addresses only (behaviour
   * 23.5).
   */
  readonly token?: string | undefined;
  /** Resolves when all changes so far are kept; a response waits for it (behaviour 23.10). Default: nothing is kept. */
  readonly whenSaved?: () => Promise<void>;
  /** The files of the console, at `/__simulator/` (behaviour 23.23); undefined: it is not served. */
  readonly consoleFiles?: ConsoleFiles;
  /**
   * Where the portal is served, which is then at this server's origin too, for the console (behaviour 23.28); undefined:
   * it is not known.
   */
  readonly portal?: URL | undefined;
  /** The time in milliseconds in which a client sends a request, and takes more of its response; default: 30 s. */
  readonly patience?: number;
}

const html = { 'Content-Type': 'text/html; charset=utf-8' };

interface Env {
  readonly Bindings: HttpBindings;
}

const isLoopback = (hostname: string) =>
  hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname);

/** Whether a path is served by the simulator itself and not by the portal's server. */
const isOwn = (path: string) => /^\/(api|__simulator)(\/|$)/.test(path);

/** The page that signs a user in to the portal and opens it; read when it is asked for. */
const openPortal = () => readFileSync(new URL('openPortal.html', import.meta.url), 'utf8');

/** Compares two texts in a time that does not depend on where they differ. */
function isSame(a: string, b: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(a), hash(b));
}

/** The token of `Authorization: Bearer <token>`, or the password of `Basic`, which browsers ask for. */
function givenToken(authorization: string): string {
  const [scheme = '', value = ''] = authorization.split(/\s+/);
  if (/^bearer$/i.test(scheme)) return value;
  if (!/^basic$/i.test(scheme)) return '';
  return Buffer.from(value, 'base64')
    .toString('utf8')
    .replace(/^[^:]*:/, '');
}

/** Refuses a control call without the token, or one that was sent to another name than this machine's. */
const refuseOthers =
  (token: string | undefined): MiddlewareHandler =>
  (c, next) => {
    if (token === undefined) {
      if (!isLoopback(new URL(c.req.url).hostname)) throw detail(403, 'otherHost');
    } else if (!isSame(givenToken(c.req.header('Authorization') ?? ''), token)) {
      throw detail(401, 'tokenNeeded', { 'WWW-Authenticate': 'Basic realm="Simulator", charset="UTF-8"' });
    }
    return next();
  };

/** Disconnects a client that takes no more of its response for `patience` milliseconds; one of events may wait. */
const limitWaiting =
  (patience: number): MiddlewareHandler<Env> =>
  async (c, next) => {
    const { incoming, outgoing } = c.env;
    outgoing.on('finish', () => outgoing.setTimeout(0));
    await next();
    const isEvents = c.res.headers.get('Content-Type') === 'text/event-stream';
    outgoing.setTimeout(isEvents ? 0 : patience, () => incoming.socket.destroy());
  };

/**
 * The body of a request; 413 when it is too large. What exceeds the limit is read and dropped, because a client that is
 * still sending would not see the error.
 */
async function bodyOf({ body }: Request): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size <= largestBody) chunks.push(chunk);
    else chunks.length = 0;
  }
  if (size > largestBody) throw tooLarge();
  return new Uint8Array(Buffer.concat(chunks));
}

/** The request with its whole body: a client that leaves while it sends changes nothing. */
async function wholeRequest({ raw, method }: HonoRequest): Promise<Request> {
  const body = method === 'GET' || method === 'HEAD' ? null : await bodyOf(raw);
  return new Request(raw.url, { method, headers: raw.headers, body, signal: raw.signal });
}

/** The response for what was thrown; a request that cannot be read, such as one with a broken address, is a 400. */
const errorFor = (error: unknown, language: string | null) =>
  errorResponse(
    error instanceof RequestError || error instanceof TypeError ? detail(400, 'badRequest') : error,
    textsOf(languageOf(language)),
  );

/** The simulator, its console, its documents and the portal as an application of Hono. */
function appOf(
  simulator: Simulator,
  { token, whenSaved, consoleFiles, portal, patience }: HttpServerOptions & { readonly patience: number },
) {
  const app = new Hono<Env>({ strict: false });

  if (portal) {
    const forward = forwardToPortal(portal, patience);
    app.all('*', (c, next) => (isOwn(c.req.path) ? next() : forward(c.req)));
  }
  app.use(limitWaiting(patience));
  app.use('/__simulator/*', refuseOthers(token));

  app.get('/__simulator/docs', async (c) => {
    // Loaded when it is asked for: React's renderer would delay the start.
    const { apiPage } = await import('../apiReference/apiPage.ts');
    return c.body(apiPage(), 200, html);
  });

  // A page of another origin cannot sign anybody in.
  app.get('/__simulator/portal/*', (c, next) => {
    refuseOtherPages(c.req.raw);
    return next();
  });
  app.get('/__simulator/portal', () => jsonResponse({ path: portal?.pathname ?? null }));
  app.get('/__simulator/portal/open', (c) => {
    const policy = "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; connect-src 'self'";
    const headers = { 'Cache-Control': 'no-store', 'Content-Security-Policy': `${policy}; frame-ancestors 'none'` };
    return c.body(openPortal(), 200, { ...html, ...headers });
  });

  app.on('GET', ['/__simulator', '/__simulator/assets/:file{[\\w.-]+}'], async (c, next) => {
    const { file } = c.req.param() as { readonly file?: string };
    const found = await consoleFiles?.(file === undefined ? '' : `assets/${file}`);
    return found ? c.body(found.bytes, 200, { 'Content-Type': found.type }) : next();
  });

  app.all('*', async (c) => {
    const response = await simulator.handle(await wholeRequest(c.req));
    await whenSaved?.();
    if (!response) return c.notFound();
    if (response.type === 'error') {
      // A fault of the network: the connection breaks without a response.
      c.env.incoming.socket.destroy();
      return RESPONSE_ALREADY_SENT;
    }
    // As a stream, whose parts are sent as they come: one that breaks off breaks the connection in its middle.
    return c.newResponse(response.body, response.status as StatusCode, Object.fromEntries(response.headers));
  });

  app.notFound((c) => c.json({ detail: 'Only /api/ and /__simulator/ are served here.' }, 404));
  app.onError((error, c) =>
    // The client left before its request ended.
    c.req.raw.signal.aborted ? RESPONSE_ALREADY_SENT : errorFor(error, c.req.header('Accept-Language') ?? null),
  );
  return app;
}

/**
 * Serves a simulator over HTTP. A client that sends its request or takes its response too slowly is disconnected, and
 * holds up no other.
 */
export function createHttpServer(
  simulator: Simulator,
  { patience = 30_000, ...options }: HttpServerOptions = {},
): Server {
  const app = appOf(simulator, { patience, ...options });
  return createServer(
    { headersTimeout: patience, requestTimeout: patience, connectionsCheckingInterval: Math.ceil(patience / 10) },
    getRequestListener(app.fetch, { hostname: 'localhost', errorHandler: (error) => errorFor(error, null) }),
  );
}
