import { type ComponentType, useSyncExternalStore } from 'react';

/** A component whose code is loaded on intent. */
export interface LazyComponent<Props> {
  /** Starts the fetch, or repeats a failed one; does nothing while it is running or after it succeeded. */
  readonly load: () => void;
  /** A hook that returns the component after it has loaded, and whether the last fetch failed. */
  readonly use: () => { readonly Component: ComponentType<Props> | undefined; readonly failed: boolean };
}

/**
 * Keeps the code of a component (calendar, list of options) out of the page's first load: it is fetched once, on hover
 * or focus. Unlike `React.lazy` it never suspends the components around it, and a failed fetch can be repeated.
 */
export function lazyComponent<Props>(fetchComponent: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  type State = { Component: ComponentType<Props> | undefined; failed: boolean };
  let state: State = { Component: undefined, failed: false };
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
      if (pending || state.Component) return;
      pending = true;
      if (state.failed) set({ Component: undefined, failed: false });
      fetchComponent()
        .then(
          (Component) => set({ Component, failed: false }),
          () => set({ Component: undefined, failed: true }),
        )
        .finally(() => {
          pending = false;
        });
    },
    use: () => useSyncExternalStore(subscribe, () => state),
  };
}
