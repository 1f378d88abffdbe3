import { describe, expect, test } from 'vitest';
import { lengthOf } from '#api/days.ts';
import { period, periodsOf, rule, rulesOf } from './fixtures.ts';
import { itemsIfApproved, itemsNow, itemsOf, type YearItem } from './items.ts';
import { countsOf, stripRuns, yearDays } from './yearDays.ts';

const on = (day: string, items: readonly YearItem[]) =>
  yearDays(Number(day.slice(0, 4)), items).find((each) => each.day === day);

describe('what holds on a day', () => {
  const items = [...periodsOf(['2026-01-01', '2026-12-31']), ...rulesOf(['2026-12-24', '2027-01-06'])];

  test('a weekday has its hours, a day without charge none, a day without a period nothing', () => {
    expect(on('2026-06-01', items)).toMatchObject({
      weekday: 0,
      state: 'charged',
      hours: { from: '08:00', to: '20:00' },
    });
    expect(on('2026-06-06', items)).toMatchObject({
      weekday: 5,
      state: 'charged',
      hours: { from: '08:00', to: '14:00' },
    });
    expect(on('2026-06-07', items)).toMatchObject({ weekday: 6, state: 'free', hours: null });
    expect(on('2027-02-01', items)).toMatchObject({ state: 'none', hours: null, period: undefined });
  });

  test('a closing rule is over a period, and tells the hours that it takes away', () => {
    expect(on('2026-12-24', items)).toMatchObject({
      state: 'closed',
      hours: { from: '08:00', to: '20:00' },
      rule: { text: 'Božić' },
    });
  });

  test('a rule over New Year has 8 days in 2026 and 6 in 2027', () => {
    expect(countsOf(yearDays(2026, items)).closed).toBe(8);
    expect(countsOf(yearDays(2027, items)).closed).toBe(6);
    expect(countsOf(yearDays(2025, items)).closed).toBe(0);
  });

  test('both ends of a period count, also on the days of the clock changes', () => {
    const changes = periodsOf(['2026-03-29', '2026-10-25']);
    expect(on('2026-03-28', changes)?.state).toBe('none');
    expect(on('2026-03-29', changes)?.state).toBe('free');
    expect(on('2026-10-25', changes)?.state).toBe('free');
    expect(on('2026-10-26', changes)?.state).toBe('none');
    const { charged, free } = countsOf(yearDays(2026, changes));
    expect(charged + free).toBe(lengthOf({ begin: '2026-03-29', end: '2026-10-25' }));
  });

  test('holidays are a mark on top; 30 May 2024 has two names', () => {
    expect(on('2026-12-25', items)).toMatchObject({ state: 'closed', holidays: ['christmas'] });
    expect(on('2024-05-30', [])).toMatchObject({ state: 'none', holidays: ['statehood', 'corpusChristi'] });
  });

  test('what awaits approval is a mark, and changes nothing of what holds', () => {
    const pending = itemsOf({
      periods: [period('2026-01-01', '2026-12-31')],
      rules: [rule('2026-06-01', '2026-06-02', { id: null, requestId: 9, requestAction: 'create' })],
    });
    expect(on('2026-06-01', pending)).toMatchObject({
      state: 'charged',
      rule: undefined,
      awaiting: [{ key: 'request-9' }],
    });
    expect(on('2026-06-03', pending)).toMatchObject({ state: 'charged', awaiting: [] });
  });

  test('a removal that awaits holds until it is approved', () => {
    const removing = itemsOf({
      periods: [period('2026-01-01', '2026-12-31', { requestId: 9, requestAction: 'delete' })],
      rules: [],
    });
    expect(on('2026-06-01', removing)).toMatchObject({ state: 'charged', awaiting: [{ state: 'removing' }] });
    expect(on('2026-06-01', itemsNow(removing))).toMatchObject({ state: 'charged', awaiting: [] });
    expect(on('2026-06-01', itemsIfApproved(removing))).toMatchObject({ state: 'none', awaiting: [] });
  });

  test('a change that awaits holds with its present values; the requested ones are a mark on their days', () => {
    const changing = itemsOf({
      periods: [period('2026-01-01', '2026-06-30', { id: 4, requestId: 9, requestAction: 'update' })],
      rules: [],
      requests: [
        { id: 9, resource: 'workingPeriod', action: 'update', after: period('2026-01-01', '2026-07-31', { id: 4 }) },
        { id: 10, resource: 'closingRule', action: 'create', after: rule('2026-01-01', '2026-07-31') },
      ],
    });
    expect(changing.map(({ key }) => key)).toEqual(['period-4', 'request-9']);
    expect(on('2026-07-01', changing)).toMatchObject({
      state: 'none',
      awaiting: [{ key: 'request-9', replaces: 'period-4' }],
    });
    expect(on('2026-07-01', itemsIfApproved(changing))).toMatchObject({ state: 'charged' });
    expect(on('2026-06-30', itemsIfApproved(changing))?.isShared).toBe(false);
  });

  test('two approved periods on a day are marked, and the earlier one holds', () => {
    const both = periodsOf(['2026-03-01', '2026-12-31'], ['2026-01-01', '2026-03-02']);
    expect(on('2026-03-02', both)).toMatchObject({ isShared: true, period: { key: 'period-2' } });
    expect(on('2026-03-03', both)).toMatchObject({ isShared: false, period: { key: 'period-1' } });
    expect(yearDays(2026, [...both].reverse())).toEqual(yearDays(2026, both));
  });

  test('an item that ends before it begins, and a weekday that a period does not name, hold nothing', () => {
    expect(on('2026-06-01', periodsOf(['2026-12-31', '2026-01-01']))?.state).toBe('none');
    const short = itemsOf({ periods: [period('2026-01-01', '2026-12-31', { workingDays: [] })], rules: [] });
    expect(on('2026-06-01', short)).toMatchObject({ state: 'none', period: { key: 'period-1' } });
  });

  test('a strip has each day of the year once', () => {
    for (const year of [2026, 2028]) {
      const days = yearDays(year, [...items, ...periodsOf(['2028-02-01', '2028-02-29'])]);
      expect(stripRuns(days).reduce((sum, { length }) => sum + length, 0)).toBe(days.length);
    }
  });
});

test('a year of 60 zones with 10 periods and 60 rules each takes less than 150 ms', () => {
  const days = (count: number, length: number): [string, string][] =>
    Array.from({ length: count }, (_, at) => {
      const first = new Date(Date.UTC(2026, 0, 1 + at * length));
      const last = new Date(first.getTime() + (length - 1) * 86_400_000);
      return [first.toISOString().slice(0, 10), last.toISOString().slice(0, 10)];
    });
  const items = [...periodsOf(...days(10, 36)), ...rulesOf(...days(60, 6))];
  // The best of eight: other tests run beside this one.
  const times = [1, 2, 3, 4, 5, 6, 7, 8].map(() => {
    const start = performance.now();
    for (let zone = 0; zone < 60; zone++) stripRuns(yearDays(2026, items));
    return performance.now() - start;
  });
  expect(Math.min(...times)).toBeLessThan(150);
});
