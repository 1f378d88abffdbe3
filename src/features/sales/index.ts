import type { QueryClient } from '@tanstack/react-query';
import { idIn } from '#features/paths.ts';
import { filtersOf } from '#features/reporting/index.ts';
import {
  salesProviderArticles,
  salesProviderChannels,
  salesProviderInfo,
  salesProviderIntervals,
  salesReport,
} from './queries.ts';

export { SalePage } from './SalePage.tsx';
export { SalesPage } from './SalesPage.tsx';
export { TransactionsPage } from './TransactionsPage.tsx';

/** Starts the list's call for a URL, before the page is shown. */
export function prefetchSales(queryClient: QueryClient, url: URL) {
  void queryClient.prefetchQuery(salesReport(filtersOf(url.searchParams)));
}

/** Starts a sales provider's calls for a URL, before the page is shown. */
export function prefetchSale(queryClient: QueryClient, url: URL) {
  const id = idIn('saleDetails', url.pathname);
  if (!id) return;
  const filters = filtersOf(url.searchParams, { compareByDefault: true });
  void queryClient.prefetchQuery(salesProviderInfo(id));
  void queryClient.prefetchQuery(salesProviderChannels(id, filters));
  void queryClient.prefetchQuery(salesProviderIntervals(id, filters));
  void queryClient.prefetchQuery(salesProviderArticles(id, filters));
}
