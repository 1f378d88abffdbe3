import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Fault, Simulator } from '../simulator.ts';
import { ask, still } from '../testing/testCalls.ts';
import { matchesGlob } from './faults.ts';

let simulator: Simulator;
let token: string;
beforeEach(() => {
  simulator = still();
  token = simulator.signIn('operator');
});
afterEach(() => {
  vi.useRealTimers();
});
const get = (path = '/common/usluge/', signal?: AbortSignal) =>
  simulator.handle(
    new Request(`http://simulator.test/api${path}`, {
      headers: { Authorization: `Token ${token}` },
      ...(signal ? { signal } : {}),
    }),
  ) as Promise<Response>;

describe('globs', () => {
  test.each([
    ['/parking/**', '/parking/provider/1/info/', true],
    ['/parking/**', '/parking/', true],
    ['/parking/**', '/parkings/', false],
    ['/parking/*/1/info/', '/parking/provider/1/info', true],
    ['/parking/*', '/parking/provider/1/', false],
    ['/**/info/', '/parking/provider/1/info/', true],
    ['/**', '/anything/at/all/', true],
    ['/dashboard/ukupno-*/', '/dashboard/ukupno-po-uslugama/', true],
    ['/dashboard/ukupno.po.uslugama/', '/dashboard/ukupno-po-uslugama/', false],
  ])('%s on %s: %s', (glob, path, fits) => expect(matchesGlob(glob, path)).toBe(fits));
});

test('a status responds with its detail in the language of the request', async () => {
  simulator.faults.set([{ path: '/common/*', status: 503 }]);
  const reply = await get();
  expect([reply.status, await reply.json()]).toEqual([503, { detail: 'Usluga je privremeno nedostupna.' }]);
  expect((await get('/auth/user-info/')).status).toBe(200);
});

test('a 429 has a Retry-After header', async () => {
  simulator.faults.set([{ status: 429 }]);
  const reply = await get();
  expect([reply.status, reply.headers.get('Retry-After')]).toEqual([429, '30']);
  expect((await reply.json()).detail).toContain('30');
});

test('the first that fits is met, by method, and counted off', async () => {
  simulator.faults.set([
    { method: 'post', status: 500 },
    { method: 'GET', status: 502, times: 2 },
  ]);
  const seen = [];
  for (let call = 0; call < 3; call++) seen.push((await get()).status);
  expect(seen).toEqual([502, 502, 200]);
  expect(simulator.faults.get()).toEqual([{ method: 'post', status: 500 }]);
});

test('a delay waits and then responds, with jitter by the seed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  simulator.faults.set([{ delay_ms: 40, jitter_ms: 20 }]);
  const responded = vi.fn<(response: Response) => void>();
  void get().then(responded);
  await vi.advanceTimersByTimeAsync(39);
  expect(responded).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(21);
  expect(responded.mock.calls.map(([{ status }]) => status)).toEqual([200]);
});

test('a network fault has no response, a malformed one no JSON', async () => {
  simulator.faults.set([{ kind: 'network' }]);
  expect((await get()).type).toBe('error');
  simulator.faults.set([{ kind: 'malformed' }]);
  const reply = await get();
  expect([reply.status, reply.headers.get('Content-Type')]).toEqual([200, 'application/json']);
  await expect(reply.json()).rejects.toThrow(SyntaxError);
});

const posted = (path: string, body: object) =>
  ask(simulator, 'POST', path, { token, language: 'en', body }) as Promise<Response>;

test('an error has the body that its rule asks for', async () => {
  const replies: unknown[] = [];
  for (const fault of [
    { status: 400, body: 'fields', fields: ['title', 'end_time'] },
    { status: 400, body: 'fields' },
    { status: 400, body: 'error_msg' },
    { status: 409, body: 'error_msg' },
    { status: 400, kind: 'html' },
  ] satisfies Fault[]) {
    simulator.faults.set([fault]);
    const reply = await ask(simulator, 'GET', '/api/common/usluge/', { token, language: 'en' });
    replies.push([reply.status, 'kind' in fault ? await reply.text() : await reply.json()]);
  }
  expect(replies).toEqual([
    [400, { title: ['The value is not valid.'], end_time: ['The value is not valid.'] }],
    [400, { non_field_errors: ['The value is not valid.'] }],
    [400, { error_msg: 'The request is not valid.' }],
    [409, { error_msg: 'The request is not valid.' }],
    [400, expect.stringContaining('<h1>')],
  ]);
});

test('a 429 asks for the seconds of its rule', async () => {
  simulator.faults.set([{ status: 429, retry_after: 5 }]);
  const reply = await get();
  expect(reply.headers.get('Retry-After')).toBe('5');
  expect((await reply.json()).detail).toContain('5');
});

test.each([
  ['shape', 'application/json', { unexpected: { value: true } }],
  ['null', 'application/json', null],
] as const)('%s is JSON that fits no contract, with 200', async (kind, type, body) => {
  simulator.faults.set([{ kind }]);
  const reply = await get();
  expect([reply.status, reply.headers.get('Content-Type'), await reply.json()]).toEqual([200, type, body]);
});

test('html is a page with 200', async () => {
  simulator.faults.set([{ kind: 'html' }]);
  const reply = await get();
  expect([reply.status, reply.headers.get('Content-Type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(await reply.text()).toContain('<!doctype html>');
});

test.each(['lost', 'truncated'] as const)('a %s response is one of a call that was handled', async (kind) => {
  const change = { current_password: 'demo-1234', new_password: 'other-secret-1' };
  simulator.faults.set([{ method: 'POST', kind, times: 1 }]);
  const reply = await posted('/api/auth/change-password/', change);
  // A response without content has no half.
  expect(reply.type).toBe('error');
  expect((await posted('/api/auth/change-password/', change)).status).toBe(400);
});

test('a truncated response begins and breaks off', async () => {
  simulator.faults.set([{ kind: 'truncated' }]);
  const reply = await get();
  expect([reply.status, reply.headers.get('Content-Type')]).toEqual([200, 'application/json']);
  const reader = (reply.body as ReadableStream<Uint8Array>).getReader();
  expect(new TextDecoder().decode((await reader.read()).value)).toMatch(/^[{[]/);
  await expect(reader.read()).rejects.toThrow('truncated');
});

test('a call without a response ends when it is aborted or the simulator is reset', async () => {
  simulator.faults.set([{ kind: 'timeout' }]);
  const leaving = new AbortController();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const [left, reset] = [get('/common/usluge/', leaving.signal), get()];
  const responded = vi.fn();
  void Promise.race([left, reset]).then(responded);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(responded).not.toHaveBeenCalled();
  leaving.abort();
  expect((await left).type).toBe('error');
  simulator.reset();
  expect((await reset).type).toBe('error');
});

test('the log names the fault, and control calls are never met', async () => {
  simulator.faults.set([{ status: 500 }, { status: 404 }]);
  await get();
  const reply = await ask(simulator, 'GET', '/__simulator/log');
  expect((await reply.json()).log).toMatchObject([{ status: 500, fault: '500', user: 'operator' }]);
});
