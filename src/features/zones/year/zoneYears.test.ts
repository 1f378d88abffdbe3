import { expect, test } from 'vitest';
import type { ClosingRule, WorkingPeriod } from '#api/contract/workingHours.ts';
import type { Zone } from '#api/contract/zones.ts';
import { addTo } from '#api/days.ts';
import { periodItem, type YearItem } from '#features/hours-year/index.ts';
import { coveredUntil, zoneYear } from './zoneYears.ts';

const days = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, timeFrom: '08:00', timeTo: '20:00', noCharge: false }));
const period = (id: number, validFrom: string, validTo: string): WorkingPeriod => ({
  id,
  requestId: null,
  requestAction: null,
  requestedAt: undefined,
  zoneId: 1,
  noCharge: false,
  description: '',
  validFrom,
  validTo,
  workingDays: days,
});
const rule = (id: number, begin: string, end: string): ClosingRule => ({
  id,
  requestId: null,
  requestAction: null,
  requestedAt: undefined,
  begin,
  end,
  reason: `Razlog ${id}`,
});
const zone = (workingPeriods: WorkingPeriod[]): Zone => ({
  id: 1,
  code: '0110',
  name: 'Riva',
  color: null,
  isActive: true,
  hasBorder: true,
  hasWorkingPeriods: workingPeriods.length > 0,
  workingPeriods,
});

test('a zone: what is missing this year and next, its closed days, and the rule that comes next', () => {
  const own = zone([period(1, '2026-01-01', '2026-05-31'), period(2, '2026-06-02', '2027-03-31')]);
  const rules = [
    rule(1, '2026-12-24', '2027-01-06'),
    rule(2, '2026-05-01', '2026-05-01'),
    rule(3, '2026-11-19', '2026-11-19'),
  ];
  const year = zoneYear({ zone: own, rules, requests: undefined }, 2026, '2026-11-19');
  expect(year).toMatchObject({
    missing: 1,
    missingNext: [{ begin: '2027-04-01', end: '2027-12-31' }],
    closed: 10,
    nextRule: { text: 'Razlog 3' },
    coveredUntil: '2027-03-31',
    today: { state: 'closed' },
  });
  expect(year.days).toHaveLength(365);
  expect(zoneYear({ zone: own, rules, requests: undefined }, 2027, '2026-11-19')).toMatchObject({
    today: { day: '2026-11-19' },
    closed: 6,
    missing: 275,
    missingNext: [{ begin: '2028-01-01', end: '2028-12-31' }],
  });
});

test('a zone whose rules are not known says nothing of closed days; one without periods lacks all days', () => {
  expect(zoneYear({ zone: zone([]), rules: undefined, requests: undefined }, 2028, '2026-11-19')).toMatchObject({
    closed: undefined,
    nextRule: undefined,
    missing: 366,
    coveredUntil: undefined,
    today: { state: 'none' },
  });
});

test('the hours go on until the first day without a period', () => {
  const items = (...list: readonly (readonly [string, string])[]): YearItem[] =>
    list.map(([from, to], at) => periodItem(period(at + 1, from, to)));
  const chain = items(['2027-01-01', '2027-05-31'], ['2026-01-01', '2026-12-31'], ['2027-06-02', '2027-12-31']);
  expect(coveredUntil(chain, '2026-11-19')).toBe('2027-05-31');
  expect(coveredUntil(chain, '2027-06-01')).toBeUndefined();
  expect(coveredUntil(items(['2026-01-01', '2027-12-31'], ['2026-06-01', '2026-12-01']), '2026-11-19')).toBe(
    '2027-12-31',
  );
});

test('the years of 60 zones with 10 periods and 60 rules each take less than 150 ms', () => {
  const spread = (count: number, length: number) =>
    Array.from({ length: count }, (_, at) => ({
      id: at + 1,
      begin: addTo('2026-01-01', { days: at * length }),
      end: addTo('2026-01-01', { days: at * length + length - 1 }),
    }));
  const periods = spread(10, 36).map(({ id, begin, end }) => period(id, begin, end));
  const rules = spread(60, 6).map(({ id, begin, end }) => rule(id, begin, end));
  // The best of eight: other tests run beside this one.
  const times = [1, 2, 3, 4, 5, 6, 7, 8].map(() => {
    const start = performance.now();
    for (let at = 0; at < 60; at++) zoneYear({ zone: zone(periods), rules, requests: [] }, 2026, '2026-11-20');
    return performance.now() - start;
  });
  expect(Math.min(...times)).toBeLessThan(150);
});
