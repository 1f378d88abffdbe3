import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a request changes something: the GET that mails statistics does, so that another site must not cause it. */
const isUnsafe = (method: string, url: string) =>
  !safe.has(method) || /^\/api\/paydo-statistika\/\?.*\b(recipient|primatelj)=/.test(url);

const cookiesOf = ({ headers: { cookie = '' } }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(cookie.split(/;\s*/).map((pair) => pair.split('=') as [string, string]));

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

const refuse = (response: ServerResponse, status: number, detail: string) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ detail }));

/**
 * The simulator's API as a deployment in session mode has it (behaviour 21.9): login responds with `{}` and sets the
 * cookies of a session, a request with them is signed in, and an unsafe call needs the CSRF cookie's value in
 * `X-CSRFToken`, as does the GET that mails statistics. A token in a header is refused, so that a portal that still sends one fails.
 */
export async function startSessionApi(simulator: string) {
  const tokens = new Map<string, string>();

  async function respond(request: IncomingMessage, response: ServerResponse) {
    const { method = 'GET', url = '/', headers } = request;
    const { sessionid = '', csrftoken } = cookiesOf(request);
    const token = tokens.get(sessionid);
    const body = await bodyOf(request);
    if (headers.authorization) return refuse(response, 400, 'Session mode takes no token.');
    if (token && isUnsafe(method, url) && (!csrftoken || headers['x-csrftoken'] !== csrftoken))
      return refuse(response, 403, 'CSRF token missing or incorrect.');
    const passed = await fetch(simulator + url, {
      method,
      headers: {
        'accept-language': headers['accept-language'] ?? 'hr',
        ...(headers['content-type'] ? { 'content-type': headers['content-type'] } : {}),
        ...(token ? { authorization: `Token ${token}` } : {}),
      },
      ...(body.length > 0 ? { body: new Uint8Array(body) } : {}),
    });
    const bytes = Buffer.from(await passed.arrayBuffer());
    const type = {
      'content-type': passed.headers.get('content-type') ?? 'application/json',
      date: passed.headers.get('date') ?? '',
    };
    if (url === '/api/auth/login/' && passed.ok) {
      const session = randomUUID();
      tokens.set(session, (JSON.parse(bytes.toString()) as { token: string }).token);
      const cookies = [`sessionid=${session}; Path=/; HttpOnly; SameSite=Lax`, `csrftoken=${randomUUID()}; Path=/`];
      return response.writeHead(200, { ...type, 'set-cookie': cookies }).end('{}');
    }
    if (url === '/api/auth/logout/' && passed.ok) tokens.delete(sessionid);
    return response.writeHead(passed.status, passed.status === 204 ? { date: type.date } : type).end(bytes);
  }

  const server = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => refuse(response, 502, String(error)));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(closed));
    },
  };
}
