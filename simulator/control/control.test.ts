import { beforeEach, expect, test } from 'vitest';
import type { Simulator } from '../simulator.ts';
import { ask, getJson, still } from '../testCalls.ts';

let simulator: Simulator;
beforeEach(() => {
  simulator = still();
});
const send = async (method: string, path: string, body?: unknown) => {
  const reply = await ask(simulator, method, `/__simulator${path}`, { body, language: 'en' });
  return [reply.status, await reply.json()];
};

test('the state tells scenario, seed, moment and a version that grows, over resets too', async () => {
  const first = await getJson(simulator, '/__simulator/state');
  expect(first).toEqual({ scenario: 'default', seed: 1, now: '2026-11-15T09:00:00Z', version: expect.any(Number) });
  simulator.signIn('operator');
  const second = await getJson(simulator, '/__simulator/state/');
  expect(second.version).toBeGreaterThan(first.version);
  const [status, third] = await send('POST', '/reset', { scenario: 'empty', seed: 5, now: '2025-01-02T03:04:05Z' });
  expect([status, third]).toEqual([
    200,
    { scenario: 'empty', seed: 5, now: '2025-01-02T03:04:05Z', version: expect.any(Number) },
  ]);
  expect(third.version).toBeGreaterThan(second.version);
});

test('a reset ends tokens, mails, faults and the log, and keeps what is left out as it began', async () => {
  const token = simulator.signIn('operator');
  await send('POST', '/clock', { advance_seconds: 3600 });
  simulator.faults.set([{ delay_ms: 1 }]);
  await ask(simulator, 'GET', '/api/common/usluge/', { token });
  expect((await send('POST', '/reset'))[1]).toMatchObject({
    scenario: 'default',
    seed: 1,
    now: '2026-11-15T09:00:00Z',
  });
  expect((await send('GET', '/log'))[1].log).toEqual([]);
  expect((await send('GET', '/faults'))[1]).toEqual([]);
  expect((await ask(simulator, 'GET', '/api/common/usluge/', { token })).status).toBe(401);
});

test('the clock stands until it is moved, and runs again on null', async () => {
  expect((await send('POST', '/clock', { advance_seconds: 90 }))[1].now).toBe('2026-11-15T09:01:30Z');
  expect((await send('POST', '/clock', { now: '2026-12-24T17:00:00Z' }))[1].now).toBe('2026-12-24T17:00:00Z');
  expect((await send('GET', '/state'))[1].now).toBe('2026-12-24T17:00:00Z');
  await send('POST', '/clock', { now: null });
  expect(Math.abs(simulator.clock.now().getTime() - Date.now())).toBeLessThan(1000);
  await send('POST', '/clock', { advance_seconds: 86_400 });
  expect(Math.abs(simulator.clock.now().getTime() - Date.now() - 86_400_000)).toBeLessThan(1000);
});

test('sales follow the clock', async () => {
  const sold = async () => {
    const query = '?begin_date=2026-11-15&end_date=2026-11-15';
    return (await getJson(simulator, `/api/dashboard/ukupno-po-uslugama/${query}`, simulator.signIn('operator'))).ukupno
      .total_count;
  };
  const before = await sold();
  await send('POST', '/clock', { advance_seconds: 3 * 3600 });
  expect(await sold()).toBeGreaterThan(before);
});

test('scenarios and people are what there is', async () => {
  const [, scenarios] = await send('GET', '/scenarios');
  const ids = scenarios.map((scenario: { id: string }) => scenario.id);
  expect(ids).toEqual(['default', 'empty', 'single-provider', 'lists-only', 'long-words', 'approvals-waiting']);
  for (const scenario of scenarios) {
    expect(scenario).toEqual({ id: expect.any(String), title: expect.any(String), description: expect.any(String) });
  }
  const [, people] = await send('GET', '/people');
  expect(people.map((person: { username: string }) => person.username)).toEqual([
    'operator',
    'provider',
    'single',
    'garage',
    'park',
    'sales',
    'finance',
    'incidents',
    'viewer',
    'newcomer',
  ]);
  expect(people.at(-1)).toEqual({ username: 'newcomer', name: 'Filip Đurđević', permissions: [] });
});

test('the log has the API calls, oldest first, after an id, at most 500', async () => {
  const token = simulator.signIn('viewer');
  await ask(simulator, 'GET', '/api/common/usluge/?x=1', { token });
  await ask(simulator, 'GET', '/api/nowhere/');
  await send('GET', '/state');
  const [, { log }] = await send('GET', '/log');
  expect(log).toEqual([
    {
      id: 1,
      at: '2026-11-15T09:00:00Z',
      user: 'viewer',
      method: 'GET',
      path: '/api/common/usluge/?x=1',
      status: 200,
      duration_ms: expect.any(Number),
      fault: null,
    },
    {
      id: 2,
      at: '2026-11-15T09:00:00Z',
      user: null,
      method: 'GET',
      path: '/api/nowhere/',
      status: 401,
      duration_ms: expect.any(Number),
      fault: null,
    },
  ]);
  expect((await send('GET', '/log?after=1'))[1].log).toEqual(log.slice(1));
  expect((await send('GET', '/log?after=x'))[0]).toBe(400);
  for (let call = 0; call < 510; call++) await ask(simulator, 'GET', '/api/nowhere/');
  const [, later] = await send('GET', '/log');
  expect(later.log).toHaveLength(500);
  expect(later.log.at(-1).id).toBe(512);
});

test.each([
  ['POST', '/reset', { scenario: 'none' }, 400],
  ['POST', '/reset', { seed: 1.5 }, 400],
  ['POST', '/reset', { now: 'yesterday' }, 400],
  ['POST', '/reset', { speed: 1 }, 400],
  ['POST', '/clock', {}, 400],
  ['POST', '/clock', { now: '2026-11-15T09:00:00Z', advance_seconds: 1 }, 400],
  ['POST', '/clock', 'no json', 400],
  ['PUT', '/faults', { status: 500 }, 400],
  ['PUT', '/faults', [{ status: 200 }], 400],
  ['PUT', '/faults', [{ kind: 'fire' }], 400],
  ['PUT', '/faults', [{ when: 'never' }], 400],
  ['GET', '/reset', undefined, 405],
  ['DELETE', '/faults', undefined, 405],
  ['GET', '/nowhere', undefined, 404],
])('%s %s %j is refused and changes nothing', async (method, path, body, status) => {
  const before = simulator.state();
  expect((await send(method, path, body))[0]).toBe(status);
  expect(simulator.state()).toEqual(before);
});

test('a path of neither surface is nobody’s', async () => {
  expect(await simulator.handle(new Request('http://simulator.test/apiary'))).toBeUndefined();
  expect(await simulator.handle(new Request('http://simulator.test/'))).toBeUndefined();
});
