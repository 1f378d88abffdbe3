import { beforeEach, describe, expect, test } from 'vitest';
import { matchesGlob } from './faults.ts';
import type { Simulator } from './simulator.ts';
import { ask, still } from './testCalls.ts';

let simulator: Simulator;
let token: string;
beforeEach(() => {
  simulator = still();
  token = simulator.signIn('operator');
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

test('a status answers with its detail in the language of the request', async () => {
  simulator.faults.set([{ path: '/common/*', status: 503 }]);
  const reply = await get();
  expect([reply.status, await reply.json()]).toEqual([503, { detail: 'Usluga je privremeno nedostupna.' }]);
  expect((await get('/auth/user-info/')).status).toBe(200);
});

test('a 429 says how long to wait', async () => {
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

test('a delay waits and then answers, with jitter by the seed', async () => {
  simulator.faults.set([{ delay_ms: 40, jitter_ms: 20 }]);
  const since = performance.now();
  expect((await get()).status).toBe(200);
  expect(performance.now() - since).toBeGreaterThanOrEqual(39);
});

test('a broken network has no answer, a malformed one no JSON', async () => {
  simulator.faults.set([{ kind: 'network' }]);
  expect((await get()).type).toBe('error');
  simulator.faults.set([{ kind: 'malformed' }]);
  const reply = await get();
  expect([reply.status, reply.headers.get('Content-Type')]).toEqual([200, 'application/json']);
  await expect(reply.json()).rejects.toThrow(SyntaxError);
});

test('a call that gets no answer ends when the caller leaves or the world is reset', async () => {
  simulator.faults.set([{ kind: 'timeout' }]);
  const leaving = new AbortController();
  const [left, reset] = [get('/common/usluge/', leaving.signal), get()];
  const early = await Promise.race([left, reset, new Promise((resolve) => setTimeout(resolve, 50, 'waiting'))]);
  expect(early).toBe('waiting');
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
