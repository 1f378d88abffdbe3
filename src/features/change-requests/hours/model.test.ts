import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addTo } from '#api/days.ts';
import {
  dayOfWeekday,
  inOrder,
  isActive,
  isEditable,
  isToday,
  itemKey,
  overlap,
  weekdayOf,
  weekdays,
} from './model.ts';

const days = fc.integer({ min: 0, max: 4000 }).map((after) => addTo('2020-01-01', { days: after }));
const periods = fc
  .tuple(days, fc.nat(400))
  .map(([validFrom, length]) => ({ validFrom, validTo: addTo(validFrom, { days: length }) }));
const approved = { id: 1, requestId: null, requestAction: null };
const summer = { ...approved, validFrom: '2026-06-01', validTo: '2026-09-30' };

describe('weekdays', () => {
  test.each([
    ['2026-11-16', 0],
    ['2026-11-20', 4],
    ['2026-11-22', 6],
    ['2024-02-29', 3],
  ])('%s is weekday %i', (day, weekday) => {
    expect(weekdayOf(day)).toBe(weekday);
  });

  test('go on from day to day, and each has its named day', () => {
    fc.assert(
      fc.property(days, (day) => {
        expect(weekdayOf(addTo(day, { days: 1 }))).toBe((weekdayOf(day) + 1) % 7);
      }),
    );
    expect(weekdays.map((weekday) => weekdayOf(dayOfWeekday(weekday)))).toEqual([...weekdays]);
  });
});

describe('a period in force', () => {
  test.each([
    ['2026-05-31', false],
    ['2026-06-01', true],
    ['2026-09-30', true],
    ['2026-10-01', false],
  ])('on %s: %s', (today, active) => {
    expect(isActive(summer, today)).toBe(active);
  });

  test('is none while its creation is pending', () => {
    expect(isActive({ ...summer, id: null }, '2026-07-01')).toBe(false);
  });

  test("has today's weekday, and only then", () => {
    expect(weekdays.filter((weekday) => isToday(summer, weekday, '2026-07-01'))).toEqual([2]);
    expect(weekdays.filter((weekday) => isToday(summer, weekday, '2026-12-02'))).toEqual([]);
  });
});

describe('the order of periods', () => {
  test('is current and future items, then past ones', () => {
    const named = (validFrom: string, validTo: string) => ({ validFrom, validTo });
    const next = named('2027-01-01', '2027-12-31');
    const now = named('2026-10-01', '2026-12-31');
    const last = named('2026-06-01', '2026-09-30');
    const older = named('2025-01-01', '2025-12-31');
    expect(inOrder([older, next, last, now], '2026-11-20')).toEqual([now, next, last, older]);
  });

  test('keeps all items, whatever their order was', () => {
    fc.assert(
      fc.property(fc.array(periods), days, (list, today) => {
        const ordered = inOrder(list, today);
        expect(ordered).toHaveLength(list.length);
        expect(inOrder([...list].reverse(), today)).toEqual(ordered);
      }),
    );
  });
});

describe('periods overlap', () => {
  test.each([
    ['2026-09-30', '2026-12-31', true],
    ['2026-10-01', '2026-12-31', false],
    ['2026-01-01', '2026-06-01', true],
    ['2026-07-01', '2026-07-01', true],
  ])('%s to %s: %s', (validFrom, validTo, expected) => {
    expect(overlap(summer, { validFrom, validTo })).toBe(expected);
  });

  test('both ways, and exactly when they share a day', () => {
    fc.assert(
      fc.property(periods, periods, (a, b) => {
        expect(overlap(a, b)).toBe(overlap(b, a));
        const holds = (period: typeof a, day: string) => period.validFrom <= day && day <= period.validTo;
        expect(overlap(a, b)).toBe(holds(a, b.validFrom) || holds(b, a.validFrom));
      }),
    );
  });
});

test('the key of an item is its own, that of a pending creation is of its request', () => {
  expect(itemKey(approved)).toBe('1');
  expect(itemKey({ id: null, requestId: 7, requestAction: 'create' })).toBe('request-7');
});

test('what is to be removed is not to be edited', () => {
  expect(isEditable(approved)).toBe(true);
  expect(isEditable({ id: 1, requestId: 2, requestAction: 'update' })).toBe(true);
  expect(isEditable({ id: 1, requestId: 2, requestAction: 'delete' })).toBe(false);
});
