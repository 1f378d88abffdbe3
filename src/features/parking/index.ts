import { idIn } from '#features/paths.ts';
import { providerInfo, reportScreen } from '#features/reporting/index.ts';
import { providerArticles, providerChannels, providerIntervals, providersReport } from './queries.ts';

export const providersScreen = reportScreen({
  calls: (ask, filters) => void ask(providersReport(filters)),
});

export const providerScreen = reportScreen({
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
