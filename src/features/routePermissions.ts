import type { Permission } from '#api/permissions.ts';
import { type RouteName, statisticsViews } from './paths.ts';

/** The permission of a form, and that of the request that it makes (behaviour 2.2). */
const newZonePeriod = ['ParkingProviderNewWorkingPeriodView', 'ChangeParkingZoneRequests'] as const;
const editZonePeriod = ['ParkingProviderEditWorkingPeriodView', 'ChangeParkingZoneRequests'] as const;
const garagePeriod = ['GarazaWorkingHoursView', 'ChangeGarageRequests'] as const;

/**
 * The permission that a page, its menu entry and links to it need (behaviour 1.8); of several, all. Every user may open
 * the other pages.
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
  changeRequest: 'ChangeRequestsView',
};

/** The permissions that a page needs, all of them. */
export const permissionsOf = (name: RouteName): readonly Permission[] => [routePermissions[name] ?? []].flat();
