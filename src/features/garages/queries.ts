import { request } from '#api/client.ts';
import * as garages from '#api/contract/garages.ts';
import {
  comparedQuery,
  infoQuery,
  listFileQueryOf,
  type ReportFilters,
  reportQueryOf,
  type TransactionSource,
} from '#features/reporting/index.ts';

/** Figures of every garage that the user may see, in both periods. */
export const garagesReport = (filters: ReportFilters) =>
  comparedQuery(['garages'], filters, (range, signal) =>
    request(garages.getGarages, { query: reportQueryOf(range, filters) }, { signal }),
  );

/** The list's spreadsheet, with the columns on screen. */
export const downloadGarages = (filters: ReportFilters, signal?: AbortSignal) =>
  request(garages.getGaragesFile, { query: listFileQueryOf(filters) }, { signal });

/** A garage's name. */
export const garageInfo = (id: number) =>
  infoQuery(['garages', id, 'info'], (signal) =>
    request(garages.getGarageInfo, { params: { id } }, { signal, refusal: 'own' }),
  );

/** A garage's figures by sales channel. */
export const garageChannels = (id: number, filters: ReportFilters) =>
  comparedQuery(['garages', id, 'channels'], filters, (range, signal) =>
    request(garages.getGarageChannels, { params: { id }, query: reportQueryOf(range, filters) }, { signal }),
  );

/** A garage's figures by article, without their channels. */
export const garageArticles = (id: number, filters: ReportFilters) =>
  comparedQuery(['garages', id, 'articles'], filters, (range, signal) =>
    request(garages.getGarageArticles, { params: { id }, query: reportQueryOf(range, filters) }, { signal }),
  );

/** A garage's figures over time. */
export const garageIntervals = (id: number, filters: ReportFilters) =>
  comparedQuery(['garages', id, 'intervals'], filters, (range, signal) =>
    request(garages.getGarageIntervals, { params: { id }, query: reportQueryOf(range, filters) }, { signal }),
  );

/** Every day, article and channel that sold, for the spreadsheet. */
export const garageDetails = (id: number, filters: ReportFilters) =>
  comparedQuery(['garages', id, 'details'], filters, (range, signal) =>
    request(garages.getGarageDetails, { params: { id }, query: reportQueryOf(range, filters) }, { signal }),
  );

/** The sales channels of one article, which its price names. */
export const garageArticleChannels = (id: number, price: number, filters: ReportFilters) =>
  comparedQuery(['garages', id, 'article', price], filters, (range, signal) =>
    request(
      garages.getGarageArticleChannels,
      { params: { id }, query: { ...reportQueryOf(range, filters), price } },
      { signal },
    ),
  );

/** A garage's transactions. */
export const garageTransactions = (id: number): TransactionSource => ({
  queryKey: ['garages', id, 'transactions'],
  load: (query, signal) => request(garages.getGarageTransactions, { params: { id }, query }, { signal }),
  loadFile: (query, signal) =>
    request(garages.getGarageTransactionsFile, { params: { id }, query: { ...query, excel: true } }, { signal }),
});
