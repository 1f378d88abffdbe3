import { once } from 'node:events';
import { createServer, request as httpRequest, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { still } from '../testing/testCalls.ts';
import type { ConsoleFiles } from './consoleFiles.ts';
import { createHttpServer, type HttpServerOptions } from './httpServer.ts';

const started: ReturnType<typeof createHttpServer>[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const server of started.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function serve(options: HttpServerOptions = {}) {
  const simulator = still();
  const server = createHttpServer(simulator, options);
  started.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { simulator, server, port, base: `http://127.0.0.1:${port}` };
}

interface Sent {
  readonly method?: string;
  readonly path?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string | Buffer;
}

/** Sends a request with any headers, also those that `fetch` sets itself. */
const send = (port: number, { method = 'GET', path = '/__simulator/state', headers = {}, body }: Sent) =>
  new Promise<{ status: number; text: string; headers: NodeJS.Dict<string | string[]> }>((resolve, reject) => {
    const sent = httpRequest({ port, host: '127.0.0.1', method, path, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part) => {
        text += part;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text, headers: response.headers }));
    });
    sent.on('error', reject);
    sent.end(body);
  });

const json = { 'Content-Type': 'application/json' };
const clock = { method: 'POST', path: '/__simulator/clock', body: '{"advance_seconds":60}' };

test('control calls of the same origin, and of a client without one, are taken', async () => {
  const { port, base } = await serve();
  expect((await send(port, {})).status).toBe(200);
  expect((await send(port, { headers: { Origin: base, 'Sec-Fetch-Site': 'same-origin' } })).status).toBe(200);
  expect((await send(port, { ...clock, headers: { ...json, Origin: base } })).status).toBe(200);
  const named = { Host: `localhost:${port}`, Origin: `http://localhost:${port}` };
  expect((await send(port, { headers: named })).status).toBe(200);
  expect((await send(port, { headers: { Host: `[::1]:${port}` } })).status).toBe(200);
});

test.each<[what: string, headers: Record<string, string>, status: number]>([
  ['of a page of another origin', { Origin: 'https://example.com' }, 403],
  ['of a page on another port', { Origin: 'http://127.0.0.1:1' }, 403],
  ['of a page without an origin', { Origin: 'null' }, 403],
  ["of another page's image", { 'Sec-Fetch-Site': 'cross-site' }, 403],
  ['to another name of this machine', { Host: 'rebound.example' }, 403],
  ['to another name, of its page', { Host: 'rebound.example', Origin: 'http://rebound.example' }, 403],
  ['to a name that only begins like this machine', { Host: '127.0.0.1.example' }, 403],
])('a control call %s is refused and changes nothing', async (_, headers, status) => {
  const { port, simulator } = await serve();
  const before = simulator.state();
  expect((await send(port, { headers })).status).toBe(status);
  expect((await send(port, { ...clock, headers: { ...json, ...headers } })).status).toBe(status);
  expect((await send(port, { path: '/__simulator/captcha', headers })).status).toBe(status);
  expect(simulator.state()).toEqual(before);
});

test('an address that names another host is a call to that host', async () => {
  const { port } = await serve();
  const elsewhere = 'http://example.com/__simulator/state';
  expect((await send(port, { path: elsewhere, headers: { Origin: 'http://example.com' } })).status).toBe(403);
});

test('an address that cannot be read is refused', async () => {
  const { port } = await serve();
  const reply = await send(port, { headers: { Host: 'a b' } });
  expect([reply.status, JSON.parse(reply.text)]).toEqual([400, { detail: expect.any(String) }]);
});

test.each([
  ['text/plain;charset=UTF-8'],
  ['application/x-www-form-urlencoded'],
  ['multipart/form-data; boundary=x'],
  [''],
])('a body of type "%s" is refused', async (type) => {
  const { port, simulator } = await serve();
  const before = simulator.state();
  const reply = await send(port, {
    ...clock,
    headers: { 'Accept-Language': 'en', ...(type && { 'Content-Type': type }) },
  });
  expect(reply.status).toBe(415);
  expect(JSON.parse(reply.text)).toEqual({ detail: 'The body of the request must have the type application/json.' });
  expect(simulator.state()).toEqual(before);
});

