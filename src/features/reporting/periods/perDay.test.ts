import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addTo, type DayRange, lengthOf, mondayOf } from '#api/days.ts';
import { figureOf, rounded } from '#api/figures.ts';
import { daysOfPeriods } from '#api/periods.ts';
import { formatsOf } from '#design-system/language/formatsOf.ts';
import { chartOf, type IntervalSource } from '../intervals/intervals.ts';
import { compareFigure, figureValue, noMetrics, rowsInOrder, shownFigure, totalFigures } from '../model.ts';
import { slicesOf } from '../slices.ts';
import { unlikeDays } from './usePeriodDays.ts';

const october = { begin: '2026-10-01', end: '2026-10-31' };
const september = { begin: '2026-09-01', end: '2026-09-30' };
const days = daysOfPeriods(october, september);

const metrics = (count: number, amount: number) => ({
  totalCount: count,
  validCount: count,
  totalAmount: amount,
  validAmount: amount,
});

describe('October against September', () => {
  const total = { primary: metrics(41_000, 40_000.08), compare: metrics(38_400, 40_000) };

  test('each figure is divided by the days of its own period, the average is not', () => {
    const shown = totalFigures.map((figure) => {
      const { name, kind, primary, compare } = shownFigure(figure, total, days);
      return [name, kind, figureOf(primary).rounded, compare && figureOf(compare).rounded];
    });
    expect(shown).toEqual([
      ['countPerDay', 'decimal', 1322.58, 1280],
      ['amountPerDay', 'amount', 1290.33, 1333.33],
      ['average', 'amount', 0.98, 1.04],
      ['invalidPerDay', 'decimal', 0, 0],
    ]);
  });

  test('differences and percentages come from the exact values', () => {
    const { difference, percentage } = compareFigure(total, 'validAmount', days);
    expect([difference.rounded, percentage.rounded]).toEqual([-43.01, -3.23]);
    const counts = compareFigure(total, 'validCount', days);
    expect([counts.difference.rounded, counts.percentage.rounded]).toEqual([42.58, 3.33]);
  });

  test('without division they are as they were', () => {
    const { name, kind, primary } = shownFigure(totalFigures[0] as (typeof totalFigures)[number], total, undefined);
    expect([name, kind, figureOf(primary).rounded]).toEqual(['count', 'count', 41_000]);
    expect(compareFigure(total, 'validAmount', undefined).difference.rounded).toBe(0.08);
  });

  test('a side without sales is marked, and rows are in the order of what is shown', () => {
    expect(compareFigure({ primary: noMetrics, compare: metrics(3, 3) }, 'validAmount', days).mark).toBe('gone');
    const rows = [
      // 3.10 against 3.00 rises by less than 3.00 against 2.80 per day.
      { id: 1, row: { ...metrics(31, 31), name: 'A' }, primary: metrics(31, 31), compare: metrics(30, 30) },
      { id: 2, row: { ...metrics(31, 31), name: 'B' }, primary: metrics(31, 31.5), compare: metrics(30, 30.4) },
    ];
    const sorted = (of: typeof days | undefined) =>
      rowsInOrder(rows, { id: 'validAmount.difference', desc: false }, () => 0, of).map(({ id }) => id);
    expect(sorted(days)).toEqual([1, 2]);
    expect(sorted(undefined)).toEqual([1, 2]);
    expect(
      slicesOf(
        rows.map((row) => ({ ...row, row: { id: row.id, name: row.row.name } })),
        'compare',
        days,
      ),
    ).toMatchObject([{ value: 1 }, { value: 1.01 }]);
  });

  test('the days of periods of unlike length are said, those of like length are not', () => {
    expect(unlikeDays({ range: october, compare: september })).toEqual({ primary: 31, compare: 30 });
    expect(unlikeDays({ range: october, compare: { begin: '2026-08-01', end: '2026-08-31' } })).toBeUndefined();
    expect(unlikeDays({ range: october, compare: null })).toBeUndefined();
    // Over 29 February, and over both changes of the clock.
    const february = { begin: '2028-02-01', end: '2028-02-29' };
    expect(unlikeDays({ range: february, compare: { begin: '2027-02-01', end: '2027-02-28' } })).toEqual({
      primary: 29,
      compare: 28,
    });
    expect(
      unlikeDays({
        range: { begin: '2026-03-29', end: '2026-03-29' },
        compare: { begin: '2026-10-25', end: '2026-10-25' },
      }),
    ).toBeUndefined();
  });
});

