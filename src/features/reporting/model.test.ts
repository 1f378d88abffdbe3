import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { figureOf } from '#api/figures.ts';
import { joinRows, noMetrics, rowsInOrder, sumOfMetrics, totalFigures } from './model.ts';

const cents = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 });
const metrics = fc.record({
  totalCount: fc.nat(),
  validCount: fc.nat(),
  totalAmount: cents.map((value) => value / 100),
  validAmount: cents.map((value) => value / 100),
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

test('the average needs sales', () => {
  const average = totalFigures.find(({ id }) => id === 'average');
  const averageOf = (figures: Partial<typeof noMetrics>) => {
    const exact = average?.of({ ...noMetrics, ...figures });
    return exact && figureOf(exact).rounded;
  };
  expect(averageOf({ validCount: 4, validAmount: 10 })).toBe(2.5);
  expect(averageOf({ validCount: 0, validAmount: 10 })).toBe(0);
  // 1.145 exactly, which as a binary fraction is a little less.
  expect(averageOf({ validCount: 200, validAmount: 229 })).toBe(1.15);
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

  test('by the exact percentage, not by the rounded one', () => {
    const close = [row('Cres', 1, 1_000_000, 1_000_010), row('Zadar', 1, 1_000_000, 1_000_000)];
    const third = row('Split', 1, 1_000_000, 1_000_020);
    expect(
      rowsInOrder([...close, third], { id: 'validAmount.percentage', desc: false }, compare).map((one) => one.row.name),
    ).toEqual(['Split', 'Cres', 'Zadar']);
  });
});