test('a body of more than 5 MB is refused, to control calls and to the API', async () => {
  const { port } = await serve();
  const body = Buffer.alloc(10 * 1024 * 1024, ' ');
  for (const path of ['/__simulator/snapshot', '/api/auth/login/']) {
    const reply = await send(port, { method: 'PUT', path, headers: { ...json, 'Accept-Language': 'en' }, body });
    expect([reply.status, JSON.parse(reply.text)]).toEqual([
      413,
      { detail: 'The body of the request is larger than 5 MB.' },
    ]);
  }
  expect((await send(port, { ...clock, headers: json, body: clock.body.padEnd(5 * 1024 * 1024) })).status).toBe(200);
});

test('with a token any host is served, and control calls need it', async () => {
  const { port } = await serve({ token: 'a long token' });
  const Host = 'simulator.example';
  const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;
  const refused = await send(port, { headers: { Host } });
  expect([refused.status, refused.headers['www-authenticate']]).toEqual([
    401,
    'Basic realm="Simulator", charset="UTF-8"',
  ]);
  expect((await send(port, { headers: { Host, Authorization: basic('any:a wrong token') } })).status).toBe(401);
  expect((await send(port, { headers: { Host, Authorization: basic('any:a long token') } })).status).toBe(200);
  const other = { Host, Authorization: basic(':a long token'), Origin: 'https://example.com' };
  expect((await send(port, { headers: other })).status).toBe(403);
  // The API has its own tokens.
  const login = { method: 'POST', path: '/api/auth/login/', headers: { Host, ...json } };
  expect((await send(port, { ...login, body: '{"username":"park","password":"demo-1234"}' })).status).toBe(200);
});

test('a token without spaces may be sent as a bearer', async () => {
  const { port } = await serve({ token: 'a-long-token' });
  expect((await send(port, { headers: { Authorization: 'Bearer a-long-token' } })).status).toBe(200);
  expect((await send(port, { headers: { Authorization: 'Bearer a-long-tokens' } })).status).toBe(401);
});

/**
 * Lifts the limits on requests; the returned function sets them again. The server compares them with the time that has
 * passed: while the machine does not run this process, a client that sends its request at once would exceed them too.
 */
function liftRequestLimits(server: Server) {
  const { headersTimeout, requestTimeout } = server;
  Object.assign(server, { headersTimeout: 0, requestTimeout: 0 });
  return () => Object.assign(server, { headersTimeout, requestTimeout });
}

test('slow and broken clients are disconnected, and hold up nobody meanwhile', async () => {
  const { server, port } = await serve({ patience: 200 });
  let setLimits = liftRequestLimits(server);
  const half = async (text: string) => {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(text);
    socket.on('error', () => undefined);
    socket.resume();
    return socket;
  };
  const slow = [
    await half('GET /__simulator/state HTTP/1.1\r\nHost: 127.0.0.1\r\n'),
    await half('POST /__simulator/clock HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{"adv'),
  ];
  (await half('PUT /__simulator/snapshot HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9\r\n\r\n{')).destroy();
  const nonsense = await half('not HTTP at all\r\n\r\n');
  expect((await send(port, {})).status).toBe(200);
  expect(slow.map(({ closed }) => closed)).toEqual([false, false]);
  setLimits();
  await Promise.all([...slow, nonsense].map((socket) => socket.closed || once(socket, 'close')));
  setLimits = liftRequestLimits(server);
  expect((await send(port, {})).status).toBe(200);
  setLimits();
});

test('a client that does not read its response is disconnected, and holds up nobody meanwhile', async () => {
  // The patience is that of the second client's response too: the large one holds up this thread.
  const { simulator, server, port } = await serve({ patience: 2000 });
  liftRequestLimits(server);
  const { handle } = simulator;
  // More than the system takes on its own for a client that does not read.
  const large = new Uint8Array(64 * 1024 * 1024);
  simulator.handle = async (request) => (request.url.endsWith('/large') ? new Response(large) : handle(request));
  const connected = once(server, 'connection');
  const lazy = connect(port, '127.0.0.1');
  lazy.on('error', () => undefined);
  lazy.pause();
  lazy.write('GET /large HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n');
  const [taken]: Socket[] = await connected;
  const closed = new Promise((resolve) => taken?.once('close', resolve));
  expect((await send(port, {})).status).toBe(200);
  await closed;
  lazy.destroy();
});

