import { matchPath } from 'react-router-dom';
import type { Permission } from '#api/permissions.ts';
import { type RouteName, routePaths, statisticsViews } from '#features/paths.ts';
import type { Screen } from '#features/screen.ts';

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
  readonly load: () => Promise<Screen>;
}

const dashboard = () => import('#features/dashboard/index.ts');
const parking = () => import('#features/parking/index.ts');
const garages = () => import('#features/garages/index.ts');
const zones = () => import('#features/zones/index.ts');
const parks = () => import('#features/parks/index.ts');
const sales = () => import('#features/sales/index.ts');
const system = () => import('#features/system/index.ts');
const statistics = () => import('#features/statistics/index.ts');

/** A form's own permission, and the one of the request that it makes (spec 3, part 9). */
const newZonePeriod: readonly Permission[] = ['ParkingProviderNewWorkingPeriodView', 'ChangeParkingZoneRequests'];
const editZonePeriod: readonly Permission[] = ['ParkingProviderEditWorkingPeriodView', 'ChangeParkingZoneRequests'];
const garagePeriod: readonly Permission[] = ['GarazaWorkingHoursView', 'ChangeGarageRequests'];

/** The pages of the main layout: the specification's table as data. Guards, menu and landing rule read it. */
export const portalRoutes: readonly PortalRoute[] = [
  {
    name: 'home',
    permission: 'DashboardView',
    load: async () => (await dashboard()).dashboardScreen,
  },
  {
    name: 'parking',
    permission: 'ParkingView',
    inMenu: true,
    landing: true,
    load: async () => (await parking()).providersScreen,
  },
  {
    name: 'parkingProvider',
    permission: 'ParkingProviderView',
    load: async () => (await parking()).providerScreen,
  },
  {
    name: 'parkingProviderTransactions',
    permission: 'ParkingTransakcijeView',
    load: async () => (await parking()).transactionsScreen,
  },
  {
    name: 'parkingProviderReceipts',
    permission: 'ParkingRacuniView',
    load: async () => (await parking()).receiptsScreen,
  },
  {
    name: 'parkingProviderZones',
    permission: 'ParkingProviderZonesView',
    load: async () => (await zones()).zonesScreen,
  },
  {
    name: 'parkingProviderZoneDetails',
    permission: 'ParkingProviderZoneDetailsView',
    load: async () => (await zones()).zoneDetailsScreen,
  },
  {
    name: 'zoneGeo',
    // An editor, for who may ask for changes; others see borders on the zone's own page.
    permission: ['ParkingProviderZoneDetailsView', 'ChangeParkingZoneRequests'],
    bare: true,
    load: async () => (await zones()).zoneGeoScreen,
  },
  {
    name: 'parkingProviderNewWorkingPeriod',
    permission: newZonePeriod,
    load: async () => (await zones()).newPeriodScreen,
  },
  {
    name: 'parkingProviderZoneNewWorkingPeriod',
    permission: newZonePeriod,
    load: async () => (await zones()).newPeriodScreen,
  },
  {
    name: 'parkingProviderEditWorkingPeriod',
    permission: editZonePeriod,
    load: async () => (await zones()).editPeriodScreen,
  },
  {
    name: 'parkingProviderEditWorkingPeriodRequest',
    permission: editZonePeriod,
    load: async () => (await zones()).editPeriodScreen,
  },
  {
    name: 'garages',
    permission: 'GarazeView',
    inMenu: true,
    landing: true,
    load: async () => (await garages()).garagesScreen,
  },
  {
    name: 'garageDetails',
    permission: 'GarazaDetaljiView',
    load: async () => (await garages()).garageScreen,
  },
  {
    name: 'garageTransactions',
    permission: 'GarazaTransakcijeView',
    load: async () => (await garages()).transactionsScreen,
  },
  {
    name: 'garageWorkingHours',
    permission: 'GarazaWorkingHoursView',
    load: async () => (await garages()).workingHoursScreen,
  },
  {
    name: 'garageNewWorkingPeriod',
    permission: garagePeriod,
    load: async () => (await garages()).newPeriodScreen,
  },
  {
    name: 'garageEditWorkingPeriod',
    permission: garagePeriod,
    load: async () => (await garages()).editPeriodScreen,
  },
  {
    name: 'garageEditWorkingPeriodRequest',
    permission: garagePeriod,
    load: async () => (await garages()).editPeriodScreen,
  },
  {
    name: 'parks',
    permission: 'ParkoviView',
    inMenu: true,
    landing: true,
    alsoActive: ['/parkovi'],
    load: async () => (await parks()).parksScreen,
  },
  {
    name: 'parkDetails',
    permission: 'ParkDetaljiView',
    load: async () => (await parks()).parkScreen,
  },
  {
    name: 'parkTransactions',
    permission: 'ParkDetaljiView',
    load: async () => (await parks()).transactionsScreen,
  },
  {
    name: 'parkTickets',
    permission: 'ParkUlazniceView',
    load: async () => (await parks()).ticketsScreen,
  },
  {
    name: 'sales',
    permission: 'ProdajaView',
    inMenu: true,
    landing: true,
    load: async () => (await sales()).salesScreen,
  },
  {
    name: 'saleDetails',
    permission: 'ProdajaDetaljiView',
    load: async () => (await sales()).saleScreen,
  },
  {
    name: 'salesTransactions',
    permission: 'ProdajaTransakcijeView',
    load: async () => (await sales()).transactionsScreen,
  },
  {
    name: 'statements',
    permission: 'ObracuniView',
    inMenu: true,
    load: async () => (await import('#features/statements/index.ts')).statementsScreen,
  },
  {
    // Leads on to the first of its views, which follow.
    name: 'statistics',
    permission: 'PaydoStatistikaView',
    inMenu: true,
    load: async () => (await statistics()).statisticsScreen,
  },
  ...statisticsViews.map(
    (name): PortalRoute => ({
      name,
      permission: 'PaydoStatistikaView',
      load: async () => (await statistics()).viewScreen(name),
    }),
  ),
  {
    name: 'changeRequests',
    permission: 'ChangeRequestsView',
    load: async () => ({
      page: async () => (await import('#features/change-requests/RequestsPage.tsx')).RequestsPage,
    }),
  },
  {
    name: 'systemStatus',
    inMenu: 'last',
    // Open to everybody who is signed in: the landing rule ends here.
    landing: true,
    alsoActive: ['/incidenti'],
    load: async () => (await system()).systemStatusScreen,
  },
  {
    name: 'incidents',
    load: async () => (await system()).incidentsScreen,
  },
  {
    name: 'settings',
    load: async () => ({ page: async () => (await import('#features/settings/SettingsPage.tsx')).SettingsPage }),
  },
  {
    name: 'changePassword',
    load: async () => ({
      page: async () => (await import('#features/auth/ChangePasswordPage.tsx')).ChangePasswordPage,
    }),
  },
];

/** The route of the main layout that the path belongs to. */
export const routeAt = (pathname: string): PortalRoute | undefined =>
  portalRoutes.find(({ name }) => matchPath(routePaths[name], pathname));
