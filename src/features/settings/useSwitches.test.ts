// @vitest-environment happy-dom
import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import fc from 'fast-check';
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Switches, type SwitchOptions, useSwitches } from './useSwitches.ts';

// Changes are rendered in microtasks, so that a test need not wait for timers.
beforeAll(() => {
  notifyManager.setScheduler(queueMicrotask);
  return () => notifyManager.setScheduler((callback) => setTimeout(callback, 0));
});

/** Waits until all microtasks have run. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** A component that passes its switches to the test. */
function Page({ options, onRender }: { options: SwitchOptions; onRender: (switches: Switches) => void }) {
  onRender(useSwitches(options));
  return null;
}

/** Switches in a component, and a server whose replies a test releases one by one. */
function createServer(first: Readonly<Record<string, boolean>> = {}) {
  const stored = new Map(Object.entries(first));
  const writes: string[] = [];
  const waiting: (() => void)[] = [];
  const failing = new Set<number>();
  const reported: string[] = [];
  const queryClient = new QueryClient();
  let switches: Switches;
  let renders = 0;
  const options: SwitchOptions = {
    name: 'switches',
    stored: (key) => stored.get(key) ?? false,
    write: (key, value) => {
      const turn = writes.push(`${key}=${value}`);
      return new Promise((resolve, reject) => {
        waiting.push(() => {
          if (failing.has(turn)) reject(new Error(`write ${turn}`));
          else {
            stored.set(key, value);
            resolve();
          }
        });
      });
    },
    onSaved: (key) => reported.push(`${key} saved`),
    onFailed: (key, error) => reported.push(`${key}: ${(error as Error).message}`),
  };
  const onRender = (rendered: Switches) => {
    renders++;
    switches = rendered;
  };
  /** Mounts the component; returns a function that unmounts it. */
  const mount = () => {
    const root = createRoot(document.createElement('div'));
    const page = createElement(Page, { options, onRender });
    flushSync(() => root.render(createElement(QueryClientProvider, { client: queryClient }, page)));
    return () => flushSync(() => root.unmount());
  };
  const unmount = mount();
  const respond = async () => {
    waiting.shift()?.();
    await settled();
  };
  const respondToAll = async () => {
    await settled();
    while (waiting.length > 0) await respond();
  };
  return {
    shown: (key: string) => switches.shown(key),
    toggle: async (key: string) => {
      switches.toggle(key);
      await settled();
    },
    /** Clicks again before anything is rendered. */
    toggleFast: (key: string) => switches.toggle(key),
    renders: () => renders,
    pending: () => waiting.length,
    ...{ stored, writes, reported, failing, mount, unmount, respond, respondToAll },
  };
}

