import { idIn } from '#features/paths.ts';
import { completeAddress, filtersOf } from '#features/reporting/index.ts';
import type { Screen } from '#features/screen.ts';
import { parkArticles, parkInfo, parkIntervals, parksReport } from './queries.ts';

export const parksScreen: Screen = {
  page: async () => (await import('./ParksPage.tsx')).ParksPage,
  completeAddress: (url) => completeAddress(url),
  prefetch: (queryClient, url) => void queryClient.prefetchQuery(parksReport(filtersOf(url.searchParams))),
};

export const parkScreen: Screen = {
  page: async () => (await import('./ParkPage.tsx')).ParkPage,
  completeAddress: (url) => completeAddress(url, { compareByDefault: true }),
  prefetch(queryClient, url) {
    const id = idIn('parkDetails', url.pathname);
    if (!id) return;
    const filters = filtersOf(url.searchParams, { compareByDefault: true });
    void queryClient.prefetchQuery(parkInfo(id));
    void queryClient.prefetchQuery(parkIntervals(id, filters));
    void queryClient.prefetchQuery(parkArticles(id, filters));
  },
};

export const transactionsScreen: Screen = {
  page: async () => (await import('./TransactionsPage.tsx')).TransactionsPage,
};

export const ticketsScreen: Screen = { page: async () => (await import('./TicketsPage.tsx')).TicketsPage };
