import * as calls from '#api/contract/sales.ts';
import { defineOutlet, outletRoutes, requestsOf } from '#features/outlets/index.ts';

/** Sales providers: they sell tickets of buses and ferries, in zones or without. */
export const sales = defineOutlet({
  namespace: 'sales',
  routes: { list: 'sales', report: 'saleDetails' },
  links: { report: 'saleDetails', transactions: 'salesTransactions' },
  requests: requestsOf({
    list: calls.getSalesProviders,
    listFile: calls.getSalesProvidersFile,
    info: calls.getSalesProviderInfo,
    channels: calls.getSalesProviderChannels,
    articles: calls.getSalesProviderArticles,
    intervals: calls.getSalesProviderIntervals,
    details: calls.getSalesProviderDetails,
    transactions: calls.getSalesTransactions,
    transactionsFile: calls.getSalesTransactionsFile,
  }),
  single: ({ singleProviderId }) => singleProviderId,
  search: 'plateOrTicket',
});

export const { list, report, transactions } = outletRoutes(sales);
