import { idIn } from '#features/paths.ts';
import { completeAddress, filtersOf } from '#features/reporting/index.ts';
import type { Screen } from '#features/screen.ts';
import { ParkPage } from './ParkPage.tsx';
import { ParksPage } from './ParksPage.tsx';
import { parkArticles, parkInfo, parkIntervals, parksReport } from './queries.ts';
import { TicketsPage } from './TicketsPage.tsx';
import { TransactionsPage } from './TransactionsPage.tsx';

export const parksScreen: Screen = {
  Component: ParksPage,
  completeAddress: (url) => completeAddress(url),
  prefetch: (queryClient, url) => void queryClient.prefetchQuery(parksReport(filtersOf(url.searchParams))),
};

export const parkScreen: Screen = {
  Component: ParkPage,
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

export const transactionsScreen: Screen = { Component: TransactionsPage };

export const ticketsScreen: Screen = { Component: TicketsPage };
