import { expect, test } from 'vitest';
import { hasTransactions } from './further.ts';
import { invalidDays } from './InvalidSales.tsx';

test('transactions can be seen for 30 days', () => {
  const today = '2026-11-29';
  expect(hasTransactions('2026-10-30', today)).toBe(true);
  expect(hasTransactions('2026-10-29', today)).toBe(false);
  expect(hasTransactions(today, today)).toBe(true);
  expect(hasTransactions('2026-11-30', today)).toBe(false);
});

test('the days with invalid sales are those whose transactions can be seen, the newest first', () => {
  const point = (date: string, totalCount: number, validCount: number) => ({
    date,
    totalCount,
    validCount,
    totalAmount: 0,
    validAmount: 0,
  });
  const daily = [
    point('2026-10-29', 5, 1),
    point('2026-10-30', 5, 3),
    point('2026-11-02', 4, 4),
    point('2026-11-20', 9, 8),
  ];
  expect(invalidDays({ daily }, '2026-11-29')).toEqual([
    { day: '2026-11-20', count: 1 },
    { day: '2026-10-30', count: 2 },
  ]);
});
