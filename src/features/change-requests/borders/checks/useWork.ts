import { useEffect, useMemo, useState } from 'react';
import { runInWorker, type WorkerResult, type WorkerTask } from './runInWorker.ts';

/** Runs a task in the page, where it is small or there is no worker. */
type Run<Task extends WorkerTask> = (task: Task) => WorkerResult<Task['kind']>;

interface Work<Task extends WorkerTask> {
  /** The result of the given task, or of the previous one while the given one runs. */
  readonly result: WorkerResult<Task['kind']> | undefined;
  /** The result is not yet that of the given task. */
  readonly pending: boolean;
}

/**
 * Returns the result of a task, of the same kind each time: a small one is done at once, a large one in a worker while
 * the page stays responsive.
 *
 * @param task - a new object starts it again.
 * @param run - a function of a module.
 */
export function useWork<Task extends WorkerTask>(task: Task, isSmall: boolean, run: Run<Task>): Work<Task> {
  const small = useMemo(() => (isSmall ? run(task) : undefined), [isSmall, task, run]);
  const [large, setLarge] = useState<{ readonly of: Task; readonly result: WorkerResult<Task['kind']> }>();
  useEffect(() => {
    if (isSmall) return;
    const controller = new AbortController();
    runInWorker(task, controller.signal).then(
      (result) => setLarge({ of: task, result }),
      (error: unknown) => {
        if (controller.signal.aborted) return;
        // Without a worker the page waits a moment; a border is never saved unchecked.
        console.warn('The border is checked without a worker.', error);
        setLarge({ of: task, result: run(task) });
      },
    );
    return () => controller.abort(new DOMException('Another border', 'AbortError'));
  }, [isSmall, task, run]);
  return small ? { result: small, pending: false } : { result: large?.result, pending: large?.of !== task };
}
