import { request } from '#api/client.ts';
import type { GroupedReport, StatisticsQuery } from '#api/contract/statistics.ts';
import { getStatisticsFile, getStatisticsRecipients, sendStatistics } from '#api/contract/statistics.ts';
import type { DayRange } from '#api/days.ts';
import { type PageSource, sectionQuery } from '#features/pages/index.ts';
import { rangeQueryOf } from '#features/reporting/index.ts';
import type { StatisticsView } from '#features/routes/paths.ts';
import { footers, type GroupedView, type StatisticsRow, type TableView } from './views.ts';

/** Rows per page (behaviour 18.7). */
const pageSize = 50;
const pagesOf = (count: number) => Math.max(1, Math.ceil(count / pageSize));

/** A page of a table. The rows have no ids, so their index on the page is used. */
export const tableQuery = (name: StatisticsView, view: TableView, range: DayRange, page: number) =>
  sectionQuery(['statistics', name, range, page], async (signal) => {
    const { rows, count } = await view.load({ ...rangeQueryOf(range), page }, signal);
    return {
      rows: rows.map((row, id) => ({ ...row, id })),
      count,
      pages: pagesOf(count),
    };
  });

/** The lists of both periods; both are awaited, so that a screen never mixes two states (behaviour 3.8). */
export interface ComparedGroups {
  readonly primary: GroupedReport;
  readonly compare: GroupedReport | null;
  /** The periods that they were loaded with. */
  readonly range: DayRange;
  readonly compareRange: DayRange | null;
}

export const groupedQuery = (name: StatisticsView, view: GroupedView, range: DayRange, compareRange: DayRange | null) =>
  sectionQuery(['statistics', name, range, compareRange], async (signal): Promise<ComparedGroups> => {
    const [primary, compare] = await Promise.all([
      view.load(rangeQueryOf(range), signal),
      compareRange ? view.load(rangeQueryOf(compareRange), signal) : null,
    ]);
    return { primary, compare, range, compareRange };
  });

/** The pages of a table over a period; `keyOf` tells its rows apart. */
export const tableSource = (
  view: TableView,
  range: DayRange,
  keyOf: (row: StatisticsRow) => string,
): PageSource<StatisticsRow> => ({
  load: async (page, signal) => {
    const { rows, count } = await view.load({ ...rangeQueryOf(range), page }, signal);
    return { rows, count, pages: pagesOf(count) };
  },
  idOf: keyOf,
});

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
