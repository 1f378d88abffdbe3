import type { ComponentType } from 'react';
import { type LoaderFunction, matchPath } from 'react-router-dom';
import type { Permission } from '#api/permissions.ts';
import { type RouteName, routePaths, statisticsViews } from '#features/paths.ts';

/** A page's module, `<Page>.route.ts`: its component and, where it fetches something first, its loader. */
interface RouteModule {
  readonly Component: ComponentType;
  readonly loader?: LoaderFunction;
}

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
  /** Fills the window: no navigation bar, no footer. */
  readonly bare?: true;
  /** The page's module, fetched when the page is opened or about to be. */
  readonly lazy: () => Promise<RouteModule>;
}

/** A form's own permission, and the one of the request that it makes (spec 3, part 9). */
const newZonePeriod: readonly Permission[] = ['ParkingProviderNewWorkingPeriodView', 'ChangeParkingZoneRequests'];
const editZonePeriod: readonly Permission[] = ['ParkingProviderEditWorkingPeriodView', 'ChangeParkingZoneRequests'];
const garagePeriod: readonly Permission[] = ['GarazaWorkingHoursView', 'ChangeGarageRequests'];

/** The pages of the main layout: the specification's table as data. Access rules, menu and landing rule are derived from it. */
export const portalRoutes: readonly PortalRoute[] = [
  {
    name: 'home',
    permission: 'DashboardView',
    lazy: () => import('#features/dashboard/DashboardPage.route.ts'),
  },
  {
    name: 'parking',
    permission: 'ParkingView',
    inMenu: true,
    landing: true,
    lazy: () => import('#features/parking/ProvidersPage.route.ts'),
  },
  {
    name: 'parkingProvider',
    permission: 'ParkingProviderView',
    lazy: () => import('#features/parking/ProviderPage.route.ts'),
  },
  {
    name: 'parkingProviderTransactions',
    permission: 'ParkingTransakcijeView',
    lazy: () => import('#features/parking/TransactionsPage.route.ts'),
  },
  {
    name: 'parkingProviderReceipts',
    permission: 'ParkingRacuniView',
    lazy: () => import('#features/parking/ReceiptsPage.route.ts'),
  },
  {
    name: 'parkingProviderZones',
    permission: 'ParkingProviderZonesView',
    lazy: () => import('#features/zones/ZonesPage.route.ts'),
  },
  {
    name: 'parkingProviderZoneDetails',
    permission: 'ParkingProviderZoneDetailsView',
    lazy: () => import('#features/zones/ZoneDetailsPage.route.ts'),
  },
  {
    name: 'zoneGeo',
    // An editor, for who may ask for changes; others see borders on the zone's own page.
    permission: ['ParkingProviderZoneDetailsView', 'ChangeParkingZoneRequests'],
    bare: true,
    lazy: () => import('#features/zones/ZoneGeoPage.route.ts'),
  },
  {
    name: 'parkingProviderNewWorkingPeriod',
    permission: newZonePeriod,
    lazy: () => import('#features/zones/NewPeriodPage.route.ts'),
  },
  {
    name: 'parkingProviderZoneNewWorkingPeriod',
    permission: newZonePeriod,
    lazy: () => import('#features/zones/NewPeriodPage.route.ts'),
  },
  {
    name: 'parkingProviderEditWorkingPeriod',
    permission: editZonePeriod,
    lazy: () => import('#features/zones/EditPeriodPage.route.ts'),
  },
  {
    name: 'parkingProviderEditWorkingPeriodRequest',
    permission: editZonePeriod,
    lazy: () => import('#features/zones/EditPeriodPage.route.ts'),
  },
  {
    name: 'garages',
    permission: 'GarazeView',
    inMenu: true,
    landing: true,
    lazy: () => import('#features/garages/GaragesPage.route.ts'),
  },
  {
    name: 'garageDetails',
    permission: 'GarazaDetaljiView',
    lazy: () => import('#features/garages/GaragePage.route.ts'),
  },
  {
    name: 'garageTransactions',
    permission: 'GarazaTransakcijeView',
    lazy: () => import('#features/garages/TransactionsPage.route.ts'),
  },
  {
    name: 'garageWorkingHours',
    permission: 'GarazaWorkingHoursView',
    lazy: () => import('#features/garages/WorkingHoursPage.route.ts'),
  },
  {
    name: 'garageNewWorkingPeriod',
    permission: garagePeriod,
    lazy: () => import('#features/garages/NewPeriodPage.route.ts'),
  },
  {
    name: 'garageEditWorkingPeriod',
    permission: garagePeriod,
    lazy: () => import('#features/garages/EditPeriodPage.route.ts'),
  },
  {
    name: 'garageEditWorkingPeriodRequest',
    permission: garagePeriod,
    lazy: () => import('#features/garages/EditPeriodPage.route.ts'),
  },
  {
    name: 'parks',
    permission: 'ParkoviView',
    inMenu: true,
    landing: true,
    alsoActive: ['/parkovi'],
    lazy: () => import('#features/parks/ParksPage.route.ts'),
  },
  {
    name: 'parkDetails',
    permission: 'ParkDetaljiView',
    lazy: () => import('#features/parks/ParkPage.route.ts'),
  },
  {
    name: 'parkTransactions',
    permission: 'ParkDetaljiView',
    lazy: () => import('#features/parks/TransactionsPage.route.ts'),
  },
  {
    name: 'parkTickets',
    permission: 'ParkUlazniceView',
    lazy: () => import('#features/parks/TicketsPage.route.ts'),
  },
  {
    name: 'sales',
    permission: 'ProdajaView',
    inMenu: true,
    landing: true,
    lazy: () => import('#features/sales/SalesPage.route.ts'),
  },
  {
    name: 'saleDetails',
    permission: 'ProdajaDetaljiView',
    lazy: () => import('#features/sales/SalePage.route.ts'),
  },
  {
    name: 'salesTransactions',
    permission: 'ProdajaTransakcijeView',
    lazy: () => import('#features/sales/TransactionsPage.route.ts'),
  },
  {
    name: 'statements',
    permission: 'ObracuniView',
    inMenu: true,
    lazy: () => import('#features/statements/StatementsPage.route.ts'),
  },
  {
    // Leads on to the first of its views, which follow.
    name: 'statistics',
    permission: 'PaydoStatistikaView',
    inMenu: true,
    lazy: () => import('#features/statistics/StatisticsPage.route.ts'),
  },
  ...statisticsViews.map(
    (name): PortalRoute => ({
      name,
      permission: 'PaydoStatistikaView',
      lazy: () => import('#features/statistics/StatisticsPage.route.ts'),
    }),
  ),
  {
    name: 'changeRequests',
    permission: 'ChangeRequestsView',
    lazy: () => import('#features/change-requests/RequestsPage.route.ts'),
  },
  {
    name: 'systemStatus',
    inMenu: 'last',
    // Open to everybody who is signed in: the landing rule ends here.
    landing: true,
    alsoActive: ['/incidenti'],
    lazy: () => import('#features/system/status/SystemStatusPage.route.ts'),
  },
  {
    name: 'incidents',
    lazy: () => import('#features/system/incidents/IncidentsPage.route.ts'),
  },
  {
    name: 'settings',
    lazy: () => import('#features/settings/SettingsPage.route.ts'),
  },
  {
    name: 'changePassword',
    lazy: () => import('#features/auth/ChangePasswordPage.route.ts'),
  },
];

/** The route of the main layout that the path belongs to. */
export const routeAt = (pathname: string): PortalRoute | undefined =>
  portalRoutes.find(({ name }) => matchPath(routePaths[name], pathname));
