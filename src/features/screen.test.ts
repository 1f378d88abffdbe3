import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { asked } from './screen.ts';

const client = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });
const never = () => new Promise<never>(() => {});

test('waits for what is missing', async () => {
  const queries = client();
  let answer: (value: string) => void = () => {};
  const all = asked(queries, (ask) => {
    ask({ queryKey: ['a'], queryFn: () => 'at once' });
    ask({ queryKey: ['b'], queryFn: () => new Promise<string>((resolve) => (answer = resolve)) });
  });
  const isThere = { all: false };
  void all.then(() => (isThere.all = true));
  await Promise.resolve();
  expect(isThere.all).toBe(false);
  answer('later');
  await all;
  expect(queries.getQueryData(['b'])).toBe('later');
});

test('does not wait for what is only asked for anew', async () => {
  const queries = client();
  queries.setQueryData(['a'], 'old');
  await asked(queries, (ask) => ask({ queryKey: ['a'], queryFn: never }));
  expect(queries.isFetching()).toBe(1);
});

test('a call that fails is an answer too', async () => {
  await asked(client(), (ask) => ask({ queryKey: ['a'], queryFn: () => Promise.reject(new Error('down')) }));
});
