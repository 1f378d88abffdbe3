import {
  hashKey,
  keepPreviousData,
  type QueryClient,
  type QueryKey,
  queryOptions,
  useQuery,
} from '@tanstack/react-query';
import type { DayRange } from '#api/days.ts';
import type { ReportFilters } from './filters.ts';

/** A report of the primary period and, when comparing, of the compare period; with the filters that it was loaded with. */
export interface Compared<Report> {
  readonly primary: Report;
  readonly compare: Report | null;
  readonly filters: ReportFilters;
}

/** A report's figures stay fresh this long (ms), so that going back paints them at once. */
const freshness = 60_000;

/** Returns the query of a section; `enabled` is false while its filters are invalid. */
export const sectionQuery = <Data>(queryKey: unknown[], load: (signal: AbortSignal) => Promise<Data>, enabled = true) =>
  queryOptions({ queryKey, queryFn: ({ signal }) => load(signal), staleTime: freshness, enabled });

/** The stale time (ms) of an outlet's name and other info, which rarely change. */
const infoFreshness = 300_000;

/** The query of an outlet's info, such as its name. */
export const infoQuery = <Info>(
  queryKey: unknown[],
  load: (signal: AbortSignal) => Promise<{ readonly info: Info }>,
) => ({
  ...sectionQuery(queryKey, async (signal) => (await load(signal)).info),
  staleTime: infoFreshness,
});

/**
 * A report's call, made a second time in the same way for the compare period when comparing (behaviour 3.8);
 * both are awaited, so that a screen never mixes two states.
 */
export const comparedQuery = <Report>(
  key: QueryKey,
  filters: ReportFilters,
  load: (range: DayRange, signal: AbortSignal) => Promise<Report>,
) =>
  sectionQuery([...key, filters], async (signal): Promise<Compared<Report>> => {
    const [primary, compare] = await Promise.all([
      load(filters.range, signal),
      filters.compare ? load(filters.compare, signal) : null,
    ]);
    return { primary, compare, filters };
  });

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
  /** The previous figures are shown while new ones load. */
  readonly isRefreshing: boolean;
  /** When the figures arrived (ms since 1970); 0 before the first ones of these filters. */
  readonly updatedAt: number;
  readonly retry: () => void;
}

/** Runs a section's query; while filters change, the old figures stay (spec: nothing jumps). */
export function useReport<Data>(options: ReturnType<typeof sectionQuery<Data>>): SectionQuery<Data> {
  const { data, error, isFetching, isPlaceholderData, dataUpdatedAt, refetch } = useQuery({
    ...options,
    placeholderData: keepPreviousData,
    // A query that failed before the page was rendered shows its error and is not retried automatically.
    retryOnMount: false,
  });
  return {
    data: error && isPlaceholderData ? undefined : data,
    error: isFetching ? null : error,
    isRefreshing: isFetching && data !== undefined,
    updatedAt: dataUpdatedAt,
    retry: () => void refetch(),
  };
}
