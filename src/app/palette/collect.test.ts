import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#api/errors.ts';
import { type Collected, collect } from './collect.ts';

const places = (count: number, from = 0) => Array.from({ length: count }, (_, index) => ({ key: `${from + index}` }));

interface Call {
  readonly key: string;
  readonly signal: AbortSignal;
  readonly answer: (value: string) => Promise<void>;
  readonly fail: (error: unknown) => Promise<void>;
}

let calls: Call[];
let open: number;
let most: number;
let states: Collected<{ key: string }, string>[];
const last = () => states.at(-1) as Collected<{ key: string }, string>;
const tick = () => new Promise<void>((resolve) => setImmediate(resolve));

beforeEach(() => {
  calls = [];
  open = 0;
  most = 0;
  states = [];
});

/** Responds when the test says so, as a server does that takes its time. */
function load({ key }: { readonly key: string }, signal: AbortSignal) {
  open += 1;
  most = Math.max(most, open);
  return new Promise<string>((resolve, reject) => {
    const end = async (settle: () => void) => {
      open -= 1;
      settle();
      await tick();
    };
    calls.push({
      key,
      signal,
      answer: (value) => end(() => resolve(value)),
      fail: (error) => end(() => reject(error)),
    });
  });
}
const start = () => collect(load, (state: Collected<{ key: string }, string>) => states.push(state));
const status = (code: number) => new ApiError({ kind: 'status', call: 'getParkingTransactions', status: code });

test('200 outlets: never more than four calls at once, and each result is reported as it comes', async () => {
  start().add(places(200));
  expect(calls).toHaveLength(4);
  for (let done = 0; done < 200; done += 1) {
    await (calls[done] as Call).answer(`r${done}`);
    expect(last().results).toHaveLength(done + 1);
    expect(open).toBeLessThanOrEqual(4);
  }
  expect(most).toBe(4);
  expect(calls.map(({ key }) => key)).toEqual(places(200).map(({ key }) => key));
  expect(last()).toMatchObject({ total: 200, isRunning: false, isCancelled: false, failed: [] });
});

test('results are in the order in which they come', async () => {
  start().add(places(4));
  for (const at of [2, 0, 3, 1]) await (calls[at] as Call).answer(`r${at}`);
  expect(last().results.map(({ result }) => result)).toEqual(['r2', 'r0', 'r3', 'r1']);
});

test('403, 429 and 503 are listed, the others go on, and again makes three calls', async () => {
  const search = start();
  search.add(places(6));
  await calls[0]?.fail(status(403));
  await calls[1]?.fail(status(429));
  await calls[2]?.fail(status(503));
  for (const at of [3, 4, 5]) await calls[at]?.answer('found');
  expect(last().isRunning).toBe(false);
  expect(last().results).toHaveLength(3);
  expect(last().failed.map(({ place, error }) => [place.key, (error as ApiError).status])).toEqual([
    ['0', 403],
    ['1', 429],
    ['2', 503],
  ]);
  search.resume();
  expect(calls.slice(6).map(({ key }) => key)).toEqual(['0', '1', '2']);
  expect(last().failed).toEqual([]);
  for (const call of calls.slice(6)) await call.answer('now');
  expect(last()).toMatchObject({ isRunning: false, failed: [] });
  expect(last().results).toHaveLength(6);
});

test('after a cancel there is no further call, what has come stays, and what comes late is not reported', async () => {
  const search = start();
  search.add(places(10));
  await calls[0]?.answer('first');
  search.cancel();
  const reported = states.length;
  expect(last()).toMatchObject({ isRunning: false, isCancelled: true });
  expect(calls.every(({ key, signal }) => key === '0' || signal.aborted)).toBe(true);
  for (const call of calls.slice(1)) await call.answer('late');
  expect(calls).toHaveLength(5);
  expect(states).toHaveLength(reported);
  expect(last().results).toHaveLength(1);
});

test('a cancelled search goes on with what was not answered', async () => {
  const search = start();
  search.add(places(6));
  await calls[0]?.answer('first');
  await calls[1]?.fail(status(500));
  search.cancel();
  const before = calls.length;
  search.resume();
  expect(last()).toMatchObject({ isRunning: true, isCancelled: false });
  for (let at = before; at < calls.length; at += 1) await calls[at]?.answer(`again ${calls[at]?.key}`);
  expect(
    last()
      .results.map(({ place }) => place.key)
      .sort(),
  ).toEqual(['0', '1', '2', '3', '4', '5']);
  expect(last().failed).toEqual([]);
  expect(most).toBeLessThanOrEqual(8);
});

test('a 401 ends it: no further call', async () => {
  start().add(places(10));
  await calls[1]?.fail(status(401));
  expect(calls).toHaveLength(4);
  expect(last()).toMatchObject({ isRunning: false, isCancelled: true });
});

test('outlets that come later are asked too, each once', async () => {
  const search = start();
  search.add(places(2));
  search.add(places(3));
  expect(calls.map(({ key }) => key)).toEqual(['0', '1', '2']);
  expect(last().total).toBe(3);
});

test('an error that is no response is a failure like others', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  start().add(places(2));
  await calls[0]?.fail(new TypeError('no'));
  await calls[1]?.answer('one');
  expect(last().failed).toHaveLength(1);
});
