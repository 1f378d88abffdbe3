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
  systemStatus: '/status-sustava',
  incidents: '/incidenti',
  settings: '/settings',
  changePassword: '/promijeni-lozinku',
} as const;

export type RouteName = keyof typeof routePaths;

type ParamOf<N extends RouteName> = PathParam<(typeof routePaths)[N]>;

/** The routes without a parameter in their path. */
export type PlainRoute = { [N in RouteName]: [ParamOf<N>] extends [never] ? N : never }[RouteName];

/** The routes whose only parameter is an id. */
export type IdRoute = {
  [N in RouteName]: [ParamOf<N>] extends [never] ? never : [ParamOf<N>] extends ['id'] ? N : never;
}[RouteName];

/** A form's own permission, and the one of the request that it makes (behaviour 2.2). */
const newZonePeriod = ['ParkingProviderNewWorkingPeriodView', 'ChangeParkingZoneRequests'] as const;
const editZonePeriod = ['ParkingProviderEditWorkingPeriodView', 'ChangeParkingZoneRequests'] as const;
const garagePeriod = ['GarazaWorkingHoursView', 'ChangeGarageRequests'] as const;

/**
 * The permission that a page, its menu entry and links to it need (behaviour 1.8); of several, all. Other pages
 * are open to every user.
 */
const routePermissions: Readonly<Partial<Record<RouteName, Permission | readonly Permission[]>>> = {
  home: 'DashboardView',
  parking: 'ParkingView',
  parkingProvider: 'ParkingProviderView',
  parkingProviderTransactions: 'ParkingTransakcijeView',
  parkingProviderReceipts: 'ParkingRacuniView',
  parkingProviderZones: 'ParkingProviderZonesView',
  parkingProviderZoneDetails: 'ParkingProviderZoneDetailsView',
  // An editor, for users who may request changes; others see borders on the zone's own page.
  zoneGeo: ['ParkingProviderZoneDetailsView', 'ChangeParkingZoneRequests'],
  parkingProviderNewWorkingPeriod: newZonePeriod,
  parkingProviderZoneNewWorkingPeriod: newZonePeriod,
  parkingProviderEditWorkingPeriod: editZonePeriod,
  parkingProviderEditWorkingPeriodRequest: editZonePeriod,
  garages: 'GarazeView',
  garageDetails: 'GarazaDetaljiView',
  garageTransactions: 'GarazaTransakcijeView',
  garageWorkingHours: 'GarazaWorkingHoursView',
  garageNewWorkingPeriod: garagePeriod,
  garageEditWorkingPeriod: garagePeriod,
  garageEditWorkingPeriodRequest: garagePeriod,
  parks: 'ParkoviView',
  parkDetails: 'ParkDetaljiView',
  parkTransactions: 'ParkDetaljiView',
  parkTickets: 'ParkUlazniceView',
  sales: 'ProdajaView',
  saleDetails: 'ProdajaDetaljiView',
  salesTransactions: 'ProdajaTransakcijeView',
  statements: 'ObracuniView',
  statistics: 'PaydoStatistikaView',
  ...Object.fromEntries(statisticsViews.map((name) => [name, 'PaydoStatistikaView' as const])),
  changeRequests: 'ChangeRequestsView',
};

/** The permissions that a page needs, all of them. */
export const permissionsOf = (name: RouteName): readonly Permission[] => [routePermissions[name] ?? []].flat();

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

/** What a route's path needs besides its name: its parameters, if it has some. */
export type PathArguments<N extends RouteName> =
  PathParam<(typeof routePaths)[N]> extends never ? [] : [params: Params<N>];

/** The path of a route, its parameters filled in: `pathTo('parkingProvider', { id: 3 })`. */
export function pathTo<N extends RouteName>(name: N, ...[params]: PathArguments<N>): string {
  const texts = Object.fromEntries(Object.entries(params ?? {}).map(([key, value]) => [key, String(value)]));
  return generatePath(routePaths[name] as string, texts);
}

/** An id as an address has it, or undefined for what is none. */
export const idOf = (text: string | undefined): number | undefined =>
  text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
