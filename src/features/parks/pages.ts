import { defineDocumentsPage, defineReportPage, defineTransactionsPage } from '#features/reporting/index.ts';
import { parkArticles, parkInfo, parkIntervals, parksReport, parkTickets, parkTransactions } from './queries.ts';

export const parksPage = defineReportPage('parks', (filters) => ({ report: parksReport(filters) }));

export const parkPage = defineReportPage('parkDetails', (filters, { id }) => ({
  info: parkInfo(id),
  intervals: parkIntervals(id, filters),
  articles: parkArticles(id, filters),
}));

export const transactionsPage = defineTransactionsPage({ info: parkInfo, sourceOf: parkTransactions });

export const ticketsPage = defineDocumentsPage({ info: parkInfo, sourceOf: parkTickets });
