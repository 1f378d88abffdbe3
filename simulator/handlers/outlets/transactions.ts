import type { Validity } from '#api/contract/transactions.ts';
import type { Day } from '#api/days.ts';
import { transactionBounds } from '#api/rules.ts';
import { searchIsMissing } from '#api/searchRules.ts';
import { fieldErrors } from '../../calls/httpError.ts';
import { type Transaction, transactions } from '../../ledger/transactions.ts';
import type { TextKey, Texts } from '../../texts/texts.ts';
import type { Outlet } from '../../world/catalogue.ts';
import { filterSheet } from '../files/filterSheet.ts';
import { tableSheet, workbookOf } from '../files/spreadsheet.ts';
import type { CallContext, SentFile } from '../handler.ts';
import { eur, selectionOf } from './reports.ts';

export interface TransactionQuery {
  readonly beginDate: Day;
  readonly endDate: Day;
  readonly channelIds?: readonly number[] | undefined;
  readonly search?: string | undefined;
  readonly validity?: Validity | undefined;
}

/** How a list's search is called on the wire, and what is said when it is missing. */
export interface TransactionSearch {
  readonly field: string;
  readonly missing: TextKey;
}

function found(
  context: CallContext<unknown>,
  outlet: Outlet,
  query: TransactionQuery,
  { field, missing }: TransactionSearch,
  page: number | 'all',
) {
  const selection = selectionOf(context, query, [outlet], transactionBounds(context.today));
  if (searchIsMissing({ begin: query.beginDate, end: query.endDate }, query.search)) {
    throw fieldErrors({ [field]: missing });
  }
  const filter = { search: query.search ?? '', validity: query.validity ?? 'all' } as const;
  return transactions(context.ledger, outlet, selection, filter, page);
}

const toReply = (transaction: Transaction, texts: Texts) => ({
  id: transaction.id,
  reference: transaction.reference,
  time: transaction.time,
  validFrom: transaction.validFrom,
  validTo: transaction.validTo,
  quantity: transaction.quantity,
  amount: eur(transaction.cents),
  status: transaction.status,
  statusText: texts(`status.${transaction.status}.long`),
  statusShort: texts(`status.${transaction.status}`),
  input: transaction.input,
  zoneName: transaction.article.zoneName,
  channelName: transaction.channel.name,
  isValid: transaction.isValid,
  isActive: transaction.isActive,
});

/** A page of an outlet's transactions (behaviour 11.1 and 21.22). */
export function transactionPage(
  context: CallContext<unknown>,
  outlet: Outlet,
  query: TransactionQuery & { readonly page?: number | undefined },
  search: TransactionSearch,
) {
  const { rows, count, pages } = found(context, outlet, query, search, query.page ?? 1);
  return { rows: rows.map((row) => toReply(row, context.texts)), count, pages };
}

/** All of an outlet's transactions that the query lets through, as a spreadsheet. */
export async function transactionFile(
  context: CallContext<unknown>,
  outlet: Outlet,
  query: TransactionQuery,
  search: TransactionSearch,
): Promise<SentFile> {
  const { texts, clock } = context;
  const rows = found(context, outlet, query, search, 'all').rows.map((row) => toReply(row, texts));
  const sheet = tableSheet(
    texts('sheet.transactions'),
    [
      { title: texts('sheet.time'), kind: 'moment', of: (row) => row.time },
      { title: texts('sheet.input'), kind: 'text', of: (row) => row.input },
      { title: texts('sheet.zone'), kind: 'text', of: (row) => row.zoneName },
      { title: texts('sheet.quantity'), kind: 'count', of: (row) => row.quantity, isSummed: true },
      { title: texts('sheet.amount'), kind: 'amount', of: (row) => row.amount, isSummed: true },
      { title: texts('sheet.validFrom'), kind: 'moment', of: (row) => row.validFrom },
      { title: texts('sheet.validTo'), kind: 'moment', of: (row) => row.validTo },
      { title: texts('sheet.channel'), kind: 'text', of: (row) => row.channelName },
      { title: texts('sheet.status'), kind: 'text', of: (row) => row.statusShort },
      { title: texts('sheet.statusText'), kind: 'text', of: (row) => row.statusText },
      { title: texts('sheet.reference'), kind: 'text', of: (row) => row.reference },
    ],
    rows,
    texts('sheet.total'),
  );
  const filters = filterSheet(context, { ...query, validity: query.validity ?? 'all' }, outlet.name);
  const bytes = await workbookOf(clock.now(), [sheet, filters], texts);
  return { bytes };
}
