import * as calls from '#api/contract/parking.ts';
import { defineOutlet, outletRoutes, parkingProviderPages, requestsOf } from '#features/outlets/index.ts';

/** Parking providers: cities and companies that sell parking in zones. */
export const parking = defineOutlet({
  ...parkingProviderPages,
  table: 'providers',
  requests: requestsOf({
    list: calls.getParkingProviders,
    listFile: calls.getParkingProvidersFile,
    channels: calls.getParkingProviderChannels,
    articles: calls.getParkingProviderArticles,
    intervals: calls.getParkingProviderIntervals,
    details: calls.getParkingProviderDetails,
    transactions: calls.getParkingTransactions,
    transactionsFile: calls.getParkingTransactionsFile,
  }),
  // Providers without sales are in the list too, so a list of one has the only provider.
  single: ({ singleProviderId, rows }) => singleProviderId ?? (rows.length === 1 ? rows[0]?.id : null),
  search: 'plateOrCode',
});

export const { report, transactions } = outletRoutes(parking);
