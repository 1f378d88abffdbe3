import { defineReportPage, defineTransactionsPage } from '#features/reporting/index.ts';
import {
  salesProviderArticles,
  salesProviderChannels,
  salesProviderInfo,
  salesProviderIntervals,
  salesProviderTransactions,
  salesReport,
} from './queries.ts';

export const salesPage = defineReportPage('sales', (filters) => ({ report: salesReport(filters) }));

export const salePage = defineReportPage('saleDetails', (filters, { id }) => ({
  info: salesProviderInfo(id),
  channels: salesProviderChannels(id, filters),
  intervals: salesProviderIntervals(id, filters),
  articles: salesProviderArticles(id, filters),
}));

export const transactionsPage = defineTransactionsPage({
  info: salesProviderInfo,
  sourceOf: salesProviderTransactions,
});
