import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { connect, createServer as createTcpServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { compressFolder } from '../tools/build/compress.mjs';
import { findNginx, selfSigned } from '../tools/processes/nginx.mjs';
import { contentSecurityPolicy } from './security.mjs';
import { serve } from './serve.mjs';

const script = `console.log(${JSON.stringify('a'.repeat(2000))})`;
const folder = mkdtempSync(join(tmpdir(), 'portal-dist-'));
const { openssl } = findNginx();
const script404 = '/assets/gone-00000000.js';
let server;
let api;
let seen;
/** Another server on this machine, to which no request may ever be forwarded. */
let stranger;
let strangersCalls = 0;

/** Starts a server for one test, of the same files and API unless the test says otherwise. */
async function start(options = {}) {
  const started = await serve({ dir: folder, port: 0, api: addressOf(api), ...options });
  onTestFinished(() => started.close());
  return started;
}

const addressOf = (listening) => `http://127.0.0.1:${listening.address().port}`;

/** Lets a server listen until the test has ended, and resolves with its address. */
async function listen(listening) {
  await new Promise((done) => listening.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    listening.closeAllConnections?.();
    return new Promise((done) => listening.close(done));
  });
  return addressOf(listening);
}

/** Sends bytes on a raw socket, and resolves with the whole response. */
const raw = (text, to = server) =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(to.url);
    const socket = connect(Number(port), hostname, () => socket.write(text));
    const parts = [];
    socket.on('data', (part) => parts.push(part));
    socket.on('error', reject);
    socket.on('close', () => resolve(Buffer.concat(parts).toString()));
  });
const rawGet = (target, to) =>
  raw(`GET ${target} HTTP/1.1\r\nHost: portal.example.hr\r\nConnection: close\r\n\r\n`, to);
/** Resolves with the match once a child process has written what matches. */
const said = async (child, pattern) => {
  let output = '';
  for await (const text of child.stdout.iterator({ destroyOnReturn: false })) {
    output += text;
    if (pattern.test(output)) return output.match(pattern);
  }
  throw new Error(`The process ended: ${output}`);
};
const statusOf = (response) => Number(response.split(' ')[1]);

/** Makes a request as a browser does, but decompresses nothing. */
const get = (path, headers = {}, { method = 'GET', body } = {}) =>
  new Promise((resolve, reject) => {
    const call = request(`${server.url}${path}`, { method, headers: { accept: 'text/html', ...headers } }, (reply) => {
      const parts = [];
      reply.on('data', (part) => parts.push(part));
      reply.on('end', () => resolve({ status: reply.statusCode, headers: reply.headers, body: Buffer.concat(parts) }));
    });
    call.once('error', reject);
    call.end(body);
  });

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Portal</title>');
  writeFileSync(join(folder, 'config.json'), '{}');
  writeFileSync(join(folder, 'assets/main-1a2b3c4d.js'), script);
  writeFileSync(join(folder, 'assets/main-1a2b3c4d.js.map'), '{}');
  writeFileSync(join(folder, '.vite/license.md'), 'notes');
  api = createServer((call, response) => {
    const parts = [];
    call.on('data', (part) => parts.push(part));
    call.on('end', () => {
      seen = { method: call.method, url: call.url, headers: call.headers, body: Buffer.concat(parts).toString() };
      response.writeHead(201, { 'content-type': 'application/json', 'set-cookie': ['a=1', 'b=2'] }).end('{"ok":true}');
    });
  });
  await new Promise((done) => api.listen(0, '127.0.0.1', done));
  stranger = createServer((_call, response) => {
    strangersCalls += 1;
    response.writeHead(200, { 'content-type': 'text/html' }).end('<script>alert(1)</script>');
  });
  await new Promise((done) => stranger.listen(0, '127.0.0.1', done));
  await compressFolder(folder);
  server = await serve({ dir: folder, port: 0, api: addressOf(api) });
});

afterAll(async () => {
  await server.close();
  await new Promise((done) => api.close(done));
  await new Promise((done) => stranger.close(done));
  rmSync(folder, { recursive: true });
});

