import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addTo, lengthOf } from '#api/days.ts';
import {
  comparePresets,
  defaultRange,
  previousPeriod,
  type ReportFilters,
  rangePresets,
  reportParams,
  sameDaysLastYear,
} from './filters.ts';

const today = '2026-11-20';
const fallback: ReportFilters = {
  range: { begin: '2026-11-01', end: '2026-11-19' },
  compare: null,
  channelIds: null,
  serviceIds: null,
};
const read = (search: string, otherwise = fallback) =>
  reportParams(() => otherwise, today).read(new URLSearchParams(search));

describe('ranges', () => {
  test('the default is the month of yesterday up to yesterday', () => {
    expect(defaultRange(today)).toEqual(fallback.range);
    expect(defaultRange('2026-11-01')).toEqual({ begin: '2026-10-01', end: '2026-10-31' });
    expect(defaultRange('2028-03-01')).toEqual({ begin: '2028-02-01', end: '2028-02-29' });
  });

  test.each([
    // Whole months, quarters and years: the one before in the calendar.
    ['2028-02-01', '2028-02-29', '2028-01-01', '2028-01-31'],
    ['2027-03-01', '2027-03-31', '2027-02-01', '2027-02-28'],
    ['2026-10-01', '2026-10-31', '2026-09-01', '2026-09-30'],
    ['2026-01-01', '2026-01-31', '2025-12-01', '2025-12-31'],
    ['2026-07-01', '2026-09-30', '2026-04-01', '2026-06-30'],
    ['2026-01-01', '2026-03-31', '2025-10-01', '2025-12-31'],
    ['2025-01-01', '2025-12-31', '2024-01-01', '2024-12-31'],
    // Anything else: as many days.
    ['2026-11-01', '2026-11-19', '2026-10-13', '2026-10-31'],
    ['2026-03-29', '2026-03-29', '2026-03-28', '2026-03-28'],
    ['2026-02-01', '2026-04-30', '2025-11-04', '2026-01-31'],
    ['2027-02-01', '2027-02-27', '2027-01-05', '2027-01-31'],
    ['2028-02-01', '2028-02-28', '2028-01-04', '2028-01-31'],
    ['2026-01-01', '2026-06-30', '2025-07-04', '2025-12-31'],
    ['2026-04-01', '2027-03-31', '2025-04-01', '2026-03-31'],
  ])('the period before %s to %s', (begin, end, previousBegin, previousEnd) => {
    expect(previousPeriod({ begin, end })).toEqual({ begin: previousBegin, end: previousEnd });
  });

  test('the previous period ends the day before, and is as long but for whole months, quarters and years', () => {
    const day = fc.integer({ min: 0, max: 20_000 }).map((days) => addTo('2001-01-01', { days }));
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 400 }), (begin, days) => {
        const range = { begin, end: addTo(begin, { days: days - 1 }) };
        const before = previousPeriod(range);
        expect(addTo(before.end, { days: 1 })).toBe(begin);
        const areWhole = [begin, addTo(range.end, { days: 1 }), before.begin].every((first) => first.endsWith('-01'));
        expect(lengthOf(before) === days || areWhole).toBe(true);
      }),
    );
  });

  test('last year over 29 February', () => {
    expect(sameDaysLastYear({ begin: '2028-02-29', end: '2028-03-01' })).toEqual({
      begin: '2027-02-28',
      end: '2027-03-01',
    });
    expect(comparePresets({ begin: '2026-11-02', end: '2026-11-08' })[2].range).toEqual({
      begin: '2025-11-03',
      end: '2025-11-09',
    });
  });

  test('no preset ends after today', () => {
    expect(rangePresets(today).every(({ range }) => range.begin <= range.end && range.end <= today)).toBe(true);
  });
});

describe('the URL', () => {
  test('what is written is read again', () => {
    const day = fc.integer({ min: 0, max: 3000 }).map((days) => addTo('2018-01-01', { days }));
    const range = fc.tuple(day, day).map(([a, b]) => (a < b ? { begin: a, end: b } : { begin: b, end: a }));
    const ids = fc.option(
      fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { minLength: 1 }).map((list) => list.sort((a, b) => a - b)),
    );
    fc.assert(
      fc.property(range, fc.option(range), ids, ids, (primary, compare, channelIds, serviceIds) => {
        const filters = { range: primary, compare, channelIds, serviceIds };
        const { isIn, read: readParams, write } = reportParams(() => fallback, today);
        const params = write(filters, new URLSearchParams('interval=week'));
        expect(params.get('interval')).toBe('week');
        expect(isIn(params)).toBe(true);
        expect(readParams(params)).toEqual({ state: filters, problems: [] });
      }),
    );
  });

  test.each([
    ['beginDate=2026-02-30&endDate=2026-03-01', ['range']],
    ['beginDate=2026-11-05&endDate=2026-11-01', ['range']],
    ['beginDate=2026-11-05&endDate=2026-11-21', ['range']],
    ['beginDate=2026-11-05&endDate=2206-11-05', ['range']],
    ['beginDate=1206-11-05&endDate=2026-11-05', ['range']],
    ['beginDate=yesterday', ['range']],
    ['endDate=2026-11-05', ['range']],
    ['channels=a', ['channels']],
    ['channels=', ['channels']],
    ['services=0', ['services']],
    ['channels=1,,2&services=-1', ['channels', 'services']],
  ])('%s is invalid: the default, and it is reported', (search, problems) => {
    const result = read(search);
    expect(result.problems).toEqual(problems);
    expect(result.state).toEqual(fallback);
  });

  test('a bad compare period becomes the previous period', () => {
    expect(read('beginDate=2026-11-01&endDate=2026-11-19&compareBeginDate=x&compareEndDate=2026-10-01')).toEqual({
      state: { ...fallback, compare: { begin: '2026-10-13', end: '2026-10-31' } },
      problems: ['compare'],
    });
  });

  test('a range without a compare period compares nothing, also where comparing is the default', () => {
    const comparing = { ...fallback, compare: previousPeriod(fallback.range) };
    expect(read('', comparing).state.compare).toEqual(comparing.compare);
    expect(read('beginDate=2026-11-01&endDate=2026-11-19', comparing).state.compare).toBeNull();
  });

  test('a URL without filters takes the shared ones whole, one with a range none of them', () => {
    const shared = { ...fallback, channelIds: [1, 4], serviceIds: [2] };
    expect(read('', shared).state).toEqual(shared);
    expect(read('beginDate=2026-11-01&endDate=2026-11-19', shared).state).toEqual(fallback);
  });

  test('ids are taken once each, ascending', () => {
    expect(read('channels=5,2,5').state.channelIds).toEqual([2, 5]);
  });
});
