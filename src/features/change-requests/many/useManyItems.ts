import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useFailureText } from '#features/forms/index.ts';
import type { ManyEntries } from './manyState.ts';
import { type ManyJob, type ManyView, manyStore } from './manyStore.ts';

/** A list that is sent, and what can be done with it; see {@link useManyItems}. */
export interface Many<Item> {
  /** The list that is being sent, or was; undefined while there is none. */
  readonly view: ManyView<Item> | undefined;
  readonly start: (entries: ManyEntries<Item>) => void;
  readonly goOn: () => void;
  readonly retryRefused: () => void;
  readonly stop: () => void;
  readonly discard: () => void;
}

/**
 * The list of a job, which is there again after a reload until everything was sent or the user has discarded it. When the
 * component unmounts the sending stops after the item that is under way.
 */
export function useManyItems<Item>(job: ManyJob<Item>): Many<Item> {
  const failureText = useFailureText();
  // The same object for a list of a session.
  const store = manyStore(job);
  const view = useSyncExternalStore(store.subscribe, store.view);
  useEffect(() => () => store.leave(), [store]);
  const { stop } = store;
  return {
    view,
    start: useCallback((entries) => void store.start(job, entries, failureText), [store, job, failureText]),
    goOn: useCallback(() => void store.goOn(job, failureText), [store, job, failureText]),
    retryRefused: useCallback(() => void store.retryRefused(job, failureText), [store, job, failureText]),
    stop,
    discard: useCallback(() => void store.discard(), [store]),
  };
}
