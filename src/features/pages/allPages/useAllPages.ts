import { hashKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { momentOf } from '#api/serverClock.ts';
import { previousData } from '../sections/sectionQuery.ts';
import { type AllRows, type Asks, isAsking, type PageSource, type ReadProgress, readPages } from './readPages.ts';

/** As long as the data of a section stays fresh (ms). */
const freshness = 60_000;

/** What all pages hold, and how far their reading is. */
export interface AllPages<Row> {
  /** The lists in the order of their sources; undefined until all are read. */
  readonly lists: readonly AllRows<Row>[] | undefined;
  /** The lists are those of earlier filters, while those of the present ones are read. */
  readonly isEarlier: boolean;
  /** `waiting` where nothing shall be read yet. */
  readonly state: 'waiting' | 'reading' | 'asks' | 'cancelled' | 'failed' | 'read';
  readonly progress: ReadProgress | undefined;
  /** The number of pages and rows that it asks about. */
  readonly asks: Asks | undefined;
  readonly error: unknown;
  /** When the reading ended (behaviour 11.20). */
  readonly readAt: Date;
  /** Reads them: after a failure, a cancelled reading or the question, or again. */
  readonly read: () => void;
  readonly cancel: () => void;
}

interface AllPagesOptions<Row> {
  /** Key of the lists, with the filters. */
  readonly queryKey: readonly unknown[];
  readonly sources: readonly PageSource<Row>[];
  /** False while there is nothing to read. */
  readonly enabled?: boolean;
  /**
   * The rows of a list that is known to have one page: they are all, and no call is made. They may be those of earlier
   * filters, while the page of the present ones is loading.
   */
  readonly onlyPage?: { readonly rows: readonly Row[]; readonly isEarlier: boolean } | undefined;
}

interface Choice {
  readonly key: string;
  readonly is: 'cancelled' | 'wanted';
}

/**
 * Reads all pages of lists (behaviour 11.19): by itself up to a hundred pages, else when it is wanted. A reading ends when
 * the page is left; what was read stays fresh as long as other figures do.
 */
export function useAllPages<Row>({ queryKey, sources, enabled = true, onlyPage }: AllPagesOptions<Row>): AllPages<Row> {
  const queryClient = useQueryClient();
  const key = hashKey(queryKey);
  const [choice, setChoice] = useState<Choice | null>(null);
  const [progress, setProgress] = useState<ReadProgress & { readonly key: string }>();
  const chosen = choice?.key === key ? choice.is : null;
  const isAskedFor = chosen === 'wanted';
  const allKey = [...queryKey, 'allPages', isAskedFor];
  const query = useQuery({
    queryKey: allKey,
    queryFn: ({ signal }) =>
      readPages(sources, { signal, isAskedFor, onProgress: (now) => setProgress({ ...now, key }) }),
    staleTime: freshness,
    enabled: enabled && onlyPage === undefined && chosen !== 'cancelled',
    placeholderData: earlier,
    retryOnMount: false,
  });
  const onlyRows = onlyPage?.rows;
  const ofOnlyPage = useMemo(() => onlyRows && [{ rows: onlyRows, isWhole: true }], [onlyRows]);
  const { data, isPlaceholderData, isFetching } = query;
  const error = isFetching ? null : query.error;
  const asks = data && isAsking(data) && !isPlaceholderData ? data : undefined;
  const state = !enabled
    ? 'waiting'
    : chosen === 'cancelled'
      ? 'cancelled'
      : isFetching
        ? 'reading'
        : error
          ? 'failed'
          : asks
            ? 'asks'
            : data && !isPlaceholderData
              ? 'read'
              : 'waiting';
  const { refetch } = query;
  const common = {
    readAt: momentOf(query.dataUpdatedAt),
    read: () => {
      if (chosen === 'cancelled') setChoice(null);
      else if (asks) setChoice({ key, is: 'wanted' });
      else if (enabled && onlyPage === undefined) void refetch();
    },
    cancel: () => {
      setChoice({ key, is: 'cancelled' });
      void queryClient.cancelQueries({ queryKey: allKey, exact: true });
    },
  };
  if (ofOnlyPage && onlyPage) {
    const { isEarlier } = onlyPage;
    return {
      ...common,
      lists: ofOnlyPage,
      isEarlier,
      state: isEarlier ? 'waiting' : 'read',
      progress: undefined,
      asks: undefined,
      error: null,
    };
  }
  return {
    ...common,
    lists: data && !isAsking(data) && !(error && isPlaceholderData) ? data : undefined,
    isEarlier: isPlaceholderData,
    state,
    progress: progress?.key === key ? progress : undefined,
    asks,
    error,
  };
}

/** The lists of earlier filters stay while new ones are read; a question does not. */
const earlier = <Row>(data: readonly AllRows<Row>[] | Asks | undefined) =>
  data === undefined || isAsking(data) || previousData(data[0]) === undefined ? undefined : data;
