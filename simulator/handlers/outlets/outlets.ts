import { byOutlet, sumOf } from '../../ledger/aggregates.ts';
import { findOutlet, type ServiceName } from '../../world/catalogue.ts';
import type { User } from '../../world/world.ts';
import type { CallContext, Subject } from '../handler.ts';
import type { OutletService } from './outletServices.ts';
import {
  articleReport,
  channelReport,
  detailReport,
  intervalReport,
  isTheirs,
  metricsOf,
  outletOf,
  outletsOf,
  type ReportQuery,
  selectionOf,
} from './reports.ts';
import { type TransactionQuery, type TransactionSearch, transactionFile, transactionPage } from './transactions.ts';

/** The call of one outlet: its id, and the query. */
interface One<Query> {
  readonly params: { readonly id: number };
  readonly query: Query;
}

type Context = CallContext<User>;

/** The outlets that the paths of a kind's calls name. */
export const outletSubject = ({ service, path }: OutletService): Subject => ({
  path,
  exists: (id, { catalogue }) => findOutlet(catalogue, service, id) !== undefined,
  isTheirs: isTheirs(service),
});

/**
 * Handlers of the calls that parking providers, garages, parks and sales providers share. `search` is the field of the
 * transactions' search.
 */
export function outletHandlers(service: ServiceName, search: TransactionSearch) {
  const selected = (context: Context, { params, query }: One<ReportQuery>) => {
    const outlet = outletOf(context, service, params.id);
    return { outlet, selection: selectionOf(context, query, [outlet]) };
  };
  return {
    /**
     * The outlets that the user may see with their figures in cents, `single` if there is just one, and the totals
     * in EUR.
     */
    list(context: Context, query: ReportQuery) {
      const rows = byOutlet(context.ledger, selectionOf(context, query, outletsOf(context, service)));
      return { rows, single: rows.length === 1 ? (rows[0]?.outlet.id ?? null) : null, total: metricsOf(sumOf(rows)) };
    },
    info: ({ params }: Pick<One<unknown>, 'params'>, context: Context) => ({
      info: { id: params.id, name: outletOf(context, service, params.id).name },
    }),
    channels: (input: One<ReportQuery>, context: Context) => channelReport(context, selected(context, input).selection),
    articles(input: One<ReportQuery>, context: Context) {
      const { outlet, selection } = selected(context, input);
      return articleReport(context, outlet, selection);
    },
    intervals: (input: One<ReportQuery>, context: Context) =>
      intervalReport(context, selected(context, input).selection),
    details(input: One<ReportQuery>, context: Context) {
      const { outlet, selection } = selected(context, input);
      return detailReport(context, outlet, selection);
    },
    transactions: (
      { params, query }: One<TransactionQuery & { readonly page?: number | undefined }>,
      context: Context,
    ) => transactionPage(context, outletOf(context, service, params.id), query, search),
    transactionsFile: ({ params, query }: One<TransactionQuery>, context: Context) =>
      transactionFile(context, outletOf(context, service, params.id), query, search),
  };
}
