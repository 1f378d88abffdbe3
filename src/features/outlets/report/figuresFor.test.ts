import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { sectionQuery } from '#features/pages/index.ts';
import { figuresFor } from './figuresFor.ts';

/** A query whose calls the test answers; an aborted one rejects. */
function heldQuery(key = 'october') {
  const calls: {
    readonly answer: (figures: string) => void;
    readonly fail: () => void;
    readonly signal: AbortSignal;
  }[] = [];
  const query = sectionQuery<string>(
    [key],
    (signal) =>
      new Promise((resolve, reject) => {
        calls.push({ answer: resolve, fail: () => reject(new Error('500')), signal });
      }),
  );
  return { query, calls };
}

test('figures of the screen are taken as they are', async () => {
  const client = new QueryClient();
  const { query, calls } = heldQuery();
  client.setQueryData(query.queryKey, 'on screen', { updatedAt: 1 });
  expect(await figuresFor(client, query)).toBe('on screen');
  expect(calls).toHaveLength(0);
});

test('figures that the screen is loading are waited for, without a call of their own', async () => {
  const client = new QueryClient();
  const { query, calls } = heldQuery();
  const leave = new QueryObserver(client, query).subscribe(() => undefined);
  const figures = figuresFor(client, query);
  calls[0]?.answer('new');
  expect(await figures).toBe('new');
  expect(calls).toHaveLength(1);
  leave();
});

test('while figures are fetched again, the new ones are waited for', async () => {
  const client = new QueryClient();
  const { query, calls } = heldQuery();
  client.setQueryData(query.queryKey, 'old');
  const leave = new QueryObserver(client, query).subscribe(() => undefined);
  void client.invalidateQueries({ queryKey: query.queryKey });
  const figures = figuresFor(client, query);
  calls[0]?.answer('new');
  expect(await figures).toBe('new');
  expect(calls).toHaveLength(1);
  leave();
});

test('they are loaded to the end when the page shows other filters meanwhile', async () => {
  const client = new QueryClient();
  const { query, calls } = heldQuery();
  const page = new QueryObserver(client, query);
  const leave = page.subscribe(() => undefined);
  const figures = figuresFor(client, query);
  page.setOptions(heldQuery('november').query);
  expect(calls[0]?.signal.aborted).toBe(false);
  calls[0]?.answer('of october');
  expect(await figures).toBe('of october');
  leave();
});

test('a file that is cancelled aborts the call that nothing else needs', async () => {
  const client = new QueryClient();
  const { query, calls } = heldQuery();
  const controller = new AbortController();
  const figures = figuresFor(client, query, controller.signal);
  const failed = expect(figures).rejects.toBeDefined();
  controller.abort();
  await failed;
  expect(calls[0]?.signal.aborted).toBe(true);
});

test('figures that do not load reject', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { query, calls } = heldQuery();
  const figures = figuresFor(client, query);
  calls[0]?.fail();
  await expect(figures).rejects.toThrow('500');
});
