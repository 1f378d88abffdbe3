import { createHash, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import type { ConsoleFiles } from './consoleFiles.ts';
import { largestBody, refuseOtherPages, tooLarge } from './control/access.ts';
import { jsonResponse, refusalResponse } from './handlers/dispatch.ts';
import { forwardToPortal } from './portalProxy.ts';
import { detail } from './refusal.ts';
import type { Simulator } from './simulator.ts';
import { languageOf, textsOf } from './texts.ts';

/** How a simulator is served. */
export interface HttpServerOptions {
  /**
   * The token that control calls need; undefined: none, and they are taken from loopback addresses only (behaviour
   * 23.5).
   */
  readonly token?: string | undefined;
  /** Resolves when all changes so far are kept; a response waits for it (behaviour 23.10). Default: nothing is kept. */
  readonly untilKept?: () => Promise<void>;
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

/**
 * The body of a request; undefined when it is too large. What exceeds the limit is read and dropped, because a client
 * that is still sending would not see the refusal.
 */
async function bodyOf(incoming: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= largestBody) chunks.push(chunk);
    else chunks.length = 0;
  }
  return size > largestBody ? undefined : new Uint8Array(Buffer.concat(chunks));
}

function headersOf(incoming: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return headers;
}

/** The address that a client asked for. A request for a whole address, as to a proxy, counts as one for its path. */
function urlOf(incoming: IncomingMessage): URL {
  const { pathname, search } = new URL(incoming.url ?? '/', 'http://localhost');
  const url = new URL(`http://${incoming.headers.host || 'localhost'}`);
  url.pathname = pathname;
  url.search = search;
  return url;
}

const isLoopback = (hostname: string) =>
  hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname);

/** The path of a file of the console, empty for its page; undefined for any other path. */
const consolePathOf = (path: string) =>
  /^\/__simulator\/?$/.test(path) ? '' : /^\/__simulator\/(assets\/[\w.-]+)$/.exec(path)?.[1];

const isControl = (path: string) => /^\/__simulator(\/|$)/.test(path);

/** Whether a path is served by the simulator itself and not by the portal's server. */
const isOwn = (path: string) => /^\/(api|__simulator)(\/|$)/.test(path);

/** The path and query of a request for the portal's server; undefined for one that is the simulator's or is broken. */
function portalPathOf(incoming: IncomingMessage): string | undefined {
  try {
    const { pathname, search } = urlOf(incoming);
    return isOwn(pathname) ? undefined : pathname + search;
  } catch {
    return undefined;
  }
}

/** The page that signs a user in to the portal and opens it; read when it is asked for. */
const openPortal = () => readFileSync(new URL('openPortal.html', import.meta.url), 'utf8');

/**
 * What the console asks of the portal: GET `portal` is the path that it is served at, or null; `portal/open` is the page
 * that opens it. A page of another origin cannot sign anybody in.
 */
function portalResponse(url: URL, headers: Headers, portal: URL | undefined): Response | undefined {
  const [, name] = /^\/__simulator\/(portal|portal\/open)\/?$/.exec(url.pathname) ?? [];
  if (name === undefined) return undefined;
  refuseOtherPages(new Request(url, { headers }));
  if (name === 'portal') return jsonResponse({ path: portal?.pathname ?? null });
  const policy = "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; connect-src 'self'";
  return new Response(openPortal(), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': `${policy}; frame-ancestors 'none'`,
    },
  });
}

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
function refuseOthers(url: URL, headers: Headers, token: string | undefined): void {
  if (token === undefined) {
    if (!isLoopback(url.hostname)) throw detail(403, 'otherHost');
  } else if (!isSame(givenToken(headers.get('Authorization') ?? ''), token)) {
    throw detail(401, 'tokenNeeded', { 'WWW-Authenticate': 'Basic realm="Simulator", charset="UTF-8"' });
  }
}

