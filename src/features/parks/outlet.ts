import * as calls from '#api/contract/parks.ts';
import { defineOutlet, outletRoutes, requestsOf } from '#features/outlets/index.ts';

/** Parks: they sell entrance tickets, and have no reports by channel or by day. */
export const parks = defineOutlet({
  namespace: 'parks',
  routes: { list: 'parks', report: 'parkDetails' },
  links: { report: 'parkDetails', transactions: 'parkTransactions', tickets: 'parkTickets' },
  requests: requestsOf({
    list: calls.getParks,
    listFile: calls.getParksFile,
    info: calls.getParkInfo,
    articles: calls.getParkArticles,
    intervals: calls.getParkIntervals,
    transactions: calls.getParkTransactions,
    transactionsFile: calls.getParkTransactionsFile,
  }),
  // The response has no id of a single park, unlike those of the other kinds.
  single: ({ rows }) => (rows.length === 1 ? rows[0]?.id : null),
  search: 'ticket',
  hasZones: false,
});

export const { list, report, transactions } = outletRoutes(parks);
