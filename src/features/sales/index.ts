import { idIn } from '#features/paths.ts';
import { completeAddress, filtersOf } from '#features/reporting/index.ts';
import type { Screen } from '#features/screen.ts';
import {
  salesProviderArticles,
  salesProviderChannels,
  salesProviderInfo,
  salesProviderIntervals,
  salesReport,
} from './queries.ts';

export const salesScreen: Screen = {
  page: async () => (await import('./SalesPage.tsx')).SalesPage,
  completeAddress: (url) => completeAddress(url),
  prefetch: (queryClient, url) => void queryClient.prefetchQuery(salesReport(filtersOf(url.searchParams))),
};

export const saleScreen: Screen = {
  page: async () => (await import('./SalePage.tsx')).SalePage,
  completeAddress: (url) => completeAddress(url, { compareByDefault: true }),
  prefetch(queryClient, url) {
    const id = idIn('saleDetails', url.pathname);
    if (!id) return;
    const filters = filtersOf(url.searchParams, { compareByDefault: true });
    void queryClient.prefetchQuery(salesProviderInfo(id));
    void queryClient.prefetchQuery(salesProviderChannels(id, filters));
    void queryClient.prefetchQuery(salesProviderIntervals(id, filters));
    void queryClient.prefetchQuery(salesProviderArticles(id, filters));
  },
};

export const transactionsScreen: Screen = {
  page: async () => (await import('./TransactionsPage.tsx')).TransactionsPage,
};
