import type { Transaction } from '#api/contract/transactions.ts';
import type { PagedRows } from '#features/pages/index.ts';
import {
  type ListFilters,
  type ListPart,
  type PagedSource,
  pagedQuery,
  searchProblem,
  transactionList,
} from '#features/pages/index.ts';
import type { infoQuery } from '../infoQuery.ts';
import { defineListPage, type ListPageOf } from './listPage.ts';

/** The query of a list of transactions. */
export interface TransactionQuery {
  readonly beginDate: string;
  readonly endDate: string;
  readonly search?: string;
  readonly validity?: ListFilters['validity'];
  readonly channelIds?: number[];
}

/** The calls of an outlet's transactions. */
export type TransactionSource = PagedSource<Transaction, TransactionQuery>;

/** The filters as the calls take them. */
export const transactionQueryOf = ({ range, search, validity, only }: ListFilters): TransactionQuery => ({
  beginDate: range.begin,
  endDate: range.end,
  ...(search ? { search } : {}),
  ...(validity === 'all' ? {} : { validity }),
  ...(only ? { channelIds: [only.channelId] } : {}),
});

/** Whether a transaction has the zone and the unit price of a part; by cents, since an amount is a quantity of a price. */
export const isOfPart = (
  { zoneName, amount, quantity }: Pick<Transaction, 'zoneName' | 'amount' | 'quantity'>,
  { zone, price }: Pick<ListPart, 'zone' | 'price'>,
): boolean =>
  (zone === null || (zoneName ?? '') === zone) &&
  (price === null || Math.round(amount * 100) === Math.round(price * 100) * quantity);

/** The page of an outlet's transactions. */
export interface TransactionsPage<Info> extends ListPageOf<Info, PagedRows<Transaction>> {
  readonly sourceOf: (id: number) => TransactionSource;
}

/**
 * Declares the page of an outlet's transactions. Its query is disabled while the range is longer than a day and there
 * is no search.
 */
export const defineTransactionsPage = <Info>(options: {
  readonly info: (id: number) => ReturnType<typeof infoQuery<Info>>;
  readonly sourceOf: (id: number) => TransactionSource;
}): TransactionsPage<Info> => ({
  sourceOf: options.sourceOf,
  ...defineListPage({
    kind: transactionList,
    info: options.info,
    list: (id, filters) =>
      pagedQuery(
        options.sourceOf(id),
        filters,
        transactionQueryOf(filters),
        searchProblem(filters.range, filters.search) === null,
      ),
  }),
});
