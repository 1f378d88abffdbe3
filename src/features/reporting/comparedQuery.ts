import type { QueryKey } from '@tanstack/react-query';
import type { DayRange } from '#api/days.ts';
import { sectionQuery } from '#features/pages/index.ts';
import { fetchedFilters, type ReportFilters } from './filters/filters.ts';

/** A report of the primary period and, when comparing, of the compare period; with the filters that it was loaded with. */
export interface Compared<Report> {
  readonly primary: Report;
  readonly compare: Report | null;
  readonly filters: ReportFilters;
}

/**
 * A report's call, made a second time in the same way for the compare period when comparing (behaviour 3.8);
 * both are awaited, so that a screen never mixes two states.
 */
export const comparedQuery = <Report>(
  key: QueryKey,
  asked: ReportFilters,
  load: (range: DayRange, signal: AbortSignal) => Promise<Report>,
) => {
  const filters = fetchedFilters(asked);
  return sectionQuery([...key, filters], async (signal): Promise<Compared<Report>> => {
    const [primary, compare] = await Promise.all([
      load(filters.range, signal),
      filters.compare ? load(filters.compare, signal) : null,
    ]);
    return { primary, compare, filters };
  });
};
