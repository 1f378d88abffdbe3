import { type Permission, permissions } from '#api/permissions.ts';
import type { UserSeed } from '../catalogue.ts';

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

const user = (
  username: string,
  name: readonly [first: string, last: string],
  granted: readonly Permission[],
  rest: Partial<UserSeed> = {},
): UserSeed => ({
  username,
  firstName: name[0],
  lastName: name[1],
  email: `${username}@primjer.hr`,
  permissions: granted,
  outlets: {},
  settings: {},
  ...rest,
});

/** The users who can sign in, all with the password `demo-1234` (behaviour 23.2 and 23.3). */
export const users: readonly UserSeed[] = [
  user('operator', ['Ana', 'Horvat'], permissions, {
    outlets: 'all',
    settings: { zagreb_sms: 'true', magic_button: 'true' },
  }),
  user(
    'provider',
    ['Marko', 'Kovačević'],
    ['DashboardView', ...parkingViews, 'ChangeParkingZoneRequests', 'ChangeRequestsView'],
    { outlets: { parking: [2, 8, 22] } },
  ),
  user('single', ['Ivana', 'Babić'], [...parkingViews, ...garageViews], { outlets: { parking: [6], garages: [12] } }),
  user('garage', ['Tomislav', 'Jurić'], [...garageViews, 'ChangeGarageRequests', 'ChangeRequestsView'], {
    outlets: { garages: [1, 2, 3, 4, 5, 6] },
  }),
  user('park', ['Petra', 'Marić'], ['ParkoviView', 'ParkDetaljiView', 'ParkUlazniceView'], {
    outlets: { parks: [1, 2] },
  }),
  user('sales', ['Luka', 'Novak'], ['ProdajaView', 'ProdajaDetaljiView', 'ProdajaTransakcijeView'], {
    outlets: { sales: [1, 5] },
  }),
  user('finance', ['Marija', 'Knežević'], ['ObracuniView', 'PaydoStatistikaView'], { outlets: 'all' }),
  user('incidents', ['Josip', 'Vuković'], ['IncidentsView']),
  user(
    'viewer',
    ['Katarina', 'Šarić'],
    permissions.filter((permission) => permission.endsWith('View')),
    { outlets: 'all' },
  ),
  user('newcomer', ['Filip', 'Đurđević'], [], { email: '' }),
];
