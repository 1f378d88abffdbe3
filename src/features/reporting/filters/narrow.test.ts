import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addTo, lengthOf } from '#api/days.ts';
import { comparePresets, previousPeriod } from '#api/periods.ts';
import type { ReportFilters } from './filters.ts';
import { narrowedFilters } from './narrow.ts';

const october = { begin: '2026-10-01', end: '2026-10-31' };
const filters: ReportFilters = {
  range: october,
  compare: previousPeriod(october),
  channelIds: [1, 2],
  serviceIds: null,
};

describe('a part of a report', () => {
  test('a month to one of its weeks: the comparison rolls along', () => {
    const week = { begin: '2026-10-12', end: '2026-10-18' };
    expect(narrowedFilters(filters, { days: week })).toEqual({
      range: week,
      compare: { begin: '2026-10-05', end: '2026-10-11' },
      compareKind: 'previousPeriod',
      channelIds: [1, 2],
      serviceIds: null,
    });
  });

  test('a compare period of its own stays', () => {
    const typed = { ...filters, compare: { begin: '2026-03-02', end: '2026-03-05' } };
    const day = { begin: '2026-10-12', end: '2026-10-12' };
    expect(narrowedFilters(typed, { days: day }).compare).toEqual(typed.compare);
    expect(narrowedFilters({ ...filters, compare: null }, { days: day }).compare).toBeNull();
  });

  test('one channel or one service', () => {
    expect(narrowedFilters(filters, { channelId: 7 })).toEqual({ ...filters, channelIds: [7] });
    expect(narrowedFilters(filters, { serviceId: 2 })).toEqual({ ...filters, serviceIds: [2] });
  });

  test('every kind of comparison stays the same kind', () => {
    const day = fc.integer({ min: 0, max: 4000 }).map((days) => addTo('2018-01-01', { days }));
    fc.assert(
      fc.property(day, fc.nat(400), fc.nat(400), fc.nat(2), (begin, length, offset, kind) => {
        const range = { begin, end: addTo(begin, { days: length }) };
        const part = addTo(begin, { days: Math.min(offset, length) });
        const days = { begin: part, end: part };
        const compare = comparePresets(range)[kind]?.range ?? null;
        const narrowed = narrowedFilters({ ...filters, range, compare }, { days });
        expect(comparePresets(days).map((preset) => preset.range)).toContainEqual(narrowed.compare);
        expect(narrowed.compare && lengthOf(narrowed.compare)).toBe(1);
      }),
    );
  });
});
