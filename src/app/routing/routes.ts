import type { ComponentType, ReactNode } from 'react';
import { type LoaderFunction, matchPath } from 'react-router-dom';
import { type RouteName, routePaths, statisticsViews } from '#features/routes/paths.ts';

/** What the module of a page exports: its component or element and, where it fetches something first, its loader. */
export interface RouteModule {
  readonly Component?: ComponentType;
  readonly element?: ReactNode;
  readonly loader?: LoaderFunction;
}

/**
 * A part of the portal. Its pages share a file of code and the texts that the main layout does not have, so that no page waits
 * for those of another part.
 */
export type PageArea = 'dashboard' | 'reports' | 'operations' | 'system' | 'others';

/** One row of the route table. */
export interface PortalRoute {
  readonly name: RouteName;
  /** Default: the operations (zones, hours, borders, requests). */
  readonly area?: PageArea;
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
  /** The page's module, or the page of it, fetched when the page is opened or about to be. */
  readonly lazy: () => Promise<RouteModule>;
}

/**
 * The pages of the main layout: the table of behaviour 2.2 as data. Access rules, menu and landing rule are
 * derived from it.
 */
export const portalRoutes: readonly PortalRoute[] = [
  {
    name: 'home',
    area: 'dashboard',
    inMenu: true,
    lazy: () => import('#features/dashboard/DashboardPage.tsx'),
  },
  {
    name: 'parking',
    area: 'reports',
    inMenu: true,
    landing: true,
    lazy: () => import('#features/parking/ProvidersPage.tsx'),
  },
  {
    name: 'parkingProvider',
    area: 'reports',
    lazy: async () => (await import('#features/parking/outlet.ts')).report,
  },
  {
    name: 'parkingProviderTransactions',
    area: 'reports',
    lazy: async () => (await import('#features/parking/outlet.ts')).transactions,
  },
  {
    name: 'parkingProviderReceipts',
    area: 'reports',
    lazy: () => import('#features/parking/ReceiptsPage.tsx'),
  },
  {
    name: 'parkingProviderZones',
    lazy: () => import('#features/zones/ZonesPage.tsx'),
  },
  {
    name: 'parkingProviderZoneDetails',
    lazy: () => import('#features/zones/ZoneDetailsPage.tsx'),
  },
  {
    name: 'zoneGeo',
    bare: true,
    lazy: () => import('#features/zones/ZoneGeoPage.tsx'),
  },
  {
    name: 'parkingProviderNewWorkingPeriod',
    lazy: () => import('#features/zones/NewPeriodPage.tsx'),
  },
  {
    name: 'parkingProviderCopyWorkingPeriods',
    lazy: () => import('#features/zones/CopyPeriodsPage.tsx'),
  },
  {
    name: 'parkingProviderZoneNewWorkingPeriod',
    lazy: () => import('#features/zones/NewPeriodPage.tsx'),
  },
  {
    name: 'parkingProviderEditWorkingPeriod',
    lazy: () => import('#features/zones/EditPeriodPage.tsx'),
  },
  {
    name: 'parkingProviderEditWorkingPeriodRequest',
    lazy: () => import('#features/zones/EditPeriodPage.tsx'),
  },
  {
    name: 'parkingProviderNewClosingRules',
    lazy: () => import('#features/zones/NewRulesPage.tsx'),
  },
  {
    name: 'garages',
    area: 'reports',
    inMenu: true,
    landing: true,
    lazy: () => import('#features/garages/GaragesPage.tsx'),
  },
  {
    name: 'garageDetails',
    area: 'reports',
    lazy: async () => (await import('#features/garages/outlet.ts')).report,
  },
  {
    name: 'garageTransactions',
    area: 'reports',
    lazy: async () => (await import('#features/garages/outlet.ts')).transactions,
  },
  {
    name: 'garageWorkingHours',
    lazy: () => import('#features/garages/WorkingHoursPage.tsx'),
  },
  {
    name: 'garageNewWorkingPeriod',
    lazy: () => import('#features/garages/NewPeriodPage.tsx'),
  },
  {
    name: 'garageCopyWorkingPeriods',
    lazy: () => import('#features/garages/CopyPeriodsPage.tsx'),
  },
  {
    name: 'garageEditWorkingPeriod',
    lazy: () => import('#features/garages/EditPeriodPage.tsx'),
  },
  {
    name: 'garageEditWorkingPeriodRequest',
    lazy: () => import('#features/garages/EditPeriodPage.tsx'),
  },
  {
    name: 'garageNewClosingRules',
    lazy: () => import('#features/garages/NewRulesPage.tsx'),
  },
  {
    name: 'parks',
    area: 'reports',
    inMenu: true,
    landing: true,
    alsoActive: ['/parkovi'],
    lazy: async () => (await import('#features/parks/outlet.ts')).list,
  },
  {
    name: 'parkDetails',
    area: 'reports',
    lazy: async () => (await import('#features/parks/outlet.ts')).report,
  },
  {
    name: 'parkTransactions',
    area: 'reports',
    lazy: async () => (await import('#features/parks/outlet.ts')).transactions,
  },
  {
    name: 'parkTickets',
    area: 'reports',
    lazy: () => import('#features/parks/TicketsPage.tsx'),
  },
  {
    name: 'sales',
    area: 'reports',
    inMenu: true,
    landing: true,
    lazy: async () => (await import('#features/sales/outlet.ts')).list,
  },
  {
    name: 'saleDetails',
    area: 'reports',
    lazy: async () => (await import('#features/sales/outlet.ts')).report,
  },
  {
    name: 'salesTransactions',
    area: 'reports',
    lazy: async () => (await import('#features/sales/outlet.ts')).transactions,
  },
  {
    name: 'statements',
    area: 'reports',
    inMenu: true,
    lazy: () => import('#features/statements/StatementsPage.tsx'),
  },
  {
    name: 'settlement',
    area: 'others',
    lazy: () => import('#features/statements/settlement/SettlementPage.tsx'),
  },
  {
    // Redirects to the first of its views, which follow.
    name: 'statistics',
    area: 'others',
    inMenu: true,
    // The menu's link leads to one view; all of them belong to it.
    alsoActive: [routePaths.statistics],
    lazy: () => import('#features/statistics/StatisticsPage.tsx'),
  },
  ...statisticsViews.map(
    (name): PortalRoute => ({
      name,
      area: 'others',
      lazy: () => import('#features/statistics/StatisticsPage.tsx'),
    }),
  ),
  {
    name: 'changeRequests',
    lazy: () => import('#features/change-requests/RequestsPage.tsx'),
  },
  {
    name: 'changeRequest',
    lazy: () => import('#features/change-requests/RequestPage.tsx'),
  },
  {
    name: 'systemStatus',
    area: 'system',
    inMenu: 'last',
    // Every signed-in user may open it: the landing rule ends here.
    landing: true,
    alsoActive: ['/incidenti'],
    lazy: () => import('#features/system/status/SystemStatusPage.tsx'),
  },
  {
    name: 'incidents',
    area: 'system',
    lazy: () => import('#features/system/incidents/IncidentsPage.tsx'),
  },
  {
    name: 'settings',
    area: 'others',
    lazy: () => import('#features/settings/SettingsPage.tsx'),
  },
  {
    name: 'changePassword',
    area: 'others',
    lazy: () => import('#features/auth/ChangePasswordPage.tsx'),
  },
];

/** The route of the main layout that the path belongs to. */
export const routeAt = (pathname: string): PortalRoute | undefined =>
  portalRoutes.find(({ name }) => matchPath(routePaths[name], pathname));
