import { generatePath, type PathParam } from 'react-router-dom';
import type { Permission } from '#api/permissions.ts';

/** The views of the statistics by their route's name, in the order of their tabs (behaviour 18.2). */
export const statisticsPaths = {
  usersAndSales: '/paydo-statistika/users-and-sales',
  allSales: '/paydo-statistika/all-sales',
  numOfSales: '/paydo-statistika/num-of-sales',
  paydoPromotion: '/paydo-statistika/paydo-promotion',
  mastercardPromotion: '/paydo-statistika/mastercard-promotion',
  totalPromotions: '/paydo-statistika/total-promotions',
  usedPromotions: '/paydo-statistika/used-promotions',
  byCities: '/paydo-statistika/by-promotions',
  newUsers: '/paydo-statistika/newUsers',
  allUsers: '/paydo-statistika/allUsers',
  webUsers: '/paydo-statistika/web',
  mobileUsers: '/paydo-statistika/mobile',
  businessUsers: '/paydo-statistika/business-users',
  tokenizedCards: '/paydo-statistika/tokenized-cards',
} as const;

export type StatisticsView = keyof typeof statisticsPaths;

export const statisticsViews = Object.keys(statisticsPaths) as StatisticsView[];

/** The kinds of outlets, by the namespaces of their texts. */
export const outletNamespaces = ['parkingProvider', 'garages', 'parks', 'sales'] as const;

/** A route: its path, and what its page, its menu entry and links to it need. */
interface Route {
  readonly path: string;
  /** All of these permissions (behaviour 1.8); default: every user may open the page. */
  readonly needs?: readonly Permission[];
}

/** The permission of a form, and that of the request that it makes (behaviour 2.2). */
const newZonePeriod = ['ParkingProviderNewWorkingPeriodView', 'ChangeParkingZoneRequests'] as const;
const editZonePeriod = ['ParkingProviderEditWorkingPeriodView', 'ChangeParkingZoneRequests'] as const;
/** The zones, the rules that each has, and the requests that are made. */
const newZoneRules = [
  'ParkingProviderZonesView',
  'ParkingProviderZoneDetailsView',
  'ChangeParkingZoneRequests',
] as const;
const garagePeriod = ['GarazaWorkingHoursView', 'ChangeGarageRequests'] as const;

type StatisticsRoutes = {
  readonly [View in StatisticsView]: Route & { readonly path: (typeof statisticsPaths)[View] };
};

const statisticsRoutes = Object.fromEntries(
  statisticsViews.map((name) => [name, { path: statisticsPaths[name], needs: ['PaydoStatistikaView'] }]),
) as Readonly<Record<string, Route>> as StatisticsRoutes;

