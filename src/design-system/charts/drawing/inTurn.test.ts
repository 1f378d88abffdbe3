import { beforeEach, expect, test, vi } from 'vitest';
import { inTurn } from './inTurn.ts';

const frames: (() => void)[] = [];
beforeEach(() => {
  frames.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (task: () => void) => frames.push(task));
  vi.stubGlobal('cancelAnimationFrame', () => {});
  return () => vi.useRealTimers();
});

/** Paints a frame, and runs what waits for that. */
function paint() {
  for (const frame of frames.splice(0)) frame();
  vi.runAllTimers();
}

test('runs one task a frame, in their order', () => {
  const done: number[] = [];
  for (const number of [1, 2, 3]) inTurn(() => done.push(number));
  expect(done).toEqual([]);
  paint();
  expect(done).toEqual([1]);
  paint();
  paint();
  expect(done).toEqual([1, 2, 3]);
  inTurn(() => done.push(4));
  paint();
  expect(done).toEqual([1, 2, 3, 4]);
});

test('leaves out a task that is taken back, also the only one', () => {
  const done: number[] = [];
  const takeBack = inTurn(() => done.push(1));
  takeBack();
  inTurn(() => done.push(2));
  paint();
  paint();
  expect(done).toEqual([2]);
});
