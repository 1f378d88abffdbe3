import { idIn } from '#features/paths.ts';
import { completeAddress, filtersOf } from '#features/reporting/index.ts';
import type { Screen } from '#features/screen.ts';
import { garageArticles, garageChannels, garageInfo, garageIntervals, garagesReport } from './queries.ts';

export const garagesScreen: Screen = {
  page: async () => (await import('./GaragesPage.tsx')).GaragesPage,
  completeAddress: (url) => completeAddress(url),
  prefetch: (queryClient, url) => void queryClient.prefetchQuery(garagesReport(filtersOf(url.searchParams))),
};

export const garageScreen: Screen = {
  page: async () => (await import('./GaragePage.tsx')).GaragePage,
  completeAddress: (url) => completeAddress(url),
  prefetch(queryClient, url) {
    const id = idIn('garageDetails', url.pathname);
    if (!id) return;
    const filters = filtersOf(url.searchParams);
    void queryClient.prefetchQuery(garageInfo(id));
    void queryClient.prefetchQuery(garageChannels(id, filters));
    void queryClient.prefetchQuery(garageIntervals(id, filters));
    void queryClient.prefetchQuery(garageArticles(id, filters));
  },
};

export const transactionsScreen: Screen = {
  page: async () => (await import('./TransactionsPage.tsx')).TransactionsPage,
};
