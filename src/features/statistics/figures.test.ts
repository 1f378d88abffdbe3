import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addTo, type Day } from '#api/days.ts';
import {
  bucketsOf,
  bucketValues,
  comparedTotals,
  comparisonOf,
  type FigureRow,
  greatest,
  growthRanks,
  intervals,
  isAlwaysZero,
  mainOf,
  pairByDate,
  pairByKey,
  ranksOf,
  totalOf,
} from './figures.ts';

const cents = (amount: number | null) => Math.round((amount ?? 0) * 100);
const amountOf = { id: 'amount', adds: true };
const cityOf = (row: FigureRow) => String(row.city);
const dateOf = (row: FigureRow) => String(row.date);

describe('cities of both periods', () => {
  /** 120 cities, of which the last one, on the third page of fifty, grows from 1 to 1,000. */
  const cities = Array.from({ length: 120 }, (_, at) => ({ city: `Grad ${at}`, purchases: 100 + at }));
  const before: FigureRow[] = [
    ...cities.slice(0, 118),
    { city: 'Grad 118', purchases: 4 },
    { city: 'Grad 119', purchases: 1 },
  ];
  const now: FigureRow[] = [
    ...cities.slice(0, 117).map((row) => ({ ...row, purchases: row.purchases + 1 })),
    { city: 'Novi grad', purchases: 5 },
    { city: 'Grad 118', purchases: 0 },
    { city: 'Grad 119', purchases: 1000 },
  ];
  const pairs = pairByKey(now, before, cityOf);
  const named = (name: string) => pairs.find(({ id }) => id === name);

  it('are ranked by growth: first the one that grew from 1 to 1,000', () => {
    const ranks = growthRanks(pairs, 'purchases');
    expect(ranks[pairs.findIndex(({ id }) => id === 'Grad 119')]).toBe(1);
    expect(comparisonOf(named('Grad 119') as never, 'purchases').percentage.rounded).toBe(99_900);
  });

  it('are "new" from 0 to 5, and "gone" from 4 to 0, also where the other period has no row', () => {
    expect(comparisonOf(named('Novi grad') as never, 'purchases')).toMatchObject({ mark: 'new' });
    expect(comparisonOf(named('Grad 118') as never, 'purchases')).toMatchObject({ mark: 'gone' });
    expect(named('Grad 117')).toMatchObject({ primary: null });
    expect(comparisonOf(named('Grad 117') as never, 'purchases')).toMatchObject({ mark: 'gone' });
  });

  it('have the totals of all rows of both', () => {
    const sum = (rows: readonly FigureRow[]) => rows.reduce((all, row) => all + Number(row.purchases), 0);
    expect(comparedTotals(pairs, { id: 'purchases', adds: true })).toMatchObject({
      primary: sum(now),
      compare: sum(before),
    });
    expect(comparedTotals(pairs, { id: 'purchases', adds: false })).toBeNull();
  });

  it('are bars of the greatest, equal ones in their order', () => {
    expect(greatest(pairs, 'purchases', 2).map(({ id }) => id)).toEqual(['Grad 119', 'Grad 116']);
    const equal = pairByKey(
      [
        { city: 'a', purchases: 1 },
        { city: 'b', purchases: 1 },
      ],
      [],
      cityOf,
    );
    expect(greatest(equal, 'purchases', 5).map(({ id }) => id)).toEqual(['a', 'b']);
  });
});

it('ranks are 1, 2, 2, 4, and none for what is missing', () => {
  expect(ranksOf([400, 500, null, 400, 300])).toEqual([2, 1, null, 2, 4]);
  const none = pairByKey([{ city: 'a', purchases: 0 }], [], cityOf);
  expect(growthRanks(none, 'purchases')).toEqual([null]);
});

