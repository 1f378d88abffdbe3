// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { configureClient } from '#api/client.ts';
import { sessionUser, storedToken } from '#api/session.ts';
import { signIn } from './calls.ts';

const returning = (body: object) => vi.stubGlobal('fetch', async () => Response.json(body));
const configure = (authentication: 'token' | 'session' | 'both') =>
  configureClient({ base: '/api', authentication, language: () => 'hr', onRefused: () => {} });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a login without a token fails, and begins no session, where the token is all that names the user', async () => {
  configure('token');
  returning({});
  await expect(signIn('operator', 'demo-1234')).rejects.toMatchObject({ kind: 'contract', call: 'login' });
  expect(sessionUser()).toBeNull();
});

test.each(['session', 'both'] as const)('in mode %s a login needs no token', async (authentication) => {
  configure(authentication);
  returning({});
  await signIn('operator', 'demo-1234');
  expect(sessionUser()).toBe('operator');
  expect(storedToken()).toBeNull();
});