describe('files', () => {
  it('sends the encoding that the browser accepts', async () => {
    const path = '/assets/main-1a2b3c4d.js';
    const br = await get(path, { 'accept-encoding': 'gzip, deflate, br' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.body).toString()).toBe(script);
    const gz = await get(path, { 'accept-encoding': 'gzip, br;q=0' });
    expect(gz.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gz.body).toString()).toBe(script);
    const plain = await get(path);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.toString()).toBe(script);
    expect(plain.headers.vary).toBe('accept-encoding');
  });

  it('caches hashed files forever, and revalidates the rest', async () => {
    expect((await get('/assets/main-1a2b3c4d.js')).headers['cache-control']).toContain('immutable');
    for (const path of ['/', '/config.json']) expect((await get(path)).headers['cache-control']).toBe('no-cache');
    const { headers } = await get('/');
    const again = await get('/', { 'if-none-match': headers.etag });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
  });

  it("responds to a page's address with the application, to a missing file with 404", async () => {
    const page = await get('/parking/provider/3/');
    expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect((await get('/parking', { accept: 'application/json' })).status).toBe(404);
  });

  it('never caches what is missing, and never sends the page in place of a built file', async () => {
    for (const path of [script404, '/assets/missing', '/assets/', '/assets/deep/missing', '/missing.js'])
      for (const accept of ['*/*', 'text/html', '']) {
        const { status, headers, body } = await get(path, { accept });
        expect([status, headers['cache-control'], body.toString()], path).toEqual([404, 'no-store', 'Not found\n']);
      }
  });

  it('does not compress while it serves: it sends what the build wrote, and nothing by its own name', async () => {
    const other = mkdtempSync(join(tmpdir(), 'portal-plain-'));
    writeFileSync(join(other, 'index.html'), 'a'.repeat(5000));
    const plain = await start({ dir: other });
    const { headers } = await fetch(plain.url, { headers: { 'accept-encoding': 'br' } });
    expect([headers.get('content-encoding'), headers.get('content-length')]).toEqual([null, '5000']);
    rmSync(other, { recursive: true });
    for (const extension of ['br', 'gz']) expect((await get(`/assets/main-1a2b3c4d.js.${extension}`)).status).toBe(404);
  });

  it('serves neither source maps nor build notes, and nothing outside its folder', async () => {
    for (const path of ['/assets/main-1a2b3c4d.js.map', '/.vite/license.md', '/../../etc/hosts.txt'])
      expect((await get(path)).status, path).toBe(404);
    expect((await get('/..%2f..%2fetc/hosts.txt')).status).toBe(404);
    expect((await get('/%E0%A4%A')).status).toBe(400);
  });

  it('takes no other methods', async () => {
    expect((await get('/', {}, { method: 'POST' })).status).toBe(405);
    const head = await get('/', {}, { method: 'HEAD' });
    expect([head.status, head.body.length]).toEqual([200, 0]);
  });
});