/** Every route of the portal by its name (behaviour 2.1 and 2.2). */
const routes = {
  login: { path: '/login' },
  resetPassword: { path: '/reset-password' },
  setNewPassword: { path: '/reset-password/:uuid' },
  permissionDenied: { path: '/denied' },
  home: { path: '/', needs: ['DashboardView'] },
  parking: { path: '/parking', needs: ['ParkingView'] },
  parkingProvider: { path: '/parking/provider/:id', needs: ['ParkingProviderView'] },
  parkingProviderTransactions: { path: '/parking/provider/:id/transakcije', needs: ['ParkingTransakcijeView'] },
  parkingProviderReceipts: { path: '/parking/provider/:id/racuni', needs: ['ParkingRacuniView'] },
  parkingProviderZones: { path: '/parking/provider/:id/zone', needs: ['ParkingProviderZonesView'] },
  parkingProviderZoneDetails: {
    path: '/parking/provider/:id/zone/:zoneId/details',
    needs: ['ParkingProviderZoneDetailsView'],
  },
  // An editor, for users who may request changes; others see borders on the zone's own page.
  zoneGeo: {
    path: '/parking/provider/:id/zone/:zoneId/geo',
    needs: ['ParkingProviderZoneDetailsView', 'ChangeParkingZoneRequests'],
  },
  parkingProviderNewWorkingPeriod: { path: '/parking/provider/:id/working-periods/new', needs: newZonePeriod },
  parkingProviderCopyWorkingPeriods: { path: '/parking/provider/:id/working-periods/copy', needs: newZonePeriod },
  parkingProviderZoneNewWorkingPeriod: {
    path: '/parking/provider/:id/zone/:zoneId/working-periods/new',
    needs: newZonePeriod,
  },
  parkingProviderEditWorkingPeriod: {
    path: '/parking/provider/:id/zone/:zoneId/working-period/:workingPeriodId/edit',
    needs: editZonePeriod,
  },
  parkingProviderEditWorkingPeriodRequest: {
    path: '/parking/provider/:id/zone/:zoneId/working-period-request/:workingPeriodRequestId/edit',
    needs: editZonePeriod,
  },
  parkingProviderNewClosingRules: { path: '/parking/provider/:id/closing-rules/new', needs: newZoneRules },
  garages: { path: '/garaze', needs: ['GarazeView'] },
  garageDetails: { path: '/garaze/garaza/:id', needs: ['GarazaDetaljiView'] },
  garageTransactions: { path: '/garaze/garaza/:id/transakcije', needs: ['GarazaTransakcijeView'] },
  garageWorkingHours: { path: '/garaze/garaza/:id/working-hours', needs: ['GarazaWorkingHoursView'] },
  garageNewWorkingPeriod: { path: '/garaze/garaza/:id/working-periods/new', needs: garagePeriod },
  garageCopyWorkingPeriods: { path: '/garaze/garaza/:id/working-periods/copy', needs: garagePeriod },
  garageEditWorkingPeriod: { path: '/garaze/garaza/:id/working-period/:workingPeriodId/edit', needs: garagePeriod },
  garageEditWorkingPeriodRequest: {
    path: '/garaze/garaza/:id/working-period-request/:workingPeriodRequestId/edit',
    needs: garagePeriod,
  },
  garageNewClosingRules: { path: '/garaze/garaza/:id/closing-rules/new', needs: garagePeriod },
  parks: { path: '/ulaznice', needs: ['ParkoviView'] },
  parkDetails: { path: '/parkovi/park/:id', needs: ['ParkDetaljiView'] },
  parkTransactions: { path: '/parkovi/park/:id/transakcije', needs: ['ParkDetaljiView'] },
  parkTickets: { path: '/parkovi/park/:id/ulaznice', needs: ['ParkUlazniceView'] },
  sales: { path: '/prodaja', needs: ['ProdajaView'] },
  saleDetails: { path: '/prodaja/provider/:id', needs: ['ProdajaDetaljiView'] },
  salesTransactions: { path: '/prodaja/provider/:id/transakcije', needs: ['ProdajaTransakcijeView'] },
  statements: { path: '/obracuni', needs: ['ObracuniView'] },
  settlement: { path: '/obracuni/mjesec', needs: ['ObracuniView'] },
  statistics: { path: '/paydo-statistika', needs: ['PaydoStatistikaView'] },
  ...statisticsRoutes,
  changeRequests: { path: '/zahtjevi', needs: ['ChangeRequestsView'] },
  changeRequest: { path: '/zahtjevi/:id', needs: ['ChangeRequestsView'] },
  systemStatus: { path: '/status-sustava' },
  incidents: { path: '/incidenti' },
  settings: { path: '/settings' },
  changePassword: { path: '/promijeni-lozinku' },
} as const satisfies Readonly<Record<string, Route>>;

export type RouteName = keyof typeof routes;

/** Every path of the portal by its route's name. */
export const routePaths = Object.fromEntries(Object.entries(routes).map(([name, { path }]) => [name, path])) as {
  readonly [Name in RouteName]: (typeof routes)[Name]['path'];
};

/** The permissions that a page needs, all of them. */
export const permissionsOf = (name: RouteName): readonly Permission[] => (routes[name] as Route).needs ?? [];

type ParamOf<N extends RouteName> = PathParam<(typeof routePaths)[N]>;

/** The routes whose only parameter is an id. */
export type IdRoute = {
  [N in RouteName]: [ParamOf<N>] extends [never] ? never : [ParamOf<N>] extends ['id'] ? N : never;
}[RouteName];

/** What a report page shows when neither its URL nor an earlier search sets the filters. */
export interface FilterDefaults {
  /** Compares with the previous period. */
  readonly compareByDefault?: boolean;
}

/** The pages whose URL holds the report filters, with their default filters. */
export const reportRoutes = {
  home: {},
  parking: {},
  parkingProvider: { compareByDefault: true },
  garages: {},
  garageDetails: {},
  parks: {},
  parkDetails: { compareByDefault: true },
  sales: {},
  saleDetails: { compareByDefault: true },
} as const satisfies Partial<Record<RouteName, FilterDefaults>>;

export type ReportRoute = keyof typeof reportRoutes;

type Params<N extends RouteName> = { [K in PathParam<(typeof routePaths)[N]>]: string | number };

/** The arguments of a route's path in addition to its name: its parameters, if it has some. */
export type PathArguments<N extends RouteName> =
  PathParam<(typeof routePaths)[N]> extends never ? [] : [params: Params<N>];

/** Returns the path of a route with its parameters: `pathTo('parkingProvider', { id: 3 })`. */
export function pathTo<N extends RouteName>(name: N, ...[params]: PathArguments<N>): string {
  const texts = Object.fromEntries(Object.entries(params ?? {}).map(([key, value]) => [key, String(value)]));
  return generatePath(routePaths[name] as string, texts);
}
