import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { freePort } from '../ports.mjs';
import { serveReview } from './server.mjs';

const key = `${'a'.repeat(40)}..${'b'.repeat(40)} stories/__snapshots__/app/dark.png`;
const decision = { key, decision: 'rejected', comment: 'Too wide', at: '2026-11-25T19:00:00.000Z' };

let folder;
let served;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'review-server-'));
  mkdirSync(join(folder, 'images'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html>\n<html lang="en"></html>');
  writeFileSync(join(folder, 'secret.txt'), 'not of the review');
  served = await serveReview(folder, await freePort(6150));
});
afterEach(async () => {
  await served.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The status of a request with these headers, which fetch would not send. Each server has its own connections. */
const status = (method, path, headers, body) =>
  new Promise((resolve, reject) => {
    const sent = request(new URL(path, served.url), { method, headers, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    sent.on('error', reject).end(body);
  });
const json = { 'content-type': 'application/json' };

it('serves the page, which learns that decisions are kept', async () => {
  expect(await (await fetch(served.url)).text()).toContain('data-server');
});

it('has no decisions before the first one', async () => {
  expect(await (await fetch(`${served.url}decisions.json`)).json()).toEqual({ decisions: [] });
});

it('writes a decision to the file at once, beside the others', async () => {
  const other = { ...decision, key: `none..${'c'.repeat(40)} x.png`, decision: 'accepted' };
  for (const body of [decision, other, { ...decision, comment: 'Still too wide' }])
    expect(await status('POST', 'decisions', json, JSON.stringify(body))).toBe(204);
  expect(JSON.parse(readFileSync(join(folder, 'decisions.json'), 'utf8')).decisions).toEqual([
    { ...decision, comment: 'Still too wide' },
    other,
  ]);
});

it('refuses other sites, other forms and other files', async () => {
  const text = JSON.stringify(decision);
  expect(await status('POST', 'decisions', { ...json, host: 'example.com' }, text)).toBe(403);
  expect(await status('POST', 'decisions', { 'content-type': 'text/plain' }, text)).toBe(415);
  expect(await status('POST', 'decisions', json, '{"key":1}')).toBe(400);
  expect(await status('POST', 'decisions', json, JSON.stringify({ ...decision, comment: 'x'.repeat(30_000) }))).toBe(
    400,
  );
  expect(await status('GET', 'secret.txt', {})).toBe(404);
  expect(await status('GET', 'images/..%2fsecret.txt', {})).toBe(404);
  expect(await status('DELETE', 'decisions.json', {})).toBe(405);
});
