import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findExecutable, findFirefox, findWebKit } from './executables.mjs';

let folder;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'executables-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function file(name, mode = 0o755) {
  const path = join(folder, name);
  writeFileSync(path, '');
  chmodSync(path, mode);
  return path;
}

test('takes the variable before PATH, and PATH before the usual places', () => {
  const usual = file('usual');
  const program = { variable: 'OWN', commands: ['program'], usualPlaces: [usual] };
  const PATH = ['', folder].join(delimiter);
  expect(findExecutable(program, { PATH })).toBe(usual);
  const inPath = file('program');
  expect(findExecutable(program, { PATH })).toBe(inPath);
  const own = file('own');
  expect(findExecutable(program, { PATH, OWN: own })).toBe(own);
  expect(findExecutable({ commands: ['missing'] }, { PATH })).toBeUndefined();
});

test.each([
  ['FIREFOX_PATH', findFirefox],
  ['WEBKIT_DRIVER_PATH', findWebKit],
])('%s that names no executable file is an error', (variable, find) => {
  const path = join(folder, 'missing');
  expect(() => find({ PATH: folder, [variable]: path })).toThrow(`${variable} names ${path}`);
});

test('WebKit needs the driver and a display', () => {
  const driver = file('WebKitWebDriver');
  expect(findWebKit({ PATH: folder })).toBeUndefined();
  const display = file('Xvfb');
  expect(findWebKit({ PATH: folder })).toEqual({ driver, display });
});
