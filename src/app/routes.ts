import type { ComponentType, ReactNode } from 'react';
import { type LoaderFunction, matchPath } from 'react-router-dom';
import { type RouteName, routePaths, statisticsViews } from '#features/paths.ts';

/** A page's module, `<Page>.route.ts`: its component or element and, where it fetches something first, its loader. */
export interface RouteModule {
  readonly Component?: ComponentType;
  readonly element?: ReactNode;
  readonly loader?: LoaderFunction;
}

/** One row of the route table. */
export interface PortalRoute {
  readonly name: RouteName;
  /**
   * Whether the main menu has an entry, in the table's order; `last`: after the deployment's own links (behaviour 2.3).
   */
  readonly inMenu?: true | 'last';
  /** Other paths whose pages belong to its menu entry. */
  readonly alsoActive?: readonly string[];
  /**
   * Whether it is a landing page: a user without the dashboard's permission is redirected to the first that
   * is permitted.
   */
  readonly landing?: true;
  /** Fills the window: no navigation bar, no footer. */
  readonly bare?: true;
  /** The page's module, fetched when the page is opened or about to be. */
  readonly lazy: () => Promise<RouteModule>;
}

/**
 * The pages of the main layout: the table of behaviour 2.2 as data. Access rules, menu and landing rule are
 * derived from it.
 */
export const portalRoutes: readonly PortalRoute[] = [
  {
    name: 'home',
    inMenu: true,
    lazy: () => import('#features/dashboard/DashboardPage.route.ts'),
  },
  {
    name: 'parking',
    inMenu: true,
    landing: true,
    lazy: async () => (await import('#features/parking/outlet.route.ts')).list,
  },
  {
    name: 'parkingProvider',
    lazy: async () => (await import('#features/parking/outlet.route.ts')).report,
  },
  {
    name: 'parkingProviderTransactions',
    lazy: async () => (await import('#features/parking/outlet.route.ts')).transactions,
  },
  {
    name: 'parkingProviderReceipts',
    lazy: () => import('#features/parking/ReceiptsPage.route.ts'),
  },
  {
    name: 'parkingProviderZones',
    lazy: () => import('#features/zones/ZonesPage.route.ts'),
  },
  {
    name: 'parkingProviderZoneDetails',
    lazy: () => import('#features/zones/ZoneDetailsPage.route.ts'),
  },
  {
    name: 'zoneGeo',
    bare: true,
    lazy: () => import('#features/zones/ZoneGeoPage.route.ts'),
  },
  {
    name: 'parkingProviderNewWorkingPeriod',
    lazy: () => import('#features/zones/NewPeriodPage.route.ts'),
  },
  {
    name: 'parkingProviderZoneNewWorkingPeriod',
    lazy: () => import('#features/zones/NewPeriodPage.route.ts'),
  },
  {
    name: 'parkingProviderEditWorkingPeriod',
    lazy: () => import('#features/zones/EditPeriodPage.route.ts'),
  },
  {
    name: 'parkingProviderEditWorkingPeriodRequest',
    lazy: () => import('#features/zones/EditPeriodPage.route.ts'),
  },
  {
    name: 'garages',
    inMenu: true,
    landing: true,
    lazy: async () => (await import('#features/garages/outlet.route.ts')).list,
  },
  {
    name: 'garageDetails',
    lazy: async () => (await import('#features/garages/outlet.route.ts')).report,
  },
  {
    name: 'garageTransactions',
    lazy: async () => (await import('#features/garages/outlet.route.ts')).transactions,
  },
  {
    name: 'garageWorkingHours',
    lazy: () => import('#features/garages/WorkingHoursPage.route.ts'),
  },
  {
    name: 'garageNewWorkingPeriod',
    lazy: () => import('#features/garages/NewPeriodPage.route.ts'),
  },
  {
    name: 'garageEditWorkingPeriod',
    lazy: () => import('#features/garages/EditPeriodPage.route.ts'),
  },
  {
    name: 'garageEditWorkingPeriodRequest',
    lazy: () => import('#features/garages/EditPeriodPage.route.ts'),
  },
  {
    name: 'parks',
    inMenu: true,
    landing: true,
    alsoActive: ['/parkovi'],
    lazy: async () => (await import('#features/parks/outlet.route.ts')).list,
  },
  {
    name: 'parkDetails',
    lazy: async () => (await import('#features/parks/outlet.route.ts')).report,
  },
  {
    name: 'parkTransactions',
    lazy: async () => (await import('#features/parks/outlet.route.ts')).transactions,
  },
  {
    name: 'parkTickets',
    lazy: () => import('#features/parks/TicketsPage.route.ts'),
  },
  {
    name: 'sales',
    inMenu: true,
    landing: true,
    lazy: async () => (await import('#features/sales/outlet.route.ts')).list,
  },
  {
    name: 'saleDetails',
    lazy: async () => (await import('#features/sales/outlet.route.ts')).report,
  },
  {
    name: 'salesTransactions',
    lazy: async () => (await import('#features/sales/outlet.route.ts')).transactions,
  },
  {
    name: 'statements',
    inMenu: true,
    lazy: () => import('#features/statements/StatementsPage.route.ts'),
  },
  {
    // Redirects to the first of its views, which follow.
    name: 'statistics',
    inMenu: true,
    // The menu's link leads to one view; all of them belong to it.
    alsoActive: [routePaths.statistics],
    lazy: () => import('#features/statistics/StatisticsPage.route.ts'),
  },
  ...statisticsViews.map(
    (name): PortalRoute => ({
      name,
      lazy: () => import('#features/statistics/StatisticsPage.route.ts'),
    }),
  ),
  {
    name: 'changeRequests',
    lazy: () => import('#features/change-requests/RequestsPage.route.ts'),
  },
  {
    name: 'changeRequest',
    lazy: () => import('#features/change-requests/RequestPage.route.ts'),
  },
  {
    name: 'systemStatus',
    inMenu: 'last',
    // Every signed-in user may open it: the landing rule ends here.
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
