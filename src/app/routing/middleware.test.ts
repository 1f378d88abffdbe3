// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { createMemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import type { UserInfo } from '#api/contract/accounts.ts';
import { ApiError } from '#api/errors.ts';
import { sessionEnd, storedToken, storeToken } from '#api/session.ts';
import { userInfoQuery } from '#features/auth/index.ts';
import { presentNotice, setNotice } from '../layout/notice.ts';
import { requirePermission } from './middleware.ts';
import { prefetchRoute } from './prefetchRoute.ts';
import { takeRememberedPath } from './rememberedPath.ts';
import { routerContext } from './routerContext.ts';
import { type PortalRoute, portalRoutes } from './routes.ts';

const signedIn = vi.hoisted(() => ({ may: true }));
const failure = vi.hoisted(() => ({ error: new Error() }));
vi.mock('#api/client.ts', async (original) => ({
  ...(await original<object>()),
  mayBeSignedIn: () => signedIn.may,
  request: () => Promise.reject(failure.error),
}));

const user = (...permissions: string[]) => ({ permissions }) as unknown as UserInfo;
const parking = portalRoutes.find(({ name }) => name === 'parking') as PortalRoute;
const home = portalRoutes.find(({ name }) => name === 'home') as PortalRoute;

const loader = vi.fn(() => null);
const Component = () => null;

const refusedWith = (status: number) => new ApiError({ kind: 'status', call: 'getUserInfo', status });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  setNotice(undefined);
  failure.error = refusedWith(401);
  signedIn.may = true;
  loader.mockClear();
});

/** A router at a path, with guarded pages at the root and at /parking; the user info is known, or its query fails. */
async function opened(path: string, info?: UserInfo) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  if (info) queryClient.setQueryData(userInfoQuery.queryKey, info);
  const router = createMemoryRouter(
    [
      { path: '/', middleware: [requirePermission(home)], loader },
      { path: '/parking', middleware: [requirePermission(parking)], loader },
      { path: '*' },
    ],
    { initialEntries: [path], future: { v8_middleware: true }, getContext: () => routerContext(queryClient) },
  );
  router.initialize();
  await vi.waitFor(() => {
    expect(router.state.initialized).toBe(true);
    expect(router.state.navigation.state).toBe('idle');
  });
  expect(router.state.errors).toBeNull();
  return router.state.location.pathname;
}

test('a permitted page opens', async () => {
  expect(await opened('/parking', user('ParkingView'))).toBe('/parking');
  expect(loader).toHaveBeenCalledOnce();
});

test('nothing is loaded of a page that is not permitted', async () => {
  expect(await opened('/parking', user('DashboardView'))).toBe('/denied');
  expect(loader).not.toHaveBeenCalled();
});

test('from the dashboard the landing rule redirects to the first permitted page', async () => {
  expect(await opened('/', user('ParkingView'))).toBe('/parking');
  expect(await opened('/', user())).toBe('/status-sustava');
});

test.each([true, false])('without the user info, login remembers the path (may be signed in: %s)', async (may) => {
  signedIn.may = may;
  expect(await opened('/parking?beginDate=2026-11-01')).toBe('/login');
  expect(takeRememberedPath(() => true)).toBe('/parking?beginDate=2026-11-01');
  expect(loader).not.toHaveBeenCalled();
});

test('a token that is refused is removed, and every tab learns that the session has ended', async () => {
  storeToken('refused');
  expect(await opened('/parking')).toBe('/login');
  expect(storedToken()).toBeNull();
  expect(sessionEnd()).toBe('expired');
});

test('a visitor who was not signed in is not said to have been', async () => {
  expect(await opened('/parking')).toBe('/login');
  expect(sessionEnd()).toBeNull();
});

test.each([new ApiError({ kind: 'network', call: 'getUserInfo' }), refusedWith(503)])(
  'an outage of the user info leads to login, and is no sign-out: %o',
  async (outage) => {
    failure.error = outage;
    storeToken('right');
    expect(await opened('/parking?beginDate=2026-11-01')).toBe('/login');
    expect(storedToken()).toBe('right');
    expect(sessionEnd()).toBeNull();
    expect(presentNotice()).toEqual({ kind: 'unreachable', error: outage });
    expect(takeRememberedPath(() => true)).toBe('/parking?beginDate=2026-11-01');
    expect(loader).not.toHaveBeenCalled();
  },
);

test('a link prefetches code and data of a page that the user may open, and nothing else', async () => {
  const queryClient = new QueryClient();
  const lazy = vi.spyOn(parking, 'lazy').mockResolvedValue({ Component, loader });
  await prefetchRoute(queryClient, '/parking?beginDate=2026-11-01');
  expect(lazy).not.toHaveBeenCalled();
  queryClient.setQueryData(userInfoQuery.queryKey, user('ParkingView'));
  await prefetchRoute(queryClient, '/garaze');
  await prefetchRoute(queryClient, '/nowhere');
  await prefetchRoute(queryClient, 'https://elsewhere.test/parking');
  expect(lazy).not.toHaveBeenCalled();
  await prefetchRoute(queryClient, '/parking?beginDate=2026-11-01');
  expect(loader).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ url: new URL('/parking?beginDate=2026-11-01', window.location.origin) }),
  );
});