test('a response that a fault truncates breaks off in its middle, and a network fault breaks the connection', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { simulator, base } = await serve();
  const headers = { Authorization: `Token ${simulator.signIn('operator')}` };
  const whole = await (await fetch(`${base}/api/common/usluge/`, { headers })).arrayBuffer();
  simulator.faults.set([{ kind: 'truncated', times: 1 }, { kind: 'network' }]);
  const reader = (await fetch(`${base}/api/common/usluge/`, { headers })).body?.getReader();
  const part = await reader?.read();
  expect(part?.value).toEqual(new Uint8Array(whole, 0, Math.floor(whole.byteLength / 2)));
  await expect(reader?.read()).rejects.toThrow();
  await expect(fetch(`${base}/api/common/usluge/`, { headers })).rejects.toThrow();
});

/** Reads server-sent events until as many have come. */
async function events(response: Response, count: number) {
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  const decoder = new TextDecoder();
  let text = '';
  const found = () => [...text.matchAll(/^data: (.*)$/gm)].map(([, data = '']) => JSON.parse(data));
  while (found().length < count) {
    const { value, done } = await reader.read();
    if (done) break;
    text += decoder.decode(value, { stream: true });
  }
  void reader.cancel();
  return found();
}

test('changes are pushed to all that listen', async () => {
  const { simulator, base } = await serve();
  const [one, other] = await Promise.all([fetch(`${base}/__simulator/events`), fetch(`${base}/__simulator/events`)]);
  expect(one.headers.get('content-type')).toBe('text/event-stream');
  simulator.signIn('provider');
  simulator.signIn('park');
  expect(await events(one, 1)).toEqual([{ version: 2, changed: ['token'] }]);
  await fetch(`${base}/__simulator/clock`, { ...clock, headers: json });
  expect(await events(other, 2)).toEqual([
    { version: 2, changed: ['token'] },
    { version: 3, changed: ['clock'] },
  ]);
});

test('a decision is pushed at once when it is acknowledged', async () => {
  const { simulator, base } = await serve();
  await fetch(`${base}/__simulator/reset`, {
    method: 'POST',
    headers: json,
    body: '{"scenario":"requests-of-each-kind"}',
  });
  const listening = await fetch(`${base}/__simulator/events`);
  const { requests } = await (await fetch(`${base}/__simulator/requests?status=pending`)).json();
  const { id } = requests.find(({ outdated }: { outdated: boolean }) => !outdated);
  // No time passes for the server: what it puts off to a timer does not come.
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] });
  expect((await fetch(`${base}/__simulator/requests/${id}/approve`, { method: 'POST' })).status).toBe(200);
  const [{ changed, version }] = await events(listening, 1);
  expect(changed).toContain('changeRequest');
  expect(version).toBe(simulator.state().version);
});

test('a listener that leaves is forgotten', async () => {
  const { simulator, base } = await serve();
  const { subscribe } = simulator;
  let stopped = () => {};
  const forgotten = new Promise<void>((resolve) => {
    stopped = resolve;
  });
  simulator.subscribe = (listener) => {
    const stop = subscribe(listener);
    return () => {
      stopped();
      return stop();
    };
  };
  const left = new AbortController();
  await fetch(`${base}/__simulator/events`, { signal: left.signal });
  left.abort();
  await forgotten;
});

test('a response waits until its change is kept, and says when it could not be', async () => {
  let keep = () => {};
  let ask = () => {};
  const asked = new Promise<void>((resolve) => {
    ask = resolve;
  });
  const whenSaved = () =>
    new Promise<void>((resolve) => {
      keep = resolve;
      ask();
    });
  const { port } = await serve({ whenSaved });
  let isThere = false;
  const reply = send(port, { ...clock, headers: json }).then((response) => {
    isThere = true;
    return response;
  });
  await asked;
  expect(isThere).toBe(false);
  keep();
  expect((await reply).status).toBe(200);

  const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
  const full = await serve({ whenSaved: () => Promise.reject(new Error('The disk is full')) });
  expect((await send(full.port, { ...clock, headers: json })).status).toBe(500);
  expect(reported).toHaveBeenCalled();
});

