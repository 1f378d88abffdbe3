import { idIn } from '#features/paths.ts';
import { completeAddress, filtersOf } from '#features/reporting/index.ts';
import type { Screen } from '#features/screen.ts';
import { ProviderPage } from './ProviderPage.tsx';
import { ProvidersPage } from './ProvidersPage.tsx';
import { providerArticles, providerChannels, providerInfo, providerIntervals, providersReport } from './queries.ts';
import { ReceiptsPage } from './ReceiptsPage.tsx';
import { TransactionsPage } from './TransactionsPage.tsx';

export const providersScreen: Screen = {
  Component: ProvidersPage,
  completeAddress: (url) => completeAddress(url),
  prefetch: (queryClient, url) => void queryClient.prefetchQuery(providersReport(filtersOf(url.searchParams))),
};

export const providerScreen: Screen = {
  Component: ProviderPage,
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

export const transactionsScreen: Screen = { Component: TransactionsPage };

export const receiptsScreen: Screen = { Component: ReceiptsPage };
