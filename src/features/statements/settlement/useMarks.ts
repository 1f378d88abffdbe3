import { useSyncExternalStore } from 'react';
import type { Mark, MarkBook } from './marks.ts';

/** A row's mark; the component is rendered again when it changes. */
export const useMark = ({ subscribe, read }: MarkBook, row: string): Mark =>
  useSyncExternalStore(subscribe, () => read(row));

/** All marks of the month, for what counts them. */
export const useAllMarks = ({ subscribe, all }: MarkBook) => useSyncExternalStore(subscribe, all);
