import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from './security.mjs';
import { serve } from './serve.mjs';

const script = `console.log(${JSON.stringify('a'.repeat(2000))})`;
const folder = mkdtempSync(join(tmpdir(), 'portal-dist-'));
let server;
let api;
let seen;

/** A call as a browser makes it, but nothing is decompressed on the way. */
const get = (path, headers = {}, { method = 'GET', body } = {}) =>
  new Promise((resolve, reject) => {
    const call = request(`${server.url}${path}`, { method, headers: { accept: 'text/html', ...headers } }, (answer) => {
      const parts = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () =>
        resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) }),
      );
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
  server = await serve({ dir: folder, port: 0, api: `http://127.0.0.1:${api.address().port}` });
});

afterAll(async () => {
  await server.close();
  await new Promise((done) => api.close(done));
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

  it('keeps hashed files for ever, and asks again for the rest', async () => {
    expect((await get('/assets/main-1a2b3c4d.js')).headers['cache-control']).toContain('immutable');
    for (const path of ['/', '/config.json']) expect((await get(path)).headers['cache-control']).toBe('no-cache');
    const { headers } = await get('/');
    const again = await get('/', { 'if-none-match': headers.etag });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
  });

  it("answers a page's address with the application, a missing file with 404", async () => {
    const page = await get('/parking/provider/3/');
    expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect((await get('/assets/gone-00000000.js', { accept: '*/*' })).status).toBe(404);
    expect((await get('/parking', { accept: 'application/json' })).status).toBe(404);
  });

  it('serves neither source maps nor build notes, and nothing outside its folder', async () => {
    for (const path of ['/assets/main-1a2b3c4d.js.map', '/.vite/license.md', '/..%2f..%2fetc/hosts.txt'])
      expect((await get(path)).status, path).toBe(404);
    expect((await get('/%E0%A4%A')).status).toBe(400);
  });

  it('takes no other methods', async () => {
    expect((await get('/', {}, { method: 'POST' })).status).toBe(405);
    const head = await get('/', {}, { method: 'HEAD' });
    expect([head.status, head.body.length]).toEqual([200, 0]);
  });
});

describe('the API', () => {
  it('gets calls as they were made, and its answer comes back as it was', async () => {
    const headers = { authorization: 'Token t', 'content-type': 'application/json' };
    const answer = await get('/api/auth/login/?a=%C4%8D', headers, { method: 'POST', body: '{"x":1}' });
    expect([answer.status, answer.body.toString(), answer.headers['set-cookie']]).toEqual([
      201,
      '{"ok":true}',
      ['a=1', 'b=2'],
    ]);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(seen).toMatchObject({ method: 'POST', url: '/api/auth/login/?a=%C4%8D', body: '{"x":1}' });
    expect(seen.headers.authorization).toBe('Token t');
  });

  it('that cannot be reached is a 502 with a text', async () => {
    const alone = await serve({ dir: folder, port: 0, api: 'http://127.0.0.1:1' });
    const answer = await fetch(`${alone.url}/api/auth/user-info/`);
    expect([answer.status, await answer.json()]).toEqual([502, { detail: 'The API does not answer.' }]);
    await alone.close();
  });
});

describe('security headers', () => {
  it('stand on every answer', async () => {
    for (const path of ['/', '/assets/gone-00000000.js', '/api/x/']) {
      const { headers } = await get(path, { accept: '*/*' });
      expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'");
      expect(headers['x-content-type-options'], path).toBe('nosniff');
    }
  });

  it('allow what the configuration names and no more', () => {
    const policy = contentSecurityPolicy({
      apiBase: 'https://api.example.hr/v1',
      tiles: 'https://{s}.tiles.example.hr/{z}/{x}/{y}.png',
      botCheck: { provider: 'turnstile', siteKey: 'k' },
    });
    expect(policy).toContain("connect-src 'self' https://api.example.hr https://nominatim.openstreetmap.org");
    expect(policy).toContain('https://*.tiles.example.hr');
    expect(policy).not.toContain('tile.openstreetmap.org');
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval' https://challenges.cloudflare.com");
    expect(contentSecurityPolicy({})).toContain('frame-src https:;');
  });
});
