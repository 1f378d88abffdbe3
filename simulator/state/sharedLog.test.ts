import { expect, test, vi } from 'vitest';
import type { Call } from '../calls/log.ts';
import { type StepStore, stepsInMemory } from '../control/steps.ts';
import { createSimulator, type Simulator } from '../simulator.ts';
import { ask, getJson } from '../testing/testCalls.ts';
import type { SharedDatabase } from './sharedDatabase.ts';
import { shareLog } from './sharedLog.ts';
import { shareState } from './sharedState.ts';

type Data = Parameters<Parameters<Parameters<typeof shareLog>[2]['addEventListener']>[1]>[0]['data'];

/** A browser: what its tabs share. */
function browser() {
  const kept = new Map<string, string>();
  let calls: (Call & { readonly id: number })[] = [];
  let last = 0;
  const listeners = new Map<object, (event: { readonly data: Data }) => void>();
  return {
    storage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
    steps: stepsInMemory(),
    calls: {
      add: async (call: Call) => {
        last += 1;
        calls.push({ id: last, ...call });
        return last;
      },
      load: async () => [...calls],
      clear: async () => {
        calls = [];
      },
    } satisfies SharedDatabase['calls'],
    channel() {
      const own = {};
      return {
        postMessage: (data: Data) => {
          for (const [key, listener] of listeners) if (key !== own) listener({ data });
        },
        addEventListener: (_: 'message', listener: (event: { readonly data: Data }) => void) =>
          void listeners.set(own, listener),
      };
    },
  };
}

/** A tab of the demo, as startSimulator makes it. */
function tab({ storage, steps, calls, channel }: ReturnType<typeof browser>) {
  const simulator = createSimulator({ now: '2026-11-15T09:00:00Z' }, undefined, steps satisfies StepStore);
  const warn = vi.fn();
  const { catchUp } = shareState(simulator, storage, warn);
  shareLog(simulator, calls, channel(), warn);
  const through = {
    handle(request: Request) {
      catchUp();
      return simulator.handle(request);
    },
  } as Simulator;
  const paths = async () =>
    (await getJson(through, '/__simulator/log')).log.map(({ path }: { path: string }) => path.replace('/api', ''));
  return { simulator, through, warn, paths };
}

test('a tab that is opened later has the earlier calls with their bodies, and all tabs have the later ones', async () => {
  const shared = browser();
  const one = tab(shared);
  await ask(one.through, 'POST', '/api/auth/login/', { body: { username: 'park', password: 'demo-1234' } });
  await ask(one.through, 'POST', '/api/common/usluge/', { body: { sent: 'here' } });
  const later = tab(shared);
  // Before the earlier ones have been loaded.
  await ask(later.through, 'GET', '/api/common/usluge/?later');
  await ask(one.through, 'GET', '/api/common/usluge/?one');
  const all = ['/auth/login/', '/common/usluge/', '/common/usluge/?later', '/common/usluge/?one'];
  expect(await later.paths()).toEqual(all);
  expect(await one.paths()).toEqual(all);
  expect(await getJson(later.through, '/__simulator/log/2')).toMatchObject({ sent: '{"sent":"here"}' });
  // A password is not left readable in storage; the tab that it was sent from still has it.
  expect(await getJson(later.through, '/__simulator/log/1')).toMatchObject({ sent: null, type: 'application/json' });
  expect((await getJson(one.through, '/__simulator/log/1')).sent).toContain('demo-1234');
  expect(await tab(shared).paths()).toEqual(all);
});

test('a log that begins again does so in all tabs', async () => {
  const shared = browser();
  const [one, other] = [tab(shared), tab(shared)];
  await ask(one.through, 'GET', '/api/common/usluge/');
  expect(await other.paths()).toHaveLength(1);
  await ask(other.through, 'POST', '/__simulator/reset');
  expect(await one.paths()).toEqual([]);
  await ask(one.through, 'GET', '/api/common/usluge/?again');
  expect(await other.paths()).toEqual(['/common/usluge/?again']);
  expect(await tab(shared).paths()).toEqual(['/common/usluge/?again']);
});

test('a tab without the database goes on with its own calls, and says so', async () => {
  const shared = browser();
  const broken = { ...shared.calls, load: () => Promise.reject(new Error('blocked')) };
  const one = tab({ ...shared, calls: broken });
  await ask(one.through, 'GET', '/api/common/usluge/');
  expect(await one.paths()).toEqual(['/common/usluge/']);
  expect(one.warn).toHaveBeenCalledOnce();
});

test('the last step is undone in any tab, whichever made it, also after a reload', async () => {
  const shared = browser();
  const [one, other] = [tab(shared), tab(shared)];
  await ask(one.through, 'POST', '/__simulator/clock', { body: { advance_seconds: 60 } });
  await ask(other.through, 'POST', '/__simulator/reset', { body: { scenario: 'empty' } });
  const reloaded = tab(shared);
  const steps = async () =>
    (await getJson(reloaded.through, '/__simulator/history')).steps.map(({ action }: { action: string }) => action);
  expect(await steps()).toEqual(['reset', 'clock']);
  await ask(one.through, 'POST', '/__simulator/undo');
  expect(await getJson(other.through, '/__simulator/state')).toMatchObject({
    scenario: 'default',
    now: '2026-11-15T09:01:00Z',
  });
  await ask(reloaded.through, 'POST', '/__simulator/undo');
  expect(await getJson(one.through, '/__simulator/state')).toMatchObject({ now: '2026-11-15T09:00:00Z' });
  expect((await ask(other.through, 'POST', '/__simulator/undo')).status).toBe(409);
  expect(await steps()).toEqual([]);
});
