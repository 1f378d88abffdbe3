import type { Catalogue } from './catalogue.ts';
import { channels } from './seeds/channels.ts';
import { companies } from './seeds/companies.ts';
import { garageOutlets, garages } from './seeds/garages.ts';
import { parkingOutlets, parkingProviders, zones } from './seeds/parking.ts';
import { parkOutlets, parks } from './seeds/parks.ts';
import { paymentCities } from './seeds/paymentCities.ts';
import { salesOutlets, salesProviders } from './seeds/salesProviders.ts';
import { users } from './seeds/users.ts';

/** Croatia as it is: what every scenario is made of. */
export const usualCatalogue: Catalogue = {
  channels,
  parkingProviders,
  zones,
  garages,
  parks,
  salesProviders,
  outlets: [...parkingOutlets, ...garageOutlets, ...parkOutlets, ...salesOutlets],
  users,
  paymentApp: { cities: paymentCities, companies },
};