test('the API documents are a page to read', async () => {
  const { port } = await serve();
  const { status, text, headers } = await send(port, { path: '/__simulator/docs' });
  expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(text).toContain('<code>GET /parking/provider-list/</code>');
  expect(text).toContain('id="api-ParkingProviders"');
  expect(text).toContain('<code>POST /requests/{id}/approve/</code>');
  expect(text).toContain('id="control-SimulatorState"');
  expect((await send(port, { path: '/__simulator/docs', headers: { Host: 'rebound.example' } })).status).toBe(403);
});

test('the console is served at the address that is printed, with its files, and needs the token where there is one', async () => {
  const consoleFiles: ConsoleFiles = async (path) =>
    ({
      '': { bytes: new TextEncoder().encode('<!doctype html>'), type: 'text/html; charset=utf-8' },
      'assets/a-1.js': { bytes: new TextEncoder().encode('1'), type: 'text/javascript' },
    })[path];
  const { port } = await serve({ consoleFiles });
  for (const path of ['/__simulator/', '/__simulator', '/__simulator/?part=log']) {
    const { status, text, headers } = await send(port, { path });
    expect([status, text, headers['content-type']]).toEqual([200, '<!doctype html>', 'text/html; charset=utf-8']);
  }
  expect((await send(port, { path: '/__simulator/assets/a-1.js' })).text).toBe('1');
  expect((await send(port, { path: '/__simulator/assets/b.js' })).status).toBe(404);
  expect((await send(port, { path: '/__simulator/assets/..%2f..%2fpackage.json' })).status).toBe(404);
  expect((await send(port, { path: '/__simulator/', headers: { Host: 'portal.example.hr' } })).status).toBe(403);
  const guarded = await serve({ consoleFiles, token: 'rehearsal in May' });
  expect((await send(guarded.port, { path: '/__simulator/' })).status).toBe(401);
});

/** A server of the portal: it responds with what it was asked for. */
async function servePortal() {
  const server = createServer((incoming, outgoing) => {
    outgoing.writeHead(200, { 'Content-Type': 'text/html', 'Content-Security-Policy': "default-src 'self'" });
    outgoing.end(`${incoming.method} ${incoming.url} of ${incoming.headers.host}`);
  });
  started.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/portal/`);
}

test("the portal whose address is known is at the console's origin, with its own headers", async () => {
  const portal = await servePortal();
  const { port, base } = await serve({ portal });
  const page = await send(port, { path: '/portal/parking?x=1', headers: { Accept: 'text/html' } });
  expect([page.status, page.text]).toEqual([200, `GET /portal/parking?x=1 of ${portal.host}`]);
  expect(page.headers['content-security-policy']).toBe("default-src 'self'");
  expect(await (await fetch(`${base}/__simulator/portal`)).json()).toEqual({ path: '/portal/' });
  // The API and the control calls are the simulator's.
  expect((await send(port, { path: '/api/common/usluge/' })).status).toBe(401);
  expect((await send(port, {})).status).toBe(200);

  started.find((server) => (server.address() as AddressInfo)?.port === Number(portal.port))?.close();
  const gone = await send(port, { path: '/portal/' });
  expect([gone.status, gone.text]).toEqual([502, `The portal at ${portal.origin} does not respond. Is it started?\n`]);
});

test('without its address the simulator serves no portal, and the console learns that', async () => {
  const { port, base } = await serve();
  expect(await (await fetch(`${base}/__simulator/portal`)).json()).toEqual({ path: null });
  expect((await send(port, { path: '/parking' })).status).toBe(404);
});

test('the page that signs in to the portal is not for links of other pages, nor for those without the token', async () => {
  const { port, base } = await serve();
  const path = '/__simulator/portal/open/?person=operator&path=%2Fparking';
  const own = await send(port, { path, headers: { 'Sec-Fetch-Site': 'same-origin' } });
  expect([own.status, own.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(own.text).not.toContain('operator');
  for (const site of ['cross-site', 'same-site']) {
    expect((await send(port, { path, headers: { 'Sec-Fetch-Site': site, Origin: base } })).status).toBe(403);
  }
  expect((await send(port, { path, headers: { Host: 'rebound.example' } })).status).toBe(403);
  const guarded = await serve({ token: 'rehearsal in May' });
  expect((await send(guarded.port, { path })).status).toBe(401);
});
