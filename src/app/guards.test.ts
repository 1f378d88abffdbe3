// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Screen } from '#features/screen.ts';
import { createGuards } from './guards.ts';
import type { PortalRoute } from './routes.ts';

const calls = vi.hoisted(() => ({ prefetch: vi.fn<NonNullable<Screen['prefetch']>>() }));
vi.mock('./screens.ts', () => ({
  screens: {
    parking: { prefetch: calls.prefetch },
    parks: { completeAddress: (url) => (url.search ? null : `${url.pathname}?all=1`) },
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
  const guard = createGuards(queries).guard(route);
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
    createGuards(queries).guard({ ...route, name })(
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
  const { startCalls } = createGuards(queries);
  startCalls('/parking');
  queries.setQueryData(['user-info'], { permissions: ['ParkingView'] });
  startCalls('/parking/provider/3/transakcije');
  startCalls('/nowhere');
  expect(calls.prefetch).not.toHaveBeenCalled();
  startCalls('/parking?begin=2026-11-01');
  expect(calls.prefetch).toHaveBeenCalledExactlyOnceWith(
    queries,
    new URL('/parking?begin=2026-11-01', window.location.origin),
  );
});

test('the calls that were started with the press are not started again with the click', async () => {
  const queries = new QueryClient();
  queries.setQueryData(['user-info'], { permissions: ['ParkingView'] });
  const { guard, startCalls } = createGuards(queries);
  const open = (path: string) =>
    guard(route)({ request: new Request(new URL(path, window.location.origin)) } as LoaderFunctionArgs, {});
  startCalls('/parking?begin=2026-11-01');
  await open('/parking?begin=2026-11-01');
  expect(calls.prefetch).toHaveBeenCalledTimes(1);
  await open('/parking?begin=2026-10-01');
  expect(calls.prefetch).toHaveBeenCalledTimes(2);
  startCalls('/parking?begin=2026-11-01');
  await open('/parking?begin=2026-10-01');
  expect(calls.prefetch).toHaveBeenCalledTimes(4);
});

test("what a path of the portal leaves out is told before it is gone to, by the page's own rule", () => {
  const { complete } = createGuards(new QueryClient());
  expect(complete('/ulaznice')).toBe('/ulaznice?all=1');
  expect(complete('/ulaznice?all=1')).toBe('/ulaznice?all=1');
  expect(complete('/parking')).toBe('/parking');
  expect(complete('/nowhere')).toBe('/nowhere');
});
