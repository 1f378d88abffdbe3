import { request } from '#api/client.ts';
import * as sales from '#api/contract/sales.ts';
import {
  comparedQuery,
  infoQuery,
  listFileQueryOf,
  type ReportFilters,
  reportQueryOf,
  type TransactionSource,
} from '#features/reporting/index.ts';

/** Figures of every sales provider that the user may see, in both periods. */
export const salesReport = (filters: ReportFilters) =>
  comparedQuery(['sales'], filters, (range, signal) =>
    request(sales.getSalesProviders, { query: reportQueryOf(range, filters) }, { signal }),
  );

/** The list's spreadsheet, with the columns on screen. */
export const downloadSales = (filters: ReportFilters, signal?: AbortSignal) =>
  request(sales.getSalesProvidersFile, { query: listFileQueryOf(filters) }, { signal });

/** A sales provider's name. */
export const salesProviderInfo = (id: number) =>
  infoQuery(['sales', id, 'info'], (signal) =>
    request(sales.getSalesProviderInfo, { params: { id } }, { signal, refusal: 'own' }),
  );

/** A sales provider's figures by sales channel. */
export const salesProviderChannels = (id: number, filters: ReportFilters) =>
  comparedQuery(['sales', id, 'channels'], filters, (range, signal) =>
    request(sales.getSalesProviderChannels, { params: { id }, query: reportQueryOf(range, filters) }, { signal }),
  );

/** A sales provider's figures by article. */
export const salesProviderArticles = (id: number, filters: ReportFilters) =>
  comparedQuery(['sales', id, 'articles'], filters, (range, signal) =>
    request(sales.getSalesProviderArticles, { params: { id }, query: reportQueryOf(range, filters) }, { signal }),
  );

/** A sales provider's figures over time. */
export const salesProviderIntervals = (id: number, filters: ReportFilters) =>
  comparedQuery(['sales', id, 'intervals'], filters, (range, signal) =>
    request(sales.getSalesProviderIntervals, { params: { id }, query: reportQueryOf(range, filters) }, { signal }),
  );

/** Every day, article and channel that sold, for the spreadsheet. */
export const salesProviderDetails = (id: number, filters: ReportFilters) =>
  comparedQuery(['sales', id, 'details'], filters, (range, signal) =>
    request(sales.getSalesProviderDetails, { params: { id }, query: reportQueryOf(range, filters) }, { signal }),
  );

/** A sales provider's transactions. */
export const salesProviderTransactions = (id: number): TransactionSource => ({
  queryKey: ['sales', id, 'transactions'],
  load: (query, signal) => request(sales.getSalesTransactions, { params: { id }, query }, { signal }),
  loadFile: (query, signal) =>
    request(sales.getSalesTransactionsFile, { params: { id }, query: { ...query, excel: true } }, { signal }),
});
