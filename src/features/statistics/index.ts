import type { QueryClient } from '@tanstack/react-query';
import { pathTo, type StatisticsView } from '#features/paths.ts';
import { listFiltersOf } from '#features/reporting/index.ts';
import type { Screen } from '#features/screen.ts';
import { footerQueries, groupedQuery, recipientsQuery, tableQuery } from './queries.ts';
import { completeAddress, statisticsList } from './range.ts';
import { views } from './views.ts';

/** Starts all that a view shows. */
function prefetch(queryClient: QueryClient, url: URL, name: StatisticsView) {
  const { range, page } = listFiltersOf(url.searchParams, statisticsList);
  const view = views[name];
  if (view.kind === 'grouped') void queryClient.prefetchQuery(groupedQuery(name, view, range));
  else {
    void queryClient.prefetchQuery(tableQuery(name, view, range, page));
    if (view.footer === 'topUser') void queryClient.prefetchQuery(footerQueries.topUser(range));
    if (view.footer === 'activeTokens') void queryClient.prefetchQuery(footerQueries.activeTokens(range));
  }
  void queryClient.prefetchQuery(recipientsQuery);
}

/** The screen of one view. All views are one page: what stands around a view stays while they change. */
export const viewScreen = (name: StatisticsView): Screen => ({
  completeAddress: (url) => completeAddress(url, pathTo(name)),
  prefetch: (queryClient, url) => prefetch(queryClient, url, name),
});

/** The area's own address leads on to its first view, with the same parameters. */
export const statisticsScreen: Screen = viewScreen('usersAndSales');
