import type { Transaction } from '#api/contract/transactions.ts';
import type { RouteName } from '#features/paths.ts';
import type { Screen } from '#features/screen.ts';
import type { infoQuery } from './comparedQuery.ts';
import { type ListFilters, searchProblem } from './listFilters.ts';
import { listScreen } from './listScreen.ts';
import { type PagedSource, pagedQuery } from './pagedSource.ts';
import { listFiltersOf, transactionList } from './useListFilters.ts';

/** What a list of transactions is asked by. */
export interface TransactionQuery {
  readonly beginDate: string;
  readonly endDate: string;
  readonly search?: string;
  readonly validity?: ListFilters['validity'];
}

/** The transactions of whoever sells: where they come from. */
export type TransactionSource = PagedSource<Transaction, TransactionQuery>;

/** The filters as the calls take them. */
export const transactionQueryOf = ({ range, search, validity }: ListFilters): TransactionQuery => ({
  beginDate: range.begin,
  endDate: range.end,
  ...(search ? { search } : {}),
  ...(validity === 'all' ? {} : { validity }),
});

/** One page of transactions; off while the filters break the rule that more than a day needs a search. */
export const transactionsQuery = (source: TransactionSource, filters: ListFilters) =>
  pagedQuery(source, transactionQueryOf(filters), filters.page, searchProblem(filters.range, filters.search) === null);

/** The transactions' page of an outlet for the router, by what is known of its outlet and where they come from. */
export const transactionsScreen = <Info>(
  route: RouteName,
  info: (id: number) => ReturnType<typeof infoQuery<Info>>,
  sourceOf: (id: number) => TransactionSource,
): Screen =>
  listScreen(route, info, (id, params) => transactionsQuery(sourceOf(id), listFiltersOf(params, transactionList)));
