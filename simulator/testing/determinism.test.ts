import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { startSimulatorInNode } from '../node.ts';
import { createHttpServer } from '../server/httpServer.ts';
import { createSimulator } from '../simulator.ts';

const options = { scenario: 'default', seed: 42, now: '2026-07-14T15:37:11Z' };
const range = '?begin_date=2026-06-29&end_date=2026-07-14';
/** The calls of a session; TOKEN is replaced by the token that the login returned. */
const calls: readonly (readonly [method: string, path: string, body?: unknown])[] = [
  ['POST', '/api/auth/login/', { username: 'operator', password: 'demo-1234' }],
  ['GET', '/api/auth/user-info/'],
  ['GET', '/api/common/distributeri/'],
  ['PUT', '/__simulator/faults', [{ path: '/common/**', status: 503, jitter_ms: 3, times: 1 }]],
  ['GET', '/api/common/usluge/'],
  ['GET', `/api/dashboard/distributeri-intervalno/${range}`],
  ['GET', `/api/parking/provider-list/${range}&distributeri=1,2,5`],
  ['GET', `/api/parking/provider-list/${range}&excel=true&compare_begin_date=2025-06-29&compare_end_date=2025-07-14`],
  ['GET', `/api/parking/provider/7/po-artiklima${range}`],
  ['POST', '/__simulator/clock', { advance_seconds: 5400 }],
  ['GET', `/api/parking/provider/7/detaljno/${range}`],
  ['GET', '/api/paydo-statistika/poslovni_korisnici/?begin_date=2024-02-10&end_date=2026-07-13'],
  ['GET', '/api/paydo-statistika/?begin_date=2026-07-01&end_date=2026-07-13&excel=true'],
  ['GET', '/__simulator/captcha'],
  ['POST', '/api/auth/reset-password/', { username: 'park', captcha_token: 'none' }],
  ['GET', '/api/parking/provider/99/info/'],
  ['POST', '/__simulator/reset', { scenario: 'single-provider' }],
  ['POST', '/api/auth/login/', { username: 'single', password: 'demo-1234' }],
  ['GET', '/__simulator/people'],
];

type Reply = readonly [status: number, headers: string, body: string];

async function session(send: (request: Request) => Promise<Response>, base: string): Promise<Reply[]> {
  let token = '';
  const replies: Reply[] = [];
  for (const [method, path, body] of calls) {
    const reply = await send(
      new Request(base + path, {
        method,
        headers: { Authorization: `Token ${token}`, 'Accept-Language': 'en', 'Content-Type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
    const bytes = Buffer.from(await reply.arrayBuffer());
    if (path === '/api/auth/login/') token = JSON.parse(bytes.toString()).token;
    const named = ['Content-Type', 'Content-Disposition', 'Allow'].map((name) => reply.headers.get(name)).join('|');
    // The version counts changes and is compared separately.
    replies.push([reply.status, named, bytes.toString('base64')]);
  }
  return replies;
}

const direct = () => {
  const simulator = createSimulator(options);
  return session(async (request) => (await simulator.handle(request)) as Response, 'http://a.test');
};

const server = createHttpServer(createSimulator(options));
afterAll(() => server.close());

test('same scenario, seed, clock and calls: the same bytes, called directly, over HTTP and through msw', async () => {
  const expected = await direct();
  expect(expected.map(([status]) => status)).toEqual([
    200, 200, 200, 200, 503, 200, 200, 200, 200, 200, 200, 200, 200, 200, 400, 404, 200, 200, 200,
  ]);
  expect(await direct()).toEqual(expected);

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  expect(await session(fetch, `http://127.0.0.1:${(server.address() as AddressInfo).port}`)).toEqual(expected);

  const inNode = startSimulatorInNode(options);
  inNode.listen();
  try {
    expect(await session(fetch, 'http://portal.test')).toEqual(expected);
  } finally {
    inNode.close();
  }
  // Four whole sessions, each with a spreadsheet.
}, 60_000);

test('another seed has other tokens and figures', async () => {
  const other = createSimulator({ ...options, seed: 43 });
  expect(other.signIn('operator')).not.toBe(createSimulator(options).signIn('operator'));
});

test('two simulators share nothing', async () => {
  const [one, other] = [createSimulator(options), createSimulator(options)];
  const token = one.signIn('operator');
  one.faults.set([{ status: 500 }]);
  one.clock.advance(60);
  const ask = (simulator: typeof one) =>
    simulator.handle(new Request('http://a.test/api/common/usluge/', { headers: { Authorization: `Token ${token}` } }));
  expect((await ask(one))?.status).toBe(500);
  expect((await ask(other))?.status).toBe(401);
  expect(other.clock.now().toISOString()).toBe('2026-07-14T15:37:11.000Z');
});

test('a world opens no channel to other tabs', () => {
  const opened: string[] = [];
  const real = globalThis.BroadcastChannel;
  class Watched extends real {
    constructor(name: string) {
      super(name);
      opened.push(name);
    }
  }
  // As in a page: the library checks for a window.
  Object.assign(globalThis, { window: globalThis, BroadcastChannel: Watched });
  try {
    createSimulator(options).signIn('operator');
    expect(opened).toEqual([]);
    expect(globalThis.BroadcastChannel).toBe(Watched);
  } finally {
    Object.assign(globalThis, { BroadcastChannel: real });
    Reflect.deleteProperty(globalThis, 'window');
  }
});

test('a restored state continues like the original', async () => {
  const before = createSimulator(options);
  const token = before.signIn('provider');
  before.faults.set([{ path: '/common/**', delay_ms: 5 }]);
  before.clock.advance(3600);
  const saved = JSON.parse(JSON.stringify(before.state()));
  const after = createSimulator({ seed: 9 });
  after.restore(saved);
  expect(after.state()).toMatchObject({ ...saved, version: expect.any(Number) });
  const reply = await after.handle(
    new Request('http://a.test/api/auth/user-info/', { headers: { Authorization: `Token ${token}` } }),
  );
  expect(reply?.status).toBe(200);
  expect(after.signIn('park')).toBe(before.signIn('park'));
});
