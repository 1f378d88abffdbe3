import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as httpRequest } from 'node:http';
import { connect as connectHttp2 } from 'node:http2';
import { request as httpsRequest } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect as connectTls } from 'node:tls';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { compressFolder } from '../tools/build/compress.mjs';
import { findNginx, startNginx } from '../tools/processes/nginx.mjs';
import { nginxConfiguration } from './nginx.mjs';
import { apiHeaders, securityHeaders } from './security.mjs';

const { missing } = findNginx();
const skipped = missing
  ? ` (skipped: there is no ${missing}; npm run setup -- --install-browser installs it on Debian)`
  : '';

const page = '<!doctype html><title>Portal</title>';
const script = `console.log(${JSON.stringify('a'.repeat(2000))})`;
const configuration = {
  frames: ['https://karta.example.hr'],
  policyReports: 'https://reports.example.hr/csp',
  securityTxt: { contact: 'mailto:security@example.hr', expires: '2027-06-30T00:00:00Z' },
};
const contact = 'Contact: mailto:security@example.hr\nExpires: 2027-06-30T00:00:00Z\n';

let folder;
let api;
let seen;
let nginx;
/** Waits a second for the API; the other one waits a minute, as in production: this process may be busy for a second. */
let impatient;

/** Makes a request as a browser does, but decompresses nothing and trusts the certificate made on the spot. */
const get = (path, headers = {}, { method = 'GET', body, at = nginx.url } = {}) =>
  new Promise((resolve, reject) => {
    const send = at.startsWith('https:') ? httpsRequest : httpRequest;
    const options = { method, rejectUnauthorized: false, agent: false, headers: { accept: 'text/html', ...headers } };
    const call = send(at + path, options, (reply) => {
      const parts = [];
      reply.on('data', (part) => parts.push(part));
      reply.on('end', () => resolve({ status: reply.statusCode, headers: reply.headers, body: Buffer.concat(parts) }));
      reply.on('error', reject);
    });
    call.once('error', reject);
    call.end(body);
  });

