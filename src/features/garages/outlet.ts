import * as calls from '#api/contract/garages.ts';
import { defineOutlet, outletRoutes, requestsOf } from '#features/outlets/index.ts';

/** Garages: they sell tickets, and have no zones. */
export const garages = defineOutlet({
  namespace: 'garages',
  routes: { list: 'garages', report: 'garageDetails' },
  links: { report: 'garageDetails', transactions: 'garageTransactions', workingHours: 'garageWorkingHours' },
  pagesOfLink: { workingHours: ['working-periods', 'working-period', 'working-period-request'] },
  requests: requestsOf({
    list: calls.getGarages,
    listFile: calls.getGaragesFile,
    info: calls.getGarageInfo,
    channels: calls.getGarageChannels,
    articles: calls.getGarageArticles,
    articleChannels: calls.getGarageArticleChannels,
    intervals: calls.getGarageIntervals,
    details: calls.getGarageDetails,
    transactions: calls.getGarageTransactions,
    transactionsFile: calls.getGarageTransactionsFile,
  }),
  single: ({ singleGarageId }) => singleGarageId,
  listSort: { id: 'validAmount', desc: true },
  search: 'ticket',
  hasZones: false,
});

export const { report, transactions } = outletRoutes(garages);
