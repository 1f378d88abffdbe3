import { expect, test } from 'vitest';
import { faultsInAddress } from '../faults/faultPresets.ts';
import { readAddress } from './address.ts';

const read = (search: string) => readAddress(search, (username) => username === 'provider');

test('scenario, time and person are read, and what else the address has stays', () => {
  expect(read('?begin=2026-11-01&scenario=empty&now=2026-11-20T09:00:00Z&person=provider')).toEqual({
    scenario: 'empty',
    now: '2026-11-20T09:00:00Z',
    person: 'provider',
    faults: undefined,
    unknown: [],
    rest: '?begin=2026-11-01',
  });
});

test('an address without them asks for nothing', () => {
  expect(read('?page=2')).toMatchObject({ scenario: undefined, now: undefined, person: undefined, unknown: [] });
  expect(read('?scenario=&person=')).toMatchObject({ scenario: undefined, person: undefined, unknown: [], rest: '' });
});

test('what does not exist is said, and the default scenario is used', () => {
  expect(read('?scenario=none&now=9999-01-01T00:00:00Z&person=nobody')).toEqual({
    scenario: 'default',
    now: undefined,
    person: undefined,
    faults: undefined,
    unknown: [
      { name: 'scenario', value: 'none' },
      { name: 'now', value: '9999-01-01T00:00:00Z' },
      { name: 'person', value: 'nobody' },
    ],
    rest: '',
  });
});

test('faults are a preset, none, or rules', () => {
  expect(read('?faults=down').faults).toEqual([{ path: '/**', status: 503 }]);
  expect(read('?faults=none').faults).toEqual([]);
  const rules = [{ method: 'GET', path: '/parking/**', delay_ms: 800 }, { kind: 'network' as const }];
  for (const faults of [rules, []]) {
    const { faults: got, rest } = read(`?${new URLSearchParams({ faults: faultsInAddress(faults) })}`);
    expect([got, rest]).toEqual([faults, '']);
  }
});

test.each(['gone', '[{"status":200}]', '{'])('faults that do not exist are said: %s', (value) => {
  expect(read(`?${new URLSearchParams({ faults: value })}`)).toMatchObject({
    faults: undefined,
    unknown: [{ name: 'faults', value }],
  });
});
