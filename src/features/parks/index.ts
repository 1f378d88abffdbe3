import { idIn } from '#features/paths.ts';
import { reportScreen } from '#features/reporting/index.ts';
import type { Screen } from '#features/screen.ts';
import { parkArticles, parkInfo, parkIntervals, parksReport } from './queries.ts';

export const parksScreen = reportScreen({
  page: async () => (await import('./ParksPage.tsx')).ParksPage,
  calls: (ask, filters) => void ask(parksReport(filters)),
});

export const parkScreen = reportScreen({
  page: async () => (await import('./ParkPage.tsx')).ParkPage,
  compareByDefault: true,
  calls(ask, filters, url) {
    const id = idIn('parkDetails', url.pathname);
    if (!id) return;
    void ask(parkInfo(id));
    void ask(parkIntervals(id, filters));
    void ask(parkArticles(id, filters));
  },
});

export const transactionsScreen: Screen = {
  page: async () => (await import('./TransactionsPage.tsx')).TransactionsPage,
};

export const ticketsScreen: Screen = { page: async () => (await import('./TicketsPage.tsx')).TicketsPage };
