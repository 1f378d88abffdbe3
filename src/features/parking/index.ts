import { idIn } from '#features/paths.ts';
import { documentsScreen, providerInfo, reportScreen, transactionsScreen } from '#features/reporting/index.ts';
import {
  providerArticles,
  providerChannels,
  providerIntervals,
  providerReceipts,
  providersReport,
  providerTransactions,
} from './queries.ts';

export const providersScreen = reportScreen({
  calls: (ask, filters) => ask(providersReport(filters)),
});

export const providerScreen = reportScreen({
  compareByDefault: true,
  calls(ask, filters, url) {
    const id = idIn('parkingProvider', url.pathname);
    if (!id) return;
    ask(providerInfo(id));
    ask(providerChannels(id, filters));
    ask(providerIntervals(id, filters));
    ask(providerArticles(id, filters));
  },
});

export const providerTransactionsScreen = transactionsScreen(
  'parkingProviderTransactions',
  providerInfo,
  providerTransactions,
);

export const providerReceiptsScreen = documentsScreen(
  'parkingProviderReceipts',
  providerInfo,
  providerReceipts,
  // Whoever issues none must not be asked for them: the answer would be a refusal.
  (provider) => provider?.issuesOwnReceipts === true,
);
