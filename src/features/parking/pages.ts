import {
  defineDocumentsPage,
  defineReportPage,
  defineTransactionsPage,
  providerInfo,
} from '#features/reporting/index.ts';
import {
  providerArticles,
  providerChannels,
  providerIntervals,
  providerReceipts,
  providersReport,
  providerTransactions,
} from './queries.ts';

export const providersPage = defineReportPage('parking', (filters) => ({ report: providersReport(filters) }));

export const providerPage = defineReportPage('parkingProvider', (filters, { id }) => ({
  info: providerInfo(id),
  channels: providerChannels(id, filters),
  intervals: providerIntervals(id, filters),
  articles: providerArticles(id, filters),
}));

export const transactionsPage = defineTransactionsPage({ info: providerInfo, sourceOf: providerTransactions });

export const receiptsPage = defineDocumentsPage({
  info: providerInfo,
  sourceOf: providerReceipts,
  // The server refuses the receipts of a provider that issues none.
  hasList: (provider) => provider?.issuesOwnReceipts === true,
});
