import { beforeEach, expect, test, vi } from 'vitest';
import type { Simulator } from '../simulator.ts';
import { ask, getJson, still } from '../testing/testCalls.ts';

let simulator: Simulator;
beforeEach(() => {
  simulator = still();
});
const send = async (method: string, path: string, body?: unknown) => {
  const reply = await ask(simulator, method, `/__simulator${path}`, { body, language: 'en' });
  return [reply.status, await reply.json()];
};

test('the state has scenario, seed, moment and a version that grows, over resets too', async () => {
  const first = await getJson(simulator, '/__simulator/state');
  expect(first).toEqual({
    scenario: 'default',
    seed: 1,
    now: '2026-11-15T09:00:00Z',
    stands: true,
    version: expect.any(Number),
    run: expect.any(Number),
  });
  simulator.signIn('operator');
  const second = await getJson(simulator, '/__simulator/state/');
  expect(second.version).toBeGreaterThan(first.version);
  const [status, third] = await send('POST', '/reset', { scenario: 'empty', seed: 5, now: '2025-01-02T03:04:05Z' });
  expect([status, third]).toEqual([
    200,
    {
      scenario: 'empty',
      seed: 5,
      now: '2025-01-02T03:04:05Z',
      stands: true,
      version: expect.any(Number),
      run: third.version,
    },
  ]);
  expect(third.version).toBeGreaterThan(second.version);
  expect(third.run).toBeGreaterThan(first.run);
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

test('the clock is frozen until it is moved, and runs again on null', async () => {
  expect((await send('POST', '/clock', { advance_seconds: 90 }))[1].now).toBe('2026-11-15T09:01:30Z');
  expect((await send('POST', '/clock', { now: '2026-12-24T17:00:00Z' }))[1].now).toBe('2026-12-24T17:00:00Z');
  expect((await send('GET', '/state'))[1].now).toBe('2026-12-24T17:00:00Z');
  await send('POST', '/clock', { now: null });
  const real = Date.parse('2026-11-15T09:00:00Z');
  vi.spyOn(Date, 'now').mockReturnValue(real);
  expect(simulator.clock.now().getTime()).toBe(real);
  await send('POST', '/clock', { advance_seconds: 86_400 });
  expect(simulator.clock.now().getTime()).toBe(real + 86_400_000);
});

test('the clock moves to its bounds, and a move beyond is refused by field', async () => {
  expect((await send('POST', '/clock', { now: '2018-01-01T00:00:00Z' }))[0]).toBe(200);
  expect(await send('POST', '/clock', { advance_seconds: -1 })).toEqual([
    400,
    { advance_seconds: ['The clock keeps to the years 2018 to 2100.'] },
  ]);
  expect((await send('POST', '/clock', { now: '2100-12-31T23:59:59Z' }))[0]).toBe(200);
  expect(await send('POST', '/clock', { now: '2101-01-01T00:00:00Z' })).toEqual([
    400,
    { now: ['The clock keeps to the years 2018 to 2100.'] },
  ]);
  expect((await send('GET', '/state'))[1].now).toBe('2100-12-31T23:59:59Z');
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

test('scenarios and users are listed', async () => {
  const [, scenarios] = await send('GET', '/scenarios');
  const ids = scenarios.map((scenario: { id: string }) => scenario.id);
  expect(ids).toEqual([
    'default',
    'empty',
    'single-provider',
    'lists-only',
    'long-words',
    'approvals-waiting',
    'requests-of-each-kind',
    'coast-in-august',
    'first-day-of-month',
    'clocks-go-back',
    'incident-in-progress',
    'outage',
    'expired-session',
    'slow',
    'flaky',
    'hostile',
    'large',
  ]);
  for (const scenario of scenarios) {
    expect(scenario).toEqual({ id: expect.any(String), title: expect.any(String), description: expect.any(String) });
  }
  const [, users] = await send('GET', '/people');
  expect(users.map((user: { username: string }) => user.username)).toEqual([
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
  expect(users.at(-1)).toEqual({ username: 'newcomer', name: 'Filip Đurđević', permissions: [] });
});

test('the log has the API calls, oldest first, after an id, at most 5,000', async () => {
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
      rule: null,
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
      rule: null,
    },
  ]);
  expect((await send('GET', '/log?after=1'))[1].log).toEqual(log.slice(1));
  expect((await send('GET', '/log?after=x'))[0]).toBe(400);
  for (let call = 0; call < 5010; call++) await ask(simulator, 'GET', '/api/nowhere/');
  const [, later] = await send('GET', '/log');
  expect(later.log).toHaveLength(5000);
  expect(later.log.at(-1).id).toBe(5012);
}, 120_000);

test.each([
  ['POST', '/reset', { scenario: 'none' }, 400],
  ['POST', '/reset', { seed: 1.5 }, 400],
  ['POST', '/reset', { now: 'yesterday' }, 400],
  ['POST', '/reset', { speed: 1 }, 400],
  ['POST', '/clock', {}, 400],
  ['POST', '/clock', { now: '2026-11-15T09:00:00Z', advance_seconds: 1 }, 400],
  ['POST', '/clock', 'no json', 400],
  ['POST', '/clock', { now: '9999-01-01T00:00:00Z' }, 400],
  ['POST', '/clock', { now: '2017-12-31T23:59:59Z' }, 400],
  ['POST', '/clock', { advance_seconds: 75 * 366 * 86_400 }, 400],
  ['POST', '/clock', { advance_seconds: -9 * 365 * 86_400 }, 400],
  ['POST', '/clock', { advance_seconds: 1e300 }, 400],
  ['POST', '/reset', { now: '2101-01-01T00:00:00Z' }, 400],
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

const encoder = new TextEncoder();

test('a snapshot is imported as it was exported, and refused when it is another, cut, or has an unknown key', async () => {
  simulator.signIn('operator');
  const [, exported] = await send('GET', '/snapshot');
  expect((await send('PUT', '/snapshot', exported))[0]).toBe(200);
  const before = simulator.state();
  const signed = async (state: object) => {
    const hash = await crypto.subtle.digest('SHA-256', encoder.encode(JSON.stringify(state)));
    return { ...exported, state, checksum: Buffer.from(hash).toString('hex') };
  };
  const { state } = exported;
  for (const broken of [
    { ...exported, format: 1 },
    { ...exported, more: 1 },
    { ...exported, state: { ...state, seed: 2 } },
    await signed({ ...state, more: 1 }),
    await signed({ ...state, clock: { ...state.clock, more: 1 } }),
    await signed({ ...state, world: { ...state.world, spaceship: [] } }),
    await signed({ ...state, world: { ...state.world, token: [{ ...state.world.token[0], more: 1 }] } }),
    await signed({ ...state, world: { ...state.world, token: [{ value: 'x' }] } }),
    JSON.stringify(exported).slice(0, 5000),
    [],
  ])
    expect((await send('PUT', '/snapshot', broken))[0]).toBe(400);
  expect(simulator.state()).toEqual(before);
});

test('the run is another one after each reset; an import and an undo bring back that of their state', async () => {
  const run = async () => (await getJson(simulator, '/__simulator/state')).run;
  const runs = [await run()];
  const exports: unknown[] = [(await send('GET', '/snapshot'))[1]];
  for (const _ of [1, 2]) {
    await send('POST', '/reset');
    runs.push(await run());
    exports.push((await send('GET', '/snapshot'))[1]);
  }
  expect(new Set(runs).size).toBe(3);
  // Other changes belong to the same run.
  await send('POST', '/clock', { advance_seconds: 60 });
  await send('PUT', '/faults', []);
  simulator.signIn('operator');
  expect(await run()).toBe(runs[2]);
  for (const [at, exported] of exports.entries()) {
    expect((await send('PUT', '/snapshot', exported))[1].run).toBe(runs[at]);
    expect(await run()).toBe(runs[at]);
  }
  await send('PUT', '/snapshot', exports[0]);
  await send('POST', '/undo');
  expect(await run()).toBe(runs[2]);
  // A number that an import has brought back is not given again.
  await send('PUT', '/snapshot', exports[0]);
  await send('POST', '/reset');
  expect(runs).not.toContain(await run());
});

test('a path of neither the API nor the control calls is not handled', async () => {
  expect(await simulator.handle(new Request('http://simulator.test/apiary'))).toBeUndefined();
  expect(await simulator.handle(new Request('http://simulator.test/'))).toBeUndefined();
});

test('changes by control calls are listed, and the newest is undone, with what came after it', async () => {
  expect((await send('POST', '/undo'))[0]).toBe(409);
  await send('POST', '/clock', { advance_seconds: 86_400 });
  await send('POST', '/reset', { scenario: 'empty', seed: 3 });
  await send('PUT', '/faults', [{ status: 500 }]);
  // What is refused is no step.
  await send('PUT', '/faults', [{ status: 200 }]);
  const steps = async () => (await send('GET', '/history'))[1].steps;
  expect((await steps()).map(({ action, subject }: { action: string; subject: string }) => [action, subject])).toEqual([
    ['faults', '1'],
    ['reset', 'empty'],
    ['clock', '2026-11-16T09:00:00Z'],
  ]);
  await send('POST', '/undo');
  expect(simulator.faults.get()).toEqual([]);
  const { version } = (await send('GET', '/state'))[1];
  simulator.signIn('operator');
  expect((await send('POST', '/undo'))[1]).toMatchObject({ scenario: 'default', seed: 1, now: '2026-11-16T09:00:00Z' });
  expect((await send('GET', '/state'))[1].version).toBeGreaterThan(version);
  expect(simulator.state().world.token).toEqual([]);
  expect(await steps()).toHaveLength(1);
});

test('only the last twenty changes are kept', async () => {
  for (let move = 0; move < 23; move++) await send('POST', '/clock', { advance_seconds: 60 });
  expect((await send('GET', '/history'))[1].steps).toHaveLength(20);
});

test('a reset of the simulator itself, as by the next story, leaves no changes to undo', async () => {
  await send('POST', '/clock', { advance_seconds: 60 });
  simulator.reset();
  expect((await send('GET', '/history'))[1].steps).toEqual([]);
});

test('a person is signed in without a password, and an unknown one is not found', async () => {
  const [status, { token }] = await send('POST', '/sign-in', { username: 'single' });
  expect(status).toBe(200);
  expect(await getJson(simulator, '/api/auth/user-info/', token)).toBeDefined();
  expect((await send('POST', '/sign-in', { username: 'nobody' }))[0]).toBe(404);
  expect((await send('POST', '/sign-in', {}))[0]).toBe(400);
});

test('the presets of faults are rules that are taken as they are', async () => {
  const [, presets] = await send('GET', '/presets');
  expect(presets).toHaveLength(6);
  for (const { faults, title } of presets) {
    expect(title).toEqual(expect.any(String));
    expect(await send('PUT', '/faults', faults)).toEqual([200, faults]);
  }
});

test('the log has what a call sent and received, and the rule that it met', async () => {
  const login = { username: 'operator', password: 'demo-1234' };
  await ask(simulator, 'POST', '/api/auth/login/', { body: login });
  simulator.faults.set([{ path: '/common/*', status: 503, times: 2 }]);
  await ask(simulator, 'GET', '/api/common/usluge/', { token: simulator.signIn('operator') });
  const [, { log }] = await send('GET', '/log');
  expect(log.map(({ rule }: { rule: unknown }) => rule)).toEqual([null, { path: '/common/*', status: 503 }]);
  const [, bodies] = await send('GET', '/log/1');
  expect(JSON.parse(bodies.sent)).toEqual(login);
  expect(JSON.parse(bodies.received)).toHaveProperty('token');
  expect((await send('GET', '/log/2'))[1]).toMatchObject({ sent: null, type: 'application/json' });
  expect((await send('GET', '/log/99'))[0]).toBe(404);
});

test('faults never hit control calls', async () => {
  await send('PUT', '/faults', [{ path: '/**', kind: 'timeout' }, { status: 500 }]);
  expect((await send('GET', '/state'))[0]).toBe(200);
  expect(await send('PUT', '/faults', [])).toEqual([200, []]);
});
