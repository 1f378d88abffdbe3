import { hashKey, type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';

/** A section's data stays fresh this long (ms), so that going back paints it at once. */
const freshness = 60_000;

/** Returns the query of a section; `enabled` is false while its filters are invalid. */
export const sectionQuery = <Data>(queryKey: unknown[], load: (signal: AbortSignal) => Promise<Data>, enabled = true) =>
  queryOptions({ queryKey, queryFn: ({ signal }) => load(signal), staleTime: freshness, enabled });

/**
 * Fetches figures again: those on screen at once, others when they are shown next. `keyParts` are the filters, which are
 * part of the key of every query of figures.
 */
export function reloadFigures(queryClient: QueryClient, ...keyParts: readonly object[]) {
  const hashes = keyParts.map((part) => hashKey([part]));
  void queryClient.invalidateQueries({
    predicate: ({ queryKey }) => queryKey.some((part) => hashes.includes(hashKey([part]))),
  });
}

/** The part of a query's result that a section needs. */
export interface SectionQuery<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
  /** The figures on screen are loaded again, or new ones are loading in their place. */
  readonly isRefreshing: boolean;
  /** The figures on screen are those of earlier filters, while those of the present ones load. */
  readonly isEarlier: boolean;
  /** The figures are those of the filters, and no newer ones are loading. */
  readonly isCurrent: boolean;
  /** When the figures arrived (ms since 1970); 0 before the first ones of these filters. */
  readonly updatedAt: number;
  readonly retry: () => void;
}

/** What a report or a page of a list holds of rows; both periods of a comparison. */
interface Rows {
  readonly rows?: readonly unknown[];
  readonly primary?: { readonly rows?: readonly unknown[] };
  readonly compare?: { readonly rows?: readonly unknown[] } | null;
}

/** Whether data is a list without rows: what it says ("nothing found") holds for its own filters alone. */
function isEmptyList(data: unknown): boolean {
  const { rows, primary, compare } = data as Rows;
  const lists = [rows, primary?.rows, compare?.rows].filter((list) => list !== undefined);
  return lists.length > 0 && lists.every((list) => list.length === 0);
}

/**
 * The figures of earlier filters that stay while new ones load (behaviour 2.8). An empty list does not: it would be an answer to
 * what has not been answered yet (behaviour 2.16).
 */
export const previousData = <Data>(earlier: Data | undefined): Data | undefined =>
  earlier === undefined || isEmptyList(earlier) ? undefined : earlier;

/** Runs a section's query; while filters change, the old figures stay, and are called earlier ones. */
export function useSectionQuery<Data>(options: ReturnType<typeof sectionQuery<Data>>): SectionQuery<Data> {
  const { data, error, isFetching, isPlaceholderData, dataUpdatedAt, refetch } = useQuery({
    ...options,
    placeholderData: previousData,
    // A query that failed before the page was rendered shows its error and is not retried automatically.
    retryOnMount: false,
  });
  return {
    data: error && isPlaceholderData ? undefined : data,
    error: isFetching ? null : error,
    isRefreshing: isFetching && data !== undefined,
    isEarlier: isPlaceholderData && !error,
    isCurrent: data !== undefined && !isFetching && !isPlaceholderData,
    updatedAt: dataUpdatedAt,
    retry: () => void refetch(),
  };
}
