import type * as calls from '#api/contract/sales.ts';
import { listFile } from '../files/listFile.ts';
import type { Handlers } from '../handler.ts';
import { outletHandlers } from './outlets.ts';
import { metricsOf } from './reports.ts';

const outlets = outletHandlers('sales', { field: 'transaction_input', missing: 'missing.plateOrTicket' });

/** Handlers of the calls of sales providers. */
export const sales: Handlers<typeof calls> = {
  getSalesProviders({ query }, context) {
    const { rows, single, total } = outlets.list(context, query);
    return {
      singleProviderId: single,
      rows: rows.map((row) => ({ id: row.outlet.id, name: row.outlet.name, ...metricsOf(row) })),
      total,
    };
  },

  getSalesProvidersFile: ({ query }, context) => listFile(context, query, 'sales'),

  getSalesProviderInfo: outlets.info,
  getSalesProviderArticles: outlets.articles,
  getSalesProviderChannels: outlets.channels,
  getSalesProviderIntervals: outlets.intervals,
  getSalesProviderDetails: outlets.details,
  getSalesTransactions: outlets.transactions,
  getSalesTransactionsFile: outlets.transactionsFile,
};
