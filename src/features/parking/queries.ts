import { request } from '#api/client.ts';
import * as parking from '#api/contract/parking.ts';
import {
  comparedQuery,
  type DocumentSource,
  listFileQueryOf,
  type ReportFilters,
  reportQueryOf,
  type TransactionSource,
} from '#features/reporting/index.ts';

/** Figures of every parking provider that the user may see, in both periods. */
export const providersReport = (filters: ReportFilters) =>
  comparedQuery(['parking', 'providers'], filters, (range, signal) =>
    request(parking.getParkingProviders, { query: reportQueryOf(range, filters) }, { signal }),
  );

/** The providers' spreadsheet, with the columns on screen. */
export const downloadProviders = (filters: ReportFilters, signal?: AbortSignal) =>
  request(parking.getParkingProvidersFile, { query: listFileQueryOf(filters) }, { signal });

/** A provider's figures by sales channel. */
export const providerChannels = (id: number, filters: ReportFilters) =>
  comparedQuery(['parking', 'provider', id, 'channels'], filters, (range, signal) =>
    request(parking.getParkingProviderChannels, { params: { id }, query: reportQueryOf(range, filters) }, { signal }),
  );

/** A provider's figures by article. */
export const providerArticles = (id: number, filters: ReportFilters) =>
  comparedQuery(['parking', 'provider', id, 'articles'], filters, (range, signal) =>
    request(parking.getParkingProviderArticles, { params: { id }, query: reportQueryOf(range, filters) }, { signal }),
  );

/** A provider's figures over time. */
export const providerIntervals = (id: number, filters: ReportFilters) =>
  comparedQuery(['parking', 'provider', id, 'intervals'], filters, (range, signal) =>
    request(parking.getParkingProviderIntervals, { params: { id }, query: reportQueryOf(range, filters) }, { signal }),
  );

/** Every day, article and channel that sold, for the spreadsheet. */
export const providerDetails = (id: number, filters: ReportFilters) =>
  comparedQuery(['parking', 'provider', id, 'details'], filters, (range, signal) =>
    request(parking.getParkingProviderDetails, { params: { id }, query: reportQueryOf(range, filters) }, { signal }),
  );

/** A provider's transactions. */
export const providerTransactions = (id: number): TransactionSource => ({
  queryKey: ['parking', 'provider', id, 'transactions'],
  load: (query, signal) => request(parking.getParkingTransactions, { params: { id }, query }, { signal }),
  loadFile: (query, signal) =>
    request(parking.getParkingTransactionsFile, { params: { id }, query: { ...query, excel: true } }, { signal }),
});

/** The receipts that a provider issued itself. */
export const providerReceipts = (id: number): DocumentSource<parking.Receipt> => ({
  queryKey: ['parking', 'provider', id, 'receipts'],
  load: (query, signal) => request(parking.getReceipts, { params: { id }, query }, { signal }),
  loadFile: (query, signal) =>
    request(parking.getReceiptsFile, { params: { id }, query: { ...query, download: true } }, { signal }),
});
