import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ListRow, listSeries, sumOf } from './lists.ts';

const amount = listSeries.amounts[0];
const active = listSeries.userTypes.find(({ id }) => id === 'active');

describe('the sum of a figure', () => {
  it('is that of the cents, whatever the fractions', () => {
    const cents = fc.array(fc.integer({ min: 0, max: 10_000_000 }), { maxLength: 400 });
    fc.assert(
      fc.property(cents, (values) => {
        const rows: ListRow[] = values.map((value) => ({ date: '2026-01-01', total: value / 100 }));
        const sum = amount && sumOf(rows, amount, false);
        expect(Math.round((sum ?? 0) * 100)).toBe(values.reduce((all, value) => all + value, 0));
      }),
    );
  });

  it('is none for users, unless they are new, and never for active ones: one user is active on many days', () => {
    const rows: ListRow[] = [
      { date: '2026-01-01', total: 20, active: 5 },
      { date: '2026-01-02', total: 22, active: 5 },
    ];
    const [total] = listSeries.userTypes;
    for (const areNew of [true, false]) {
      expect(total && sumOf(rows, total, areNew)).toBe(areNew ? 42 : null);
      expect(active && sumOf(rows, active, areNew)).toBeNull();
    }
  });
});

describe('the colours', () => {
  it('tell the figures of a list apart, and are the same in purchases and amounts', () => {
    for (const list of Object.values(listSeries)) {
      for (const measure of ['count', 'amount']) {
        const colors = list.filter((one) => one.measure === measure).map(({ color }) => color);
        expect(new Set(colors).size).toBe(colors.length);
      }
    }
    expect(listSeries.amounts.map(({ id, color }) => [id, color])).toEqual(
      listSeries.purchases.map(({ id, color }) => [id, color]),
    );
  });
});
