import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readServerOptions } from './serverOptions.ts';

test('every option may be left out', () => {
  expect(readServerOptions([])).toEqual({
    port: 4010,
    host: '127.0.0.1',
    token: undefined,
    portal: undefined,
    notice: undefined,
    asked: {},
    statePathAt: expect.any(Function),
  });
  expect(readServerOptions([]).statePathAt(4011)).toBe(join(tmpdir(), 'parking-portal-simulator-4011.json'));
});

test('the given options are read', () => {
  const args = '--port 0 --scenario empty --seed 7 --now 2026-11-15T10:00:00+01:00 --state none'.split(' ');
  expect(readServerOptions(args)).toEqual({
    port: 0,
    host: '127.0.0.1',
    token: undefined,
    portal: undefined,
    notice: undefined,
    asked: { scenario: 'empty', seed: 7, now: '2026-11-15T09:00:00.000Z' },
    statePathAt: expect.any(Function),
  });
  expect(readServerOptions(args).statePathAt(4011)).toBeUndefined();
  expect(readServerOptions(['--state', 'kept.json']).statePathAt(4011)).toBe('kept.json');
});

test('an unknown scenario is said, and the default is used', () => {
  const { asked, notice } = readServerOptions(['--scenario', 'none', '--seed', '3']);
  expect(asked).toEqual({ seed: 3 });
  expect(notice).toContain('no scenario "none", so the default is used. There are: default, empty, single-provider');
});

test('a host needs a token', () => {
  const args = ['--host', '0.0.0.0', '--token', 'a long token'];
  expect(readServerOptions(args)).toMatchObject({ host: '0.0.0.0', token: 'a long token' });
});

test('the address of the portal has its path with a slash', () => {
  const portalOf = (text: string) => readServerOptions(['--portal', text]).portal?.href;
  expect(portalOf('http://localhost:5173')).toBe('http://localhost:5173/');
  expect(portalOf('https://portal.example.hr/portal?x#y')).toBe('https://portal.example.hr/portal/');
});

test.each([
  [['--portal', 'localhost:5173'], "--portal must be the portal's address"],
  [['--portal', 'portal'], "--portal must be the portal's address"],
  [['--host', '0.0.0.0'], '--host needs --token'],
  [['--token', 'short'], '--token must have at least 8 characters'],
  [['--port', '-1'], '--port'],
  [['--port', '65536'], '--port must be a whole number from 0 to 65535'],
  [['--seed', '1.5'], '--seed must be a whole number'],
  [['--now', '2026'], '--now must be a moment'],
  [['--now', '2026-13-01T00:00:00Z'], '--now must be a moment'],
  [['--now', '9999-01-01T00:00:00Z'], '--now must be a moment from 2018 to 2100'],
  [['--now', '2017-12-31T23:59:59Z'], '--now must be a moment from 2018 to 2100'],
  [['--speed', '2'], '--speed'],
])('%j is refused', (args, message) => expect(() => readServerOptions(args)).toThrow(message));
