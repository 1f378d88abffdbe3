import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findChromium, findHeadlessShell } from './chromium.mjs';

let folder;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chromium-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function executable(path) {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '');
  chmodSync(file, 0o755);
  return file;
}

const env = (variables = {}) => ({
  PATH: join(folder, 'bin'),
  PLAYWRIGHT_BROWSERS_PATH: join(folder, 'playwright'),
  ...variables,
});

test('a variable decides which Chromium is used, without a headless shell', () => {
  executable('bin/chromium');
  executable('bin/chromium-headless-shell');
  const own = executable('own/chrome');
  expect(findChromium(env({ CHROMIUM_PATH: own }))).toBe(own);
  expect(findHeadlessShell(env({ CHROMIUM_PATH: own }))).toBeUndefined();
});

test('a variable that names no executable file is an error', () => {
  const missing = join(folder, 'missing');
  expect(() => findChromium(env({ CHROMIUM_PATH: missing }))).toThrow(missing);
});

test('the path is searched for Chromium and for its headless shell, each by its own name', () => {
  const chromium = executable('bin/chromium');
  expect(findChromium(env())).toBe(chromium);
  expect(findHeadlessShell(env())).toBeUndefined();
  const shell = executable('bin/chromium-headless-shell');
  expect(findChromium(env())).toBe(chromium);
  expect(findHeadlessShell(env())).toBe(shell);
});

test('the newest headless shell of Playwright is found', () => {
  executable('playwright/chromium_headless_shell-99/chrome-linux/headless_shell');
  const newest = executable('playwright/chromium_headless_shell-1200/chrome-linux/headless_shell');
  executable('playwright/chromium-1300/chrome-linux/chrome');
  expect(findHeadlessShell(env())).toBe(newest);
});
