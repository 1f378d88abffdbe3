import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import type { Permission } from '#api/permissions.ts';
import { type RouteName, routePaths } from '#features/paths.ts';

/** What a route's module holds: its screen, and optionally the calls to start before it is shown. */
export interface Screen {
  readonly Component: ComponentType;
  /** Starts the screen's calls; called with its URL as soon as its code is there. */
  readonly prefetch?: (queryClient: QueryClient, url: URL) => void;
}

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
    load: async () => {
      const { DashboardPage, prefetchDashboard } = await dashboard();
      return { Component: DashboardPage, prefetch: prefetchDashboard };
    },
  },
  {
    name: 'parking',
    permission: 'ParkingView',
    inMenu: true,
    landing: true,
    load: async () => {
      const { ProvidersPage, prefetchProviders } = await parking();
      return { Component: ProvidersPage, prefetch: prefetchProviders };
    },
  },
  {
    name: 'parkingProvider',
    permission: 'ParkingProviderView',
    load: async () => {
      const { ProviderPage, prefetchProvider } = await parking();
      return { Component: ProviderPage, prefetch: prefetchProvider };
    },
  },
  {
    name: 'parkingProviderTransactions',
    permission: 'ParkingTransakcijeView',
    load: async () => ({ Component: (await parking()).TransactionsPage }),
  },
  {
    name: 'parkingProviderReceipts',
    permission: 'ParkingRacuniView',
    load: async () => ({ Component: (await parking()).ReceiptsPage }),
  },
  {
    name: 'garages',
    permission: 'GarazeView',
    inMenu: true,
    landing: true,
    load: async () => {
      const { GaragesPage, prefetchGarages } = await garages();
      return { Component: GaragesPage, prefetch: prefetchGarages };
    },
  },
  {
    name: 'garageDetails',
    permission: 'GarazaDetaljiView',
    load: async () => {
      const { GaragePage, prefetchGarage } = await garages();
      return { Component: GaragePage, prefetch: prefetchGarage };
    },
  },
  {
    name: 'garageTransactions',
    permission: 'GarazaTransakcijeView',
    load: async () => ({ Component: (await garages()).TransactionsPage }),
  },
  {
    name: 'parks',
    permission: 'ParkoviView',
    inMenu: true,
    landing: true,
    alsoActive: ['/parkovi'],
    load: async () => {
      const { ParksPage, prefetchParks } = await parks();
      return { Component: ParksPage, prefetch: prefetchParks };
    },
  },
  {
    name: 'parkDetails',
    permission: 'ParkDetaljiView',
    load: async () => {
      const { ParkPage, prefetchPark } = await parks();
      return { Component: ParkPage, prefetch: prefetchPark };
    },
  },
  {
    name: 'parkTransactions',
    permission: 'ParkDetaljiView',
    load: async () => ({ Component: (await parks()).TransactionsPage }),
  },
  {
    name: 'parkTickets',
    permission: 'ParkUlazniceView',
    load: async () => ({ Component: (await parks()).TicketsPage }),
  },
  {
    name: 'sales',
    permission: 'ProdajaView',
    inMenu: true,
    landing: true,
    load: async () => {
      const { SalesPage, prefetchSales } = await sales();
      return { Component: SalesPage, prefetch: prefetchSales };
    },
  },
  {
    name: 'saleDetails',
    permission: 'ProdajaDetaljiView',
    load: async () => {
      const { SalePage, prefetchSale } = await sales();
      return { Component: SalePage, prefetch: prefetchSale };
    },
  },
  {
    name: 'salesTransactions',
    permission: 'ProdajaTransakcijeView',
    load: async () => ({ Component: (await sales()).TransactionsPage }),
  },
  {
    name: 'statements',
    permission: 'ObracuniView',
    inMenu: true,
    load: async () => ({ Component: (await import('#features/statements/index.ts')).StatementsPage }),
  },
  {
    name: 'changePassword',
    load: async () => ({ Component: (await import('#features/auth/ChangePasswordPage.tsx')).ChangePasswordPage }),
  },
];

/** The route of the main layout that the path belongs to. */
export const routeAt = (pathname: string): PortalRoute | undefined =>
  portalRoutes.find(({ name }) => matchPath(routePaths[name], pathname));