describe('dated rows', () => {
  const october = { begin: '2026-10-01', end: '2026-10-03' };
  const september = { begin: '2026-09-01', end: '2026-09-02' };
  const day = (date: Day, amount: number): FigureRow => ({ date, amount });

  it('stand beside those of the same place in the other period, newest first', () => {
    const pairs = pairByDate(
      { rows: [day('2026-10-03', 3), day('2026-10-01', 1)], range: october },
      { rows: [day('2026-09-02', 20), day('2026-09-01', 10)], range: september },
      'day',
      dateOf,
    );
    expect(pairs.map(({ day: own, compareDay }) => [own, compareDay])).toEqual([
      ['2026-10-03', null],
      [null, '2026-09-02'],
      ['2026-10-01', '2026-09-01'],
    ]);
    // September has no third day; the second of October had nothing.
    expect(pairs.map(({ isAlone = false }) => isAlone)).toEqual([true, false, false]);
  });

  it('of months stand beside each other across years', () => {
    const monthOf = (row: FigureRow) => String(row.month);
    const pairs = pairByDate(
      { rows: [{ month: '2026-01-01' }, { month: '2025-12-01' }], range: { begin: '2025-12-15', end: '2026-01-31' } },
      { rows: [{ month: '2024-12-01' }], range: { begin: '2024-12-15', end: '2025-01-31' } },
      'month',
      monthOf,
    );
    expect(pairs.map(({ day: own, compareDay }) => [own, compareDay])).toEqual([
      ['2026-01-01', null],
      ['2025-12-01', '2024-12-01'],
    ]);
  });

  it('over both clock changes keep their places', () => {
    const range = { begin: '2026-03-01', end: '2026-10-31' };
    const rows = [day('2026-10-31', 1), day('2026-03-30', 2)];
    const pairs = pairByDate({ rows, range }, { rows: [], range }, 'day', dateOf);
    expect(pairs.map(({ id }) => id)).toEqual(['244', '29']);
  });

  it('are cut at the ends of the range, and every bucket is there', () => {
    const range = { begin: '2026-10-30', end: '2026-11-02' };
    const rows = [day('2026-11-02', 1), day('2026-10-31', 2), day('2026-10-30', 4)];
    const shown = (interval: (typeof intervals)[number]) =>
      bucketsOf(rows, range, interval, dateOf).map(({ day: first, rows: some }) => [first, totalOf(some, amountOf)]);
    expect(shown('day')).toEqual([
      ['2026-10-30', 4],
      ['2026-10-31', 2],
      ['2026-11-01', 0],
      ['2026-11-02', 1],
    ]);
    expect(shown('week')).toEqual([
      ['2026-10-30', 6],
      ['2026-11-02', 1],
    ]);
    expect(shown('month')).toEqual([
      ['2026-10-30', 6],
      ['2026-11-01', 1],
    ]);
  });

  it('are never summed where they do not add up: a week of users is a gap', () => {
    const range = { begin: '2026-10-05', end: '2026-10-12' };
    const rows = [
      { date: '2026-10-05', users: 3 },
      { date: '2026-10-06', users: 4 },
    ];
    const users = { id: 'users', adds: false };
    expect(bucketValues(bucketsOf(rows, range, 'week', dateOf), users)).toEqual([null, null]);
    expect(bucketValues(bucketsOf(rows, range, 'day', dateOf), users).slice(0, 3)).toEqual([3, 4, null]);
    expect(totalOf(rows, users)).toBeNull();
  });

  it('by day, week and month add up to the total, to the cent', () => {
    const rows = fc.uniqueArray(
      fc.record({
        at: fc.integer({ min: 0, max: 800 }),
        amount: fc.integer({ min: -1_000_00, max: 90_000_00 }).map((value) => value / 100),
      }),
      { selector: ({ at }) => at, maxLength: 200 },
    );
    fc.assert(
      fc.property(rows, fc.integer({ min: 0, max: 2000 }), (some, later) => {
        const begin = addTo('2019-12-28', { days: later });
        const range = { begin, end: addTo(begin, { days: 800 }) };
        const dated = some.map(({ at, amount }) => day(addTo(begin, { days: at }), amount));
        const total = some.reduce((all, { amount }) => all + cents(amount), 0);
        expect(cents(totalOf(dated, amountOf))).toBe(total);
        for (const interval of intervals) {
          const values = bucketValues(bucketsOf(dated, range, interval, dateOf), amountOf);
          expect(values.reduce((all: number, value) => all + cents(value), 0)).toBe(total);
        }
      }),
      { numRuns: 30 },
    );
  });
});

it('the total is what a view is about, else its first figure', () => {
  const of = (...ids: string[]) => ids.map((id) => ({ id, measure: 'count' as const }));
  expect(mainOf(of('users', 'private', 'purchases'), 'count')?.id).toBe('purchases');
  expect(mainOf(of('mastercard', 'other', 'total'), 'count')?.id).toBe('total');
  expect(mainOf(of('paydo', 'mastercard'), 'count')?.id).toBe('paydo');
  expect(mainOf(of('paydo'), 'amount')).toBeUndefined();
});

it('a figure that is zero or missing in each row is always zero', () => {
  expect(isAlwaysZero([{ a: 0 }, { a: null }, null], 'a')).toBe(true);
  expect(isAlwaysZero([{ a: 0 }, { a: 0.01 }], 'a')).toBe(false);
});
