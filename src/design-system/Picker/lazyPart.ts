import { type ComponentType, useSyncExternalStore } from 'react';

/** A component whose code is fetched when somebody is about to need it. */
export interface LazyPart<Props> {
  /** Starts or repeats the fetch; a part that is here or on its way is left alone. */
  readonly load: () => void;
  /** The component once it is here, and whether the last fetch failed. */
  readonly use: () => { readonly Part: ComponentType<Props> | undefined; readonly failed: boolean };
}

/**
 * Keeps the code of what opens (calendar, list of options) out of the page's first load: fetched on hover or focus, kept
 * for every later use. Unlike `React.lazy` it never suspends what is around it, and a failed fetch can be repeated.
 */
export function lazyPart<Props>(fetchPart: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  type State = { Part: ComponentType<Props> | undefined; failed: boolean };
  let state: State = { Part: undefined, failed: false };
  let pending = false;
  const listeners = new Set<() => void>();
  const set = (next: State) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    load() {
      if (pending || state.Part) return;
      pending = true;
      if (state.failed) set({ Part: undefined, failed: false });
      fetchPart()
        .then(
          (Part) => set({ Part, failed: false }),
          () => set({ Part: undefined, failed: true }),
        )
        .finally(() => {
          pending = false;
        });
    },
    use: () => useSyncExternalStore(subscribe, () => state),
  };
}
