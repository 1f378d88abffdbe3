import { expect, it, vi } from 'vitest';
import { inTurns } from './inTurns.ts';

const { signal } = new AbortController();

it('No more than so many tasks run at once, and one that fails gives its turn on', async () => {
  const inTurn = inTurns(2);
  let active = 0;
  let most = 0;
  const task = (at: number) => async () => {
    active += 1;
    most = Math.max(most, active);
    await Promise.resolve();
    active -= 1;
    if (at === 1) throw new Error('No.');
    return at;
  };
  const results = await Promise.allSettled([0, 1, 2, 3, 4].map((at) => inTurn(task(at), signal)));
  expect(most).toBe(2);
  expect(results.map((result) => (result.status === 'fulfilled' ? result.value : 'failed'))).toEqual([
    0,
    'failed',
    2,
    3,
    4,
  ]);
});

it('A task that was aborted while it waited is not begun', async () => {
  const inTurn = inTurns(1);
  const controller = new AbortController();
  const task = vi.fn(async () => {});
  let end = () => {};
  const first = inTurn(
    () =>
      new Promise<void>((resolve) => {
        end = resolve;
      }),
    signal,
  );
  const second = inTurn(task, controller.signal);
  controller.abort();
  await Promise.resolve();
  end();
  await first;
  await expect(second).rejects.toThrow();
  expect(task).not.toHaveBeenCalled();
});
