import type * as calls from '#api/contract/sales.ts';
import { byOutlet, sumOf } from '../ledger/folds.ts';
import type { Handlers, Subject } from './handler.ts';
import { listFile } from './listFile.ts';
import {
  articleReport,
  channelReport,
  detailReport,
  intervalReport,
  isTheirs,
  metricsOf,
  outletOf,
  outletsOf,
  selectionOf,
} from './reports.ts';
import { transactionFile, transactionPage } from './transactions.ts';

export const salesProviderSubject: Subject = {
  path: '/prodaja/igeusprovider/{id}/',
  exists: (id, { world }) => world.salesProvider.get(id) !== undefined,
  isTheirs: isTheirs('sales'),
};

const plateOrTicket = { field: 'transaction_input', missing: 'missing.plateOrTicket' } as const;

export const sales: Handlers<typeof calls> = {
  getSalesProviders({ query }, context) {
    const rows = byOutlet(context.ledger, selectionOf(context, query, outletsOf(context, 'sales')));
    return {
      singleProviderId: rows.length === 1 ? (rows[0]?.outlet.id ?? null) : null,
      rows: rows.map((row) => ({ id: row.outlet.id, name: row.outlet.name, ...metricsOf(row) })),
      total: metricsOf(sumOf(rows)),
    };
  },

  getSalesProvidersFile: ({ query }, context) => listFile(context, query, 'sales'),

  getSalesProviderInfo: ({ params }, context) => ({
    info: { id: params.id, name: outletOf(context, 'sales', params.id).name },
  }),

  getSalesProviderChannels({ params, query }, context) {
    return channelReport(context, selectionOf(context, query, [outletOf(context, 'sales', params.id)]));
  },

  getSalesProviderArticles({ params, query }, context) {
    const outlet = outletOf(context, 'sales', params.id);
    return articleReport(context, outlet, selectionOf(context, query, [outlet]));
  },

  getSalesProviderIntervals({ params, query }, context) {
    return intervalReport(context, selectionOf(context, query, [outletOf(context, 'sales', params.id)]));
  },

  getSalesProviderDetails({ params, query }, context) {
    const outlet = outletOf(context, 'sales', params.id);
    return detailReport(context, outlet, selectionOf(context, query, [outlet]));
  },

  getSalesTransactions: ({ params, query }, context) =>
    transactionPage(context, outletOf(context, 'sales', params.id), query, plateOrTicket),

  getSalesTransactionsFile: ({ params, query }, context) =>
    transactionFile(context, outletOf(context, 'sales', params.id), query, plateOrTicket),
};
