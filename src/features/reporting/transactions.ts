import type { Transaction } from '#api/contract/transactions.ts';
import { currentLanguage } from '#design-system/language/i18n.ts';
import { idIn, type RouteName } from '#features/paths.ts';
import { asked, type Screen } from '#features/screen.ts';
import { type infoQuery, sectionQuery } from './comparedQuery.ts';
import type { Page } from './components/PagedSection.tsx';
import type { DownloadJob } from './files/useReportDownload.ts';
import { type ListFilters, searchProblem } from './listFilters.ts';
import { listFiltersOf, transactionList } from './useListFilters.ts';

/** What a list of transactions is asked by. */
export interface TransactionQuery {
  readonly beginDate: string;
  readonly endDate: string;
  readonly search?: string;
  readonly validity?: ListFilters['validity'];
}

/** The transactions of whoever sells: where they come from. */
export interface TransactionSource {
  /** Key of its calls: `['garages', 3, 'transactions']`. */
  readonly queryKey: readonly unknown[];
  readonly load: (query: TransactionQuery & { page: number }, signal: AbortSignal) => Promise<Page<Transaction>>;
  /** The spreadsheet of all pages. */
  readonly loadFile: (query: TransactionQuery, signal: AbortSignal | undefined) => ReturnType<DownloadJob['make']>;
}

/** The filters as the calls take them. */
export const transactionQueryOf = ({ range, search, validity }: ListFilters): TransactionQuery => ({
  beginDate: range.begin,
  endDate: range.end,
  ...(search ? { search } : {}),
  ...(validity === 'all' ? {} : { validity }),
});

/** One page of transactions; off while the filters break the rule that more than a day needs a search. */
export const transactionsQuery = ({ queryKey, load }: TransactionSource, filters: ListFilters) =>
  sectionQuery(
    [...queryKey, currentLanguage(), filters],
    (signal) => load({ ...transactionQueryOf(filters), page: filters.page }, signal),
    searchProblem(filters.range, filters.search) === null,
  );

/** The transactions' page of an outlet for the router, by what is known of its outlet and where they come from. */
export const transactionsScreen = <Info>(
  route: RouteName,
  info: (id: number) => ReturnType<typeof infoQuery<Info>>,
  sourceOf: (id: number) => TransactionSource,
): Screen => ({
  onlyPermitted: true,
  prefetch: (queryClient, url) =>
    asked(queryClient, (ask) => {
      const id = idIn(route, url.pathname);
      if (!id) return;
      ask(info(id));
      const query = transactionsQuery(sourceOf(id), listFiltersOf(url.searchParams, transactionList));
      if (query.enabled) ask(query);
    }),
});