/** Sends bytes over TLS, and resolves with the beginning of the response, its headers included. */
const raw = (text) =>
  new Promise((resolve, reject) => {
    const socket = connectTls({ port: Number(new URL(nginx.url).port), host: '127.0.0.1', rejectUnauthorized: false });
    socket.once('secureConnect', () => socket.write(text));
    const parts = [];
    socket.on('data', (part) => {
      parts.push(part);
      // nginx waits for the rest of a request that it refused.
      if (Buffer.concat(parts).includes('\r\n\r\n')) socket.destroy();
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(Buffer.concat(parts).toString()));
  });

describe('the configuration', () => {
  const written = (env, values = {}) => nginxConfiguration({ PORTAL_API: 'http://127.0.0.1:4010', ...env }, values);

  it('refuses what it cannot use, and names it', () => {
    expect(() => written({ PORTAL_API: '' })).toThrow('PORTAL_API');
    expect(() => written({ PORTAL_API: 'ftp://a' })).toThrow('PORTAL_API');
    expect(() => written({ PORTAL_CERTIFICATE: '/a' })).toThrow('PORTAL_KEY');
    expect(() => written({ PORTAL_BASE: 'portal' })).toThrow('PORTAL_BASE');
    expect(() => written({ PORTAL_NAME: 'a; return 200' })).toThrow('PORTAL_NAME');
    expect(() => written({ PORTAL_DIR: '/srv/"; x' })).toThrow('PORTAL_DIR');
    expect(() => written({}, { policyReports: 'https://a.hr/$x' })).toThrow('dollar');
    expect(() => written({}, { apiBase: '/a b' })).toThrow('apiBase');
  });

  it('takes its time limit, body limit and host of the API from the environment', () => {
    const text = written({ PORTAL_API_TIMEOUT: '90', PORTAL_BODY_LIMIT: '5', PORTAL_API_HOST: 'api.example.hr' });
    expect(text).toContain('proxy_read_timeout 90s;');
    expect(text).toContain('client_max_body_size 5m;');
    expect(text).toContain('The request is larger than 5 MB.');
    expect(text).toContain('proxy_set_header Host "api.example.hr";');
  });

  it('checks the certificate of an API that is called by HTTPS', () => {
    const text = written({ PORTAL_API: 'https://api.example.hr/v1' });
    expect(text).toContain('server api.example.hr:443;');
    expect(text).toContain('proxy_pass https://portal_api/v1/;');
    expect(text).toContain('proxy_ssl_verify on;');
    expect(text).toContain('proxy_ssl_name api.example.hr;');
  });
});

describe.skipIf(missing)(`nginx${skipped}`, () => {
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'portal-nginx-dist-'));
    mkdirSync(join(folder, 'assets'));
    mkdirSync(join(folder, '.vite'));
    writeFileSync(join(folder, 'index.html'), page.padEnd(2000));
    writeFileSync(join(folder, 'config.json'), JSON.stringify(configuration));
    writeFileSync(join(folder, 'assets/main-1a2b3c4d.js'), script);
    writeFileSync(join(folder, 'assets/style-1a2b3c4d.css'), 'a{}');
    writeFileSync(join(folder, 'assets/engine-1a2b3c4d.wasm'), 'wasm');
    writeFileSync(join(folder, 'assets/font-1a2b3c4d.woff2'), 'font');
    writeFileSync(join(folder, 'assets/mark-1a2b3c4d.svg'), '<svg/>');
    writeFileSync(join(folder, 'assets/main-1a2b3c4d.js.map'), '{}');
    writeFileSync(join(folder, '.vite/license.md'), 'notes');
    await compressFolder(folder);
    api = createServer((call, response) => {
      const parts = [];
      call.on('data', (part) => parts.push(part));
      call.on('end', () => {
        seen = { method: call.method, url: call.url, headers: call.headers, size: Buffer.concat(parts).length };
        if (call.url === '/api/late/') return;
        if (call.url === '/api/broken/') {
          call.socket.destroy();
          return;
        }
        const status = Number(/^\/api\/status\/(\d+)\//.exec(call.url)?.[1] ?? 200);
        response.writeHead(status, {
          'content-type': 'application/json',
          'set-cookie': ['a=1', 'b=2'],
          'cache-control': 'public, max-age=600',
          'x-frame-options': 'ALLOWALL',
          'content-security-policy': "script-src 'unsafe-inline'",
          'x-powered-by': 'something',
          server: 'gunicorn/1.0',
          'retry-after': '7',
          'content-disposition': 'attachment; filename="a.pdf"',
        });
        response.end(JSON.stringify({ text: 'č'.repeat(1000) }));
      });
    });
    await new Promise((done) => api.listen(0, '127.0.0.1', done));
    const options = { dir: folder, api: `http://127.0.0.1:${api.address().port}` };
    nginx = await startNginx({ ...options, env: { PORTAL_BODY_LIMIT: '1' } });
    impatient = await startNginx({ ...options, env: { PORTAL_API_TIMEOUT: '1' } });
  });
  afterAll(async () => {
    await Promise.all([nginx?.close(), impatient?.close()]);
    api?.closeAllConnections();
    await new Promise((done) => (api ? api.close(done) : done()));
    if (folder) rmSync(folder, { recursive: true });
  });

  it('sends all headers, once, with every kind of response', async () => {
    const big = Buffer.alloc(1024 ** 2 + 1);
    const kinds = [
      ['a page', '/', 200, 'no-cache'],
      ["a page's address", '/parking/provider/3', 200, 'no-cache'],
      ['the configuration', '/config.json', 200, 'no-cache'],
      ['a built file', '/assets/main-1a2b3c4d.js', 200, 'public, max-age=31536000, immutable'],
      ['a health check', '/healthz', 200, 'no-store'],
      ['a missing built file', '/assets/gone-00000000.js', 404, 'no-store'],
      ['a missing file', '/gone.js', 404, 'no-store'],
      ['build notes', '/.vite/license.md', 404, 'no-store'],
      ['a source map', '/assets/main-1a2b3c4d.js.map', 404, 'no-store'],
      ['a compressed file', '/assets/main-1a2b3c4d.js.br', 404, 'no-store'],
      ['security.txt', '/.well-known/security.txt', 200, 'no-cache'],
      ['another method', '/', 405, 'no-store', { method: 'POST' }],
      ['another method', '/.well-known/security.txt', 405, 'no-cache', { method: 'POST' }],
      ['another method of the API', '/api/x/', 405, 'no-store', { method: 'PROPFIND' }],
      ['another method', '/assets/main-1a2b3c4d.js', 405, 'no-store', { method: 'DELETE' }],
      ['an impossible address', '/%zz', 400, 'no-store'],
      ['data', '/api/x/', 200, 'no-store'],
      ['a refusal of the API', '/api/status/403/', 403, 'no-store'],
      ['an error of the API', '/api/status/500/', 500, 'no-store'],
      ['a broken API', '/api/broken/', 502, 'no-store'],
      ['a late API', '/api/late/', 504, 'no-store', { at: impatient.url }],
      ['a body too large', '/api/x/', 413, 'no-store', { method: 'POST', body: big }],
    ];
    for (const [kind, path, status, cache, options] of kinds) {
      const reply = await get(path, {}, options);
      expect([kind, reply.status, reply.headers['cache-control']]).toEqual([kind, status, cache]);
      const expected = path.startsWith('/api/') ? apiHeaders : securityHeaders(configuration);
      for (const [name, value] of Object.entries(expected))
        expect([kind, name, reply.headers[name]]).toEqual([kind, name, value]);
      expect(reply.headers['strict-transport-security'], kind).toBe('max-age=31536000; includeSubDomains');
      expect(reply.headers['x-request-id'], kind).toMatch(/^[\da-f]{32}$/);
      expect(reply.headers.server, kind).toBe('nginx');
      expect(reply.headers['x-powered-by'], kind).toBeUndefined();
    }
  });

  it("returns its own errors of the API as JSON, without the API's texts for users", async () => {
    for (const [path, status, gateway, options] of [
      ['/api/broken/', 502, 'The API does not respond.'],
      ['/api/late/', 504, 'The API did not respond in time.', { at: impatient.url }],
      ['/api/x/', 405, 'This method is not allowed.', { method: 'MKCOL' }],
    ]) {
      const reply = await get(path, {}, options);
      expect([reply.status, reply.headers['content-type'], JSON.parse(reply.body)]).toEqual([
        status,
        'application/json; charset=utf-8',
        { gateway },
      ]);
    }
    expect(JSON.parse((await get('/api/status/502/')).body)).toHaveProperty('text');
  });

  it('sends the files that the build compressed, in the encoding that the browser accepts', async () => {
    for (const [path, text] of [
      ['/assets/main-1a2b3c4d.js', script],
      ['/', page.padEnd(2000)],
      ['/parking', page.padEnd(2000)],
    ]) {
      const br = await get(path, { 'accept-encoding': 'gzip, deflate, br' });
      expect([path, br.headers['content-encoding'], br.headers.vary]).toEqual([path, 'br', 'Accept-Encoding']);
      expect(brotliDecompressSync(br.body).toString()).toBe(text);
      const gz = await get(path, { 'accept-encoding': 'gzip' });
      expect(gz.headers['content-encoding']).toBe('gzip');
      expect(gunzipSync(gz.body).toString()).toBe(text);
      const plain = await get(path);
      expect([plain.headers['content-encoding'], plain.body.toString()]).toEqual([undefined, text]);
    }
    const data = await get('/api/x/', { 'accept-encoding': 'gzip' });
    expect(data.headers['content-encoding']).toBe('gzip');
    expect(JSON.parse(gunzipSync(data.body))).toHaveProperty('text');
  });

  it('names the media type of each file', async () => {
    for (const [path, type] of [
      ['/', 'text/html; charset=utf-8'],
      ['/config.json', 'application/json; charset=utf-8'],
      ['/assets/main-1a2b3c4d.js', 'text/javascript; charset=utf-8'],
      ['/assets/style-1a2b3c4d.css', 'text/css; charset=utf-8'],
      ['/assets/engine-1a2b3c4d.wasm', 'application/wasm'],
      ['/assets/font-1a2b3c4d.woff2', 'font/woff2'],
      ['/assets/mark-1a2b3c4d.svg', 'image/svg+xml'],
      ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
      ['/api/x/', 'application/json'],
    ])
      expect([path, (await get(path)).headers['content-type']]).toEqual([path, type]);
  });

  it('serves security.txt by the configuration', async () => {
    expect((await get('/.well-known/security.txt')).body.toString()).toBe(contact);
  });

  it("serves a page's address with the application, and revalidates it", async () => {
    const { headers, body } = await get('/parking/provider/3/');
    expect(body.toString()).toContain('<title>Portal</title>');
    expect((await get('/parking', { accept: 'application/json' })).status).toBe(404);
    expect((await get('/parking', { 'if-none-match': headers.etag })).status).toBe(304);
    const { etag } = (await get('/assets/main-1a2b3c4d.js')).headers;
    const again = await get('/assets/main-1a2b3c4d.js', { 'if-none-match': etag });
    expect([again.status, again.headers['cache-control']]).toEqual([304, 'public, max-age=31536000, immutable']);
  });

  it('calls the API alone, by a normal path, whatever the request line says', async () => {
    const other = `127.0.0.1:${new URL(nginx.plainUrl).port}`;
    for (const [target, expected] of [
      ['/api/x/?a=%C4%8D&b=//c', '/api/x/?a=%C4%8D&b=//c'],
      [`https://${other}/api/x`, '/api/x'],
      [`//${other}/api/x`, undefined],
      [`/\\${other}/api/x`, undefined],
      [`/%2f${other}/api/x`, undefined],
      [`/api/..//${other}/x`, undefined],
      ['/api/y/../x', '/api/x'],
      ['/api/%2e%2e/x', undefined],
      ['/api/..%2fx', undefined],
      ['//api/x', '/api/x'],
      [`/api//${other}/x`, `/api/${other}/x`],
      [`/api@${other}/x`, undefined],
    ]) {
      seen = undefined;
      await raw(`GET ${target} HTTP/1.1\r\nHost: portal.example.hr\r\nConnection: close\r\n\r\n`);
      expect([target, seen?.url]).toEqual([target, expected]);
    }
  });

  it('refuses what an attacker sends, with all headers, and the API receives nothing', async () => {
    const lines = (...headers) => `${headers.join('\r\n')}\r\n\r\n`;
    const open = ['Host: portal.example.hr', 'Connection: close'];
    for (const [text, status] of [
      [`${lines('POST /api/x HTTP/1.1', ...open, 'Content-Length: 0', 'Content-Length: 9')}`, 400],
      [`${lines('POST /api/x HTTP/1.1', ...open, 'Content-Length: 9', 'Transfer-Encoding: chunked')}0\r\n\r\n`, 400],
      [`${lines('POST /api/x HTTP/1.1', ...open, 'Transfer-Encoding: gzip, chunked')}0\r\n\r\n`, 501],
      [lines('GET /api/x HTTP/1.1', ...open, 'Host: evil.example'), 400],
      [lines('GET /api/x HTTP/1.1', 'Connection: close'), 400],
      [lines('GET /api/x HTTP/1.1', ...open, `Cookie: a=${'a'.repeat(40_000)}`), 400],
      [lines(`GET /api/x?${'a'.repeat(40_000)} HTTP/1.1`, ...open), 414],
      [lines('TRACE /api/x HTTP/1.1', ...open, 'Cookie: a=1'), 405],
      [lines('CONNECT evil.example:443 HTTP/1.1', ...open), 400],
      [lines('PROPFIND /api/x HTTP/1.1', ...open), 405],
    ]) {
      seen = undefined;
      const response = await raw(text);
      const [line] = text.split('\r\n');
      expect([line.slice(0, 40), Number(response.split(' ')[1]), seen]).toEqual([line.slice(0, 40), status, undefined]);
      for (const name of ['content-security-policy', 'x-content-type-options: nosniff', 'cache-control: no-store'])
        expect(response.toLowerCase()).toContain(name);
      expect(response).not.toMatch(/Cookie: a/i);
    }
  });

  it('tells the API who calls: a proxy in front is believed only where it is trusted', async () => {
    const { host } = new URL(nginx.url);
    const forged = {
      'x-forwarded-for': '203.0.113.7',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'http',
      'x-request-id': 'abc-1',
    };
    const misleading = ['x_forwarded_host', 'x-original-url', 'x-rewrite-url', 'proxy'];
    await get('/api/x/', { ...forged, ...Object.fromEntries(misleading.map((name) => [name, '/admin'])) });
    for (const name of misleading) expect(seen.headers).not.toHaveProperty(name);
    expect(seen.headers).toMatchObject({
      host,
      'x-forwarded-for': '203.0.113.7, 127.0.0.1',
      'x-forwarded-host': host,
      'x-forwarded-proto': 'https',
      'x-request-id': 'abc-1',
    });
    const behind = await startNginx({
      dir: folder,
      api: `http://127.0.0.1:${api.address().port}`,
      port: 4230,
      env: { PORTAL_TRUSTED_PROXIES: '127.0.0.0/8' },
    });
    await get('/api/x/', { ...forged, 'x-forwarded-host': 'portal.example.hr' }, { at: behind.url });
    expect(seen.headers).toMatchObject({
      'x-forwarded-for': '203.0.113.7, 127.0.0.1',
      'x-forwarded-host': 'portal.example.hr',
      'x-forwarded-proto': 'http',
    });
    await behind.close();
  });

  it("returns the API's response with its own headers", async () => {
    const { headers } = await get('/api/status/429/');
    expect(headers).toMatchObject({
      'retry-after': '7',
      'set-cookie': ['a=1', 'b=2'],
      'content-disposition': 'attachment; filename="a.pdf"',
    });
  });

  it('refuses bodies above the limit before the API receives anything, chunked ones too', async () => {
    const post = (size, headers = {}) => get('/api/x/', headers, { method: 'POST', body: Buffer.alloc(size) });
    expect((await post(1024 ** 2)).status).toBe(200);
    expect(seen.size).toBe(1024 ** 2);
    seen = undefined;
    for (const headers of [{}, { 'transfer-encoding': 'chunked' }]) {
      const { status, body } = await post(1024 ** 2 + 1, headers);
      expect([status, JSON.parse(body)]).toEqual([413, { gateway: 'The request is larger than 1 MB.' }]);
    }
    expect(seen).toBeUndefined();
  });

  it('sends plain HTTP to HTTPS, on the same host', async () => {
    const { status, headers } = await get('/parking?a=1', {}, { at: nginx.plainUrl });
    expect([status, headers.location]).toEqual([308, `${nginx.url}/parking?a=1`]);
    for (const [name, value] of Object.entries(securityHeaders(configuration))) expect(headers[name]).toBe(value);
    expect(headers['strict-transport-security']).toBeUndefined();
    expect((await get('/healthz', {}, { at: nginx.plainUrl })).status).toBe(200);
  });

  it('speaks TLS 1.2 and 1.3 and no older version, and HTTP/2', async () => {
    const protocolWith = (version) =>
      new Promise((resolve) => {
        const options = {
          port: new URL(nginx.url).port,
          rejectUnauthorized: false,
          minVersion: version,
          maxVersion: version,
        };
        // OpenSSL itself refuses the old versions unless its level is lowered.
        const socket = connectTls({ ...options, ciphers: 'DEFAULT@SECLEVEL=0' }, () => {
          resolve(socket.getProtocol());
          socket.destroy();
        });
        socket.once('error', () => resolve('refused'));
      });
    expect(await protocolWith('TLSv1.3')).toBe('TLSv1.3');
    expect(await protocolWith('TLSv1.2')).toBe('TLSv1.2');
    for (const old of ['TLSv1', 'TLSv1.1']) expect(await protocolWith(old)).toBe('refused');
    const session = connectHttp2(nginx.url, { rejectUnauthorized: false });
    const call = session.request({ ':path': '/' });
    const status = await new Promise((done) => call.once('response', (headers) => done(headers[':status'])));
    call.resume();
    expect(status).toBe(200);
    await new Promise((done) => session.close(done));
  });

  it('logs each request as JSON, without queries and tokens', async () => {
    await get('/reset-password/0f8fad5b-d9cb?a=1', { 'x-request-id': 'logged-1', 'user-agent': 'a "b" \\' });
    await get('/api/x/?password=1', { 'x-request-id': 'logged-2' });
    const read = () =>
      readFileSync(nginx.accessLog, 'utf8')
        .split('\n')
        .slice(0, -1)
        .map((line) => JSON.parse(line));
    // A request is logged after its response has been sent.
    await vi.waitUntil(() => read().some(({ id }) => id === 'logged-2'), { timeout: 15_000 });
    const lines = read();
    const line = (id) => lines.find((entry) => entry.id === id);
    expect(line('logged-1')).toMatchObject({
      path: '/reset-password/…',
      status: 200,
      method: 'GET',
      agent: 'a "b" \\',
    });
    expect(line('logged-2')).toMatchObject({ path: '/api/x/', status: 200, duration: expect.any(Number) });
    expect(JSON.stringify(lines)).not.toMatch(/password=1|0f8fad5b/);
  });

  it('finishes running requests before it ends', async () => {
    let release;
    const slow = createServer((_call, response) => {
      release = () => response.end('done');
    });
    await new Promise((done) => slow.listen(0, '127.0.0.1', done));
    const ending = await startNginx({ dir: folder, api: `http://127.0.0.1:${slow.address().port}`, port: 4250 });
    const reply = get('/api/x/', {}, { at: ending.url });
    await new Promise((done) => slow.once('request', () => done()));
    ending.process.kill('SIGQUIT');
    while (
      await get('/healthz', {}, { at: ending.url }).then(
        () => true,
        () => false,
      )
    );
    release();
    expect((await reply).body.toString()).toBe('done');
    await ending.exited;
    await ending.close();
    slow.closeAllConnections();
    await new Promise((done) => slow.close(done));
  });

  it('serves a build that was made for a path below it', async () => {
    const below = await startNginx({
      dir: folder,
      api: `http://127.0.0.1:${api.address().port}`,
      port: 4270,
      env: { PORTAL_BASE: '/portal/' },
    });
    const status = async (path) => (await get(path, {}, { at: below.url })).status;
    for (const path of [
      '/portal/',
      '/portal/parking/provider/3',
      '/portal/assets/main-1a2b3c4d.js',
      '/portal/config.json',
    ])
      expect([path, await status(path)]).toEqual([path, 200]);
    for (const path of ['/portal/healthz', '/healthz', '/.well-known/security.txt', '/portal/api/x/'])
      expect([path, await status(path)]).toEqual([path, 200]);
    expect(seen.url).toBe('/api/x/');
    for (const path of [
      '/',
      '/parking',
      '/portalx',
      '/api/x/',
      '/assets/main-1a2b3c4d.js',
      '/portal/assets/gone.js',
      '/portal/.vite/license.md',
    ])
      expect([path, await status(path)]).toEqual([path, 404]);
    const moved = await get('/portal?a=1', {}, { at: below.url });
    expect([moved.status, moved.headers.location]).toEqual([308, '/portal/?a=1']);
    await below.close();
  });
});
