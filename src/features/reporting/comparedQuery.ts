import { keepPreviousData, type QueryKey, queryOptions, useQuery } from '@tanstack/react-query';
import type { DayRange } from '#api/days.ts';
import type { ReportFilters } from './filters.ts';

/** A report of the primary period and, when comparing, of the compare period; with the filters that it was asked by. */
export interface Compared<Report> {
  readonly primary: Report;
  readonly compare: Report | null;
  readonly filters: ReportFilters;
}

/** A report's figures stay fresh this long (ms), so that going back paints them at once. */
const freshness = 60_000;

/**
 * A report's call, made a second time in the same way for the compare period when comparing (spec 1, part 4);
 * both are awaited, so that a screen never mixes two states.
 */
export const comparedQuery = <Report>(
  key: QueryKey,
  filters: ReportFilters,
  load: (range: DayRange, signal: AbortSignal) => Promise<Report>,
) =>
  queryOptions({
    queryKey: [...key, filters],
    queryFn: async ({ signal }): Promise<Compared<Report>> => {
      const [primary, compare] = await Promise.all([
        load(filters.range, signal),
        filters.compare ? load(filters.compare, signal) : null,
      ]);
      return { primary, compare, filters };
    },
    staleTime: freshness,
  });

/** What a section needs of its query. */
export interface SectionQuery<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
  /** Old figures stand while new ones load. */
  readonly isRefreshing: boolean;
  readonly retry: () => void;
}

/** Runs a report's query; while filters change, the old figures stay (spec: nothing jumps). */
export function useReport<Report>(options: ReturnType<typeof comparedQuery<Report>>): SectionQuery<Compared<Report>> {
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...options,
    placeholderData: keepPreviousData,
    // What failed before the page was there is shown, not asked for a second time: that is the person's to decide.
    retryOnMount: false,
  });
  return {
    data: error && isPlaceholderData ? undefined : data,
    error: isFetching ? null : error,
    isRefreshing: isFetching && data !== undefined,
    retry: () => void refetch(),
  };
}
