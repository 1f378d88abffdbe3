import { expect, test } from 'vitest';
import { durationOf } from './duration.ts';

const now = new Date('2026-11-20T09:00:00Z');

test.each([
  ['2026-11-20T09:00:00Z', { days: 0, hours: 0, minutes: 0 }],
  ['2026-11-20T09:59:59Z', { days: 0, hours: 0, minutes: 59 }],
  ['2026-11-20T11:05:00Z', { days: 0, hours: 2, minutes: 5 }],
  ['2026-11-22T11:05:00Z', { days: 2, hours: 2, minutes: 0 }],
  ['2026-11-19T11:05:00Z', { days: 0, hours: 0, minutes: 0 }],
])('until %s it took %o', (end, parts) => {
  expect(durationOf(now, new Date(end))).toEqual(parts);
});
