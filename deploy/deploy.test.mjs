import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { deploy, listBuilds, rollback } from './deploy.mjs';

const day = 24 * 60 * 60 * 1000;
let base;
let folder;

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'portal-deploy-'));
  folder = join(base, 'served');
});
afterEach(() => rmSync(base, { recursive: true }));

/** A build whose page names its script. */
function build(name, { compressed = true } = {}) {
  const from = join(base, `build-${name}`);
  mkdirSync(join(from, 'assets'), { recursive: true });
  mkdirSync(join(from, '.vite'));
  writeFileSync(join(from, 'index.html'), `page ${name}`);
  if (compressed) writeFileSync(join(from, 'index.html.br'), `compressed ${name}`);
  writeFileSync(join(from, 'config.json'), '{}');
  writeFileSync(join(from, 'mark.svg'), `mark ${name}`);
  writeFileSync(join(from, 'assets/shared-1.js'), 'shared');
  writeFileSync(join(from, `assets/main-${name}.js`), `main ${name}`);
  writeFileSync(join(from, '.vite/chunks.json'), '{}');
  return from;
}
const read = (name) => readFileSync(join(folder, name), 'utf8');
const has = (name) => existsSync(join(folder, name));

test('a deploy replaces the page and keeps the files of the build before', () => {
  deploy({ from: build('a'), folder });
  expect([read('index.html'), has('assets/main-a.js'), has('.vite')]).toEqual(['page a', true, false]);
  deploy({ from: build('b'), folder });
  expect([read('index.html'), read('index.html.br'), read('mark.svg')]).toEqual(['page b', 'compressed b', 'mark b']);
  expect([has('assets/main-a.js'), has('assets/main-b.js')]).toEqual([true, true]);
});

test('config.json is the deployment’s own', () => {
  deploy({ from: build('a'), folder });
  writeFileSync(join(folder, 'config.json'), '{"authentication":"session"}');
  deploy({ from: build('b'), folder });
  expect(read('config.json')).toBe('{"authentication":"session"}');
});

test('a compressed page of another build is never left', () => {
  deploy({ from: build('a'), folder });
  deploy({ from: build('b', { compressed: false }), folder });
  expect(has('index.html.br')).toBe(false);
});

test('files are removed once their build was replaced long enough ago, but never those of the build before', () => {
  const start = 1_000_000;
  deploy({ from: build('a'), folder, keepDays: 7, now: start });
  deploy({ from: build('b'), folder, keepDays: 7, now: start + day });
  deploy({ from: build('c'), folder, keepDays: 7, now: start + 2 * day });
  expect(['a', 'b', 'c'].map((name) => has(`assets/main-${name}.js`))).toEqual([true, true, true]);
  deploy({ from: build('d'), folder, keepDays: 7, now: start + 8 * day });
  expect(['a', 'b', 'c', 'd'].map((name) => has(`assets/main-${name}.js`))).toEqual([false, true, true, true]);
  deploy({ from: build('e'), folder, keepDays: 7, now: start + 100 * day });
  expect(['b', 'c', 'd', 'e'].map((name) => has(`assets/main-${name}.js`))).toEqual([false, false, true, true]);
  expect(read('assets/shared-1.js')).toBe('shared');
  expect(listBuilds(folder)).toHaveLength(2);
});

test('a rollback serves the build before again, and a second one the newer', () => {
  const a = deploy({ from: build('a'), folder });
  const b = deploy({ from: build('b'), folder });
  expect(rollback({ folder })).toBe(a);
  expect([read('index.html'), read('index.html.br'), read('mark.svg')]).toEqual(['page a', 'compressed a', 'mark a']);
  expect(rollback({ folder })).toBe(b);
  expect(read('index.html')).toBe('page b');
});

test('the same build twice is one build', () => {
  deploy({ from: build('a'), folder });
  deploy({ from: join(base, 'build-a'), folder });
  expect(listBuilds(folder)).toHaveLength(1);
  expect(() => rollback({ folder })).toThrow('no build before');
});

test('is a command', () => {
  const run = (...args) => spawnSync(process.execPath, ['deploy/deploy.mjs', ...args], { encoding: 'utf8' });
  expect(run('--to', folder, '--from', build('a')).stdout).toMatch(/serves build [\da-f]{12}\.\n$/);
  expect(run('--to', folder, '--list').stdout).toMatch(/^[\da-f]{12} {2}\d{4}-.*6 files\n$/);
  const nothing = run('--to', folder, '--rollback');
  expect([nothing.status, nothing.stderr]).toEqual([1, expect.stringContaining('no build before')]);
  expect(run('--from', folder).status).toBe(1);
});
