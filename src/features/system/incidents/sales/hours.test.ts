import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  comparedHours,
  costOf,
  hoursOf,
  type Sale,
  salesByHour,
  salesKinds,
  seesWeekBefore,
  visibleDays,
} from './hours.ts';

const at = (time: string) => new Date(time);
const sale = (time: string, amount: number, quantity = 1): Sale => ({ time: at(time), amount, quantity });
const keys = (day: string) => hoursOf(day).map(({ key }) => key);

describe('the hours of a day', () => {
  test('are 24, 25 with the second hour from 2, and 23 without it', () => {
    expect(keys('2026-10-24')).toHaveLength(24);
    expect(keys('2026-10-25')).toHaveLength(25);
    expect(keys('2026-10-25').slice(1, 5)).toEqual(['01', '02', '02b', '03']);
    expect(keys('2026-03-29')).toHaveLength(23);
    expect(keys('2026-03-29').slice(0, 3)).toEqual(['00', '01', '03']);
  });

  test('are in order by their keys, each once', () => {
    for (const day of ['2026-10-24', '2026-10-25', '2026-03-29']) {
      expect([...new Set(keys(day))].sort()).toEqual(keys(day));
    }
  });
});

test('sales are counted in their hour, the repeated one as two, and those of other days left out', () => {
  const byHour = salesByHour(
    [
      sale('2026-10-25T00:30:00Z', 1.1),
      sale('2026-10-25T01:30:00Z', 2.2, 3),
      sale('2026-10-25T01:59:59Z', 0.1),
      sale('2026-10-24T21:59:59Z', 9),
      sale('2026-10-25T23:00:00Z', 9),
    ],
    '2026-10-25',
  );
  expect(Object.fromEntries(byHour)).toEqual({
    '02': { count: 1, cents: 110 },
    '02b': { count: 4, cents: 230 },
  });
});

test('no sale of the day is lost, to the cent', () => {
  const sales = fc.array(
    fc.record({
      time: fc.date({ min: at('2026-10-24T20:00:00Z'), max: at('2026-10-26T02:00:00Z'), noInvalidDate: true }),
      cents: fc.integer({ min: -5000, max: 5000 }),
      quantity: fc.nat(5),
    }),
  );
  fc.assert(
    fc.property(sales, (all) => {
      const own = all.map(({ time, cents, quantity }) => ({ time, amount: cents / 100, quantity }));
      const ofDay = all.filter(({ time }) => at('2026-10-24T22:00:00Z') <= time && time < at('2026-10-25T23:00:00Z'));
      const sums = [...salesByHour(own, '2026-10-25').values()];
      expect(sums.reduce((sum, { cents }) => sum + cents, 0)).toBe(ofDay.reduce((sum, { cents }) => sum + cents, 0));
      expect(sums.reduce((sum, { count }) => sum + count, 0)).toBe(
        ofDay.reduce((sum, { quantity }) => sum + quantity, 0),
      );
    }),
  );
});

