import type { RequestOptions } from '#api/client.ts';
import type { DownloadedFile } from '#api/contract/call.ts';
import type {
  ArticleReport,
  ChannelReport,
  DetailLine,
  IntervalReport,
  Metrics,
  ReportQuery,
} from '#api/contract/reports.ts';
import type { Transaction } from '#api/contract/transactions.ts';
import type { DayRange } from '#api/days.ts';
import type { DataTableSort } from '#design-system/DataTable/types.ts';
import type { PagedRows, SearchKind, sectionQuery } from '#features/pages/index.ts';
import type { NamedRow } from '#features/reporting/index.ts';
import {
  type Compared,
  comparedQuery,
  defineReportPage,
  listFileQueryOf,
  type ReportFilters,
  type ReportPageOf,
  rangeQueryOf,
  reportQueryOf,
} from '#features/reporting/index.ts';
import type { IdRoute, ReportRoute } from '#features/routes/paths.ts';
import { infoQuery } from './infoQuery.ts';
import { defineTransactionsPage, type TransactionQuery, type TransactionsPage } from './lists/transactions.ts';
import { defineOutletArea, type NamedInfo, type OutletArea, type OutletAreaOptions } from './outletArea.ts';

/** Figures by outlet, as the call of a list returns them. */
export interface OutletListReport<Row extends NamedRow = NamedRow> {
  readonly rows: readonly Row[];
  readonly total: Metrics;
}

/** Figures by outlet, and the id of the only outlet if there is just one. */
interface OutletList<Row extends NamedRow> extends OutletListReport<Row> {
  readonly single: number | null | undefined;
}

type Load<Input, Reply> = (input: Input, options?: RequestOptions) => Promise<Reply>;
type One<Query> = { readonly params: { readonly id: number }; readonly query: Query };
type Query<Report> = ReturnType<typeof sectionQuery<Compared<Report>>>;
type Detailed = { readonly lines: DetailLine[] };

/** The calls of a kind of outlet. */
interface OutletRequests<List extends OutletListReport> {
  /** An outlet's name; undefined where the kind has its own `infoQuery`. */
  readonly info?: Load<{ readonly params: { readonly id: number } }, { readonly info: NamedInfo }>;
  readonly list: Load<{ readonly query: ReportQuery }, List>;
  readonly listFile: Load<{ readonly query: ReturnType<typeof listFileQueryOf> }, DownloadedFile>;
  /** Parks have no reports by channel, and their other reports are not filtered by channel. */
  readonly channels?: Load<One<ReportQuery>, ChannelReport>;
  readonly articles: Load<One<ReportQuery>, ArticleReport>;
  /** The channels of the article with a price, where articles come without their channels. */
  readonly articleChannels?: Load<One<ReportQuery & { readonly price: number }>, ChannelReport>;
  readonly intervals: Load<One<ReportQuery>, IntervalReport>;
  /** Every day, article and channel that sold; for the spreadsheet. */
  readonly details?: Load<One<ReportQuery>, Detailed>;
  readonly transactions: Load<One<TransactionQuery & { readonly page: number }>, PagedRows<Transaction>>;
  readonly transactionsFile: Load<One<TransactionQuery & { readonly excel: true }>, DownloadedFile>;
}

/** The first queries of an outlet's report, where it has no report by channel. */
type ArticleQueries<Info> = {
  readonly info: ReturnType<typeof infoQuery<Info>>;
  readonly intervals: Query<IntervalReport>;
  readonly articles: Query<ArticleReport>;
};

/** The first queries of an outlet's report. */
type OutletReportQueries<Info> =
  | ArticleQueries<Info>
  | (ArticleQueries<Info> & { readonly channels: Query<ChannelReport> });

const byName: DataTableSort = { id: 'name', desc: false };

type ListRoute = Extract<ReportRoute, OutletAreaOptions<NamedInfo>['routes']['list']>;
type OneRoute = Extract<ReportRoute, IdRoute>;

export interface OutletOptions<List extends OutletListReport, Info extends NamedInfo>
  extends Omit<OutletAreaOptions<Info>, 'routes' | 'infoQuery' | 'links'>,
    Partial<Pick<OutletAreaOptions<Info>, 'infoQuery'>> {
  readonly links: OutletAreaOptions<Info>['links'] & { readonly transactions: IdRoute };
  readonly routes: { readonly list: ListRoute; readonly report: OneRoute };
  readonly requests: OutletRequests<List>;
  /** The name of the list's table in the URL and on the device; default: the namespace. */
  readonly table?: string;
  /** The order of the list at first; default: by name (behaviour 5.2). */
  readonly listSort?: DataTableSort;
  /** The id of the only outlet that a list has; its page is opened instead of the list. */
  readonly single: (list: List) => number | null | undefined;
  /** The kind of the transactions' search. */
  readonly search: SearchKind;
  /** Whether articles and transactions belong to zones; default: true. */
  readonly hasZones?: boolean;
}

