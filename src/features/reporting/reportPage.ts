import { today } from '#api/days.ts';
import { loadDrawings } from '#design-system/charts/lazyDrawings.ts';
import { type Page, type PageQueries, type PathIds, pageLoader, prefetchQueries } from '#features/pages/index.ts';
import { type ReportRoute, reportRoutes } from '#features/routes/paths.ts';
import { loadWhy } from './changes/WhyFrame.tsx';
import type { ReportFilters } from './filters/filters.ts';
import { type AppliedFilters, completeAddress, filtersOf, useReportFilters } from './filters/useReportFilters.ts';
import { PeriodNotes } from './periods/lazyPeriodNotes.ts';

/** A report page: its filters are in the URL, and its queries depend on them. */
export interface ReportPageOf<Name extends ReportRoute, Queries extends PageQueries>
  extends Page<[filters: ReportFilters, ids: PathIds<Name>], Queries> {
  /** The applied filters; before the first search the page's defaults. */
  readonly useFilters: () => AppliedFilters;
}

/** Declares a report page by the queries of its first sections. Its default filters are in `reportRoutes`. */
export function defineReportPage<Name extends ReportRoute, Queries extends PageQueries>(
  route: Name,
  queries: (filters: ReportFilters, ids: PathIds<Name>) => Queries,
): ReportPageOf<Name, Queries> {
  const defaults = reportRoutes[route];
  return {
    loader: pageLoader<Name>({
      completeAddress: (url) => completeAddress(url, today(), defaults),
      load: (queryClient, ids, url) => {
        // A list has none, but the page that follows it.
        loadDrawings();
        const filters = filtersOf(url.searchParams, today(), defaults);
        // The dashboard does not say why.
        if (filters.compare && route !== 'home') loadWhy();
        return Promise.all([
          prefetchQueries(queryClient, Object.values(queries(filters, ids))),
          // What the periods hold stands above the figures, which must not move when it arrives.
          filters.compare && PeriodNotes.load(),
        ]);
      },
    }),
    queries,
    useFilters: () => useReportFilters(defaults),
  };
}
