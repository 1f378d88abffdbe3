import { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Screen } from '#features/screen.ts';
import { createGuard, startCalls } from './guards.ts';
import type { PortalRoute } from './routes.ts';

const calls = vi.hoisted(() => ({ prefetch: vi.fn<NonNullable<Screen['prefetch']>>() }));
vi.mock('./screens.ts', () => ({
  screens: {
    parking: { prefetch: calls.prefetch },
    parkingProviderTransactions: { prefetch: calls.prefetch, onlyPermitted: true },
  } satisfies Record<string, Screen>,
}));
vi.mock('#api/client.ts', async (original) => ({ ...(await original<object>()), mayBeSignedIn: () => true }));

const route: PortalRoute = { name: 'parking', page: () => Promise.reject(new Error('not needed')) };

beforeEach(() => {
  vi.useFakeTimers();
  calls.prefetch.mockReset();
});
afterEach(() => vi.useRealTimers());

/** A guard that has opened its first page, and what opens the next one. */
async function opened() {
  const queries = new QueryClient();
  queries.setQueryData(['user-info'], { permissions: [] });
  const guard = createGuard(queries)(route);
  const open = () => guard({ request: new Request('https://portal.test/parking') } as LoaderFunctionArgs, {});
  calls.prefetch.mockReturnValue(new Promise(() => {}));
  await open();
  return open;
}

/** Whether the promise is through, now and after some milliseconds. */
async function isThroughAfter(promise: unknown, milliseconds: number) {
  const state = { through: false };
  void Promise.resolve(promise).then(() => {
    state.through = true;
  });
  await vi.advanceTimersByTimeAsync(milliseconds);
  return state.through;
}

test('the first page waits for no answer: there is none to stay at', async () => {
  await expect(opened()).resolves.toBeDefined();
});

test('the page that is left stays until the answers have come', async () => {
  const open = await opened();
  calls.prefetch.mockReturnValue(new Promise((resolve) => setTimeout(resolve, 100)));
  const next = open();
  expect(await isThroughAfter(next, 90)).toBe(false);
  expect(await isThroughAfter(next, 20)).toBe(true);
});

test('but no longer than 150 ms', async () => {
  const open = await opened();
  const next = open();
  expect(await isThroughAfter(next, 140)).toBe(false);
  expect(await isThroughAfter(next, 20)).toBe(true);
});

test('what concerns persons is not asked for before the user is known to be permitted', async () => {
  const queries = new QueryClient();
  let userComes: (user: object) => void = () => {};
  const user = new Promise<object>((resolve) => {
    userComes = resolve;
  });
  void queries.prefetchQuery({ queryKey: ['user-info'], queryFn: () => user });
  const open = (name: PortalRoute['name']) =>
    createGuard(queries)({ ...route, name })(
      { request: new Request('https://portal.test/parking') } as LoaderFunctionArgs,
      {},
    );
  calls.prefetch.mockResolvedValue(undefined);
  const report = open('parking');
  expect(calls.prefetch).toHaveBeenCalledTimes(1);
  const transactions = open('parkingProviderTransactions');
  await vi.advanceTimersByTimeAsync(100);
  expect(calls.prefetch).toHaveBeenCalledTimes(1);
  userComes({ permissions: [] });
  await Promise.all([report, transactions]);
  expect(calls.prefetch).toHaveBeenCalledTimes(2);
});

test('a pressed link starts the calls of what the user may open, and of nothing else', () => {
  const queries = new QueryClient();
  const press = (path: string) => startCalls(queries, new URL(path, 'https://portal.test'));
  press('/parking');
  queries.setQueryData(['user-info'], { permissions: ['ParkingView'] });
  press('/parking/provider/3/transakcije');
  press('/nowhere');
  expect(calls.prefetch).not.toHaveBeenCalled();
  press('/parking?begin=2026-11-01');
  expect(calls.prefetch).toHaveBeenCalledExactlyOnceWith(
    queries,
    new URL('https://portal.test/parking?begin=2026-11-01'),
  );
});
