import { type ComponentType, lazy, useSyncExternalStore } from 'react';

/** A component whose code is fetched when it is first rendered, or before with `load`. */
export type LazyPart<Props extends object> = ComponentType<Props> & {
  /**
   * Fetches the code ahead, on hover, on focus or in an idle moment; repeats a fetch that failed. Never rejects.
   *
   * @returns whether the code is there.
   */
  readonly load: () => Promise<boolean>;
  /** A hook: `pending` until the code is there, also before its fetch has begun; `failed` until `load` repeats the fetch. */
  readonly useStatus: () => 'pending' | 'loaded' | 'failed';
};

const Nothing = () => null;

/**
 * React's `lazy` for a part of a page, a panel or a dialog, with what `lazy` alone does not have: its code can be fetched
 * ahead and is then rendered in the same frame, and a failed fetch can be repeated. While the code is on its way the part
 * suspends, so it is rendered inside a `Suspense`, or only once `load` or `useStatus` says that it is there. Where
 * `useStatus` is read above the `Suspense`, the part replaces the fallback as soon as it has come: React shows a fallback
 * for at least 300 ms otherwise.
 *
 * @param fetchPart - imports the component.
 * @param whenMissing - called when the code could not be fetched, with the error; returns what is rendered instead, or
 * throws for the nearest error boundary. Default: nothing is rendered.
 */
export function lazyPart<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  whenMissing: (error: unknown) => ComponentType<Props> = () => Nothing,
): LazyPart<Props> {
  let status: 'pending' | 'loaded' | 'failed' = 'pending';
  /** What is rendered once the fetch has ended: the part, or what replaces it. */
  let Fetched: ComponentType<Props> | undefined;
  let fetched: Promise<ComponentType<Props>> | undefined;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const setStatus = (next: typeof status) => {
    status = next;
    for (const listener of listeners) listener();
  };

  const fetchOnce = () => {
    fetched ??= fetchPart().then(
      (Component) => {
        Fetched = Component;
        setStatus('loaded');
        return Component;
      },
      (error: unknown) => {
        try {
          Fetched = whenMissing(error);
          return Fetched;
        } finally {
          setStatus('failed');
        }
      },
    );
    return fetched;
  };
  const createWaiting = () => lazy(async () => ({ default: await fetchOnce() }));
  let Waiting = createWaiting();

  // biome-ignore lint/correctness/noComponentHookFactories: it is made once a module, as React's own `lazy` makes one.
  function Part(props: Props) {
    const Component = useSyncExternalStore(subscribe, () => Fetched ?? Waiting);
    // oxlint-disable-next-line react/static-components -- both are made once, when the part is declared or fetched.
    return <Component {...props} />;
  }
  return Object.assign(Part, {
    load: () => {
      if (status === 'failed') {
        // React's `lazy` keeps a failure: only another one fetches again.
        fetched = undefined;
        Fetched = undefined;
        Waiting = createWaiting();
        setStatus('pending');
      }
      return fetchOnce().then(
        () => status === 'loaded',
        () => false,
      );
    },
    useStatus: () => useSyncExternalStore(subscribe, () => status),
  });
}