describe('a switch', () => {
  test('shows at once what was clicked, and is written', async () => {
    const { shown, toggle, writes, reported, respondToAll } = createServer();
    expect(shown('a')).toBe(false);
    await toggle('a');
    expect(shown('a')).toBe(true);
    expect(reported).toEqual([]);
    await respondToAll();
    expect(shown('a')).toBe(true);
    expect(writes).toEqual(['a=true']);
    expect(reported).toEqual(['a saved']);
  });

  test('is reset when the write fails, and reports it once', async () => {
    const { shown, toggle, failing, reported, respondToAll } = createServer({ a: true });
    failing.add(1);
    await toggle('a');
    expect(shown('a')).toBe(false);
    await respondToAll();
    expect(shown('a')).toBe(true);
    expect(reported).toEqual(['a: write 1']);
  });

  test('clicked ten times during the first write is written twice', async () => {
    const { shown, toggle, writes, stored, reported, respondToAll } = createServer();
    for (let click = 1; click <= 10; click++) {
      await toggle('a');
      expect(shown('a')).toBe(click % 2 === 1);
    }
    await respondToAll();
    expect(writes).toEqual(['a=true', 'a=false']);
    expect(stored.get('a')).toBe(false);
    expect(reported).toEqual(['a saved']);
  });

  test('clicked faster than it is rendered is written as it was requested last', async () => {
    const { shown, toggleFast, writes, reported, respondToAll } = createServer();
    for (let click = 1; click <= 9; click++) toggleFast('a');
    await respondToAll();
    expect(shown('a')).toBe(true);
    expect(writes).toEqual(['a=true']);
    expect(reported).toEqual(['a saved']);
  });

  test('whose first write fails is written as it was requested last', async () => {
    const { shown, toggle, failing, writes, reported, stored, respondToAll } = createServer();
    failing.add(1);
    for (let click = 1; click <= 3; click++) await toggle('a');
    expect(shown('a')).toBe(true);
    await respondToAll();
    // The same value is requested again: the failure of its write is final.
    expect(writes).toEqual(['a=true']);
    expect(reported).toEqual(['a: write 1']);
    expect(shown('a')).toBe(false);
    expect(stored.get('a')).toBeUndefined();
  });

  test('switched back before a failed write has nothing left to write or report', async () => {
    const { shown, toggle, failing, writes, reported, respondToAll } = createServer();
    failing.add(1);
    await toggle('a');
    await toggle('a');
    await respondToAll();
    expect(writes).toEqual(['a=true']);
    expect(reported).toEqual(['a saved']);
    expect(shown('a')).toBe(false);
  });

  test('clicked after a failure is written again', async () => {
    const { shown, toggle, failing, writes, reported, respondToAll } = createServer();
    failing.add(1);
    await toggle('a');
    await respondToAll();
    await toggle('a');
    await respondToAll();
    expect(writes).toEqual(['a=true', 'a=true']);
    expect(reported).toEqual(['a: write 1', 'a saved']);
    expect(shown('a')).toBe(true);
  });
});

test('writes of several switches follow one another', async () => {
  const { toggle, writes, respond, pending } = createServer();
  await toggle('a');
  await toggle('b');
  expect(writes).toEqual(['a=true']);
  expect(pending()).toBe(1);
  await respond();
  expect(writes).toEqual(['a=true', 'b=true']);
});

test('a component is rendered at every change, until it unmounts', async () => {
  const { toggle, toggleFast, respondToAll, renders, unmount } = createServer();
  const first = renders();
  await toggle('a');
  const clicked = renders();
  expect(clicked).toBeGreaterThan(first);
  await respondToAll();
  const written = renders();
  expect(written).toBeGreaterThan(clicked);
  unmount();
  toggleFast('a');
  await respondToAll();
  expect(renders()).toBe(written);
});

test('writes go on and report when the component unmounts, and are shown when it is mounted again', async () => {
  const { toggle, shown, failing, writes, reported, mount, unmount, respond, respondToAll } = createServer();
  failing.add(2);
  await toggle('a');
  await toggle('b');
  await toggle('c');
  unmount();
  await respond();
  expect(writes).toEqual(['a=true', 'b=true']);
  expect(reported).toEqual(['a saved']);
  mount();
  expect(['a', 'b', 'c'].map(shown)).toEqual([true, true, true]);
  await respondToAll();
  expect(writes).toEqual(['a=true', 'b=true', 'c=true']);
  expect(reported).toEqual(['a saved', 'b: write 2', 'c saved']);
  expect(['a', 'b', 'c'].map(shown)).toEqual([true, false, true]);
});

test('in any order of clicks, responses and failures the server ends with what the switches show', async () => {
  const step = fc.oneof(
    { weight: 3, arbitrary: fc.record({ key: fc.constantFrom('a', 'b', 'c'), fast: fc.boolean() }) },
    { weight: 2, arbitrary: fc.constant('respond' as const) },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), fc.uniqueArray(fc.nat(12)), async (steps, failures) => {
      const { shown, toggle, toggleFast, stored, failing, unmount, respond, respondToAll, pending } = createServer();
      for (const failure of failures) failing.add(failure);
      for (const one of steps) {
        if (one === 'respond') await respond();
        else if (one.fast) toggleFast(one.key);
        else await toggle(one.key);
        expect(pending()).toBeLessThanOrEqual(1);
      }
      await respondToAll();
      for (const key of ['a', 'b', 'c']) expect(shown(key)).toBe(stored.get(key) ?? false);
      unmount();
    }),
  );
});
