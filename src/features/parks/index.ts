import { idIn } from '#features/paths.ts';
import { documentsScreen, reportScreen, transactionsScreen } from '#features/reporting/index.ts';
import { parkArticles, parkInfo, parkIntervals, parksReport, parkTickets, parkTransactions } from './queries.ts';

export const parksScreen = reportScreen({
  calls: (ask, filters) => ask(parksReport(filters)),
});

export const parkScreen = reportScreen({
  compareByDefault: true,
  calls(ask, filters, url) {
    const id = idIn('parkDetails', url.pathname);
    if (!id) return;
    ask(parkInfo(id));
    ask(parkIntervals(id, filters));
    ask(parkArticles(id, filters));
  },
});

export const parkTransactionsScreen = transactionsScreen('parkTransactions', parkInfo, parkTransactions);

export const parkTicketsScreen = documentsScreen('parkTickets', parkInfo, parkTickets);
