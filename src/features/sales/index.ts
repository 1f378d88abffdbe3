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
import { SalePage } from './SalePage.tsx';
import { SalesPage } from './SalesPage.tsx';
import { TransactionsPage } from './TransactionsPage.tsx';

export const salesScreen: Screen = {
  Component: SalesPage,
  completeAddress: (url) => completeAddress(url),
  prefetch: (queryClient, url) => void queryClient.prefetchQuery(salesReport(filtersOf(url.searchParams))),
};

export const saleScreen: Screen = {
  Component: SalePage,
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

export const transactionsScreen: Screen = { Component: TransactionsPage };
