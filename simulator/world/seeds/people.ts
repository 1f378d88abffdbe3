import { type Permission, permissions } from '#api/permissions.ts';
import type { PersonSeed } from '../catalogue.ts';

const parkingViews = [
  'ParkingView',
  'ParkingProviderView',
  'ParkingTransakcijeView',
  'ParkingRacuniView',
  'ParkingProviderZonesView',
  'ParkingProviderZoneDetailsView',
  'ParkingProviderNewWorkingPeriodView',
  'ParkingProviderEditWorkingPeriodView',
] as const satisfies readonly Permission[];
const garageViews = [
  'GarazeView',
  'GarazaDetaljiView',
  'GarazaTransakcijeView',
  'GarazaWorkingHoursView',
] as const satisfies readonly Permission[];

const person = (
  username: string,
  name: readonly [first: string, last: string],
  granted: readonly Permission[],
  rest: Partial<PersonSeed> = {},
): PersonSeed => ({
  username,
  firstName: name[0],
  lastName: name[1],
  email: `${username}@primjer.hr`,
  permissions: granted,
  parkingProviderIds: [],
  garageIds: [],
  parkIds: [],
  salesProviderIds: [],
  settings: {},
  ...rest,
});

const everything = { parkingProviderIds: 'all', garageIds: 'all', parkIds: 'all', salesProviderIds: 'all' } as const;

/** Who can sign in, all with the password `demo-1234` (spec 3, part 8). */
export const people: readonly PersonSeed[] = [
  person('operator', ['Ana', 'Horvat'], permissions, {
    ...everything,
    settings: { zagreb_sms: 'true', magic_button: 'true' },
  }),
  person(
    'provider',
    ['Marko', 'Kovačević'],
    ['DashboardView', ...parkingViews, 'ChangeParkingZoneRequests', 'ChangeRequestsView'],
    { parkingProviderIds: [2, 8, 22] },
  ),
  person('single', ['Ivana', 'Babić'], [...parkingViews, ...garageViews], { parkingProviderIds: [6], garageIds: [12] }),
  person('garage', ['Tomislav', 'Jurić'], [...garageViews, 'ChangeGarageRequests', 'ChangeRequestsView'], {
    garageIds: [1, 2, 3, 4, 5, 6],
  }),
  person('park', ['Petra', 'Marić'], ['ParkoviView', 'ParkDetaljiView', 'ParkUlazniceView'], { parkIds: [1, 2] }),
  person('sales', ['Luka', 'Novak'], ['ProdajaView', 'ProdajaDetaljiView', 'ProdajaTransakcijeView'], {
    salesProviderIds: [1, 5],
  }),
  person('finance', ['Marija', 'Knežević'], ['ObracuniView', 'PaydoStatistikaView'], everything),
  person('incidents', ['Josip', 'Vuković'], ['IncidentsView']),
  person(
    'viewer',
    ['Katarina', 'Šarić'],
    permissions.filter((permission) => permission.endsWith('View')),
    everything,
  ),
  person('newcomer', ['Filip', 'Đurđević'], [], { email: '' }),
];
