import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hiddenAtFirst, type ListRow, listSeries, sumOf } from './lists.ts';

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
  it('distinguish the figures of a list, and are the same in purchases and amounts', () => {
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

describe('the lines that are hidden at first', () => {
  const day = (figures: object): ListRow => ({
    ...Object.fromEntries(listSeries.purchases.map(({ id }) => [id, 0])),
    date: '2026-10-01',
    ...figures,
  });
  const visible = (rows: readonly ListRow[], about?: Parameters<typeof hiddenAtFirst>[2]) => {
    const hidden = hiddenAtFirst(listSeries.purchases, rows, about);
    return listSeries.purchases.map(({ id }) => id).filter((id) => !hidden.includes(id));
  };

  it('are those that are zero on each day', () => {
    expect(visible([day({ total: 3, web: 3 }), day({ total: 1, ios: 1 })])).toEqual(['total', 'ios', 'web']);
  });

  it('are those that are not among the main figures, though they are not zero', () => {
    expect(visible([day({ total: 3, web: 3, card: 3 })])).toEqual(['total', 'web']);
  });

  it('are never the total and what the page is about', () => {
    expect(visible([day({})])).toEqual(['total']);
    expect(visible([day({})], ['android', 'ios'])).toEqual(['total', 'android', 'ios']);
  });
});
