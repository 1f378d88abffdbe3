import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { incidentRightQuery, incidentsQuery, statusFreshness } from '../queries.ts';
import { loadedRows, searchTerm } from './pagination.ts';

interface Options {
  readonly search?: string;
  /** Loads again every minute while the page is visible, and when it becomes visible again. */
  readonly live?: boolean;
  /** False where another reading has what is shown: no page is loaded. */
  readonly enabled?: boolean;
}

/** The loaded incidents that the user may see, and a function that loads more. */
export function useIncidents({ search = '', live = false, enabled = true }: Options = {}) {
  const right = useQuery(incidentRightQuery);
  const mayReadAll = right.data?.mayReadAll;
  const list = useInfiniteQuery({
    ...incidentsQuery(mayReadAll ?? false, mayReadAll ? searchTerm(search) : ''),
    enabled: enabled && mayReadAll !== undefined,
    // Without rows, the earlier answer would be one to the present search (behaviour 2.16).
    placeholderData: (earlier) => (earlier?.pages.some(({ rows }) => rows.length > 0) ? earlier : undefined),
    ...(live && { refetchInterval: statusFreshness, refetchOnWindowFocus: true }),
  });
  const { data, error, isFetching, isFetchingNextPage, isFetchNextPageError, isPlaceholderData } = list;
  const shown = error && isPlaceholderData ? undefined : data;
  return {
    /** Whether all incidents are shown or public ones only; undefined while it is unknown. */
    mayReadAll,
    /** The server has not said whether all incidents may be shown, so it is public ones; null: it has. */
    rightFailure: right.data?.failure ?? null,
    isCheckingRight: right.isFetching,
    checkRight: () => void right.refetch(),
    rows: shown && loadedRows(shown.pages),
    /** The count over all pages. */
    count: shown?.pages.at(-1)?.count ?? 0,
    hasMore: list.hasNextPage,
    more: () => void list.fetchNextPage(),
    isLoadingMore: isFetchingNextPage,
    /** The error of the next page; the loaded rows stay. */
    moreError: isFetchNextPageError && !isFetching ? error : null,
    /** The error of the list when nothing has loaded. */
    error: shown === undefined && !isFetching ? error : null,
    /** The error of a refetch, when the shown rows are outdated. */
    refreshError: shown !== undefined && !isFetching && !isFetchNextPageError ? error : null,
    isRefreshing: isFetching && !isFetchingNextPage && shown !== undefined,
    refresh: () => void list.refetch(),
    updatedAt: list.dataUpdatedAt,
  };
}

export type IncidentList = ReturnType<typeof useIncidents>;