describe('the API', () => {
  it('receives calls unchanged, and its response is returned unchanged', async () => {
    const headers = { authorization: 'Token t', 'content-type': 'application/json' };
    const reply = await get('/api/auth/login/?a=%C4%8D', headers, { method: 'POST', body: '{"x":1}' });
    expect([reply.status, reply.body.toString(), reply.headers['set-cookie']]).toEqual([
      201,
      '{"ok":true}',
      ['a=1', 'b=2'],
    ]);
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(seen).toMatchObject({ method: 'POST', url: '/api/auth/login/?a=%C4%8D', body: '{"x":1}' });
    expect(seen.headers.authorization).toBe('Token t');
  });

  it('that cannot be reached is a 502 with a text', async () => {
    const alone = await start({ api: 'http://127.0.0.1:1' });
    const reply = await fetch(`${alone.url}/api/auth/user-info/`);
    expect([reply.status, await reply.json()]).toEqual([502, { gateway: 'The API does not respond.' }]);
  });

  /** What a request line may hold, and what becomes of it: the path that the API receives, or a status. */
  const own = 'portal.example.hr';
  const shapes = (other) => [
    ['/api/x/', '/api/x/'],
    ['/api', '/api/'],
    ['/api?a=//b', '/api/?a=//b'],
    ['/api/x?next=http://evil.example/', '/api/x?next=http://evil.example/'],
    // Another server's address, in all ways to write it.
    [`http://${other}/api/x`, '/api/x'],
    [`http://${other}`, 200],
    [`http://${other}/steal.js`, 404],
    [`HTTP://${other}/api/x`, '/api/x'],
    [`https://${other}/api/x`, '/api/x'],
    [`http://user:password@${other}/api/x`, '/api/x'],
    [`http://${own}@${other}/api/x`, '/api/x'],
    [`http://${own}\\@${other}/api/x`, 400],
    [`http://${own}#@${other}/api/x`, 400],
    [`http:/${other}/api/x`, 400],
    [`http:${other}/api/x`, 400],
    [`ftp://${other}/api/x`, 400],
    [`file:///etc/passwd`, 400],
    [`javascript:alert(1)`, 400],
    [other, 400],
    ['*', 400],
    [`//${other}/api/x`, 200],
    [`///${other}/api/x`, 200],
    [`//${other}/api/../x`, 200],
    [`//user@${other}/api/x`, 200],
    [`/\\${other}/api/x`, 200],
    [`\\\\${other}/api/x`, 400],
    [`/%2f${other}/api/x`, 200],
    [`/%5c${other}/api/x`, 200],
    [`/%09/${other}/api/x`, 200],
    [`/.//${other}/api/x`, 200],
    [`/..//${other}/api/x`, 200],
    [`/api//${other}/x`, `/api/${other}/x`],
    [`/api/http://${other}/x`, `/api/http:/${other}/x`],
    [`/api/..//${other}/api/x`, 200],
    [`/api@${other}/x`, 200],
    [`/api:${other.split(':')[1]}/x`, 200],
    [`/api/@${other}/x`, `/api/@${other}/x`],
    // Paths that are not in normal form.
    ['//api/x', '/api/x'],
    ['/./api/x', '/api/x'],
    ['/api/./x', '/api/x'],
    ['/api/y/../x', '/api/x'],
    ['/api/y/%2e%2e/x', '/api/x'],
    ['/api/y/.%2E/x', '/api/x'],
    ['/api\\x', '/api/x'],
    ['/api/../../x', 200],
    ['/api/%2e%2e/x', 200],
    ['/api/..%2fx', 400],
    ['/api/..%5cx', 400],
    ['/api/..%252fx', 400],
    ['/api%2fx', 200],
    ['/api/%00', 400],
    ['/api/%0d%0aHost:%20evil.example', 400],
    ['/api/%zz', 400],
    ['/api/x?a=1#b', 400],
    ['/apix', 200],
    ['/API/x', 200],
  ];

  it('is the only server that is ever called, whatever the request line says', async () => {
    const other = `127.0.0.1:${stranger.address().port}`;
    for (const [target, expected] of shapes(other)) {
      seen = undefined;
      const response = await rawGet(target);
      if (typeof expected === 'number') {
        expect([target, statusOf(response), seen]).toEqual([target, expected, undefined]);
        expect(response, target).not.toContain('alert(1)');
      } else expect([target, statusOf(response), seen?.url]).toEqual([target, 201, expected]);
    }
    for (const method of ['CONNECT', 'OPTIONS', 'POST', 'TRACE'])
      for (const target of [other, `http://${other}/`, `//${other}/api/`, '*'])
        await raw(`${method} ${target} HTTP/1.1\r\nHost: ${other}\r\nConnection: close\r\n\r\n`);
    expect(strangersCalls).toBe(0);
  });

  it('may have a base path of its own, below which it stays', async () => {
    const based = await start({ api: `${addressOf(api)}/backend/v1/` });
    for (const [target, expected] of [
      ['/api/x/?a=1', '/backend/v1/x/?a=1'],
      ['/api/y/../x', '/backend/v1/x'],
      ['/api', '/backend/v1/'],
    ]) {
      await rawGet(target, based);
      expect(seen.url).toBe(expected);
    }
    seen = undefined;
    await rawGet('/api/../../admin', based);
    expect(seen).toBeUndefined();
  });

  it('receives the host that was asked for, and the whole chain of proxies', async () => {
    await get('/api/x/', { host: 'portal.example.hr' });
    expect(seen.headers).toMatchObject({
      host: 'portal.example.hr',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': 'portal.example.hr',
      'x-forwarded-proto': 'http',
    });
    await get('/api/x/', {
      host: 'inner.example.hr',
      'x-forwarded-for': '203.0.113.7, 10.0.0.2',
      'x-forwarded-host': 'portal.example.hr',
      'x-forwarded-proto': 'https',
    });
    expect(seen.headers).toMatchObject({
      host: 'inner.example.hr',
      'x-forwarded-for': '203.0.113.7, 10.0.0.2, 127.0.0.1',
      'x-forwarded-host': 'portal.example.hr',
      'x-forwarded-proto': 'https',
    });
  });

  it('can be called by another host name', async () => {
    const named = await start({ apiHost: 'api.example.hr' });
    await rawGet('/api/x', named);
    expect(seen.headers).toMatchObject({ host: 'api.example.hr', 'x-forwarded-host': 'portal.example.hr' });
  });

  it('receives no header of the connection, nor one that the connection names', async () => {
    await get('/api/x/', { connection: 'close, x-secret', 'x-secret': '1', te: 'trailers', 'x-kept': '2' });
    expect(seen.headers).toMatchObject({ 'x-kept': '2' });
    for (const name of ['x-secret', 'te', 'proxy-connection']) expect(seen.headers).not.toHaveProperty(name);
  });

  it('that does not respond in time is a 504 with a text, and its call is ended', async () => {
    const late = createServer(() => {});
    const called = new Promise((done) => late.once('request', done));
    const waiting = await start({ api: await listen(late), apiTimeout: 200 });
    const reply = await fetch(`${waiting.url}/api/x/`);
    expect([reply.status, await reply.json()]).toEqual([504, { gateway: 'The API did not respond in time.' }]);
    const call = await called;
    if (!call.destroyed) await new Promise((done) => call.once('close', done));
  });

  it('is no longer called when the page that waits for it is left', async () => {
    const slow = createServer(() => {});
    const called = new Promise((done) => slow.once('request', done));
    const waiting = await start({ api: await listen(slow) });
    const leaving = new AbortController();
    const reply = fetch(`${waiting.url}/api/x/`, { signal: leaving.signal }).catch((error) => error.name);
    const call = await called;
    leaving.abort();
    expect(await reply).toBe('AbortError');
    if (!call.destroyed) await new Promise((done) => call.once('close', done));
  });

  it('is called once, whatever it responds, and without the body of a GET, nor its length', async () => {
    const calls = [];
    const busy = createServer((call, response) => {
      calls.push(`${call.method} ${call.headers['content-length']}`);
      response.writeHead(503, { 'retry-after': '0', location: '/api/elsewhere/' }).end('busy');
    });
    const before = await start({ api: `${await listen(busy)}/backend` });
    const head = (method) =>
      `${method} /api/x HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 3\r\n\r\nabc`;
    expect(await raw(head('GET'), before)).toMatch(/^HTTP\/1\.1 503[\s\S]*location: \/api\/elsewhere\/\r\n[\s\S]*busy/);
    expect(await raw(head('HEAD'), before)).toMatch(/^HTTP\/1\.1 503[\s\S]*\r\n\r\n$/);
    await raw(head('DELETE'), before);
    expect(calls).toEqual(['GET undefined', 'HEAD undefined', 'DELETE 3']);
  });

  it.skipIf(!openssl)('is called by HTTPS only with a certificate of its own name that is trusted', async () => {
    const { certificate, key } = selfSigned(openssl, folder);
    const secure = createSecureServer({ cert: readFileSync(certificate), key: readFileSync(key) }, (call, response) =>
      response.end(call.headers.host),
    );
    await listen(secure);
    const address = `https://localhost:${secure.address().port}`;
    const untrusting = await start({ api: address });
    expect((await fetch(`${untrusting.url}/api/x/`)).status).toBe(502);
    const args = ['deploy/serve.mjs', '--dir', folder, '--port', '0', '--api', address];
    const child = spawn(process.execPath, args, { env: { ...process.env, NODE_EXTRA_CA_CERTS: certificate } });
    const [, url] = await said(child, /portal is at (\S+),/);
    expect(await rawGet('/api/x/', { url })).toMatch(/^HTTP\/1\.1 200[\s\S]*portal\.example\.hr$/);
    child.kill('SIGTERM');
    await new Promise((done) => child.once('exit', done));
  });

  it('receives bodies up to a limit; a larger one is a 413 with a text', async () => {
    const limited = await start({ bodyLimit: 1024 ** 2 });
    const post = (body, headers = {}) => fetch(`${limited.url}/api/x/`, { method: 'POST', body, headers });
    const text = 'a'.repeat(1024 ** 2);
    expect((await post(text)).status).toBe(201);
    expect(seen.body).toHaveLength(1024 ** 2);
    seen = undefined;
    const refused = await post(`${text}a`);
    expect([refused.status, await refused.json()]).toEqual([413, { gateway: 'The request is larger than 1 MB.' }]);
    expect([refused.headers.get('cache-control'), refused.headers.get('x-content-type-options')]).toEqual([
      'no-store',
      'nosniff',
    ]);
    expect(seen).toBeUndefined();
  });

  it('receives chunked bodies up to the same limit, and none in part', async () => {
    const limited = await start({ bodyLimit: 1024 ** 2 });
    const chunk = `${(64 * 1024).toString(16)}\r\n${'a'.repeat(64 * 1024)}\r\n`;
    const head = 'POST /api/x/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n';
    expect(statusOf(await raw(`${head}${chunk.repeat(16)}0\r\n\r\n`, limited))).toBe(201);
    expect(seen.body).toHaveLength(1024 ** 2);
    seen = undefined;
    const refused = await raw(`${head}${chunk.repeat(40)}0\r\n\r\n`, limited);
    expect(statusOf(refused)).toBe(413);
    expect(refused).toContain('{"gateway":"The request is larger than 1 MB."}');
    expect(seen).toBeUndefined();
  });

  it('takes 20 MB without a setting', async () => {
    const post = async (size) =>
      (await fetch(`${server.url}/api/x/`, { method: 'POST', body: Buffer.alloc(size) })).status;
    expect(await post(20 * 1024 ** 2)).toBe(201);
    expect(await post(20 * 1024 ** 2 + 1)).toBe(413);
  });
});

