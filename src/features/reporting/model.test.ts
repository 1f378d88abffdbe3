import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { averageOf, compareValues, joinRows, rowsInOrder, shareOf, sumOfAmounts, sumOfMetrics } from './model.ts';

const cents = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 });
const metrics = fc.record({
  totalCount: fc.nat(),
  validCount: fc.nat(),
  totalAmount: cents.map((value) => value / 100),
  validAmount: cents.map((value) => value / 100),
});

describe('compareValues', () => {
  test.each([
    [120, 100, 20, 20, null],
    [80, 100, -20, -20, null],
    [5, 0, 5, 100, 'new'],
    [5, undefined, 5, 100, 'new'],
    [0, 5, -5, -100, 'gone'],
    [undefined, 5, -5, -100, 'gone'],
    [0, 0, 0, 0, null],
    [undefined, undefined, 0, 0, null],
    [-50, -100, 50, 50, null],
    [0.3, 0.1, 0.2, 200, null],
  ] as const)('%s against %s', (primary, compare, difference, percentage, mark) => {
    const result = compareValues(primary, compare);
    expect(result.difference).toBe(difference);
    expect(result.percentage).toBeCloseTo(percentage, 9);
    expect(result.mark).toBe(mark);
  });

  test('a difference of cents is whole cents', () => {
    fc.assert(
      fc.property(cents, cents, (a, b) => {
        expect(compareValues(a / 100, b / 100).difference).toBe((a - b) / 100 + 0);
      }),
    );
  });
});

test('a share is 0 when the total is not positive', () => {
  expect(shareOf(25, 200)).toBe(12.5);
  expect(shareOf(25, 0)).toBe(0);
  expect(shareOf(25, -3)).toBe(0);
});

test('amounts add up to the cent, in any order', () => {
  fc.assert(
    fc.property(fc.array(cents, { maxLength: 50 }), (values) => {
      const eur = values.map((value) => value / 100);
      const exact = values.reduce((sum, value) => sum + value, 0) / 100;
      expect(sumOfAmounts(eur)).toBe(exact);
      expect(sumOfAmounts([...eur].reverse())).toBe(exact);
    }),
  );
});

test('joined rows keep every figure of both periods', () => {
  const rows = fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 30 }), metrics), {
    selector: ([id]) => id,
    maxLength: 20,
  });
  fc.assert(
    fc.property(rows, rows, (primary, compare) => {
      const toRows = (list: typeof primary) => list.map(([id, figures]) => ({ id, ...figures }));
      const joined = joinRows(toRows(primary), toRows(compare), (row) => row.id);
      expect(new Set(joined.map((row) => row.id)).size).toBe(joined.length);
      expect(sumOfMetrics(joined.map((row) => row.primary))).toEqual(sumOfMetrics(toRows(primary)));
      expect(sumOfMetrics(joined.flatMap((row) => row.compare ?? []))).toEqual(sumOfMetrics(toRows(compare)));
    }),
  );
  expect(
    joinRows([{ id: 1, totalCount: 1, validCount: 1, totalAmount: 2, validAmount: 2 }], null, (row) => row.id)[0]
      ?.compare,
  ).toBeNull();
});

test('an average needs sales', () => {
  expect(averageOf({ totalCount: 4, validCount: 4, totalAmount: 10, validAmount: 10 })).toBe(2.5);
  expect(averageOf({ totalCount: 4, validCount: 0, totalAmount: 10, validAmount: 0 })).toBe(0);
});

describe('rowsInOrder', () => {
  const row = (name: string, validCount: number, amount: number, before: number) => ({
    id: name,
    row: { name },
    primary: { totalCount: validCount, validCount, totalAmount: amount, validAmount: amount },
    compare: { totalCount: 1, validCount: 1, totalAmount: before, validAmount: before },
  });
  const rows = [row('Čazma', 3, 50, 10), row('Cres', 2, 70, 70), row('Zadar', 9, 60, 80)];
  const compare = new Intl.Collator('hr').compare;
  test.each([
    ['name', false, ['Cres', 'Čazma', 'Zadar']],
    ['validCount', true, ['Zadar', 'Čazma', 'Cres']],
    ['validAmount', true, ['Cres', 'Zadar', 'Čazma']],
    ['validAmount.compare', false, ['Čazma', 'Cres', 'Zadar']],
    ['validAmount.difference', true, ['Čazma', 'Cres', 'Zadar']],
    ['validAmount.percentage', false, ['Zadar', 'Cres', 'Čazma']],
    ['unknown', true, ['Čazma', 'Cres', 'Zadar']],
  ] as const)('by %s, descending %s', (id, desc, names) => {
    expect(rowsInOrder(rows, { id, desc }, compare).map((one) => one.row.name)).toEqual(names);
  });
});