describe('a day beside the same weekday before', () => {
  const incident = { begin: at('2026-11-16T08:15:00Z'), end: at('2026-11-16T10:00:00Z') };
  const compared = comparedHours({
    day: '2026-11-16',
    sales: [sale('2026-11-16T08:20:00Z', 10), sale('2026-11-16T09:20:00Z', 5.55)],
    before: [sale('2026-11-09T08:20:00Z', 30), sale('2026-11-09T09:20:00Z', 20.1), sale('2026-11-09T10:20:00Z', 7)],
    incident,
    now: at('2026-11-20T09:00:00Z'),
  });

  test('has what the incident cost in the hours that it touched', () => {
    expect(compared.filter(({ isAffected }) => isAffected).map(({ key }) => key)).toEqual(['09', '10']);
    expect(costOf(compared)).toEqual({
      hours: 2,
      sales: { count: 2, cents: 1555 },
      before: { count: 2, cents: 5010 },
    });
  });

  test('has zeros where nothing was sold', () => {
    expect(compared[0]).toMatchObject({ sales: { count: 0, cents: 0 }, before: { count: 0, cents: 0 } });
  });

  test('of which one has an hour more, it stands alone and is not compared', () => {
    const rows = comparedHours({
      day: '2026-10-25',
      sales: [sale('2026-10-25T01:30:00Z', 4)],
      before: [sale('2026-10-18T00:30:00Z', 3)],
      incident: { begin: at('2026-10-25T00:30:00Z'), end: at('2026-10-25T01:30:00Z') },
      now: at('2026-11-20T09:00:00Z'),
    });
    expect(rows).toHaveLength(25);
    expect(rows[3]).toMatchObject({ key: '02b', sales: { cents: 400 }, before: null, isAffected: true });
    expect(costOf(rows)).toMatchObject({ hours: 1, sales: { cents: 0 }, before: { cents: 300 } });
    // The day that has no hour from 2, beside one that has.
    const spring = comparedHours({
      day: '2026-03-29',
      sales: [],
      before: [],
      incident,
      now: at('2026-11-20T09:00:00Z'),
    });
    expect(spring).toHaveLength(24);
    expect(spring[2]).toMatchObject({ key: '02', begin: undefined, sales: null, before: { cents: 0 } });
  });

  test('that is today: hours to come have no sales, and the hour that goes on is not compared', () => {
    const rows = comparedHours({
      day: '2026-11-20',
      sales: [],
      before: [],
      incident: { begin: at('2026-11-20T07:30:00Z'), end: null },
      now: at('2026-11-20T09:30:00Z'),
    });
    expect(rows.filter(({ sales }) => sales !== null)).toHaveLength(11);
    expect(rows.filter(({ isAffected }) => isAffected).map(({ key }) => key)).toEqual(['08', '09', '10']);
    expect(costOf(rows).hours).toBe(2);
  });

  test('that cannot be seen is not compared', () => {
    const rows = comparedHours({
      day: '2026-11-16',
      sales: [],
      before: null,
      incident,
      now: at('2026-11-20T09:00:00Z'),
    });
    expect(rows.every(({ before }) => before === null)).toBe(true);
    expect(costOf(rows).hours).toBe(0);
  });
});

describe('the days whose transactions can be seen', () => {
  const now = at('2026-11-29T10:00:00Z');

  test.each([
    ['2026-11-16T08:00:00Z', '2026-11-16T10:00:00Z', { begin: '2026-11-16', end: '2026-11-16' }],
    ['2026-11-16T08:00:00Z', '2026-11-16T23:00:00Z', { begin: '2026-11-16', end: '2026-11-16' }],
    ['2026-11-28T21:00:00Z', null, { begin: '2026-11-28', end: '2026-11-29' }],
    ['2026-10-20T08:00:00Z', '2026-11-02T10:00:00Z', { begin: '2026-10-30', end: '2026-11-02' }],
    ['2026-10-20T08:00:00Z', '2026-10-29T10:00:00Z', undefined],
    ['2026-11-30T08:00:00Z', '2026-11-30T10:00:00Z', undefined],
  ])('from %s to %s', (begin, end, days) => {
    expect(visibleDays({ begin: at(begin), end: end === null ? null : at(end) }, now)).toEqual(days);
  });

  test('a week before they can be seen from the thirtieth day before today', () => {
    expect(seesWeekBefore('2026-11-06', '2026-11-29')).toBe(true);
    expect(seesWeekBefore('2026-11-05', '2026-11-29')).toBe(false);
  });
});

test('parking is of smspark, garages are of mgarage; of a group that is not known they may be either', () => {
  expect(salesKinds('PARKING')).toEqual(['parking']);
  expect(salesKinds('SP')).toEqual(['parking']);
  expect(salesKinds('mg')).toEqual(['garages']);
  expect(salesKinds('PRODAJA')).toEqual([]);
  expect(salesKinds('toString')).toEqual(['parking', 'garages']);
});