describe('requests of an attacker', () => {
  const lines = (...headers) => `${headers.join('\r\n')}\r\n\r\n`;
  const open = ['Host: portal.example.hr', 'Connection: close'];
  const hidden = lines('GET /api/hidden HTTP/1.1', 'Host: a');

  it.each([
    ['a body with two lengths', lines('POST /api/x HTTP/1.1', ...open, 'Content-Length: 0', 'Content-Length: 9'), 400],
    [
      'a body with a length and chunks',
      lines('POST /api/x HTTP/1.1', ...open, `Content-Length: ${hidden.length + 5}`, 'Transfer-Encoding: chunked') +
        `0\r\n\r\n${hidden}`,
      400,
    ],
    ['a length that is a list', `${lines('POST /api/x HTTP/1.1', ...open, 'Content-Length: 3, 3')}abc`, 400],
    ['a space before the colon', lines('POST /api/x HTTP/1.1', ...open, 'Transfer-Encoding : chunked'), 400],
    ['an unknown encoding', `${lines('POST /api/x HTTP/1.1', ...open, 'Transfer-Encoding: xchunked')}0\r\n\r\n`, 501],
    [
      'a second encoding',
      `${lines('POST /api/x HTTP/1.1', ...open, 'Transfer-Encoding: gzip, chunked')}0\r\n\r\n`,
      501,
    ],
    ['a header on two lines', lines('GET /api/x HTTP/1.1', ...open, 'X-A: 1', ' X-B: 2'), 400],
    ['lines that end with a line feed alone', 'GET /api/x HTTP/1.1\nHost: a\n\n', 400],
    ['a carriage return in a header', lines('GET /api/x HTTP/1.1', ...open, 'X-A: 1\rX-B: 2'), 400],
    ['a tab in the address', lines('GET /api/x?a=\t HTTP/1.1', ...open), 400],
    ['two hosts', lines('GET /api/x HTTP/1.1', ...open, 'Host: evil.example'), 400],
    ['no host', lines('GET /api/x HTTP/1.1', 'Connection: close'), 400],
    ['large cookies', lines('GET /api/x HTTP/1.1', ...open, `Cookie: a=${'a'.repeat(20_000)}`), 431],
    ['a long address', lines(`GET /api/x?${'a'.repeat(20_000)} HTTP/1.1`, ...open), 431],
    ['TRACE, which returns cookies', lines('TRACE /api/x HTTP/1.1', ...open, 'Cookie: a=1'), 405],
    ['CONNECT', lines('CONNECT evil.example:443 HTTP/1.1', ...open), 405],
    ['a method of WebDAV', lines('PROPFIND /api/x HTTP/1.1', ...open), 405],
    ['an unknown expectation', lines('POST /api/x HTTP/1.1', ...open, 'Expect: x', 'Content-Length: 1'), 417],
  ])('are refused with all headers, and the API receives nothing: %s', async (_name, text, status) => {
    seen = undefined;
    const response = await raw(text);
    expect([statusOf(response), response.match(/HTTP\/1\.1 \d/g)?.length, seen]).toEqual([status, 1, undefined]);
    for (const name of ['content-security-policy', 'x-content-type-options: nosniff', 'cache-control: no-store'])
      expect(response.toLowerCase()).toContain(name);
    expect(response).not.toMatch(/Cookie: a/i);
  });

  it('replace no header that the server writes', async () => {
    await get('/api/x/', {
      x_forwarded_host: 'evil.example',
      'x-original-url': '/admin',
      'x-rewrite-url': '/admin',
      proxy: 'http://evil.example',
      'x-kept': '1',
    });
    expect(seen.headers).toMatchObject({ 'x-kept': '1', 'x-forwarded-host': expect.stringMatching(/^127\./) });
    for (const name of ['x_forwarded_host', 'x-original-url', 'x-rewrite-url', 'proxy'])
      expect(seen.headers).not.toHaveProperty(name);
  });

  it('that never end are ended: headers that come slowly, and a response that is not read', async () => {
    const large = mkdtempSync(join(tmpdir(), 'portal-large-'));
    writeFileSync(join(large, 'index.html'), Buffer.alloc(64 * 1024 ** 2, 'a'));
    const limited = await start({ dir: large, headerTimeout: 200, idleTimeout: 1000 });
    const { port } = new URL(limited.url);
    expect(await raw('GET / HTTP/1.1\r\nHost: a\r\nX-A: ', limited)).toMatch(/^HTTP\/1\.1 408 [\s\S]*nosniff/);
    const unread = connect(Number(port), '127.0.0.1', () => unread.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'));
    unread.pause();
    unread.on('error', () => {});
    // Resolves only when the server has closed the connection.
    await limited.end(30_000);
    unread.destroy();
    rmSync(large, { recursive: true });
  });

  it('end no server: neither do impossible responses of the API', async () => {
    let reply = '';
    const odd = createTcpServer((socket) => socket.on('error', () => {}).once('data', () => socket.end(reply)));
    const before = await start({ api: await listen(odd) });
    for (const head of [
      'HTTP/1.1 099 X\r\nContent-Length: 0',
      'HTTP/1.1 000 X\r\nContent-Length: 0',
      'HTTP/1.1 999 X\r\nContent-Length: 0',
      'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x',
      'HTTP/1.1 100 Continue',
      'HTTP/1.1 200 OK\r\nContent-Length: 3\r\nTransfer-Encoding: chunked',
      'HTTP/1.1 200 OK\r\nX-A: \u0001',
      `HTTP/1.1 200 OK\r\nX-A: ${'a'.repeat(20_000)}`,
      'no HTTP',
    ]) {
      reply = `${head}\r\n\r\n`;
      const { status, body } = await fetch(`${before.url}/api/x/`).then(async (response) => ({
        status: response.status,
        body: await response.json(),
      }));
      expect([head, status, body]).toEqual([head, 502, { gateway: 'The API does not respond.' }]);
    }
  });
});

describe('security.txt', () => {
  const settings = { contact: 'mailto:security@example.hr', expires: '2027-06-30T00:00:00Z' };

  it('is served at the root of the host, also where the portal is below a path', async () => {
    const config = join(folder, 'contact.json');
    writeFileSync(config, JSON.stringify({ securityTxt: settings }));
    for (const base of ['/', '/portal/']) {
      const configured = await start({ base, config });
      const response = await fetch(`${configured.url}/.well-known/security.txt`);
      expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
        200,
        'text/plain; charset=utf-8',
        'Contact: mailto:security@example.hr\nExpires: 2027-06-30T00:00:00Z\n',
      ]);
      const refused = await fetch(`${configured.url}/.well-known/security.txt`, { method: 'POST' });
      expect(refused.status).toBe(405);
    }
    expect((await get('/.well-known/security.txt')).status).toBe(404);
  });
});

