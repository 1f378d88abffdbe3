import { QueryClient } from '@tanstack/react-query';
import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { queryClientContext } from '#features/routes/queryClientContext.ts';
import { definePage, pageLoader, prefetchQueries } from './definePage.ts';

const client = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });
const never = () => new Promise<never>(() => {});

/** Returns the arguments that the router passes to a loader. */
function argsOf(url: string, params: Record<string, string> = {}, queryClient = client()) {
  const context = new RouterContextProvider();
  context.set(queryClientContext, queryClient);
  return {
    request: new Request(new URL(url, 'https://portal.test')),
    params,
    context,
  } as unknown as LoaderFunctionArgs;
}

describe('prefetching queries', () => {
  test('waits for missing data', async () => {
    const queries = client();
    let resolveB: (value: string) => void = () => {};
    const later = new Promise<string>((resolve) => {
      resolveB = resolve;
    });
    const state = { settled: false };
    const all = prefetchQueries(queries, [
      { queryKey: ['a'], queryFn: () => 'at once' } as never,
      { queryKey: ['b'], queryFn: () => later } as never,
    ]).then(() => {
      state.settled = true;
    });
    await Promise.resolve();
    expect(state.settled).toBe(false);
    resolveB('later');
    await all;
    expect(queries.getQueryData(['b'])).toBe('later');
  });

  test('does not wait for stale data that is refetched', async () => {
    const queries = client();
    queries.setQueryData(['a'], 'old');
    await prefetchQueries(queries, [{ queryKey: ['a'], queryFn: never } as never]);
    expect(queries.isFetching()).toBe(1);
  });

  test('resolves when a query fails', async () => {
    await prefetchQueries(client(), [{ queryKey: ['a'], queryFn: () => Promise.reject(new Error('down')) } as never]);
  });

  test('leaves out disabled queries', async () => {
    const queries = client();
    await prefetchQueries(queries, [{ queryKey: ['a'], queryFn: never, enabled: false } as never]);
    expect(queries.isFetching()).toBe(0);
  });
});

describe("a page's loader", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** Whether the promise settles within some milliseconds. */
  async function settlesWithin(promise: unknown, milliseconds: number) {
    const state = { settled: false };
    void Promise.resolve(promise).then(() => {
      state.settled = true;
    });
    await vi.advanceTimersByTimeAsync(milliseconds);
    return state.settled;
  }

  test('resolves with the data', async () => {
    const loader = pageLoader({ load: () => new Promise((resolve) => setTimeout(resolve, 100)) });
    const loaded = loader(argsOf('/parking'), undefined);
    expect(await settlesWithin(loaded, 90)).toBe(false);
    expect(await settlesWithin(loaded, 20)).toBe(true);
  });

  test('resolves after 150 ms at the latest', async () => {
    const loaded = pageLoader({ load: never })(argsOf('/parking'), undefined);
    expect(await settlesWithin(loaded, 140)).toBe(false);
    expect(await settlesWithin(loaded, 20)).toBe(true);
  });

  test('redirects to the complete address, and loads for it already', async () => {
    const load = vi.fn(never);
    const loader = pageLoader({ load, completeAddress: (url) => (url.search ? null : `${url.pathname}?all=1`) });
    const thrown: unknown = await Promise.resolve(loader(argsOf('/ulaznice'), undefined)).catch((error) => error);
    expect((thrown as Response).headers.get('location')).toBe('/ulaznice?all=1');
    expect(load).toHaveBeenCalledOnce();
  });

  test('fetches the queries for the ids in the path and the search parameters', async () => {
    const queries = client();
    const page = definePage('garageTransactions', ({ id }, params) => ({
      list: { queryKey: ['list', id, params.get('page')], queryFn: () => 'rows' },
    }));
    await page.loader(argsOf('/garaze/garaza/3/transakcije?page=2', { id: '3' }, queries), undefined);
    expect(queries.getQueryData(['list', 3, '2'])).toBe('rows');
  });

  test('fetches nothing for a path with an invalid id', async () => {
    const load = vi.fn(never);
    await pageLoader({ load })(argsOf('/garaze/garaza/x', { id: 'x' }), undefined);
    expect(load).not.toHaveBeenCalled();
  });
});
