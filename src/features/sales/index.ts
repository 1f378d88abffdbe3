import { idIn } from '#features/paths.ts';
import { reportScreen } from '#features/reporting/index.ts';
import {
  salesProviderArticles,
  salesProviderChannels,
  salesProviderInfo,
  salesProviderIntervals,
  salesReport,
} from './queries.ts';

export const salesScreen = reportScreen({
  calls: (ask, filters) => void ask(salesReport(filters)),
});

export const saleScreen = reportScreen({
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
