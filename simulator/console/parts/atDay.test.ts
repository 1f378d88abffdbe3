import { expect, test } from 'vitest';
import { atDay } from './atDay.ts';

test.each([
  ['2026-11-20T09:00:00Z', '2026-11-21', '2026-11-21T09:00:00.000Z'],
  // Half past midnight on the day of 25 hours, and the next day: 86,400 seconds further it is the same day.
  ['2026-10-24T22:30:00Z', '2026-10-26', '2026-10-25T23:30:00.000Z'],
  ['2026-10-24T22:30:00Z', '2026-10-25', '2026-10-24T22:30:00.000Z'],
  ['2026-03-29T22:30:00Z', '2026-03-29', '2026-03-28T23:30:00.000Z'],
  ['2026-11-20T09:00:30Z', '2026-07-01', '2026-07-01T08:00:30.000Z'],
  ['2026-03-28T01:30:00Z', '2026-03-29', '2026-03-29T01:30:00.000Z'],
])('%s on %s is %s', (now, day, moment) => {
  expect(atDay(new Date(now), day).toISOString()).toBe(moment);
});
