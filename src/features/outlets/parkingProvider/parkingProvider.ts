import { request } from '#api/client.ts';
import { getParkingProviderInfo, type ParkingProviderInfo } from '#api/contract/parking.ts';
import { infoQuery } from '../infoQuery.ts';
import { defineOutletArea, type OutletAreaOptions } from '../outletArea.ts';

/** A parking provider's name, code and place. */
export const providerInfo = (id: number) =>
  infoQuery(['parkingProvider', id, 'info'], (signal) =>
    request(getParkingProviderInfo, { params: { id } }, { signal }),
  );

/** The pages of a parking provider: those of its figures are in parking, those of its zones in zones. */
export const parkingProviderPages = {
  namespace: 'parkingProvider',
  routes: { list: 'parking', report: 'parkingProvider' },
  links: {
    report: 'parkingProvider',
    transactions: 'parkingProviderTransactions',
    receipts: 'parkingProviderReceipts',
    zones: 'parkingProviderZones',
  },
  pagesOfLink: { zones: ['working-periods'] },
  hasPage: { receipts: (provider) => provider?.issuesOwnReceipts ?? false },
  infoQuery: providerInfo,
} as const satisfies OutletAreaOptions<ParkingProviderInfo>;

/** The pages of a parking provider, with their texts. */
export const useParkingArea = defineOutletArea<ParkingProviderInfo>(parkingProviderPages);
