import { useSyncExternalStore } from 'react';

let version = 0;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Grows when the page must be mounted again, because a view has brought other columns than its tables have. */
export const usePageVersion = (): number => useSyncExternalStore(subscribe, () => version);

/** Lets the page be mounted again. */
export function remountPage() {
  version += 1;
  for (const listener of listeners) listener();
}
