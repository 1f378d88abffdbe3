import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readServerOptions } from './serverOptions.ts';

test('every option may be left out', () => {
  expect(readServerOptions([])).toEqual({
    port: 4010,
    asked: {},
    statePath: join(tmpdir(), 'parking-portal-simulator.json'),
  });
});

test('what is asked for is read', () => {
  const args = '--port 0 --scenario empty --seed 7 --now 2026-11-15T10:00:00+01:00 --state none'.split(' ');
  expect(readServerOptions(args)).toEqual({
    port: 0,
    asked: { scenario: 'empty', seed: 7, now: '2026-11-15T09:00:00.000Z' },
    statePath: undefined,
  });
});

test.each([
  [['--port', '-1'], '--port'],
  [['--port', '65536'], '--port must be a whole number from 0 to 65535'],
  [['--seed', '1.5'], '--seed must be a whole number'],
  [['--scenario', 'none'], 'There are: default, empty, single-provider'],
  [['--now', '2026'], '--now must be a moment'],
  [['--now', '2026-13-01T00:00:00Z'], '--now must be a moment'],
  [['--speed', '2'], '--speed'],
])('%j is refused', (args, message) => expect(() => readServerOptions(args)).toThrow(message));
