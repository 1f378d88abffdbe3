/**
 * Returns a function that runs tasks, at most so many at once: the others wait for their turn. A task whose signal is
 * aborted meanwhile is not begun.
 */
export function inTurns(most: number) {
  let active = 0;
  const waiting: (() => void)[] = [];
  const next = () => {
    while (active < most) {
      const begin = waiting.shift();
      if (!begin) return;
      active += 1;
      begin();
    }
  };
  return async <Result>(task: () => Promise<Result>, signal: AbortSignal): Promise<Result> => {
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
      next();
    });
    try {
      signal.throwIfAborted();
      return await task();
    } finally {
      active -= 1;
      next();
    }
  };
}
