import { idIn } from '#features/paths.ts';
import { reportScreen, transactionsScreen } from '#features/reporting/index.ts';
import {
  salesProviderArticles,
  salesProviderChannels,
  salesProviderInfo,
  salesProviderIntervals,
  salesProviderTransactions,
  salesReport,
} from './queries.ts';

export const salesScreen = reportScreen({
  calls: (ask, filters) => ask(salesReport(filters)),
});

export const saleScreen = reportScreen({
  compareByDefault: true,
  calls(ask, filters, url) {
    const id = idIn('saleDetails', url.pathname);
    if (!id) return;
    ask(salesProviderInfo(id));
    ask(salesProviderChannels(id, filters));
    ask(salesProviderIntervals(id, filters));
    ask(salesProviderArticles(id, filters));
  },
});

export const salesTransactionsScreen = transactionsScreen(
  'salesTransactions',
  salesProviderInfo,
  salesProviderTransactions,
);
