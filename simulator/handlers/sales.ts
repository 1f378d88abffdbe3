import type * as calls from '#api/contract/sales.ts';
import type { Handlers, Subject } from './handler.ts';
import { listFile } from './listFile.ts';
import { outletHandlers } from './outlets.ts';
import { isTheirs, metricsOf } from './reports.ts';

export const salesProviderSubject: Subject = {
  path: '/prodaja/igeusprovider/{id}/',
  exists: (id, { world }) => world.salesProvider.get(id) !== undefined,
  isTheirs: isTheirs('sales'),
};

const outlets = outletHandlers('sales', { field: 'transaction_input', missing: 'missing.plateOrTicket' });

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