/** A kind of outlet, with the queries of its list, its report and its transactions. */
export interface OutletKind<Row extends NamedRow, Info extends NamedInfo>
  extends Required<
    Pick<
      OutletOptions<OutletListReport, Info>,
      'namespace' | 'routes' | 'links' | 'table' | 'listSort' | 'search' | 'hasZones'
    >
  > {
  readonly infoQuery: OutletAreaOptions<Info>['infoQuery'];
  readonly useArea: () => OutletArea<Info>;
  /** Fetches the list's spreadsheet, with the columns on screen. */
  readonly loadListFile: (filters: ReportFilters, signal?: AbortSignal) => Promise<DownloadedFile>;
  /** Undefined for a kind without reports by channel. */
  readonly channels: ((id: number, filters: ReportFilters) => Query<ChannelReport>) | undefined;
  readonly articleChannels: ((id: number, price: number, filters: ReportFilters) => Query<ChannelReport>) | undefined;
  readonly details: ((id: number, filters: ReportFilters) => Query<Detailed>) | undefined;
  readonly listPage: ReportPageOf<ListRoute, { readonly report: Query<OutletList<Row>> }>;
  readonly reportPage: ReportPageOf<OneRoute, OutletReportQueries<Info>>;
  readonly transactionsPage: TransactionsPage<Info>;
}

/**
 * Declares a kind of outlet: parking, garages, parks, sales. Its list, the report of one outlet and the list of one
 * outlet's transactions, with their loaders, are derived from it; see `outletRoutes`.
 */
export function defineOutlet<List extends OutletListReport, Info extends NamedInfo>({
  requests,
  ...options
}: OutletOptions<List, Info>): OutletKind<List['rows'][number], Info> {
  const { namespace, routes } = options;
  const nameQuery = (id: number) =>
    infoQuery([namespace, id, 'info'], async (signal) => {
      if (!requests.info) throw new Error(`${namespace} has no call of an outlet's info`);
      return (await requests.info({ params: { id } }, { signal, accessErrors: 'own' })) as { readonly info: Info };
    });
  const area = { ...options, infoQuery: options.infoQuery ?? nameQuery };
  const queryOf = (range: DayRange, filters: ReportFilters): ReportQuery =>
    requests.channels ? reportQueryOf(range, filters) : rangeQueryOf(range);
  /** The query of one of an outlet's reports. */
  const reportOf =
    <Report>(name: string, load: Load<One<ReportQuery>, Report>) =>
    (id: number, filters: ReportFilters): Query<Report> =>
      comparedQuery([namespace, id, name], filters, (range, signal) =>
        load({ params: { id }, query: queryOf(range, filters) }, { signal }),
      );
  const channels = requests.channels && reportOf('channels', requests.channels);
  const intervals = reportOf('intervals', requests.intervals);
  const articles = reportOf('articles', requests.articles);
  const { articleChannels } = requests;
  return {
    table: namespace,
    listSort: byName,
    hasZones: true,
    ...area,
    useArea: defineOutletArea(area),
    loadListFile: (filters, signal) => requests.listFile({ query: listFileQueryOf(filters) }, { signal }),
    channels,
    articleChannels:
      articleChannels &&
      ((id, price, filters) =>
        comparedQuery([namespace, id, 'article', price], filters, (range, signal) =>
          articleChannels({ params: { id }, query: { ...queryOf(range, filters), price } }, { signal }),
        )),
    details: requests.details && reportOf('details', requests.details),
    listPage: defineReportPage(routes.list, (filters) => ({
      report: comparedQuery([namespace, 'list'], filters, async (range, signal) => {
        const list = await requests.list({ query: reportQueryOf(range, filters) }, { signal });
        const rows: readonly List['rows'][number][] = list.rows;
        return { rows, total: list.total, single: options.single(list) };
      }),
    })),
    reportPage: defineReportPage(routes.report, (filters, { id }): OutletReportQueries<Info> => {
      const info = area.infoQuery(id);
      const others = { intervals: intervals(id, filters), articles: articles(id, filters) };
      return channels ? { info, channels: channels(id, filters), ...others } : { info, ...others };
    }),
    transactionsPage: defineTransactionsPage({
      info: area.infoQuery,
      sourceOf: (id) => ({
        queryKey: [namespace, id, 'transactions'],
        load: (query, signal) => requests.transactions({ params: { id }, query }, { signal }),
        loadFile: (query, signal) =>
          requests.transactionsFile({ params: { id }, query: { ...query, excel: true } }, { signal }),
      }),
    }),
  };
}
