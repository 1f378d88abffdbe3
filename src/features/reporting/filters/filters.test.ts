import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addTo } from '#api/days.ts';
import { type CompareKind, kindOfComparison, previousPeriod } from '#api/periods.ts';
import {
  comparedBy,
  compareKindOf,
  defaultRange,
  fetchedFilters,
  filterQuery,
  type ReportFilters,
  reportParams,
  withRange,
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
});

describe('the URL', () => {
  test('what is written is read again', () => {
    const day = fc.integer({ min: 0, max: 3000 }).map((days) => addTo('2018-01-01', { days }));
    const range = fc.tuple(day, day).map(([a, b]) => (a < b ? { begin: a, end: b } : { begin: b, end: a }));
    const ids = fc.option(
      fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { minLength: 1 }).map((list) => list.sort((a, b) => a - b)),
    );
    fc.assert(
      fc.property(
        range,
        fc.option(range),
        ids,
        ids,
        fc.boolean(),
        (primary, compare, channelIds, serviceIds, perDay) => {
          const filters = {
            range: primary,
            compare,
            channelIds,
            serviceIds,
            ...(compare ? { compareKind: kindOfComparison(primary, compare) } : {}),
            ...(perDay ? { perDay } : {}),
          };
          const { isIn, read: readParams, write } = reportParams(() => fallback, today);
          const params = write(filters, new URLSearchParams('interval=week'));
          expect(params.get('interval')).toBe('week');
          expect(isIn(params)).toBe(true);
          expect(readParams(params)).toEqual({ state: filters, problems: [] });
        },
      ),
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
      state: { ...fallback, compare: { begin: '2026-10-13', end: '2026-10-31' }, compareKind: 'previousPeriod' },
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

  const november = 'beginDate=2026-11-01&endDate=2026-11-19';
  const previous = 'compareBeginDate=2026-10-13&compareEndDate=2026-10-31';
  const lastYear = 'compareBeginDate=2025-11-01&compareEndDate=2025-11-19';

  test.each<[string, CompareKind | undefined, string | undefined, number]>([
    // An address of before: the first ready period with these days.
    [`${november}&${previous}`, 'previousPeriod', '2026-10-13', 0],
    [`${november}&${lastYear}`, 'sameDaysLastYear', '2025-11-01', 0],
    [`${november}&compareBeginDate=2026-10-01&compareEndDate=2026-10-31`, 'typed', '2026-10-01', 0],
    // The kind that is said: days that were typed stay typed.
    [`${november}&${previous}&compare=typed`, 'typed', '2026-10-13', 0],
    [`${november}&${previous}&compare=previousPeriod`, 'previousPeriod', '2026-10-13', 0],
    // Other days than those of the kind: the days hold.
    [`${november}&${lastYear}&compare=previousPeriod`, 'sameDaysLastYear', '2025-11-01', 0],
    [`${november}&${previous}&compare=next`, 'previousPeriod', '2026-10-13', 0],
    // The kind alone: its days.
    [`${november}&compare=sameWeekdaysLastYear`, 'sameWeekdaysLastYear', '2025-11-02', 0],
    [`${november}&compare=typed`, 'previousPeriod', '2026-10-13', 1],
    [`${november}&compare=next`, 'previousPeriod', '2026-10-13', 1],
    [`${november}&compareBeginDate=x&compare=typed`, 'previousPeriod', '2026-10-13', 1],
    [november, undefined, undefined, 0],
  ])('%s: compared by %s from %s', (search, kind, begin, problems) => {
    const { state, problems: found } = read(search);
    expect(state.compareKind).toBe(kind);
    expect(state.compare?.begin).toBe(begin);
    expect(found).toHaveLength(problems);
  });

  test('the kind of the comparison is named beside its dates', () => {
    const { range } = fallback;
    expect(filterQuery({ ...fallback, compare: previousPeriod(range) })).toBe(
      `${november}&${previous}&compare=previousPeriod`,
    );
    expect(filterQuery({ ...fallback, compare: previousPeriod(range), compareKind: 'typed' })).toBe(
      `${november}&${previous}&compare=typed`,
    );
    expect(filterQuery({ ...fallback, compareKind: 'typed' })).toBe(november);
  });

  test('a whole year keeps the kind by which it is compared', () => {
    const year = { ...fallback, range: { begin: '2025-01-01', end: '2025-12-31' } };
    const compared = comparedBy('sameDaysLastYear', year);
    expect(compared.compare).toEqual(previousPeriod(year.range));
    expect(read(filterQuery(compared)).state).toEqual(compared);
  });

  test('figures per day are said by the URL, or by what was shown before where it has no filters', () => {
    expect(read(`${november}&per=day`).state.perDay).toBe(true);
    expect(read(`${november}&per=week`).state).toEqual(fallback);
    const perDay = { ...fallback, perDay: true };
    expect(read('', perDay).state).toEqual(perDay);
    expect(read('channels=1', perDay).state.perDay).toBeUndefined();
    expect(filterQuery(perDay)).toBe(`${november}&per=day`);
  });

  test('ids are taken once each, ascending', () => {
    expect(read('channels=5,2,5').state.channelIds).toEqual([2, 5]);
  });
});

describe('another period', () => {
  const october = { ...fallback, range: { begin: '2026-10-01', end: '2026-10-31' } };
  const november = { begin: '2026-11-01', end: '2026-11-30' };

  test('takes a ready comparison along; typed days stay, and one step leads back', () => {
    const compared = comparedBy('previousPeriod', october);
    expect(compared.compare).toEqual({ begin: '2026-09-01', end: '2026-09-30' });
    const rolled = withRange(compared, november);
    expect(rolled).toMatchObject({ range: november, compare: october.range, compareKind: 'previousPeriod' });
    const typed = { ...compared, compareKind: 'typed' as const };
    expect(withRange(typed, november)).toMatchObject({ compare: compared.compare, compareKind: 'typed' });
    expect(comparedBy('previousPeriod', withRange(typed, november))).toEqual(rolled);
    expect(withRange(october, november)).toEqual({ ...october, range: november });
  });

  test('takes along a comparison whose kind was not said', () => {
    const compare = { begin: '2025-10-01', end: '2025-10-31' };
    expect(compareKindOf({ ...october, compare })).toBe('sameDaysLastYear');
    expect(withRange({ ...october, compare }, november).compare).toEqual({ begin: '2025-11-01', end: '2025-11-30' });
  });
});

test('neither the name of a comparison nor the division by days is part of a call', () => {
  const filters = comparedBy('previousPeriod', fallback);
  expect(fetchedFilters({ ...filters, perDay: true })).toEqual({ ...fallback, compare: filters.compare });
});
