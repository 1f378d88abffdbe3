import { keepPreviousData, type QueryKey, queryOptions, useQuery } from '@tanstack/react-query';
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

/** A section's call; `enabled` false while what it would ask for breaks a rule. */
export const sectionQuery = <Data>(queryKey: unknown[], load: (signal: AbortSignal) => Promise<Data>, enabled = true) =>
  queryOptions({ queryKey, queryFn: ({ signal }) => load(signal), staleTime: freshness, enabled });

/** An outlet's name and the like seldom change (ms). */
const infoFreshness = 300_000;

/** The query of an outlet's name and the like. */
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

/** What a section needs of its query. */
export interface SectionQuery<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
  /** Old figures stand while new ones load. */
  readonly isRefreshing: boolean;
  readonly retry: () => void;
}

/** Runs a section's query; while filters change, the old figures stay (spec: nothing jumps). */
export function useReport<Data>(options: ReturnType<typeof sectionQuery<Data>>): SectionQuery<Data> {
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...options,
    placeholderData: keepPreviousData,
    // What failed before the page was rendered is shown, not loaded again: the user decides on that.
    enabled: ({ state }) => options.enabled !== false && state.status !== 'error',
  });
  return {
    data: error && isPlaceholderData ? undefined : data,
    error: isFetching ? null : error,
    isRefreshing: isFetching && data !== undefined,
    retry: () => void refetch(),
  };
}
