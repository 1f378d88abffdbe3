import { expect, test } from 'vitest';
import type { WorkingPeriod } from '#api/contract/workingHours.ts';
import { templateKey, templateOf, templateSearch } from './template.ts';

const period: WorkingPeriod = {
  id: 3,
  requestId: null,
  requestAction: null,
  noCharge: false,
  description: '',
  validFrom: '2027-01-01',
  validTo: '2027-12-31',
  workingDays: [],
};
const asked: WorkingPeriod = { ...period, id: null, requestId: 3, requestAction: 'create' };

test.each([period, asked])('the period of a link is found again: %o', (each) => {
  expect(templateOf([period, asked], templateKey(templateSearch(each)))).toBe(each);
});

test('without a period in the address there is none, nor where it is gone', () => {
  expect(templateOf([period], templateKey(''))).toBeUndefined();
  expect(templateOf([period], templateKey('?from=99'))).toBeUndefined();
});
