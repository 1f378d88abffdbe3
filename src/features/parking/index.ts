import { idIn } from '#features/paths.ts';
import { completeAddress, filtersOf } from '#features/reporting/index.ts';
import type { Screen } from '#features/screen.ts';
import { providerArticles, providerChannels, providerInfo, providerIntervals, providersReport } from './queries.ts';

export const providersScreen: Screen = {
  page: async () => (await import('./ProvidersPage.tsx')).ProvidersPage,
  completeAddress: (url) => completeAddress(url),
  prefetch: (queryClient, url) => void queryClient.prefetchQuery(providersReport(filtersOf(url.searchParams))),
};

export const providerScreen: Screen = {
  page: async () => (await import('./ProviderPage.tsx')).ProviderPage,
  completeAddress: (url) => completeAddress(url, { compareByDefault: true }),
  prefetch(queryClient, url) {
    const id = idIn('parkingProvider', url.pathname);
    if (!id) return;
    const filters = filtersOf(url.searchParams, { compareByDefault: true });
    void queryClient.prefetchQuery(providerInfo(id));
    void queryClient.prefetchQuery(providerChannels(id, filters));
    void queryClient.prefetchQuery(providerIntervals(id, filters));
    void queryClient.prefetchQuery(providerArticles(id, filters));
  },
};

export const transactionsScreen: Screen = {
  page: async () => (await import('./TransactionsPage.tsx')).TransactionsPage,
};

export const receiptsScreen: Screen = { page: async () => (await import('./ReceiptsPage.tsx')).ReceiptsPage };
