import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findChromium, findHeadlessShell, unusableChromiums } from './chromium.mjs';

let folder;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chromium-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function executable(path, version = 'Chromium 156.0.8078.108') {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `#!/bin/sh\n[ "$1" = --version ] && echo '${version}'\n`);
  chmodSync(file, 0o755);
  return file;
}

/** A folder as Playwright leaves it when a browser is complete. */
function playwrights(path) {
  const file = executable(`playwright/${path}`);
  writeFileSync(join(folder, 'playwright', path.split('/')[0], 'INSTALLATION_COMPLETE'), '');
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

test.each([
  'Google Chrome 156.0.1.2 ',
  'Google Chrome for Testing 156.0.1.2',
  'Microsoft Edge 156.0.1.2',
  'Chromium 131.0.1.2',
])('%s can be used', (version) => {
  const own = executable('own/browser', version);
  expect(findChromium(env({ CHROMIUM_PATH: own }))).toBe(own);
});

test.each([
  ['Mozilla Firefox 150.0', 'is no Chromium'],
  ['Chromium 130.0.6723.58', 'is version 130; at least 131 is needed'],
])('a variable that names %s is an error of one line', (version, reason) => {
  const own = executable('own/browser', version);
  expect(() => findChromium(env({ CHROMIUM_PATH: own }))).toThrow(`CHROMIUM_PATH names ${own}, which ${reason}.`);
});

test('a variable that names nothing, a folder or a file that does not start is an error', () => {
  const missing = join(folder, 'missing');
  const broken = executable('own/broken');
  writeFileSync(broken, '#!/bin/sh\necho cannot open libnss3.so >&2\nexit 127\n');
  const names = (path) => () => findChromium(env({ CHROMIUM_PATH: path }));
  expect(names(missing)).toThrow(`${missing}, which is no executable file.`);
  expect(names(folder)).toThrow(`${folder}, which is no executable file.`);
  expect(names(broken)).toThrow(`${broken}, which does not start (cannot open libnss3.so).`);
});

test('an installed browser that is too old, or does not start, is passed over and named', () => {
  const old = executable('bin/chromium', 'Chromium 90.0.1.2');
  const chrome = executable('bin/google-chrome', 'Google Chrome 156.0.1.2');
  expect(findChromium(env())).toBe(chrome);
  expect(unusableChromiums(env())).toContain(`${old} is version 90; at least 131 is needed`);
});

test('the path is searched for Chromium and for its headless shell, each by its own name', () => {
  const chromium = executable('bin/chromium');
  expect(findChromium(env())).toBe(chromium);
  expect(findHeadlessShell(env())).toBeUndefined();
  const shell = executable('bin/chromium-headless-shell');
  expect(findChromium(env())).toBe(chromium);
  expect(findHeadlessShell(env())).toBe(shell);
});

test('the newest headless shell of Playwright is found, and none that is not complete', () => {
  playwrights('chromium_headless_shell-99/chrome-linux/headless_shell');
  const newest = playwrights('chromium_headless_shell-1200/chrome-linux/headless_shell');
  executable('playwright/chromium_headless_shell-1250/chrome-linux/headless_shell');
  playwrights('chromium-1300/chrome-linux/chrome');
  expect(findHeadlessShell(env())).toBe(newest);
});
