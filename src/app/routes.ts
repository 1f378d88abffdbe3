import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import type { Permission } from '#api/permissions.ts';
import { type RouteName, routePaths, statisticsViews } from '#features/paths.ts';

/** One row of the route table. */
export interface PortalRoute {
  readonly name: RouteName;
  /** The permission that the page and its menu entry need (specs 1 and 2, part 6); of several, all. */
  readonly permission?: Permission | readonly Permission[];
  /** Stands in the main menu, in the table's order; `last`: after the deployment's own links (spec 1, part 2). */
  readonly inMenu?: true | 'last';
  /** Paths besides its own whose pages belong to its menu entry. */
  readonly alsoActive?: readonly string[];
  /** Where the user is sent without the dashboard's permission: the first of these that is permitted. */
  readonly landing?: true;
  /** Stays as it was left while other pages are shown; not for forms. */
  readonly kept?: true;
  /** Fills the window: no navigation bar, no footer. */
  readonly bare?: true;
  /** The page's code. */
  readonly page: () => Promise<ComponentType>;
}

/** A form's own permission, and the one of the request that it makes (spec 3, part 9). */
const newZonePeriod: readonly Permission[] = ['ParkingProviderNewWorkingPeriodView', 'ChangeParkingZoneRequests'];
const editZonePeriod: readonly Permission[] = ['ParkingProviderEditWorkingPeriodView', 'ChangeParkingZoneRequests'];
const garagePeriod: readonly Permission[] = ['GarazaWorkingHoursView', 'ChangeGarageRequests'];

