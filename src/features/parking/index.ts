import type { QueryClient } from '@tanstack/react-query';
import { idIn } from '#features/paths.ts';
import { filtersOf } from '#features/reporting/index.ts';
import { providerArticles, providerChannels, providerInfo, providerIntervals, providersReport } from './queries.ts';

export { ProviderPage } from './ProviderPage.tsx';
export { ProvidersPage } from './ProvidersPage.tsx';
export { ReceiptsPage } from './ReceiptsPage.tsx';
export { TransactionsPage } from './TransactionsPage.tsx';

/** Starts the list's call for a URL, before the page is shown. */
export function prefetchProviders(queryClient: QueryClient, url: URL) {
  void queryClient.prefetchQuery(providersReport(filtersOf(url.searchParams)));
}

/** Starts a provider's calls for a URL, before the page is shown. */
export function prefetchProvider(queryClient: QueryClient, url: URL) {
  const id = idIn('parkingProvider', url.pathname);
  if (!id) return;
  const filters = filtersOf(url.searchParams, { compareByDefault: true });
  void queryClient.prefetchQuery(providerInfo(id));
  void queryClient.prefetchQuery(providerChannels(id, filters));
  void queryClient.prefetchQuery(providerIntervals(id, filters));
  void queryClient.prefetchQuery(providerArticles(id, filters));
}
