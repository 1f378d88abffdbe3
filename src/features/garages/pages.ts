import { defineReportPage, defineTransactionsPage } from '#features/reporting/index.ts';
import {
  garageArticles,
  garageChannels,
  garageInfo,
  garageIntervals,
  garagesReport,
  garageTransactions,
} from './queries.ts';

export const garagesPage = defineReportPage('garages', (filters) => ({ report: garagesReport(filters) }));

export const garagePage = defineReportPage('garageDetails', (filters, { id }) => ({
  info: garageInfo(id),
  channels: garageChannels(id, filters),
  intervals: garageIntervals(id, filters),
  articles: garageArticles(id, filters),
}));

export const transactionsPage = defineTransactionsPage({ info: garageInfo, sourceOf: garageTransactions });
