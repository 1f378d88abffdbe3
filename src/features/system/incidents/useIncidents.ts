import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { incidentsQuery, mayReadIncidentsQuery, statusFreshness } from '../queries.ts';
import { loadedRows, searchTerm } from './pages.ts';

interface Options {
  readonly search?: string;
  /** Loads again every minute while the page is visible, and when it becomes visible again. */
  readonly live?: boolean;
}

/** The incidents that the user may see, as far as they are loaded, and how to load more. */
export function useIncidents({ search = '', live = false }: Options = {}) {
  const { data: mayReadAll } = useQuery(mayReadIncidentsQuery);
  const list = useInfiniteQuery({
    ...incidentsQuery(mayReadAll ?? false, mayReadAll ? searchTerm(search) : ''),
    enabled: mayReadAll !== undefined,
    placeholderData: keepPreviousData,
    ...(live && { refetchInterval: statusFreshness, refetchOnWindowFocus: true }),
  });
  const { data, error, isFetching, isFetchingNextPage, isFetchNextPageError, isPlaceholderData } = list;
  const shown = error && isPlaceholderData ? undefined : data;
  return {
    /** All incidents, or public ones only; undefined while that is asked. */
    mayReadAll,
    rows: shown && loadedRows(shown.pages),
    /** Of all pages. */
    count: shown?.pages.at(-1)?.count ?? 0,
    hasMore: list.hasNextPage,
    more: () => void list.fetchNextPage(),
    isLoadingMore: isFetchingNextPage,
    /** Why the next page did not come; the rows before it stay. */
    moreError: isFetchNextPageError && !isFetching ? error : null,
    /** Why there is nothing to show. */
    error: shown === undefined && !isFetching ? error : null,
    /** Why what is shown is not the newest. */
    refreshError: shown !== undefined && !isFetching && !isFetchNextPageError ? error : null,
    isRefreshing: isFetching && !isFetchingNextPage && shown !== undefined,
    refresh: () => void list.refetch(),
    updatedAt: list.dataUpdatedAt,
  };
}

export type IncidentList = ReturnType<typeof useIncidents>;
