import { useEffect } from 'react';
import { hasDrafts } from './drafts.ts';

/** The name of the lock that a tab holds, beside others, while it has unsent input. */
const lock = 'unsaved-work';

/** Lets other tabs know of unsent input, until the component unmounts or the tab is closed. */
export function useUnsavedWork(isUnsaved: boolean) {
  useEffect(() => {
    if (!isUnsaved || !navigator.locks) return;
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const controller = new AbortController();
    navigator.locks
      .request(lock, { mode: 'shared', signal: controller.signal }, () => released)
      .catch(() => {
        // The component unmounted before the lock was granted.
      });
    return () => {
      controller.abort();
      release();
    };
  }, [isUnsaved]);
}

/** Whether signing out would lose unsent input, in this tab or in another one. */
export async function hasUnsavedWork(): Promise<boolean> {
  if (hasDrafts()) return true;
  const { held = [] } = (await navigator.locks?.query().catch(() => undefined)) ?? {};
  return held.some(({ name }) => name === lock);
}
