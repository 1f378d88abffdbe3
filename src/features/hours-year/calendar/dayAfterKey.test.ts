import { expect, test } from 'vitest';
import { dayAfterKey } from './useDayGrid.ts';

const plain = { shiftKey: false, ctrlKey: false, metaKey: false };

test.each([
  ['ArrowLeft', '2027-01-01', '2026-12-31'],
  ['ArrowRight', '2026-02-28', '2026-03-01'],
  ['ArrowUp', '2026-03-03', '2026-02-24'],
  ['ArrowDown', '2026-12-31', '2027-01-07'],
  ['PageUp', '2026-03-31', '2026-02-28'],
  ['PageDown', '2028-01-31', '2028-02-29'],
])('%s on %s leads to %s', (key, day, next) => expect(dayAfterKey(day, { ...plain, key })).toBe(next));

test('Home and End lead to the ends of the row, which ends with its month', () => {
  const [home, end] = [
    { ...plain, key: 'Home' },
    { ...plain, key: 'End' },
  ];
  expect(dayAfterKey('2026-11-19', home)).toBe('2026-11-16');
  expect(dayAfterKey('2026-11-19', end)).toBe('2026-11-22');
  expect(dayAfterKey('2026-11-01', home)).toBe('2026-11-01');
  expect(dayAfterKey('2026-12-02', home)).toBe('2026-12-01');
  expect(dayAfterKey('2026-12-29', end)).toBe('2026-12-31');
});

test('with Ctrl they lead to the ends of the year, and with Shift the pages are years', () => {
  expect(dayAfterKey('2026-11-19', { ...plain, ctrlKey: true, key: 'Home' })).toBe('2026-01-01');
  expect(dayAfterKey('2026-11-19', { ...plain, metaKey: true, key: 'End' })).toBe('2026-12-31');
  expect(dayAfterKey('2028-02-29', { ...plain, shiftKey: true, key: 'PageDown' })).toBe('2029-02-28');
  expect(dayAfterKey('2026-11-19', { ...plain, key: 'a' })).toBeUndefined();
});
