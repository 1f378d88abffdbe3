import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { dayOf } from './days.ts';
import { isSameMinute, momentAt, momentsAt, passOf, timeOf, timesAround } from './moments.ts';

const minute = 60_000;
const minutes = fc
  .integer({ min: Date.parse('1997-01-01') / minute, max: Date.parse('2090-12-31') / minute })
  .map((number) => new Date(number * minute));
const at = (text: string) => new Date(text);

// The zone of the browser changes nothing (behaviour 20.5).
describe.each(['America/New_York', 'Europe/Zagreb', 'Pacific/Auckland'])(
  'the moments of a day and a time in Zagreb, with a browser in %s',
  (zone) => {
    beforeEach(() => {
      vi.stubEnv('TZ', zone);
      expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    });

    test.each([
      ['2026-01-15', '09:30', ['2026-01-15T08:30:00Z']],
      ['2026-07-15', '09:30', ['2026-07-15T07:30:00Z']],
      ['2026-07-01', '00:10', ['2026-06-30T22:10:00Z']],
      ['2026-12-31', '23:59', ['2026-12-31T22:59:00Z']],
      // 29 March 2026: 02:00 to 03:00 is left out.
      ['2026-03-29', '01:59', ['2026-03-29T00:59:00Z']],
      ['2026-03-29', '02:00', []],
      ['2026-03-29', '02:30', []],
      ['2026-03-29', '02:59', []],
      ['2026-03-29', '03:00', ['2026-03-29T01:00:00Z']],
      // 25 October 2026: 02:00 to 03:00 is repeated.
      ['2026-10-25', '01:59', ['2026-10-24T23:59:00Z']],
      ['2026-10-25', '02:00', ['2026-10-25T00:00:00Z', '2026-10-25T01:00:00Z']],
      ['2026-10-25', '02:30', ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z']],
      ['2026-10-25', '02:59', ['2026-10-25T00:59:00Z', '2026-10-25T01:59:00Z']],
      ['2026-10-25', '03:00', ['2026-10-25T02:00:00Z']],
    ])('%s %s: %j', (day, time, moments) => {
      expect(momentsAt(day, time)).toEqual(moments.map(at));
    });

    test('every minute is found again by its day, its time and its pass', () => {
      fc.assert(
        fc.property(minutes, (moment) => {
          expect(momentAt(dayOf(moment), timeOf(moment), passOf(moment))).toEqual(moment);
        }),
      );
      // The nights of both changes, minute by minute.
      for (const night of ['2026-03-28T22:00:00Z', '2026-10-24T22:00:00Z', '2027-10-30T22:00:00Z']) {
        for (let at = Date.parse(night); at < Date.parse(night) + 300 * minute; at += minute) {
          const moment = new Date(at);
          expect(momentAt(dayOf(moment), timeOf(moment), passOf(moment))).toEqual(moment);
        }
      }
    });
  },
);

test.each([
  ['2026-10-24T23:59:59Z', undefined],
  ['2026-10-25T00:00:00Z', 'first'],
  ['2026-10-25T00:59:59Z', 'first'],
  ['2026-10-25T01:00:00Z', 'second'],
  ['2026-10-25T01:59:59Z', 'second'],
  ['2026-10-25T02:00:00Z', undefined],
  ['2026-03-29T00:30:00Z', undefined],
  ['2026-03-29T01:30:00Z', undefined],
])('%s is in the pass %s', (moment, pass) => {
  expect(passOf(at(moment))).toBe(pass);
});

test('in the repeated hour a time alone is no moment', () => {
  expect(momentAt('2026-10-25', '02:10')).toBeUndefined();
  expect(momentAt('2026-10-25', '02:10', '')).toBeUndefined();
  expect(momentAt('2026-10-25', '02:10', 'first')).toEqual(at('2026-10-25T00:10:00Z'));
  expect(momentAt('2026-10-25', '02:10', 'second')).toEqual(at('2026-10-25T01:10:00Z'));
  // Elsewhere the pass says nothing.
  expect(momentAt('2026-10-25', '03:10', 'first')).toEqual(at('2026-10-25T02:10:00Z'));
  expect(momentAt('2026-03-29', '02:30', 'second')).toBeUndefined();
});

test.each(['02:00', '02:30', '02:59'])('around %s, which is left out, are the last and the first time', (time) => {
  expect(timesAround('2026-03-29', time)).toEqual({ last: '01:59', next: '03:00' });
});

test('minutes are the same by moment, not by what the clock shows', () => {
  expect(isSameMinute(at('2026-10-25T00:10:05Z'), at('2026-10-25T00:10:59Z'))).toBe(true);
  expect(isSameMinute(at('2026-10-25T00:10:05Z'), at('2026-10-25T01:10:05Z'))).toBe(false);
});
