import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { validities } from '#api/contract/transactions.ts';
import { addTo } from '#api/days.ts';
import { rangePresets } from '#api/periods.ts';
import { cleanSearch } from '#api/text.ts';
import {
  documentList,
  type ListFilters,
  type ListKind,
  listParams,
  listPresets,
  longestSearch,
  searchProblem,
  transactionList,
} from './listFilters.ts';

const today = '2026-11-20';
const read = (search: string, kind = transactionList) => listParams(kind, today).read(new URLSearchParams(search));
const { write } = listParams(transactionList, today);
const usual: ListFilters = {
  range: { begin: today, end: today },
  search: '',
  validity: 'all',
  only: null,
  page: 1,
};

/** Filters that a user could have applied: their range is inside the list's window. */
const filtersWithin = (days: number) => {
  const day = fc.integer({ min: -days, max: 0 }).map((offset) => addTo(today, { days: offset }));
  return fc.record({
    range: fc.tuple(day, day).map(([a, b]) => (a < b ? { begin: a, end: b } : { begin: b, end: a })),
    search: fc.string({ unit: 'grapheme' }).map(cleanSearch),
    validity: fc.constantFrom(...validities),
    only: fc.option(
      fc.record({
        channelId: fc.integer({ min: 1, max: 999_999_999 }),
        zone: fc.option(fc.string({ unit: 'grapheme' })),
        price: fc.option(fc.integer({ min: -99_999, max: 99_999 }).map((cents) => cents / 100 || 0)),
      }),
    ),
    page: fc.integer({ min: 1, max: 9_999_999 }),
  });
};

describe('the URL of a list', () => {
  test.each([
    ['transactions', transactionList, 30],
    ['documents', documentList, 730],
  ] as const)('what is written is read again, as it is sent: %s', (_, kind, days) => {
    fc.assert(
      fc.property(filtersWithin(days), (filters) => {
        const written = write(filters).toString();
        expect(read(written, kind)).toEqual({ state: filters, problems: [] });
      }),
    );
  });

  test('earlier parameters of the list are removed, others stay', () => {
    fc.assert(
      fc.property(filtersWithin(30), filtersWithin(30), (before, after) => {
        const first = write(before, new URLSearchParams('sort=time&tab=2'));
        const second = write(after, first);
        expect(listParams(transactionList, today).read(second).state).toEqual(after);
        expect(second.get('sort')).toBe('time');
        expect(second.get('tab')).toBe('2');
        // The given parameters belong to the router, so they are not changed.
        expect(listParams(transactionList, today).read(first).state).toEqual(before);
      }),
    );
  });

  test.each(['ZG 765\u2212FM', 'ZG\u200b 765-FM', '\u00a0ZG 765–FM\ufeff'])('the search %j is read clean', (search) => {
    expect(read(`${new URLSearchParams({ search })}`).state.search).toBe('ZG 765-FM');
  });

  test('a link is as short as it can be', () => {
    expect(write(usual, new URLSearchParams('page=4&search=ZG&show=valid')).toString()).toBe(
      `beginDate=${today}&endDate=${today}`,
    );
  });

  test('no link throws, and the filters can be requested', () => {
    const key = fc.constantFrom('beginDate', 'endDate', 'search', 'show', 'page', 'other');
    const day = fc.integer({ min: -60, max: 60 }).map((days) => addTo(today, { days }));
    const value = fc.oneof(fc.string(), day, fc.integer().map(String), fc.constantFrom(...validities));
    fc.assert(
      fc.property(fc.array(fc.tuple(key, value)), (entries) => {
        const { state: filters } = listParams(transactionList, today).read(new URLSearchParams(entries));
        expect(filters.range.begin <= filters.range.end).toBe(true);
        expect(filters.range.begin >= '2026-10-21' && filters.range.end <= today).toBe(true);
        expect(Number.isSafeInteger(filters.page) && filters.page >= 1).toBe(true);
        expect(validities).toContain(filters.validity);
        expect(filters.search).toBe(cleanSearch(filters.search));
      }),
    );
  });
});

describe('an invalid link shows the default, and reports the problem', () => {
  test('an empty one makes sense', () => {
    expect(read('')).toEqual({ state: usual, problems: [] });
  });

  test.each([
    ['beginDate=2026-11-18', ['range']],
    ['endDate=2026-11-18', ['range']],
    ['beginDate=&endDate=', ['range']],
    ['beginDate=2026-11-31&endDate=2026-11-31', ['range']],
    ['beginDate=18.11.2026&endDate=18.11.2026', ['range']],
    ['beginDate=2026-11-19&endDate=2026-11-18', ['range']],
    ['beginDate=2026-10-20&endDate=2026-10-20', ['window']],
    ['beginDate=2026-11-20&endDate=2026-11-21', ['window']],
    ['show=', ['validity']],
    ['show=sve', ['validity']],
    ['show=VALID', ['validity']],
    ['page=0', ['page']],
    ['page=-1', ['page']],
    ['page=', ['page']],
    ['page=1.5', ['page']],
    ['page=1e3', ['page']],
    ['page=%202', ['page']],
    ['page=02', ['page']],
    ['page=12345678', ['page']],
    ['beginDate=x&endDate=y&show=x&page=x', ['range', 'validity', 'page']],
  ])('%s', (search, problems) => {
    expect(read(search)).toEqual({ state: usual, problems });
  });

  test('a part that makes sense counts all the same', () => {
    expect(read('beginDate=x&endDate=y&search=%20ZG%201%20&show=invalid&page=3').state).toEqual({
      range: usual.range,
      search: 'ZG 1',
      validity: 'invalid',
      only: null,
      page: 3,
    });
  });

  test('each list has its own window', () => {
    const range = { begin: '2026-10-20', end: '2026-10-20' };
    expect(read('beginDate=2026-10-20&endDate=2026-10-20', documentList).state.range).toEqual(range);
    expect(read('beginDate=2024-11-20&endDate=2024-11-20', documentList).problems).toEqual([]);
    expect(read('beginDate=2024-11-19&endDate=2024-11-20', documentList).problems).toEqual(['window']);
    expect(read('beginDate=2026-10-21&endDate=2026-10-21').problems).toEqual([]);
  });
});

describe('a search', () => {
  const day = { begin: today, end: today };
  const days = { begin: '2026-11-19', end: today };

  test('is needed for more than one day', () => {
    expect(searchProblem(day, '')).toBeNull();
    expect(searchProblem(days, '')).toBe('missing');
    expect(searchProblem(days, ' - – ')).toBe('missing');
    expect(searchProblem(days, 'ZG')).toBeNull();
  });

  test('is no longer than any plate, ticket or code; spaces and dashes do not count', () => {
    const longest = 'A'.repeat(longestSearch);
    expect(searchProblem(day, longest)).toBeNull();
    expect(searchProblem(day, [...longest].join(' - '))).toBeNull();
    expect(searchProblem(day, `${longest}B`)).toBe('tooLong');
    expect(searchProblem(days, `${longest}B`)).toBe('tooLong');
  });
});

test('the presets are those of reports that the list has whole', () => {
  const idsOf = ({ boundsOf }: ListKind) => listPresets(today, boundsOf(today)).map(({ id }) => id);
  expect(idsOf(transactionList)).toEqual([
    'today',
    'yesterday',
    'thisWeek',
    'last7Days',
    'last28Days',
    'last30Days',
    'thisMonth',
  ]);
  expect(idsOf(documentList)).toEqual(rangePresets(today).map(({ id }) => id));
});
