import type { QueryClient } from '@tanstack/react-query';
import { idIn } from '#features/paths.ts';
import { filtersOf } from '#features/reporting/index.ts';
import { parkArticles, parkInfo, parkIntervals, parksReport } from './queries.ts';

export { ParkPage } from './ParkPage.tsx';
export { ParksPage } from './ParksPage.tsx';
export { TicketsPage } from './TicketsPage.tsx';
export { TransactionsPage } from './TransactionsPage.tsx';

/** Starts the list's call for a URL, before the page is shown. */
export function prefetchParks(queryClient: QueryClient, url: URL) {
  void queryClient.prefetchQuery(parksReport(filtersOf(url.searchParams)));
}

/** Starts a park's calls for a URL, before the page is shown. */
export function prefetchPark(queryClient: QueryClient, url: URL) {
  const id = idIn('parkDetails', url.pathname);
  if (!id) return;
  const filters = filtersOf(url.searchParams, { compareByDefault: true });
  void queryClient.prefetchQuery(parkInfo(id));
  void queryClient.prefetchQuery(parkIntervals(id, filters));
  void queryClient.prefetchQuery(parkArticles(id, filters));
}
