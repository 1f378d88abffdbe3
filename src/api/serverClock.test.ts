import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { today } from './days.ts';
import { momentOf, now, readServerClock, serverClock } from './serverClock.ts';

const device = Date.parse('2026-11-24T12:00:00Z');
const answerOf = (date: string, more: Record<string, string> = {}) =>
  new Headers({ Date: new Date(date).toUTCString(), ...more });

beforeEach(() => {
  vi.useFakeTimers({ now: device });
});
afterEach(() => {
  // The clocks agree again.
  readServerClock(answerOf(new Date().toISOString()), Date.now());
  vi.useRealTimers();
});

test('the server’s time and day count where the device’s clock differs by more than a minute', () => {
  readServerClock(answerOf('2026-11-15T09:00:00Z'), device);
  expect(now()).toEqual(new Date('2026-11-15T09:00:00Z'));
  expect(today()).toBe('2026-11-15');
  vi.advanceTimersByTime(3_600_000);
  expect(now()).toEqual(new Date('2026-11-15T10:00:00Z'));
  expect(momentOf(device)).toEqual(new Date('2026-11-15T09:00:00Z'));
});

test('the day changes with the server’s midnight in Zagreb', () => {
  readServerClock(answerOf('2026-11-30T22:59:30Z'), device);
  expect(today()).toBe('2026-11-30');
  vi.advanceTimersByTime(30_000);
  expect(today()).toBe('2026-12-01');
});

test.each(['2026-11-24T11:59:00Z', '2026-11-24T12:01:00Z'])('a minute of difference is none: %s', (date) => {
  readServerClock(answerOf(date), device);
  expect(now()).toEqual(new Date(device));
  expect(serverClock.differs()).toBe(false);
});

test.each([
  ['no date', new Headers(), device],
  ['a date that is none', new Headers({ Date: 'yesterday' }), device],
  ['a response of a cache', answerOf('2026-11-15T09:00:00Z', { Age: '120' }), device],
  ['a call during which the device slept', answerOf('2026-11-15T09:00:00Z'), device - 3_600_000],
  ['a call during which the device’s clock was set back', answerOf('2026-11-15T09:00:00Z'), device + 3_600_000],
])('%s changes nothing', (_, headers, sentAt) => {
  readServerClock(headers, sentAt);
  expect(now()).toEqual(new Date(device));
});

test('a clock that is set right is used again, and each response that tells the time is reported', () => {
  const listener = vi.fn();
  const stop = serverClock.subscribe(listener);
  readServerClock(answerOf('2026-11-15T09:00:00Z'), device);
  expect(serverClock.differs()).toBe(true);
  readServerClock(answerOf('2026-11-24T12:00:01Z'), device);
  readServerClock(answerOf('2026-11-24T12:00:02Z'), device);
  readServerClock(new Headers(), device);
  stop();
  readServerClock(answerOf('2026-11-24T12:00:03Z'), device);
  expect(listener).toHaveBeenCalledTimes(3);
  expect(serverClock.differs()).toBe(false);
  expect(now()).toEqual(new Date(device));
});

test('nothing else in the portal reads the device’s clock', () => {
  const src = join(import.meta.dirname, '..');
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
  );
  expect(files.length).toBeGreaterThan(300);
  // Durations on the device, and what distinguishes its sessions, are by its own clock.
  const allowed = new Set([
    'api/serverClock.ts',
    'api/client.ts',
    'api/session.ts',
    'app/session/IdleWatch.tsx',
    'start/askEarly.ts',
  ]);
  const readers = files.filter(
    (file) =>
      !allowed.has(file) && /\bnew Date\(\)|\bDate\.now\(|\bDate\(\)/.test(readFileSync(join(src, file), 'utf8')),
  );
  expect(readers).toEqual([]);
});
