import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockRun } from './runLock.mjs';

let folder;
let path;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
  path = join(folder, 'cache/test.lock');
});

afterEach(() => rmSync(folder, { recursive: true }));

test('a second run gets no lock until the first has given it back', () => {
  const unlock = lockRun(path);
  expect(lockRun(path)).toBeUndefined();
  unlock();
  expect(existsSync(path)).toBe(false);
  expect(lockRun(path)).toBeTypeOf('function');
});

test('the lock of a process that was killed is taken over', () => {
  lockRun(path)();
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  writeFileSync(path, String(pid));
  expect(lockRun(path)).toBeTypeOf('function');
  expect(lockRun(path)).toBeUndefined();
});

test('a lock without a number, of a run that was stopped while it wrote, is taken over', () => {
  lockRun(path)();
  writeFileSync(path, '');
  expect(lockRun(path)).toBeTypeOf('function');
});
