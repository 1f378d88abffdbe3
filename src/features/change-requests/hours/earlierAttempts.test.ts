import { describe, expect, test } from 'vitest';
import { isSameItem } from '#api/contract/itemFields.ts';
import {
  type ClosingRule,
  type WorkingPeriod,
  type WorkingPeriodBody,
  workingPeriodFields,
} from '#api/contract/workingHours.ts';
import { createdPeriod, createdRule, madePeriod } from './earlierAttempts.ts';

const body: WorkingPeriodBody = {
  validFrom: '2028-01-01',
  validTo: '2028-03-31',
  description: 'Zima',
  workingDays: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
    weekday,
    noCharge: weekday === 6,
    timeFrom: weekday === 6 ? '00:00' : '08:00',
    timeTo: weekday === 6 ? '00:00' : '18:00',
  })),
};
const item = (over: Partial<WorkingPeriod> = {}): WorkingPeriod => ({
  id: null,
  requestId: 7,
  requestAction: 'create',
  noCharge: false,
  ...body,
  ...over,
});

describe('an earlier try', () => {
  test('is found among the pending creations, in whatever order its days are', () => {
    expect(createdPeriod([item({ workingDays: [...body.workingDays].reverse() })], [body])?.requestId).toBe(7);
    expect(createdPeriod([item()], [{ ...body, description: 'Prvo' }, body])?.requestId).toBe(7);
  });

  test.each([
    ['has other days', item({ validTo: '2028-04-01' })],
    ['has other hours', item({ workingDays: body.workingDays.map((day) => ({ ...day, timeFrom: '09:00' })) })],
    ['has another text', item({ description: 'Ljeto' })],
    ['is approved', item({ id: 3, requestId: null, requestAction: null })],
    ['is a change of an approved one', item({ id: 3, requestAction: 'update' })],
  ])('is not one that %s', (_, other) => {
    expect(createdPeriod([other], [body])).toBeUndefined();
  });

  test('of a rule is found by its days and its reason', () => {
    const rule = { begin: '2027-12-24', end: '2027-12-26', reason: 'Božić' };
    const listed: ClosingRule = { id: null, requestId: 9, requestAction: 'create', ...rule };
    expect(createdRule([listed], [{ ...rule, reason: ' Božić ' }])?.requestId).toBe(9);
    expect(createdRule([listed], [{ ...rule, end: '2027-12-27' }])).toBeUndefined();
  });
});

test('a period was made where it is requested, or approved by now', () => {
  expect(madePeriod([item()], body)).toBe(7);
  expect(madePeriod([item({ id: 3, requestId: null, requestAction: null })], body)).toBe(true);
  expect(madePeriod([item({ validTo: '2028-04-01' })], body)).toBeUndefined();
});

test('the times of a day without charge do not count', () => {
  const other = {
    ...body,
    workingDays: body.workingDays.map((day) => (day.noCharge ? { ...day, timeTo: '12:00' } : day)),
  };
  expect(isSameItem(workingPeriodFields, other, body)).toBe(true);
});
