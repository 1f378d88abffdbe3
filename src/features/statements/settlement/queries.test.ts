import type { QueryFunctionContext } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { daysOf, figuresQuery, monthStatementsQuery, settledMonths, settlementParams } from './queries.ts';

const calls = vi.hoisted(() => ({ request: vi.fn() }));
vi.mock('#api/client.ts', async (original) => ({ ...(await original<object>()), request: calls.request }));
afterEach(() => calls.request.mockReset());

const today = '2026-11-20';
const read = (search: string) => settlementParams(today).read(new URLSearchParams(search));

test('the page begins with the last month, also in January', () => {
  expect(read('').state).toEqual({ month: '2026-10', show: 'all' });
  expect(settlementParams('2027-01-05').defaults.month).toBe('2026-12');
});

test.each(['2026-13', '2026-00', '2026-1', '10/2026', 'x', '', '2026-12', '2017-12'])(
  'the month %j of an address is none that can be settled',
  (month) => {
    expect(read(`month=${month}`)).toEqual({ state: { month: '2026-10', show: 'all' }, problems: ['month'] });
  },
);

test('month and view are written, the defaults are not', () => {
  const params = settlementParams(today);
  expect(`${params.write({ month: '2026-10', show: 'all' })}`).toBe('');
  expect(`${params.write({ month: '2026-02', show: 'unsure' })}`).toBe('month=2026-02&show=unsure');
  expect(read('month=2026-02&show=unsure&sort=x').state).toEqual({ month: '2026-02', show: 'unsure' });
  expect(read('show=else').state.show).toBe('all');
});

test('a month has its days, the present one until today, February of a leap year 29', () => {
  expect(daysOf('2026-10', today)).toEqual({ begin: '2026-10-01', end: '2026-10-31' });
  expect(daysOf('2026-11', today)).toEqual({ begin: '2026-11-01', end: '2026-11-20' });
  expect(daysOf('2028-02', '2028-03-05')).toEqual({ begin: '2028-02-01', end: '2028-02-29' });
});

test('every month since the first can be chosen, the present one first', () => {
  const months = settledMonths(today);
  expect([months[0], months.at(-1), months.length]).toEqual(['2026-11', '2018-01', 107]);
});

const context = () => ({ signal: new AbortController().signal }) as QueryFunctionContext;
const run = async <Data>(query: { readonly queryFn?: unknown }) =>
  (query.queryFn as (context: QueryFunctionContext) => Promise<Data>)(context());

interface Found {
  readonly statements: readonly { readonly id: number }[];
  readonly unread: number;
}

interface Asked {
  readonly query: { readonly search: string; readonly page: number };
}

/** The server has so many pages of one spelling, with two statements each, and one page of the others. */
const server = (pages: number) => {
  let open = 0;
  const seen = { most: 0 };
  calls.request.mockImplementation(async (_call: unknown, { query: { search, page } }: Asked) => {
    open += 1;
    seen.most = Math.max(seen.most, open);
    await Promise.resolve();
    open -= 1;
    const isMany = search === '1/2026';
    const rows = isMany ? [2 * page, 2 * page + 1].map((id) => ({ id, name: `${id}`, partnerName: '' })) : [];
    return { rows, count: isMany ? 2 * pages : 0, pages: isMany ? pages : 1 };
  });
  return seen;
};

test('all pages of every spelling are read, four at a time, and each statement is there once', async () => {
  const seen = server(30);
  const onProgress = vi.fn();
  const found = await run<Found>(monthStatementsQuery('2026-01', 100, onProgress));
  expect(found.statements.map(({ id }) => id).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 60 }, (_, at) => at + 2),
  );
  expect(found.unread).toBe(0);
  expect(seen.most).toBeLessThanOrEqual(4);
  expect(calls.request).toHaveBeenCalledTimes(30 + 7);
  expect(onProgress).toHaveBeenLastCalledWith({ read: 37, of: 37 });
});

test('beyond the limit nothing is read, and it is known how much', async () => {
  server(120);
  const found = await run<Found>(monthStatementsQuery('2026-01', 100, () => undefined));
  expect(calls.request).toHaveBeenCalledTimes(100);
  expect(found.unread).toBe(27);
});

test('a page that fails fails the search', async () => {
  calls.request.mockRejectedValue(new Error('503'));
  await expect(run(monthStatementsQuery('2026-01', 100, () => undefined))).rejects.toThrow('503');
});

const metrics = { totalCount: 2, validCount: 1, totalAmount: 2, validAmount: 1 };
interface Figures {
  readonly outlets: readonly { readonly kind: string; readonly partner: string }[];
  readonly failed: readonly string[];
}

test('a list that fails leaves the others; all of them fail together', async () => {
  calls.request.mockImplementation(async ({ name }: { readonly name: string }) => {
    if (name === 'getGarages') throw new Error('500');
    return { rows: [{ id: 1, name: 'Split', supplier: '', ...metrics }] };
  });
  const range = { begin: '2026-01-01', end: '2026-01-31' };
  const figures = await run<Figures>(figuresQuery('2026-01', range, ['parking', 'garages', 'parks']));
  expect(figures.failed).toEqual(['garages']);
  // Who has no supplier is its own partner.
  expect(figures.outlets.map(({ kind, partner }) => [kind, partner])).toEqual([
    ['parking', 'Split'],
    ['parks', 'Split'],
  ]);
  await expect(run(figuresQuery('2026-01', range, ['garages']))).rejects.toThrow('500');
  expect((await run<Figures>(figuresQuery('2026-01', range, []))).outlets).toEqual([]);
});
