import { useSyncExternalStore } from 'react';

/** A message about the session or a refused call, shown where the user was led to. */
export type Notice =
  | { readonly kind: 'expired' | 'idle' | 'signedOutElsewhere' }
  /** The user info could not be loaded: the session stays, and the page is remembered (behaviour 1.27). */
  | { readonly kind: 'unreachable'; readonly error: unknown }
  /** A call of the page at the path was refused. `hasDraft`: the page has a form, with what was entered. */
  | { readonly kind: 'refused'; readonly path: string; readonly isWrite: boolean; readonly hasDraft: boolean };

let notice: Notice | undefined;
const listeners = new Set<() => void>();

export function setNotice(next: Notice | undefined) {
  notice = next;
  for (const listener of listeners) listener();
}

/** What is to be said now; components use {@link useNotice}. */
export const presentNotice = (): Notice | undefined => notice;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useNotice = (): Notice | undefined => useSyncExternalStore(subscribe, presentNotice);
