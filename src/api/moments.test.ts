import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayOf } from './days.ts';
import { momentAt, timeOf } from './moments.ts';

const minute = 60_000;
const minutes = fc
  .integer({ min: Date.parse('1997-01-01') / minute, max: Date.parse('2090-12-31') / minute })
  .map((number) => new Date(number * minute));

describe('a moment by its day and time in Zagreb', () => {
  test.each([
    ['2026-01-15', '09:30', '2026-01-15T08:30:00Z'],
    ['2026-07-15', '09:30', '2026-07-15T07:30:00Z'],
    ['2026-07-01', '00:10', '2026-06-30T22:10:00Z'],
    ['2026-12-31', '23:59', '2026-12-31T22:59:00Z'],
    // 29 March 2026: 02:00 to 03:00 is left out.
    ['2026-03-29', '01:59', '2026-03-29T00:59:00Z'],
    ['2026-03-29', '02:30', '2026-03-29T01:30:00Z'],
    ['2026-03-29', '03:00', '2026-03-29T01:00:00Z'],
    // 25 October 2026: the hour from 02:00 to 03:00 occurs twice.
    ['2026-10-25', '02:30', '2026-10-25T00:30:00Z'],
    ['2026-10-25', '03:00', '2026-10-25T02:00:00Z'],
  ])('%s %s is %s', (day, time, moment) => {
    expect(momentAt(day, time)).toEqual(new Date(moment));
  });

  test('is reversible, except in the hour that occurs twice', () => {
    fc.assert(
      fc.property(minutes, (moment) => {
        const again = momentAt(dayOf(moment), timeOf(moment));
        expect([0, 60 * minute]).toContain(moment.getTime() - again.getTime());
        expect([dayOf(again), timeOf(again)]).toEqual([dayOf(moment), timeOf(moment)]);
      }),
    );
  });
});
