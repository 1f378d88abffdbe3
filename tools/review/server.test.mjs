import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { reviewApp } from './server.mjs';

const key = `${'a'.repeat(40)}..${'b'.repeat(40)} stories/__snapshots__/app/dark.png`;
const decision = { key, decision: 'rejected', comment: 'Too wide', at: '2026-11-25T19:00:00.000Z' };
const host = '127.0.0.1:6120';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'review-server-'));
  mkdirSync(join(folder, 'images'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  writeFileSync(join(folder, 'secret.txt'), 'not of the review');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const ask = async (path, options = {}) =>
  reviewApp(folder, host).request(`http://${host}${path}`, { ...options, headers: { host, ...options.headers } });
const post = async (body, headers) =>
  (await ask('/decisions', { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } }))
    .status;

it('serves the page, and no decisions before the first one', async () => {
  expect(await (await ask('/')).text()).toBe('<!doctype html>');
  expect(await (await ask('/decisions')).json()).toEqual([]);
});

it('writes a decision to the file at once, beside the others', async () => {
  const other = { ...decision, key: `none..${'c'.repeat(40)} x.png`, decision: 'accepted' };
  for (const body of [decision, other, { ...decision, comment: 'Still too wide' }])
    expect(await post(JSON.stringify(body))).toBe(204);
  expect(JSON.parse(readFileSync(join(folder, 'decisions.json'), 'utf8')).decisions).toEqual([
    { ...decision, comment: 'Still too wide' },
    other,
  ]);
});

it('refuses other sites, other forms and other files', async () => {
  const text = JSON.stringify(decision);
  expect(await post(text, { host: 'example.com' })).toBe(403);
  expect(await post(text, { 'content-type': 'text/plain' })).toBe(415);
  expect(await post('{"key":1}')).toBe(400);
  const long = JSON.stringify({ ...decision, comment: 'x'.repeat(30_000) });
  expect(await post(long)).toBe(413);
  for (const path of ['/secret.txt', '/images/..%2fsecret.txt', '/decisions.json'])
    expect((await ask(path)).status).toBe(404);
});