async function answer(
  simulator: Simulator,
  incoming: IncomingMessage,
  signal: AbortSignal,
  { token, untilKept, consoleFiles, portal }: HttpServerOptions,
): Promise<Response | undefined> {
  const headers = headersOf(incoming);
  try {
    const url = urlOf(incoming);
    if (isControl(url.pathname)) refuseOthers(url, headers, token);
    if (incoming.method === 'GET' && /^\/__simulator\/docs\/?$/.test(url.pathname)) {
      // Loaded when it is asked for: React's renderer would delay the start.
      const { apiPage } = await import('./apiReference/apiPage.ts');
      return new Response(apiPage(), { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
    }
    const ofPortal = incoming.method === 'GET' ? portalResponse(url, headers, portal) : undefined;
    if (ofPortal) return ofPortal;
    const file = incoming.method === 'GET' ? consolePathOf(url.pathname) : undefined;
    const found = file === undefined ? undefined : await consoleFiles?.(file);
    if (found) return new Response(found.bytes, { headers: { 'Content-Type': found.type } });
    const bytes = await bodyOf(incoming);
    if (bytes === undefined) throw tooLarge();
    const method = incoming.method ?? 'GET';
    const body = method === 'GET' || method === 'HEAD' ? null : bytes;
    const response = await simulator.handle(new Request(url, { method, headers, body, signal }));
    await untilKept?.();
    return response;
  } catch (error) {
    // The client left before its request ended.
    if (signal.aborted) return undefined;
    const texts = textsOf(languageOf(headers.get('Accept-Language')));
    // A request that cannot be read, such as one with a broken address.
    return refusalResponse(error instanceof TypeError ? detail(400, 'badRequest') : error, texts);
  }
}

/** Sends a body as it comes; one that breaks off breaks the connection. */
async function sendBody({ body }: Response, outgoing: ServerResponse) {
  const reader = body?.getReader();
  try {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      const { value } = part;
      // Written before the next part is awaited, which may break the connection.
      await new Promise((done) => outgoing.write(value, done));
    }
    outgoing.end();
  } catch {
    outgoing.destroy();
  }
}

async function send(response: Response | undefined, incoming: IncomingMessage, outgoing: ServerResponse) {
  if (response === undefined) {
    outgoing.writeHead(404, { 'Content-Type': 'application/json' });
    outgoing.end('{"detail":"Only /api/ and /__simulator/ are served here."}');
  } else if (response.type === 'error') {
    // A fault of the network: the connection breaks without a response.
    incoming.socket.destroy();
  } else if (response.headers.get('Content-Type') === 'text/event-stream' && response.body) {
    outgoing.setTimeout(0);
    outgoing.writeHead(200, Object.fromEntries(response.headers));
    Readable.fromWeb(response.body as WebStream).pipe(outgoing);
  } else {
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    await sendBody(response, outgoing);
  }
}

/**
 * Serves a simulator over HTTP. A client that sends its request or takes its response too slowly is disconnected, and
 * holds up no other.
 */
export const createHttpServer = (
  simulator: Simulator,
  { patience = 30_000, ...options }: HttpServerOptions = {},
): Server => {
  const forward = options.portal && forwardToPortal(options.portal, patience);
  return createServer(
    { headersTimeout: patience, requestTimeout: patience, connectionsCheckingInterval: Math.ceil(patience / 10) },
    (incoming, outgoing) => {
      const path = forward && portalPathOf(incoming);
      if (forward && path !== undefined) return forward(incoming, outgoing, path);
      const left = new AbortController();
      outgoing.on('close', () => left.abort());
      outgoing.on('finish', () => outgoing.setTimeout(0));
      answer(simulator, incoming, left.signal, options)
        .then((response) => {
          if (left.signal.aborted) return;
          outgoing.setTimeout(patience, () => incoming.socket.destroy());
          return send(response, incoming, outgoing);
        })
        .catch((error) => {
          console.error('A response could not be sent:', error);
          incoming.socket.destroy();
        });
    },
  );
};
