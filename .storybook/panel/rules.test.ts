import { expect, it } from 'vitest';
import { effectOf, targetOf, withRules } from './rules.ts';

it('A preset is added before the rules in force, and is there once', () => {
  const slow = { path: '/**', delay_ms: 1200 };
  const once = { path: '/**', status: 500, times: 1 };
  expect(withRules([slow], [once])).toEqual([once, slow]);
  expect(withRules([{ ...once, times: 3 }, slow], [once])).toEqual([once, slow]);
});

it('A rule says which calls it is for and what it does', () => {
  const rule = { method: 'get', path: '/parking/**', status: 500, times: 1 };
  expect([targetOf(rule), effectOf(rule)]).toEqual(['GET /parking/**', '500 · once']);
  const network = { kind: 'network' as const, chance: 0.25, times: 3 };
  expect([targetOf(network), effectOf(network)]).toEqual(['/**', 'network · 25 % · 3 times']);
});