describe('operation', () => {
  it('has an address for health checks', async () => {
    const { status, headers, body } = await get('/healthz');
    expect([status, headers['cache-control'], body.toString()]).toEqual([200, 'no-store', 'ok\n']);
  });

  it('gives every request an id, which the API receives and the log has', async () => {
    const lines = [];
    const logged = await start({ log: (line) => lines.push(JSON.parse(line)) });
    await (await fetch(`${logged.url}/api/x/?password=1`, { headers: { 'x-request-id': 'abc-1' } })).text();
    expect(seen.headers['x-request-id']).toBe('abc-1');
    const page = await fetch(`${logged.url}/reset-password/0f8fad5b-d9cb`, { headers: { 'x-request-id': 'a b;"' } });
    await page.text();
    const id = page.headers.get('x-request-id');
    expect(id).toMatch(/^[\da-f]{32}$/);
    await logged.end();
    expect(lines).toMatchObject([
      { id: 'abc-1', method: 'GET', path: '/api/x/', status: 201, duration: expect.any(Number) },
      { id, path: '/reset-password/…', status: 200 },
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/password=1|0f8fad5b/);
  });

  it('ends after the running requests, and takes no more', async () => {
    let release;
    const slow = createServer((_call, response) => {
      release = () => response.end('done');
    });
    const ending = await start({ api: await listen(slow) });
    const reply = fetch(`${ending.url}/api/x/`);
    await new Promise((done) => slow.once('request', () => done()));
    const ended = ending.end();
    await expect(fetch(ending.url)).rejects.toThrow();
    release();
    expect(await (await reply).text()).toBe('done');
    await ended;
  });

  it('starts as a command, logs, and ends by SIGTERM', async () => {
    const child = spawn(process.execPath, ['deploy/serve.mjs', '--dir', folder, '--port', '0'], { stdio: 'pipe' });
    const [, url] = await said(child, /portal is at (\S+)\.\n/);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    await said(child, /"path":"\/healthz"/);
    const code = new Promise((done) => child.once('exit', done));
    child.kill('SIGTERM');
    expect(await code).toBe(0);
  });
});

describe('below a path', () => {
  it('serves a build that was made for it, and its API', async () => {
    const below = await start({ base: '/portal/' });
    const status = async (path) => (await fetch(below.url + path, { redirect: 'manual' })).status;
    expect(await status('/portal/')).toBe(200);
    expect(await status('/portal/parking/provider/3')).toBe(200);
    expect(await status('/portal/assets/main-1a2b3c4d.js')).toBe(200);
    expect(await status('/portal/assets/gone-00000000.js')).toBe(404);
    expect(await status('/portal/healthz')).toBe(200);
    expect(await status('/healthz')).toBe(200);
    for (const path of ['/', '/parking', '/portalx', '/api/x/', '/assets/main-1a2b3c4d.js'])
      expect(await status(path), path).toBe(404);
    expect(await status('/portal/api/x/')).toBe(201);
    expect(seen.url).toBe('/api/x/');
    const moved = await fetch(`${below.url}/portal?a=1`, { redirect: 'manual' });
    expect([moved.status, moved.headers.get('location')]).toEqual([308, '/portal/?a=1']);
  });

  it('finds the API where config.json has it', async () => {
    const config = join(folder, 'other.json');
    writeFileSync(config, '{"apiBase":"/backend/api"}');
    const other = await start({ config });
    await (await fetch(`${other.url}/backend/api/x/`)).text();
    expect(seen.url).toBe('/api/x/');
    expect((await fetch(`${other.url}/api/x/`)).status).toBe(200);
  });
});

describe('security headers', () => {
  it('are on every response', async () => {
    for (const path of ['/', script404, '/api/x/', '/healthz', '/%zz']) {
      const { headers } = await get(path, { accept: '*/*' });
      expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'");
      expect(headers['x-content-type-options'], path).toBe('nosniff');
      expect([headers.server, headers['x-powered-by']], path).toEqual([undefined, undefined]);
    }
  });

  it('allow what the configuration names and no more', () => {
    const policy = contentSecurityPolicy({
      apiBase: 'https://api.example.hr/v1',
      tiles: 'https://{s}.tiles.example.hr/{z}/{x}/{y}.png',
      botCheck: { provider: 'turnstile', siteKey: 'k' },
      operator: { name: 'Gradski parking', mark: 'https://www.example.hr/mark.svg' },
    });
    expect(policy).toContain("connect-src 'self' https://api.example.hr https://nominatim.openstreetmap.org");
    expect(policy).toContain('https://*.tiles.example.hr');
    expect(policy).toMatch(/img-src [^;]* https:\/\/www\.example\.hr;/);
    expect(policy).not.toContain('tile.openstreetmap.org');
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval' https://challenges.cloudflare.com");
    expect(policy).toContain("frame-src 'self' https: https://challenges.cloudflare.com;");
    const framed = contentSecurityPolicy({ frames: ['https://karta.example.hr/zone', 'https://karta.example.hr'] });
    expect(framed).toContain('frame-src https://karta.example.hr;');
    expect(policy).not.toContain('trusted-types');
    expect(contentSecurityPolicy({})).toContain("frame-src 'self' https:;");
    expect(contentSecurityPolicy({ frames: [] })).toContain("frame-src 'none';");
    expect(contentSecurityPolicy({})).toContain("require-trusted-types-for 'script'; trusted-types default highcharts");
  });

  it('cannot be widened by an address in the configuration', () => {
    const attempts = {
      apiBase: "https://a.hr;script-src 'unsafe-inline'",
      tiles: 'https://a;b.hr/{z}',
      frames: ['https://a,b.hr', 'javascript:alert(1)', '*'],
      policyReports: "https://r.hr/x; script-src *, default-src 'self'",
    };
    const policy = contentSecurityPolicy(attempts);
    expect(policy).toContain("frame-src 'none'");
    expect(policy).toContain(
      '; report-uri https://r.hr/x%3b%20script-src%20*%2c%20default-src%20%27self%27; report-to policy',
    );
    expect(policy.match(/script-src/g)).toHaveLength(2);
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
    expect(policy).not.toContain('a;b');
  });

  it("of the API's responses are the portal's, whatever the API sends", async () => {
    const sloppy = createServer((_call, response) => {
      response.writeHead(200, {
        'content-security-policy': "script-src 'unsafe-inline'",
        'x-frame-options': 'ALLOWALL',
        'cache-control': 'public, max-age=60',
        'x-request-id': 'its own',
        server: 'gunicorn/1.0',
        'x-powered-by': 'something',
      });
      response.end('<script>alert(1)</script>');
    });
    const before = await start({ api: await listen(sloppy) });
    const { headers } = await fetch(`${before.url}/api/x/`);
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; .*sandbox$/);
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-request-id')).toMatch(/^[\da-f]{32}$/);
    expect([headers.get('server'), headers.get('x-powered-by')]).toEqual([null, null]);
  });

  it('send reports of the policy to the configured address', async () => {
    const config = join(folder, 'reports.json');
    writeFileSync(config, '{"policyReports":"https://reports.example.hr/csp"}');
    const reporting = await start({ config });
    const { headers } = await fetch(reporting.url);
    expect(headers.get('content-security-policy')).toMatch(
      /; report-uri https:\/\/reports\.example\.hr\/csp; report-to policy$/,
    );
    expect(headers.get('reporting-endpoints')).toBe('policy="https://reports.example.hr/csp"');
    expect(contentSecurityPolicy({})).not.toContain('report');
  });

  it('demand HTTPS where the request came by it', async () => {
    expect((await get('/')).headers['strict-transport-security']).toBeUndefined();
    expect((await get('/', { 'x-forwarded-proto': 'https' })).headers['strict-transport-security']).toBe(
      'max-age=31536000; includeSubDomains',
    );
  });
});
