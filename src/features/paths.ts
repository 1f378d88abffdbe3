import { generatePath, type PathParam } from 'react-router-dom';

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

/** Every path of the portal by its route's name (behaviour 2.1 and 2.2). */
export const routePaths = {
  login: '/login',
  resetPassword: '/reset-password',
  setNewPassword: '/reset-password/:uuid',
  permissionDenied: '/denied',
  home: '/',
  parking: '/parking',
  parkingProvider: '/parking/provider/:id',
  parkingProviderTransactions: '/parking/provider/:id/transakcije',
  parkingProviderReceipts: '/parking/provider/:id/racuni',
  parkingProviderZones: '/parking/provider/:id/zone',
  parkingProviderZoneDetails: '/parking/provider/:id/zone/:zoneId/details',
  zoneGeo: '/parking/provider/:id/zone/:zoneId/geo',
  parkingProviderNewWorkingPeriod: '/parking/provider/:id/working-periods/new',
  parkingProviderZoneNewWorkingPeriod: '/parking/provider/:id/zone/:zoneId/working-periods/new',
  parkingProviderEditWorkingPeriod: '/parking/provider/:id/zone/:zoneId/working-period/:workingPeriodId/edit',
  parkingProviderEditWorkingPeriodRequest:
    '/parking/provider/:id/zone/:zoneId/working-period-request/:workingPeriodRequestId/edit',
  garages: '/garaze',
  garageDetails: '/garaze/garaza/:id',
  garageTransactions: '/garaze/garaza/:id/transakcije',
  garageWorkingHours: '/garaze/garaza/:id/working-hours',
  garageNewWorkingPeriod: '/garaze/garaza/:id/working-periods/new',
  garageEditWorkingPeriod: '/garaze/garaza/:id/working-period/:workingPeriodId/edit',
  garageEditWorkingPeriodRequest: '/garaze/garaza/:id/working-period-request/:workingPeriodRequestId/edit',
  parks: '/ulaznice',
  parkDetails: '/parkovi/park/:id',
  parkTransactions: '/parkovi/park/:id/transakcije',
  parkTickets: '/parkovi/park/:id/ulaznice',
  sales: '/prodaja',
  saleDetails: '/prodaja/provider/:id',
  salesTransactions: '/prodaja/provider/:id/transakcije',
  statements: '/obracuni',
  statistics: '/paydo-statistika',
  ...statisticsPaths,
  changeRequests: '/zahtjevi',
  changeRequest: '/zahtjevi/:id',
  systemStatus: '/status-sustava',
  incidents: '/incidenti',
  settings: '/settings',
  changePassword: '/promijeni-lozinku',
} as const;

export type RouteName = keyof typeof routePaths;

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
