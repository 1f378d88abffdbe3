import * as calls from '#api/contract/sales.ts';
import { salesOutlets } from '../world/seeds/salesProviders.ts';
import { type Handlers, routesOf } from './handler.ts';
import { listFile } from './listFile.ts';
import { type OutletService, outletHandlers } from './outlets.ts';
import { metricsOf } from './reports.ts';

const outlets = outletHandlers('sales', { field: 'transaction_input', missing: 'missing.plateOrTicket' });

const handlers: Handlers<typeof calls> = {
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

/** Sales providers. */
export const sales: OutletService = {
  service: 'sales',
  id: 4,
  code: 'PRODAJA',
  outlets: salesOutlets,
  path: '/prodaja/igeusprovider/{id}/',
  reportPermission: 'ProdajaDetaljiView',
  routes: routesOf(calls, handlers),
};
