// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import type { UserInfo } from '#api/contract/accounts.ts';
import { ApiError } from '#api/errors.ts';
import { beginSession, sessionEnd, storedToken, storeToken } from '#api/session.ts';
import { userInfoQuery } from '#features/auth/index.ts';
import { keepDraft, leavesUnasked, readDraft } from '#features/forms/index.ts';
import { presentNotice, setNotice } from '../layout/notice.ts';
import { accessErrorHandler } from './accessErrors.ts';

const request = vi.hoisted(() => vi.fn());
vi.mock('#api/client.ts', async (original) => ({ ...(await original<object>()), request }));

const user = { permissions: ['ParkingView', 'ParkingProviderView'] } as unknown as UserInfo;

/** A handler on a page, with the function that ends the navigation it has begun. */
function onPage(pathname: string) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queryClient.setQueryData(userInfoQuery.queryKey, user);
  const place = { pathname, search: '?page=2' };
  let show = () => {};
  const navigate = vi.fn((_: string) => new Promise<void>((resolve) => (show = resolve)));
  const handle = accessErrorHandler({ queryClient, place: () => ({ ...place }), navigate });
  const refused = (method: 'GET' | 'POST' = 'GET', once?: true) =>
    handle({ method, ...(once && { once }), body: method === 'POST' ? z.object() : undefined });
  return { refused, navigate, place, show: () => show() };
}

beforeEach(() => {
  setNotice(undefined);
  localStorage.clear();
  sessionStorage.clear();
  request.mockReset().mockResolvedValue(user);
});

test('many refusals at once lead to the root once', async () => {
  const { refused, navigate } = onPage('/parking/provider/2');
  void refused();
  void refused();
  await vi.waitFor(() => expect(navigate).toHaveBeenCalledWith('/'));
  expect(navigate).toHaveBeenCalledOnce();
  expect(request).toHaveBeenCalledOnce();
});

test('refusals of the page that is left do not lead to the root again', async () => {
  const { refused, navigate, place, show } = onPage('/parking/provider/2');
  const first = refused();
  await vi.waitFor(() => expect(navigate).toHaveBeenCalledOnce());
  place.pathname = '/parking/provider/6';
  await refused();
  expect(navigate).toHaveBeenCalledOnce();
  show();
  await first;
  void refused();
  await vi.waitFor(() => expect(navigate).toHaveBeenCalledTimes(2));
});

test('when nobody is signed in any more, they lead to login, and the page is remembered', async () => {
  request.mockRejectedValue(new ApiError({ kind: 'status', call: 'getUserInfo', status: 401 }));
  storeToken('refused');
  beginSession('operator');
  keepDraft('incident:new', { user: 'operator', values: { title: 'Rampa' } });
  const { refused, navigate } = onPage('/parking');
  navigate.mockResolvedValue();
  await refused();
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/login');
  expect(JSON.stringify(Object.values({ ...sessionStorage, ...localStorage }))).toContain('/parking?page=2');
  expect(storedToken()).toBeNull();
  expect(sessionEnd()).toBe('expired');
  beginSession('operator');
  expect(readDraft('incident:new')).toMatchObject({ values: { title: 'Rampa' }, why: 'expired' });
});

test.each([
  ['the network', new ApiError({ kind: 'network', call: 'getUserInfo' })],
  ['the server', new ApiError({ kind: 'status', call: 'getUserInfo', status: 503 })],
])('an outage of the user info by %s leaves the page and the session', async (_, outage) => {
  request.mockRejectedValue(outage);
  storeToken('right');
  const { refused, navigate } = onPage('/parking');
  await refused();
  expect(navigate).not.toHaveBeenCalled();
  expect(storedToken()).toBe('right');
  request.mockResolvedValue(user);
  void refused();
  await vi.waitFor(() => expect(navigate).toHaveBeenCalledWith('/'));
});

test('a refused read is reported where it leads to, but not on the same page, whose section shows it', async () => {
  const { refused, navigate, place } = onPage('/parking/provider/2');
  navigate.mockImplementation(async () => {
    place.pathname = '/';
  });
  await refused();
  expect(presentNotice()).toEqual({
    kind: 'refused',
    path: '/parking/provider/2?page=2',
    isWrite: false,
    hasDraft: false,
  });
  setNotice(undefined);
  place.pathname = '/parking';
  navigate.mockImplementation(async () => {
    place.pathname = '/parking';
  });
  await refused();
  expect(navigate).toHaveBeenCalledTimes(2);
  expect(presentNotice()).toBeUndefined();
});

test('a refused GET that does something is reported as a write', async () => {
  beginSession('operator');
  keepDraft('incident:new', { user: 'operator', values: { title: 'Rampa' } });
  const { refused, navigate } = onPage('/paydo-statistika/all-sales');
  navigate.mockResolvedValue();
  await refused('GET', true);
  // The draft is that of another page: a mail has no form, and nothing of it was kept.
  expect(presentNotice()).toMatchObject({ kind: 'refused', isWrite: true, hasDraft: false });
});

test('a refused write is reported at the root, which no form asks about, and leads back to the form', async () => {
  const { refused, navigate, show } = onPage('/incidenti');
  navigate.mockImplementation(async () => expect(leavesUnasked()).toBe(true));
  await refused('POST');
  show();
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/');
  expect(presentNotice()).toEqual({ kind: 'refused', path: '/incidenti?page=2', isWrite: true, hasDraft: false });
  expect(leavesUnasked()).toBe(false);
});

test('that the input is kept is said only where a form has kept it', async () => {
  beginSession('operator');
  const { refused, navigate } = onPage('/incidenti');
  navigate.mockResolvedValue();
  await refused('POST');
  expect(presentNotice()).toMatchObject({ isWrite: true, hasDraft: false });
  keepDraft('incident:new', { user: 'operator', values: { title: 'Rampa' } });
  const { refused: refusedAgain, navigate: leave } = onPage('/incidenti');
  leave.mockResolvedValue();
  await refusedAgain('POST');
  expect(presentNotice()).toMatchObject({ isWrite: true, hasDraft: true });
});
