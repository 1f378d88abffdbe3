import { idIn } from '#features/paths.ts';
import { providerInfo, reportScreen } from '#features/reporting/index.ts';
import type { Screen } from '#features/screen.ts';
import { providerArticles, providerChannels, providerIntervals, providersReport } from './queries.ts';

export const providersScreen = reportScreen({
  page: async () => (await import('./ProvidersPage.tsx')).ProvidersPage,
  calls: (ask, filters) => void ask(providersReport(filters)),
});

export const providerScreen = reportScreen({
  page: async () => (await import('./ProviderPage.tsx')).ProviderPage,
  compareByDefault: true,
  calls(ask, filters, url) {
    const id = idIn('parkingProvider', url.pathname);
    if (!id) return;
    void ask(providerInfo(id));
    void ask(providerChannels(id, filters));
    void ask(providerIntervals(id, filters));
    void ask(providerArticles(id, filters));
  },
});

export const transactionsScreen: Screen = {
  page: async () => (await import('./TransactionsPage.tsx')).TransactionsPage,
};

export const receiptsScreen: Screen = { page: async () => (await import('./ReceiptsPage.tsx')).ReceiptsPage };
