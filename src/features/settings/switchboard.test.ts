import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSwitchboard } from './switchboard.ts';

/** A server whose replies a test releases one by one. */
function aServer(first: Readonly<Record<string, boolean>> = {}) {
  const stored = new Map(Object.entries(first));
  const writes: string[] = [];
  const waiting: (() => void)[] = [];
  const failing = new Set<number>();
  const reported: string[] = [];
  const board = createSwitchboard({
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
  });
  const answer = async () => {
    waiting.shift()?.();
    for (let turn = 0; turn < 5; turn++) await Promise.resolve();
  };
  const answerAll = async () => {
    while (waiting.length > 0) await answer();
  };
  return { board, stored, writes, reported, failing, answer, answerAll, pending: () => waiting.length };
}

describe('a switch', () => {
  test('shows at once what was clicked, and is written', async () => {
    const { board, writes, reported, answerAll } = aServer();
    expect(board.shown('a')).toBe(false);
    board.set('a', true);
    expect(board.shown('a')).toBe(true);
    await answerAll();
    expect(board.shown('a')).toBe(true);
    expect(writes).toEqual(['a=true']);
    expect(reported).toEqual(['a saved']);
  });

  test('goes back when the write fails, and reports it once', async () => {
    const { board, failing, reported, answerAll } = aServer({ a: true });
    failing.add(1);
    board.set('a', false);
    await answerAll();
    expect(board.shown('a')).toBe(true);
    expect(reported).toEqual(['a: write 1']);
  });

  test('clicked ten times while the first write is under way is written twice', async () => {
    const { board, writes, stored, reported, answerAll } = aServer();
    for (let click = 1; click <= 10; click++) board.set('a', click % 2 === 1);
    expect(board.shown('a')).toBe(false);
    await answerAll();
    expect(writes).toEqual(['a=true', 'a=false']);
    expect(stored.get('a')).toBe(false);
    expect(reported).toEqual(['a saved']);
  });

  test('whose first write fails is written as it was wanted last', async () => {
    const { board, failing, writes, reported, stored, answerAll } = aServer();
    failing.add(1);
    for (const value of [true, false, true]) board.set('a', value);
    await answerAll();
    // The same value is wanted again: its failure is the last word on it.
    expect(writes).toEqual(['a=true']);
    expect(reported).toEqual(['a: write 1']);
    expect(board.shown('a')).toBe(false);
    expect(stored.get('a')).toBeUndefined();
  });

  test('turned back before a failed write has nothing left to write or to tell', async () => {
    const { board, failing, writes, reported, answerAll } = aServer();
    failing.add(1);
    board.set('a', true);
    board.set('a', false);
    await answerAll();
    expect(writes).toEqual(['a=true']);
    expect(reported).toEqual(['a saved']);
    expect(board.shown('a')).toBe(false);
  });
});

test('writes of several switches follow one another', async () => {
  const { board, writes, answer, pending } = aServer();
  board.set('a', true);
  board.set('b', true);
  expect(writes).toEqual(['a=true']);
  expect(pending()).toBe(1);
  await answer();
  expect(writes).toEqual(['a=true', 'b=true']);
});

test('a listener is called at every change, until it unsubscribes', async () => {
  const { board, answerAll } = aServer();
  let times = 0;
  const stop = board.subscribe(() => times++);
  const before = board.version();
  board.set('a', true);
  await answerAll();
  expect(times).toBe(2);
  expect(board.version()).toBe(before + 2);
  stop();
  board.set('a', false);
  expect(times).toBe(2);
});

test('in any order of clicks, answers and failures the server ends with what the switches show', async () => {
  const step = fc.oneof(
    { weight: 3, arbitrary: fc.record({ key: fc.constantFrom('a', 'b', 'c'), value: fc.boolean() }) },
    { weight: 2, arbitrary: fc.constant('answer' as const) },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), fc.uniqueArray(fc.nat(12)), async (steps, failures) => {
      const { board, stored, failing, answer, answerAll, pending } = aServer();
      for (const failure of failures) failing.add(failure);
      for (const one of steps) {
        if (one === 'answer') await answer();
        else board.set(one.key, one.value);
        expect(pending()).toBeLessThanOrEqual(1);
      }
      await answerAll();
      for (const key of ['a', 'b', 'c']) expect(board.shown(key)).toBe(stored.get(key) ?? false);
    }),
  );
});
