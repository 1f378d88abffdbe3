import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { WorkingDay, WorkingPeriod } from '#api/contract/workingHours.ts';
import {
  itemOf,
  outdatedKind,
  overwritesBorder,
  overwrittenOf,
  placeNames,
  type ReviewRow,
  reviewRows,
} from './review.ts';

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

const changed = (rows: readonly ReviewRow[]) => rows.filter(({ isChanged }) => isChanged).map(({ field }) => field);
const withDays = (change: (weekday: number) => Partial<WorkingDay>, values: Partial<WorkingPeriod> = {}) => ({
  ...period,
  ...values,
  workingDays: period.workingDays.map((day) => ({ ...day, ...change(day.weekday) })),
});

describe('what a request changes', () => {
  test('an edit: the whole item, with each value and each weekday that differs marked', () => {
    const after = withDays((weekday) => (weekday === 6 ? { noCharge: true } : {}), { validTo: '2026-06-15' });
    const rows = reviewRows({ resource: 'workingPeriod', before: period, after });
    expect(rows.map(({ field }) => field)).toEqual(['validity', 'description', 0, 1, 2, 3, 4, 5, 6]);
    expect(changed(rows)).toEqual(['validity', 6]);
    expect(rows[0]).toEqual({
      field: 'validity',
      before: { kind: 'days', from: '2026-01-01', to: '2026-05-31' },
      after: { kind: 'days', from: '2026-01-01', to: '2026-06-15' },
      isChanged: true,
      isOverwritten: false,
    });
    expect(rows.at(-1)?.after).toEqual({ kind: 'hours', hours: { timeFrom: '', timeTo: '', noCharge: true } });
  });

  test('a creation and a removal: all of it, on one side', () => {
    const creation = reviewRows({ resource: 'closingRule', before: null, after: rule });
    expect(changed(creation)).toEqual(['days', 'reason']);
    const removal = reviewRows({ resource: 'workingPeriod', before: period, after: null });
    expect(changed(removal)).toHaveLength(9);
    expect(removal.every(({ after }) => after === null)).toBe(true);
  });

  test('free days are the same whatever times they were given', () => {
    const free = (timeFrom: string) => withDays(() => ({ noCharge: true, timeFrom }));
    expect(changed(reviewRows({ resource: 'workingPeriod', before: free('00:00'), after: free('09:00') }))).toEqual([]);
  });

  test('exactly the weekdays that differ are marked', () => {
    const days = fc.array(fc.boolean(), { minLength: 7, maxLength: 7 });
    fc.assert(
      fc.property(days, days, (one, other) => {
        const of = (free: readonly boolean[]) => withDays((weekday) => ({ noCharge: free[weekday] ?? false }));
        const rows = reviewRows({ resource: 'workingPeriod', before: of(one), after: of(other) });
        expect(changed(rows)).toEqual([0, 1, 2, 3, 4, 5, 6].filter((weekday) => one[weekday] !== other[weekday]));
      }),
    );
  });
});

describe('an item that changed after the request was made', () => {
  const before = period;
  const after = withDays(() => ({ timeTo: '19:00' }));

  test('approval overwrites what is neither as before nor as requested', () => {
    const now = withDays(
      (weekday) => ({ 0: { timeTo: '22:00' }, 1: { timeTo: '22:00' }, 2: { timeTo: '19:00' } })[weekday] ?? {},
      { description: 'Privremeno' },
    );
    const rows = reviewRows({ resource: 'workingPeriod', before, now, after });
    expect(overwrittenOf(rows)).toEqual({ weekdays: 2, fields: ['description'] });
    // Wednesday has the requested hours already.
    expect(changed(rows)).toEqual(['description', 0, 1, 3, 4, 5, 6]);
    expect(rows[1]).toMatchObject({ now: { text: 'Privremeno' }, after: { text: '' }, isOverwritten: true });
  });

  test('of an item that is gone nothing is overwritten', () => {
    const rows = reviewRows({ resource: 'workingPeriod', before, now: null, after });
    expect(overwrittenOf(rows)).toEqual({ weekdays: 0, fields: [] });
    expect(rows.every(({ now, isChanged }) => now === null && isChanged)).toBe(true);
    expect(reviewRows({ resource: 'workingPeriod', before, now: null, after: null }).some((row) => row.isChanged)).toBe(
      false,
    );
  });

  test('its removal overwrites what changed', () => {
    const now = { ...rule, reason: 'Sveti Stjepan' };
    expect(overwrittenOf(reviewRows({ resource: 'closingRule', before: rule, now, after: null }))).toEqual({
      weekdays: 0,
      fields: ['reason'],
    });
  });

  test('it is gone, changed, or its current values are not known', () => {
    expect(outdatedKind({ outdated: false })).toBeUndefined();
    expect(outdatedKind({ outdated: true })).toBe('unknown');
    expect(outdatedKind({ outdated: true, now: null })).toBe('gone');
    expect(outdatedKind({ outdated: true, now: period })).toBe('changed');
  });
});

test('a border that was changed meanwhile is overwritten, unless it is the requested one', () => {
  const border = (east: number) => ({
    zoneCode: '1',
    zoneName: 'Prva',
    cityCode: 'ST',
    fill: '#E53935',
    fillOpacity: 0.2,
    polygons: [[[[16, 43] as const, [east, 43] as const, [east, 44] as const, [16, 43] as const]]],
  });
  const request = { resource: 'border', after: border(17) } as const;
  expect(overwritesBorder({ ...request, now: border(18) })).toBe(true);
  expect(overwritesBorder({ ...request, now: { ...border(17), fill: '#000000' } })).toBe(false);
  expect(overwritesBorder({ ...request, after: null, now: { ...border(17), polygons: [] } })).toBe(false);
  expect(overwritesBorder({ resource: 'closingRule', after: rule, now: { ...rule, reason: '' } })).toBe(false);
});

test('an item is known by its days and text before the change', () => {
  expect(itemOf({ resource: 'workingPeriod', before: period, after: { ...period, description: 'Novo' } })).toEqual({
    text: '',
    from: '2026-01-01',
    to: '2026-05-31',
  });
  expect(itemOf({ resource: 'closingRule', before: null, after: rule })?.text).toBe('Božić');
  expect(itemOf({ resource: 'border', before: null, after: null })).toBeUndefined();
});

test('a place is named from the provider on', () => {
  expect(placeNames({ provider: { id: 2, name: 'Split' }, zone: { id: 11, name: 'Riva' }, garage: null })).toEqual([
    'Split',
    'Riva',
  ]);
  expect(placeNames({ provider: null, zone: null, garage: { id: 1, name: 'Tuškanac' } })).toEqual(['Tuškanac']);
});
