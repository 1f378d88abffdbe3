import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addTo, type Day, dayOf, firstOfMonth, firstOfYear, isDay, lastOfMonth, lengthOf, mondayOf } from './days.ts';

const milliseconds = 86_400_000;
/** Plain arithmetic over UTC days, as the reference for the calendar's. */
const plain = (day: Day) => Date.parse(`${day}T00:00:00Z`) / milliseconds;
const plainDay = (number: number) => new Date(number * milliseconds).toISOString().slice(0, 10);
const weekday = (day: Day) => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

const days = fc.integer({ min: plain('1995-01-01'), max: plain('2105-12-31') }).map(plainDay);
const steps = fc.integer({ min: -4000, max: 4000 });

describe('a day', () => {
  test.each(['2024-02-29', '2000-02-29', '2026-12-31', '2026-01-01'])('%s exists', (day) => {
    expect(isDay(day)).toBe(true);
  });

  test.each(['2026-02-29', '1900-02-29', '2100-02-29', '2026-13-01', '2026-00-10', '2026-04-31', '2026-01-00'])(
    '%s does not exist',
    (day) => expect(isDay(day)).toBe(false),
  );

  test.each([
    '',
    '2026-1-1',
    '26-01-01',
    '01.01.2026.',
    '2026-01-01T00:00:00',
    ' 2026-01-01',
    '2026-01-01\n',
    '20260101',
  ])('%j is no day', (text) => expect(isDay(text)).toBe(false));

  test('exists exactly when the plain calendar has it', () => {
    const texts = fc
      .tuple(fc.integer({ min: 1900, max: 2200 }), fc.integer({ min: 0, max: 14 }), fc.integer({ min: 0, max: 33 }))
      .map(([year, month, day]) => `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`);
    fc.assert(
      fc.property(texts, (text) => {
        const time = Date.parse(`${text}T00:00:00Z`);
        expect(isDay(text)).toBe(!Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text);
      }),
    );
  });
});

describe('the business day of a moment', () => {
  test.each([
    ['2026-11-19T22:59:59Z', '2026-11-19'],
    ['2026-11-19T23:00:00Z', '2026-11-20'],
    ['2026-07-01T21:59:59Z', '2026-07-01'],
    ['2026-07-01T22:00:00Z', '2026-07-02'],
    // Summer time begins on 29 March 2026 and ends on 25 October, both at 01:00 UTC.
    ['2026-03-28T22:59:59Z', '2026-03-28'],
    ['2026-03-28T23:00:00Z', '2026-03-29'],
    ['2026-03-29T21:59:59Z', '2026-03-29'],
    ['2026-03-29T22:00:00Z', '2026-03-30'],
    ['2026-10-24T22:00:00Z', '2026-10-25'],
    ['2026-10-25T22:59:59Z', '2026-10-25'],
    ['2026-10-25T23:00:00Z', '2026-10-26'],
  ])('%s is %s', (moment, day) => expect(dayOf(new Date(moment))).toBe(day));

  test('is the day that a clock in Zagreb shows', () => {
    const clock = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Zagreb', dateStyle: 'short' });
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1995-01-01T00:00:00Z'), max: new Date('2037-12-31T00:00:00Z'), noInvalidDate: true }),
        (moment) => {
          expect(dayOf(moment)).toBe(clock.format(moment));
        },
      ),
    );
  });
});

describe('adding', () => {
  test('days and weeks counts plain days, across summer time and 29 February', () => {
    fc.assert(
      fc.property(days, steps, (day, count) => {
        expect(addTo(day, { days: count })).toBe(plainDay(plain(day) + count));
        expect(addTo(day, { weeks: count })).toBe(plainDay(plain(day) + 7 * count));
        expect(addTo(addTo(day, { days: count }), { days: -count })).toBe(day);
      }),
    );
  });

  test('months and years keeps the day of the month, or takes the last that exists', () => {
    expect(addTo('2026-01-31', { months: 1 })).toBe('2026-02-28');
    expect(addTo('2024-01-31', { months: 1 })).toBe('2024-02-29');
    expect(addTo('2026-03-31', { months: -1 })).toBe('2026-02-28');
    expect(addTo('2024-02-29', { years: -1 })).toBe('2023-02-28');
    expect(addTo('2024-02-29', { years: 4 })).toBe('2028-02-29');
    fc.assert(
      fc.property(days, fc.integer({ min: -60, max: 60 }), (day, months) => {
        const moved = addTo(day, { months });
        const index = (of: Day) => Number(of.slice(0, 4)) * 12 + Number(of.slice(5, 7));
        expect(index(moved)).toBe(index(day) + months);
        expect(moved.slice(8)).toBe([day.slice(8), lastOfMonth(moved).slice(8)].sort()[0]);
      }),
    );
  });
});

describe('weeks, months and years', () => {
  test('a week begins on the Monday on or before the day, also across the new year', () => {
    expect(mondayOf('2026-11-20')).toBe('2026-11-16');
    expect(mondayOf('2026-11-22')).toBe('2026-11-16');
    expect(mondayOf('2026-11-23')).toBe('2026-11-23');
    expect(mondayOf('2027-01-01')).toBe('2026-12-28');
    fc.assert(
      fc.property(days, (day) => {
        expect(mondayOf(day)).toBe(plainDay(plain(day) - weekday(day)));
      }),
    );
  });

  test('a month and a year have their first and last days', () => {
    expect(lastOfMonth('2024-02-10')).toBe('2024-02-29');
    expect(lastOfMonth('2100-02-10')).toBe('2100-02-28');
    fc.assert(
      fc.property(days, (day) => {
        expect(firstOfMonth(day)).toBe(`${day.slice(0, 8)}01`);
        expect(firstOfYear(day)).toBe(`${day.slice(0, 5)}01-01`);
        const last = lastOfMonth(day);
        expect(last.slice(0, 8)).toBe(day.slice(0, 8));
        expect(plainDay(plain(last) + 1).slice(8)).toBe('01');
      }),
    );
  });
});

describe('the length of a range', () => {
  test('counts both ends', () => {
    expect(lengthOf({ begin: '2026-11-20', end: '2026-11-20' })).toBe(1);
    expect(lengthOf({ begin: '2026-03-01', end: '2026-03-31' })).toBe(31);
    expect(lengthOf({ begin: '2024-01-01', end: '2024-12-31' })).toBe(366);
    fc.assert(
      fc.property(days, fc.nat(4000), (begin, more) => {
        expect(lengthOf({ begin, end: addTo(begin, { days: more }) })).toBe(more + 1);
      }),
    );
  });
});
