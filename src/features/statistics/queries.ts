import { request } from '#api/client.ts';
import type { StatisticsQuery } from '#api/contract/statistics.ts';
import { getStatisticsFile, getStatisticsRecipients, sendStatistics } from '#api/contract/statistics.ts';
import type { DayRange } from '#api/days.ts';
import { sectionQuery } from '#features/pages/index.ts';
import { rangeQueryOf } from '#features/reporting/index.ts';
import type { StatisticsView } from '#features/routes/paths.ts';
import { footers, type GroupedView, type TableView } from './views.ts';

/** Rows per page (behaviour 18.7). */
const pageSize = 50;

/** A page of a table. The rows have no ids, so their index on the page is used. */
export const tableQuery = (name: StatisticsView, view: TableView, range: DayRange, page: number) =>
  sectionQuery(['statistics', name, range, page], async (signal) => {
    const { rows, count } = await view.load({ ...rangeQueryOf(range), page }, signal);
    return {
      rows: rows.map((row, id) => ({ ...row, id })),
      count,
      pages: Math.max(1, Math.ceil(count / pageSize)),
    };
  });

export const groupedQuery = (name: StatisticsView, view: GroupedView, range: DayRange) =>
  sectionQuery(['statistics', name, range], (signal) => view.load(rangeQueryOf(range), signal));

/** The query of a footer's one row; null when there is none. */
const footerQuery = <Row>(
  name: string,
  range: DayRange,
  load: (query: StatisticsQuery, signal: AbortSignal) => Promise<readonly Row[]>,
) => sectionQuery(['statistics', name, range], async (signal) => (await load(rangeQueryOf(range), signal))[0] ?? null);

export const topUserQuery = (range: DayRange) => footerQuery('topUser', range, footers.topUser);
export const activeTokensQuery = (range: DayRange) => footerQuery('activeTokens', range, footers.activeTokens);

/** Recipients that the statistics can be sent to. */
export const recipientsQuery = sectionQuery(
  ['statistics', 'recipients'],
  async (signal) => (await request(getStatisticsRecipients, {}, { signal })).recipients,
);

/** The statistics as a spreadsheet. */
export const fetchFile = (range: DayRange, signal: AbortSignal | undefined) =>
  request(getStatisticsFile, { query: { ...rangeQueryOf(range), excel: true } }, { signal });

/** Sends the statistics by mail. The call is never retried automatically. */
export const sendMail = (range: DayRange, recipient: string, signal: AbortSignal) =>
  request(sendStatistics, { query: { ...rangeQueryOf(range), recipient } }, { signal });
