import { request } from '#api/client.ts';
import * as parks from '#api/contract/parks.ts';
import {
  comparedQuery,
  type DocumentSource,
  infoQuery,
  listFileQueryOf,
  type ReportFilters,
  rangeQueryOf,
  reportQueryOf,
  type TransactionSource,
} from '#features/reporting/index.ts';

/** Figures of every park that the user may see, in both periods. */
export const parksReport = (filters: ReportFilters) =>
  comparedQuery(['parks'], filters, (range, signal) =>
    request(parks.getParks, { query: reportQueryOf(range, filters) }, { signal }),
  );

/** The list's spreadsheet, with the columns on screen. */
export const downloadParks = (filters: ReportFilters, signal?: AbortSignal) =>
  request(parks.getParksFile, { query: listFileQueryOf(filters) }, { signal });

/** A park's name. */
export const parkInfo = (id: number) =>
  infoQuery(['parks', id, 'info'], (signal) =>
    request(parks.getParkInfo, { params: { id } }, { signal, refusal: 'own' }),
  );

/** A park's figures by article; a park's own reports are not filtered by channel. */
export const parkArticles = (id: number, filters: ReportFilters) =>
  comparedQuery(['parks', id, 'articles'], filters, (range, signal) =>
    request(parks.getParkArticles, { params: { id }, query: rangeQueryOf(range) }, { signal }),
  );

/** A park's figures over time. */
export const parkIntervals = (id: number, filters: ReportFilters) =>
  comparedQuery(['parks', id, 'intervals'], filters, (range, signal) =>
    request(parks.getParkIntervals, { params: { id }, query: rangeQueryOf(range) }, { signal }),
  );

/** A park's transactions. */
export const parkTransactions = (id: number): TransactionSource => ({
  queryKey: ['parks', id, 'transactions'],
  load: (query, signal) => request(parks.getParkTransactions, { params: { id }, query }, { signal }),
  loadFile: (query, signal) =>
    request(parks.getParkTransactionsFile, { params: { id }, query: { ...query, excel: true } }, { signal }),
});

/** A park's tickets. */
export const parkTickets = (id: number): DocumentSource<parks.ParkTicket> => ({
  queryKey: ['parks', id, 'tickets'],
  load: (query, signal) => request(parks.getParkTickets, { params: { id }, query }, { signal }),
  loadFile: (query, signal) =>
    request(parks.getParkTicketsFile, { params: { id }, query: { ...query, excel: true } }, { signal }),
});
