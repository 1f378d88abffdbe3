import { afterEach, expect, test, vi } from 'vitest';
import type { Simulator } from '../simulator.ts';
import { ask, getJson, still } from '../testing/testCalls.ts';
import { shareState } from './sharedState.ts';

afterEach(() => {
  vi.useRealTimers();
});

function storage() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

/** A tab of the demo: it reads the other tabs' changes before each call, as the service worker's handlers do. */
function tab(store: ReturnType<typeof storage>, warn = vi.fn()) {
  const simulator = still();
  const followed = vi.fn();
  const { catchUp } = shareState(simulator, store, warn, followed);
  const through = {
    handle(request: Request) {
      catchUp();
      return simulator.handle(request);
    },
  } as Simulator;
  return { simulator, through, warn, catchUp, followed };
}

const rule = { closing_start: '2027-01-05', closing_end: '2027-01-05', reason: 'Popis' };
const path = '/api/parking/provider/2/zona/11/iznimke/';

test('what one tab changes is there in the other at once, and support may decide in a third', async () => {
  const store = storage();
  const [one, other, desk] = [tab(store), tab(store), tab(store)];
  const token = one.simulator.signIn('provider');
  await Promise.resolve();
  await ask(one.through, 'POST', path, { token, body: rule });
  const waiting = (await getJson(other.through, path, token)).iznimke.at(-1);
  expect(waiting).toMatchObject({ reason: 'Popis', request_action: 'create' });
  await ask(desk.through, 'POST', `/__simulator/requests/${waiting.request_id}/approve`);
  for (const { through } of [one, other]) {
    expect((await getJson(through, path, token)).iznimke.at(-1)).toMatchObject({ reason: 'Popis', request_id: null });
  }
});

test('tabs that change the world by turns lose nothing', async () => {
  const store = storage();
  const tabs = [tab(store), tab(store)];
  const token = tabs[0]?.simulator.signIn('provider') ?? '';
  await Promise.resolve();
  for (let turn = 0; turn < 6; turn++) {
    const body = { ...rule, reason: `Popis ${turn}` };
    await ask((tabs[turn % 2] as (typeof tabs)[0]).through, 'POST', path, { token, body });
  }
  for (const { through } of tabs) {
    expect((await getJson(through, '/api/zahtjevi/', token)).ukupno_zahtjeva).toBe(6);
  }
});

test('the world is kept over a reload; what is broken is dropped with a warning', async () => {
  const store = storage();
  const before = tab(store);
  const token = before.simulator.signIn('operator');
  await Promise.resolve();
  expect((await ask(tab(store).through, 'GET', '/api/auth/user-info/', { token })).status).toBe(200);
  store.setItem('simulator', '{"format": 1');
  const after = tab(store);
  expect(after.warn).toHaveBeenCalledOnce();
  expect((await ask(after.through, 'GET', '/api/auth/user-info/', { token })).status).toBe(401);
});

test('a running call gets its response although another tab changes the state', async () => {
  const store = storage();
  const [one, other] = [tab(store), tab(store)];
  const token = one.simulator.signIn('operator');
  one.simulator.faults.set([{ path: '/common/**', delay_ms: 50 }]);
  await Promise.resolve();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const slow = ask(one.through, 'GET', '/api/common/usluge/', { token });
  await ask(other.through, 'POST', path, { token, body: rule });
  await getJson(one.through, path, token);
  await vi.advanceTimersByTimeAsync(50);
  expect((await slow).status).toBe(200);
});

test('a tab says what another one has changed, and nothing of its own changes', async () => {
  const store = storage();
  const [one, other] = [tab(store), tab(store)];
  const token = one.simulator.signIn('provider');
  await Promise.resolve();
  other.catchUp();
  const parts = () => other.followed.mock.calls.map(([names]) => names.filter((name: string) => name !== 'faults'));
  expect(parts()).toEqual([['token']]);
  await ask(one.through, 'POST', path, { token, body: rule });
  one.simulator.clock.advance(60);
  await ask(one.through, 'POST', '/__simulator/clock', { body: { advance_seconds: 60 } });
  other.catchUp();
  other.catchUp();
  expect(parts().slice(1)).toEqual([['changeRequest', 'clock']]);
  await ask(one.through, 'POST', '/__simulator/reset', { body: { seed: 2 } });
  other.catchUp();
  expect(parts().at(-1)).toEqual(['all']);
  expect(one.followed).not.toHaveBeenCalled();
});
