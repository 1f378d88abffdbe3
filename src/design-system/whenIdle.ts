/**
 * Runs a task when the browser has nothing else to do. Safari does not say when: there it runs a moment later.
 *
 * @returns a function that cancels the task.
 */
export function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const idle = requestIdleCallback(task);
    return () => cancelIdleCallback(idle);
  }
  const timer = setTimeout(task, 200);
  return () => clearTimeout(timer);
}
