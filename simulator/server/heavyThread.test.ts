// @module-tag slow
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { createSimulator, type Simulator } from '../simulator.ts';
import { isHeavy } from './heavyCalls.ts';
import { createHeavyThread } from './heavyThread.ts';

const now = '2026-11-15T09:00:00Z';
const year = 'begin_date=2025-01-01&end_date=2025-12-31';

test.each([
  ['GET', '/parking/provider-list/', 'begin_date=2026-11-01&end_date=2026-11-14', false],
  ['GET', '/parking/provider-list/', 'begin_date=2026-11-01&end_date=2026-11-14&excel=true', true],
  ['GET', '/parking/provider-list/', year, true],
  ['GET', '/parking/provider-list/', `begin_date=2026-11-01&end_date=2026-11-14&compare_${year}`, false],
  ['GET', '/parking/provider/2/racuni/', 'begin_date=2026-11-01&end_date=2026-11-14&download=true', true],
  ['GET', '/paydo-statistika/web_data/', 'begin_date=2026-11-01&end_date=2026-11-14', true],
  // It sends a mail, which changes the state.
  ['GET', '/paydo-statistika/', `${year}&recipient=uprava@primjer.hr`, false],
  ['POST', '/auth/login/', '', false],
  ['GET', '/zahtjevi/', 'page=2', false],
])('%s %s?%s is heavy: %s', (method, path, query, expected) => {
  expect(isHeavy(method, path, new URLSearchParams(query))).toBe(expected);
});

describe('a thread for heavy calls', () => {
  const thread = createHeavyThread();
  let simulator: Simulator;
  let plain: Simulator;
  beforeAll(() => {
    simulator = createSimulator({ now }, thread.compute);
    plain = createSimulator({ now });
  });
  afterAll(() => thread.stop());

  const ask = async (at: Simulator, path: string, token: string) => {
    const headers = { Authorization: `Token ${token}`, 'Accept-Language': 'en' };
    const response = (await at.handle(new Request(`http://a.test/api${path}`, { headers }))) as Response;
    const body = Buffer.from(await response.arrayBuffer()).toString('base64');
    return { status: response.status, headers: [...response.headers], body };
  };

  it('responds with the same bytes, also after a change of the state', async () => {
    const calls = [
      `/parking/provider-list/?${year}`,
      '/parking/provider-list/?begin_date=2026-11-01&end_date=2026-11-14&excel=true',
      '/paydo-statistika/po_gradovima/?begin_date=2026-11-01&end_date=2026-11-13',
      `/parking/provider/99/po-artiklima/?${year}`,
      '/paydo-statistika/po_gradovima/?begin_date=2026-11-01&end_date=2026-11-15',
    ];
    for (const user of ['operator', 'park']) {
      const tokens = [simulator.signIn(user), plain.signIn(user)] as const;
      expect(tokens[0]).toBe(tokens[1]);
      for (const call of calls)
        expect(await ask(simulator, call, tokens[0])).toEqual(await ask(plain, call, tokens[1]));
      for (const each of [simulator, plain]) each.clock.advance(3600);
    }
  }, 600_000);

  it('does not stop other calls', async () => {
    const token = simulator.signIn('operator');
    let isDone = false;
    const heavy = ask(simulator, `/paydo-statistika/?begin_date=2018-04-16&end_date=2026-11-13&excel=true`, token);
    void heavy.finally(() => {
      isDone = true;
    });
    for (let call = 0; call < 20; call++) {
      expect((await ask(simulator, '/auth/user-info/', token)).status).toBe(200);
      // As over HTTP, where other work comes between two calls.
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(isDone).toBe(false);
    expect((await heavy).status).toBe(200);
  }, 600_000);

  it('applies faults once, where the call came in', async () => {
    const token = simulator.signIn('operator');
    simulator.faults.set([{ path: '/parking/**', status: 503, times: 1 }]);
    const call = `/parking/provider-list/?${year}`;
    expect((await ask(simulator, call, token)).status).toBe(503);
    expect((await ask(simulator, call, token)).status).toBe(200);
  });

  it('starts again after it ended', async () => {
    const token = simulator.signIn('operator');
    await thread.stop();
    expect((await ask(simulator, `/parking/provider-list/?${year}`, token)).status).toBe(200);
  }, 600_000);
});
