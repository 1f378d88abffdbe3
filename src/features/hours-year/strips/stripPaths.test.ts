import { expect, test } from 'vitest';
import { periodsOf, rulesOf } from '../model/fixtures.ts';
import { stripRuns, yearDays } from '../model/yearDays.ts';
import { stripPaths } from './stripPaths.ts';

test('a strip has the shape of each state, and a mark where periods overlap', () => {
  const items = [
    ...periodsOf(['2026-01-01', '2026-06-30'], ['2026-06-30', '2026-12-30']),
    ...rulesOf(['2026-12-24', '2026-12-26']),
  ];
  const { states, awaiting, shared } = stripPaths(stripRuns(yearDays(2026, items)));
  // Thursday to Saturday are charged, and the first Sunday is the fourth day.
  expect(states.charged.startsWith('M0 2h3v14h-3z')).toBe(true);
  expect(states.free.startsWith('M3 11h1v5h-1z')).toBe(true);
  expect(states.closed).toBe('M357 2h3v5h-3zM357 11h3v5h-3z');
  expect(states.none).toBe('M364 14.5h1v1.5h-1z');
  expect(awaiting).toBe('');
  expect(shared).toBe('M180 0h1v1.5h-1z');
});
