/** Every permission the server may grant (behaviour 1.7 and 21.29). Unknown ones remain plain text. */
export const permissions = [
  'DashboardView',
  'ParkingView',
  'ParkingProviderView',
  'ParkingTransakcijeView',
  'ParkingRacuniView',
  'ParkingProviderZonesView',
  'ParkingProviderZoneDetailsView',
  'ParkingProviderNewWorkingPeriodView',
  'ParkingProviderEditWorkingPeriodView',
  'ChangeParkingZoneRequests',
  'GarazeView',
  'GarazaDetaljiView',
  'GarazaTransakcijeView',
  'GarazaWorkingHoursView',
  'ChangeGarageRequests',
  'ParkoviView',
  'ParkDetaljiView',
  'ParkUlazniceView',
  'ProdajaView',
  'ProdajaDetaljiView',
  'ProdajaTransakcijeView',
  'ObracuniView',
  'ChangeRequestsView',
  'IncidentsView',
  'PaydoStatistikaView',
] as const;

export type Permission = (typeof permissions)[number];

const otherSpellings: Record<string, Permission> = {
  change_parkingzonerequests: 'ChangeParkingZoneRequests',
  change_garagerequests: 'ChangeGarageRequests',
};

/** The permission for a server's spelling (behaviour 1.9: two have a second spelling). */
export const canonicalPermission = (spelling: string): string => otherSpellings[spelling] ?? spelling;