/** The pages of the main layout: the specification's table as data. Guards, menu and landing rule read it. */
export const portalRoutes: readonly PortalRoute[] = [
  {
    name: 'home',
    permission: 'DashboardView',
    kept: true,
    page: async () => (await import('#features/dashboard/DashboardPage.tsx')).DashboardPage,
  },
  {
    name: 'parking',
    permission: 'ParkingView',
    inMenu: true,
    landing: true,
    kept: true,
    page: async () => (await import('#features/parking/ProvidersPage.tsx')).ProvidersPage,
  },
  {
    name: 'parkingProvider',
    permission: 'ParkingProviderView',
    kept: true,
    page: async () => (await import('#features/parking/ProviderPage.tsx')).ProviderPage,
  },
  {
    name: 'parkingProviderTransactions',
    permission: 'ParkingTransakcijeView',
    kept: true,
    page: async () => (await import('#features/parking/TransactionsPage.tsx')).TransactionsPage,
  },
  {
    name: 'parkingProviderReceipts',
    permission: 'ParkingRacuniView',
    kept: true,
    page: async () => (await import('#features/parking/ReceiptsPage.tsx')).ReceiptsPage,
  },
  {
    name: 'parkingProviderZones',
    permission: 'ParkingProviderZonesView',
    page: async () => (await import('#features/zones/ZonesPage.tsx')).ZonesPage,
  },
  {
    name: 'parkingProviderZoneDetails',
    permission: 'ParkingProviderZoneDetailsView',
    page: async () => (await import('#features/zones/ZoneDetailsPage.tsx')).ZoneDetailsPage,
  },
  {
    name: 'zoneGeo',
    // An editor, for who may ask for changes; others see borders on the zone's own page.
    permission: ['ParkingProviderZoneDetailsView', 'ChangeParkingZoneRequests'],
    bare: true,
    page: async () => (await import('#features/zones/ZoneGeoPage.tsx')).ZoneGeoPage,
  },
  {
    name: 'parkingProviderNewWorkingPeriod',
    permission: newZonePeriod,
    page: async () => (await import('#features/zones/NewPeriodPage.tsx')).NewPeriodPage,
  },
  {
    name: 'parkingProviderZoneNewWorkingPeriod',
    permission: newZonePeriod,
    page: async () => (await import('#features/zones/NewPeriodPage.tsx')).NewPeriodPage,
  },
  {
    name: 'parkingProviderEditWorkingPeriod',
    permission: editZonePeriod,
    page: async () => (await import('#features/zones/EditPeriodPage.tsx')).EditPeriodPage,
  },
  {
    name: 'parkingProviderEditWorkingPeriodRequest',
    permission: editZonePeriod,
    page: async () => (await import('#features/zones/EditPeriodPage.tsx')).EditPeriodPage,
  },
  {
    name: 'garages',
    permission: 'GarazeView',
    inMenu: true,
    landing: true,
    kept: true,
    page: async () => (await import('#features/garages/GaragesPage.tsx')).GaragesPage,
  },
  {
    name: 'garageDetails',
    permission: 'GarazaDetaljiView',
    kept: true,
    page: async () => (await import('#features/garages/GaragePage.tsx')).GaragePage,
  },
  {
    name: 'garageTransactions',
    permission: 'GarazaTransakcijeView',
    kept: true,
    page: async () => (await import('#features/garages/TransactionsPage.tsx')).TransactionsPage,
  },
  {
    name: 'garageWorkingHours',
    permission: 'GarazaWorkingHoursView',
    page: async () => (await import('#features/garages/WorkingHoursPage.tsx')).WorkingHoursPage,
  },
  {
    name: 'garageNewWorkingPeriod',
    permission: garagePeriod,
    page: async () => (await import('#features/garages/NewPeriodPage.tsx')).NewPeriodPage,
  },
  {
    name: 'garageEditWorkingPeriod',
    permission: garagePeriod,
    page: async () => (await import('#features/garages/EditPeriodPage.tsx')).EditPeriodPage,
  },
  {
    name: 'garageEditWorkingPeriodRequest',
    permission: garagePeriod,
    page: async () => (await import('#features/garages/EditPeriodPage.tsx')).EditPeriodPage,
  },
  {
    name: 'parks',
    permission: 'ParkoviView',
    inMenu: true,
    landing: true,
    alsoActive: ['/parkovi'],
    kept: true,
    page: async () => (await import('#features/parks/ParksPage.tsx')).ParksPage,
  },
  {
    name: 'parkDetails',
    permission: 'ParkDetaljiView',
    kept: true,
    page: async () => (await import('#features/parks/ParkPage.tsx')).ParkPage,
  },
  {
    name: 'parkTransactions',
    permission: 'ParkDetaljiView',
    kept: true,
    page: async () => (await import('#features/parks/TransactionsPage.tsx')).TransactionsPage,
  },
  {
    name: 'parkTickets',
    permission: 'ParkUlazniceView',
    kept: true,
    page: async () => (await import('#features/parks/TicketsPage.tsx')).TicketsPage,
  },
  {
    name: 'sales',
    permission: 'ProdajaView',
    inMenu: true,
    landing: true,
    kept: true,
    page: async () => (await import('#features/sales/SalesPage.tsx')).SalesPage,
  },
  {
    name: 'saleDetails',
    permission: 'ProdajaDetaljiView',
    kept: true,
    page: async () => (await import('#features/sales/SalePage.tsx')).SalePage,
  },
  {
    name: 'salesTransactions',
    permission: 'ProdajaTransakcijeView',
    kept: true,
    page: async () => (await import('#features/sales/TransactionsPage.tsx')).TransactionsPage,
  },
  {
    name: 'statements',
    permission: 'ObracuniView',
    inMenu: true,
    kept: true,
    page: async () => (await import('#features/statements/StatementsPage.tsx')).StatementsPage,
  },
  {
    // Leads on to the first of its views, which follow.
    name: 'statistics',
    permission: 'PaydoStatistikaView',
    inMenu: true,
    page: async () => (await import('#features/statistics/StatisticsPage.tsx')).StatisticsPage,
  },
  ...statisticsViews.map(
    (name): PortalRoute => ({
      name,
      permission: 'PaydoStatistikaView',
      page: async () => (await import('#features/statistics/StatisticsPage.tsx')).StatisticsPage,
    }),
  ),
  {
    name: 'changeRequests',
    permission: 'ChangeRequestsView',
    page: async () => (await import('#features/change-requests/RequestsPage.tsx')).RequestsPage,
  },
  {
    name: 'systemStatus',
    inMenu: 'last',
    // Open to everybody who is signed in: the landing rule ends here.
    landing: true,
    alsoActive: ['/incidenti'],
    page: async () => (await import('#features/system/status/SystemStatusPage.tsx')).SystemStatusPage,
  },
  {
    name: 'incidents',
    page: async () => (await import('#features/system/incidents/IncidentsPage.tsx')).IncidentsPage,
  },
  {
    name: 'settings',
    page: async () => (await import('#features/settings/SettingsPage.tsx')).SettingsPage,
  },
  {
    name: 'changePassword',
    page: async () => (await import('#features/auth/ChangePasswordPage.tsx')).ChangePasswordPage,
  },
];

/** The route of the main layout that the path belongs to. */
export const routeAt = (pathname: string): PortalRoute | undefined =>
  portalRoutes.find(({ name }) => matchPath(routePaths[name], pathname));
