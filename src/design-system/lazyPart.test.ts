// @vitest-environment happy-dom
import { type ComponentType, createElement, Suspense } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { describe, expect, test } from 'vitest';
import { type LazyPart, lazyPart } from './lazyPart.tsx';

/** Waits until all microtasks have run, and what React has scheduled then. */
const settled = async () => {
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve));
};

const Panel = ({ text }: { readonly text: string }) => createElement('p', null, text);

/** A part whose fetches a test ends one by one, in a page that shows its text and its status. */
function createPart(whenMissing?: (error: unknown) => ComponentType<{ readonly text: string }>) {
  const fetches: ((succeeds: boolean) => void)[] = [];
  const part = lazyPart(
    () =>
      new Promise<ComponentType<{ readonly text: string }>>((resolve, reject) => {
        fetches.push((succeeds) => (succeeds ? resolve(Panel) : reject(new Error('lost'))));
      }),
    whenMissing,
  );
  const box = document.createElement('div');
  const root = createRoot(box);
  return {
    part,
    fetches,
    text: () => box.textContent,
    show: () => flushSync(() => root.render(createElement(Page, { part }))),
    end: async (succeeds: boolean) => {
      fetches.at(-1)?.(succeeds);
      await settled();
    },
  };
}

function Page({ part }: { readonly part: LazyPart<{ readonly text: string }> }) {
  const status = part.useStatus();
  const fallback = createElement('i', null, 'skeleton');
  return createElement(
    'div',
    null,
    `${status}: `,
    createElement(Suspense, { fallback }, createElement(part, { text: 'content' })),
  );
}

describe('a lazy part', () => {
  test('is fetched when it is rendered, and replaces the fallback as soon as it has come', async () => {
    const { fetches, show, text, end } = createPart();
    expect(fetches).toHaveLength(0);
    show();
    expect(text()).toBe('pending: skeleton');
    expect(fetches).toHaveLength(1);
    await end(true);
    expect(text()).toBe('loaded: content');
  });

  test('that was fetched ahead is rendered at once, without the fallback', async () => {
    const { part, fetches, show, text, end } = createPart();
    const loaded = part.load();
    void part.load();
    await end(true);
    await expect(loaded).resolves.toBe(true);
    show();
    expect(text()).toBe('loaded: content');
    expect(fetches).toHaveLength(1);
  });

  test('that cannot be fetched is left out, until `load` repeats the fetch', async () => {
    const { part, fetches, show, text, end } = createPart();
    show();
    await end(false);
    expect(text()).toBe('failed: ');
    show();
    await settled();
    expect(fetches).toHaveLength(1);
    const again = part.load();
    await settled();
    expect(text()).toMatch(/^pending: /);
    await end(true);
    await expect(again).resolves.toBe(true);
    expect(text()).toBe('loaded: content');
    expect(fetches).toHaveLength(2);
  });

  test('whose fetch ahead fails does not reject', async () => {
    const { part, end } = createPart();
    const loaded = part.load();
    await end(false);
    await expect(loaded).resolves.toBe(false);
  });

  test('can be replaced by something else where it is missing', async () => {
    const errors: unknown[] = [];
    const { show, text, end } = createPart((error) => {
      errors.push(error);
      return () => 'instead';
    });
    show();
    await end(false);
    expect(text()).toBe('failed: instead');
    expect(errors).toEqual([new Error('lost')]);
  });
});
