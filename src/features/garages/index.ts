import type { QueryClient } from '@tanstack/react-query';
import { idIn } from '#features/paths.ts';
import { filtersOf } from '#features/reporting/index.ts';
import { garageArticles, garageChannels, garageInfo, garageIntervals, garagesReport } from './queries.ts';

export { GaragePage } from './GaragePage.tsx';
export { GaragesPage } from './GaragesPage.tsx';
export { TransactionsPage } from './TransactionsPage.tsx';

/** Starts the list's call for a URL, before the page is shown. */
export function prefetchGarages(queryClient: QueryClient, url: URL) {
  void queryClient.prefetchQuery(garagesReport(filtersOf(url.searchParams)));
}

/** Starts a garage's calls for a URL, before the page is shown. */
export function prefetchGarage(queryClient: QueryClient, url: URL) {
  const id = idIn('garageDetails', url.pathname);
  if (!id) return;
  const filters = filtersOf(url.searchParams);
  void queryClient.prefetchQuery(garageInfo(id));
  void queryClient.prefetchQuery(garageChannels(id, filters));
  void queryClient.prefetchQuery(garageIntervals(id, filters));
  void queryClient.prefetchQuery(garageArticles(id, filters));
}
