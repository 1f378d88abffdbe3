import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { WorkingPeriod } from '#api/contract/workingHours.ts';
import { placeNames, reviewRows } from './review.ts';

const period: WorkingPeriod = {
  id: 1,
  requestId: null,
  requestAction: null,
  zoneId: 11,
  validFrom: '2026-01-01',
  validTo: '2026-05-31',
  description: '',
  noCharge: false,
  workingDays: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
    weekday,
    timeFrom: '08:00',
    timeTo: '20:00',
    noCharge: false,
  })),
};
const rule = { id: 2, requestId: null, requestAction: null, begin: '2026-12-25', end: '2026-12-26', reason: 'Božić' };

describe('what a request changes', () => {
  test('an edit: what differs, each weekday by itself', () => {
    const after = {
      ...period,
      validTo: '2026-06-15',
      workingDays: period.workingDays.map((day) => (day.weekday === 6 ? { ...day, noCharge: true } : day)),
    };
    expect(reviewRows({ resource: 'workingPeriod', before: period, after })).toEqual([
      { field: 'validTo', before: { kind: 'day', day: '2026-05-31' }, after: { kind: 'day', day: '2026-06-15' } },
      {
        field: 6,
        before: { kind: 'hours', hours: { timeFrom: '08:00', timeTo: '20:00', noCharge: false } },
        after: { kind: 'hours', hours: { timeFrom: '', timeTo: '', noCharge: true } },
      },
    ]);
  });

  test('a creation and a removal: all of it, on one side', () => {
    expect(reviewRows({ resource: 'closingRule', before: null, after: rule }).map(({ field }) => field)).toEqual([
      'begin',
      'end',
      'reason',
    ]);
    const removal = reviewRows({ resource: 'workingPeriod', before: period, after: null });
    expect(removal).toHaveLength(10);
    expect(removal.every(({ after }) => after === null)).toBe(true);
  });

  test('free days are the same whatever times they were given', () => {
    const free = (timeFrom: string) => ({
      ...period,
      workingDays: period.workingDays.map((day) => ({ ...day, noCharge: true, timeFrom })),
    });
    expect(reviewRows({ resource: 'workingPeriod', before: free('00:00'), after: free('09:00') })).toEqual([]);
  });

  test('nothing differs from itself, and what differs is shown with both sides', () => {
    const days = fc.array(fc.boolean(), { minLength: 7, maxLength: 7 });
    fc.assert(
      fc.property(days, days, (one, other) => {
        const of = (free: readonly boolean[]) => ({
          ...period,
          workingDays: period.workingDays.map((day) => ({ ...day, noCharge: free[day.weekday] ?? false })),
        });
        const rows = reviewRows({ resource: 'workingPeriod', before: of(one), after: of(other) });
        expect(rows.map(({ field }) => field)).toEqual(
          [0, 1, 2, 3, 4, 5, 6].filter((weekday) => one[weekday] !== other[weekday]),
        );
      }),
    );
  });
});

test('a place is named from the provider on', () => {
  expect(placeNames({ provider: { id: 2, name: 'Split' }, zone: { id: 11, name: 'Riva' }, garage: null })).toEqual([
    'Split',
    'Riva',
  ]);
  expect(placeNames({ provider: null, zone: null, garage: { id: 1, name: 'Tuškanac' } })).toEqual(['Tuškanac']);
});
