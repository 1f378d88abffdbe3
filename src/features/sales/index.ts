import { idIn } from '#features/paths.ts';
import { reportScreen } from '#features/reporting/index.ts';
import type { Screen } from '#features/screen.ts';
import {
  salesProviderArticles,
  salesProviderChannels,
  salesProviderInfo,
  salesProviderIntervals,
  salesReport,
} from './queries.ts';

export const salesScreen = reportScreen({
  page: async () => (await import('./SalesPage.tsx')).SalesPage,
  calls: (ask, filters) => void ask(salesReport(filters)),
});

export const saleScreen = reportScreen({
  page: async () => (await import('./SalePage.tsx')).SalePage,
  compareByDefault: true,
  calls(ask, filters, url) {
    const id = idIn('saleDetails', url.pathname);
    if (!id) return;
    void ask(salesProviderInfo(id));
    void ask(salesProviderChannels(id, filters));
    void ask(salesProviderIntervals(id, filters));
    void ask(salesProviderArticles(id, filters));
  },
});

export const transactionsScreen: Screen = {
  page: async () => (await import('./TransactionsPage.tsx')).TransactionsPage,
};
