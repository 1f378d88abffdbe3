import { outletServices } from '../handlers/outlets/outletServices.ts';
import type { Catalogue } from './catalogue.ts';
import { channels } from './seeds/channels.ts';
import { companies } from './seeds/companies.ts';
import { parkingProviders, zones } from './seeds/parking.ts';
import { paymentCities } from './seeds/paymentCities.ts';
import { users } from './seeds/users.ts';

/** The data of the default scenario, from which every other scenario is derived. */
export const defaultCatalogue: Catalogue = {
  channels,
  parkingProviders,
  zones,
  outlets: outletServices.flatMap(({ outlets }) => outlets),
  users,
  paymentApp: { cities: paymentCities, companies },
};
