import { dashboardScreen } from '#features/dashboard/index.ts';
import { garageScreen, garagesScreen, garageTransactionsScreen, workingHoursScreen } from '#features/garages/index.ts';
import {
  providerReceiptsScreen,
  providerScreen,
  providersScreen,
  providerTransactionsScreen,
} from '#features/parking/index.ts';
import { parkScreen, parksScreen, parkTicketsScreen, parkTransactionsScreen } from '#features/parks/index.ts';
import { type RouteName, statisticsViews } from '#features/paths.ts';
import { saleScreen, salesScreen, salesTransactionsScreen } from '#features/sales/index.ts';
import type { Screen } from '#features/screen.ts';
import { statementsScreen } from '#features/statements/index.ts';

const zones = () => import('#features/zones/index.ts');
const system = () => import('#features/system/index.ts');
const statistics = () => import('#features/statistics/index.ts');

/**
 * What can be done for a page before its code has come. Those of the reports are part of the session: their calls are on
 * their way in the moment of the press, while the page is still fetched.
 */
export const screens: Partial<Record<RouteName, Screen | (() => Promise<Screen>)>> = {
  home: dashboardScreen,
  parking: providersScreen,
  parkingProvider: providerScreen,
  parkingProviderTransactions: providerTransactionsScreen,
  parkingProviderReceipts: providerReceiptsScreen,
  garages: garagesScreen,
  garageDetails: garageScreen,
  garageTransactions: garageTransactionsScreen,
  garageWorkingHours: workingHoursScreen,
  parks: parksScreen,
  parkDetails: parkScreen,
  parkTransactions: parkTransactionsScreen,
  parkTickets: parkTicketsScreen,
  sales: salesScreen,
  saleDetails: saleScreen,
  salesTransactions: salesTransactionsScreen,
  statements: statementsScreen,
  parkingProviderZones: async () => (await zones()).zonesScreen,
  parkingProviderZoneDetails: async () => (await zones()).zoneDetailsScreen,
  statistics: async () => (await statistics()).statisticsScreen,
  ...Object.fromEntries(statisticsViews.map((name) => [name, async () => (await statistics()).viewScreen(name)])),
  systemStatus: async () => (await system()).systemStatusScreen,
  incidents: async () => (await system()).incidentsScreen,
};
