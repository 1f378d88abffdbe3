import { matchPath } from 'react-router-dom';
import type { Permission } from '#api/permissions.ts';
import { type RouteName, routePaths } from '#features/paths.ts';
import type { Screen } from '#features/screen.ts';

/** One row of the route table. */
export interface PortalRoute {
  readonly name: RouteName;
  /** The permission that the page and its menu entry need (spec 1, part 6). */
  readonly permission?: Permission;
  /** Stands in the main menu, in the table's order. */
  readonly inMenu?: true;
  /** Paths besides its own whose pages belong to its menu entry. */
  readonly alsoActive?: readonly string[];
  /** Where the user is sent without the dashboard's permission: the first of these that is permitted. */
  readonly landing?: true;
  readonly load: () => Promise<Screen>;
}

const dashboard = () => import('#features/dashboard/index.ts');
const parking = () => import('#features/parking/index.ts');
const garages = () => import('#features/garages/index.ts');
const parks = () => import('#features/parks/index.ts');
const sales = () => import('#features/sales/index.ts');

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
    name: 'changePassword',
    load: async () => ({
      page: async () => (await import('#features/auth/ChangePasswordPage.tsx')).ChangePasswordPage,
    }),
  },
];

/** The route of the main layout that the path belongs to. */
export const routeAt = (pathname: string): PortalRoute | undefined =>
  portalRoutes.find(({ name }) => matchPath(routePaths[name], pathname));