/** A report of one sale a day, of as many cents as the day asks for. */
function reportOf(range: DayRange, centsOf: (at: number) => number): IntervalSource {
  const all = Array.from({ length: lengthOf(range) }, (_, at) => ({
    date: addTo(range.begin, { days: at }),
    ...metrics(at, centsOf(at) / 100),
  }));
  const bucketed = (first: (day: string) => string) => {
    const sums = new Map<string, { count: number; cents: number }>();
    for (const [at, { date }] of all.entries()) {
      const { count, cents } = sums.get(first(date)) ?? { count: 0, cents: 0 };
      sums.set(first(date), { count: count + at, cents: cents + centsOf(at) });
    }
    return [...sums].map(([date, { count, cents }]) => ({ date, ...metrics(count, cents / 100) }));
  };
  const weekly = bucketed(mondayOf);
  const monthly = bucketed((day) => `${day.slice(0, 7)}-01`);
  const datesOf = (points: readonly { readonly date: string }[]) => points.map(({ date }) => date);
  return { daily: all, weekly, monthly, days: datesOf(all), weeks: datesOf(weekly), months: datesOf(monthly) };
}

const chart = (range: DayRange, report: IntervalSource, interval: 'day' | 'week' | 'month', perDay: boolean) =>
  chartOf({
    primary: { report, range },
    compare: null,
    interval,
    measure: 'amount',
    perDay,
    formats: formatsOf('hr'),
    names: { amount: 'Iznos po danu, €', count: 'Količina po danu' },
  }).series;

test('a bucket is divided by its own days inside the period', () => {
  const range = { begin: '2026-10-15', end: '2026-11-14' };
  const [amount, count] = chart(
    range,
    reportOf(range, () => 700),
    'week',
    true,
  );
  expect(amount?.values).toEqual([7, 7, 7, 7, 7]);
  expect(amount).toMatchObject({ measure: 'amount', total: 7, name: 'Iznos po danu, €' });
  // 0, 1, 2 and 3 in the four days of the first week.
  expect(count).toMatchObject({ measure: 'decimal', total: 15 });
  expect(count?.values[0]).toBe(1.5);
});

test('days per day are the days themselves, and the buckets of any range give back its sum', () => {
  const day = fc.integer({ min: 0, max: 3000 }).map((at) => addTo('2018-01-01', { days: at }));
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 100 }), fc.integer({ min: 0, max: 99_999 }), (begin, length, seed) => {
      const range = { begin, end: addTo(begin, { days: length - 1 }) };
      const report = reportOf(range, (at) => (seed * (at + 7)) % 10_007);
      const [plainDays] = chart(range, report, 'day', false);
      const [perDays] = chart(range, report, 'day', true);
      expect(perDays?.values).toEqual(plainDays?.values);
      const sum = report.daily.reduce((cents, point) => cents + Math.round(point.validAmount * 100), 0);
      for (const interval of ['week', 'month'] as const) {
        const [plain] = chart(range, report, interval, false);
        const [divided] = chart(range, report, interval, true);
        expect(plain?.values.reduce<number>((cents, value) => cents + Math.round((value ?? 0) * 100), 0)).toBe(sum);
        expect(divided?.total).toBe(rounded(BigInt(sum), 100n * BigInt(length), 2));
      }
    }),
    { numRuns: 60 },
  );
});

test('a figure per day times its days is the figure', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -10_000_000, max: 10_000_000 }),
      fc.integer({ min: 1, max: 800 }),
      (cents, length) => {
        const { numerator, denominator } = figureValue(metrics(1, cents / 100), 'validAmount', length);
        expect(rounded(numerator * BigInt(length), denominator, 2)).toBe(cents / 100 || 0);
      },
    ),
  );
});
