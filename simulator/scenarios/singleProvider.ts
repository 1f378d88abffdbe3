import type { Catalogue } from '../world/catalogue.ts';
import type { Scenario } from './scenario.ts';

/** Šibenik: three zones, receipts of its own, and rights of the user `provider` on it. */
const parkingId = 8;
const others = { garages: 12, parks: 2, sales: 1 };

export const singleProvider: Scenario = {
  id: 'single-provider',
  title: { hr: 'Jedan pružatelj', en: 'A single provider' },
  description: {
    hr: 'Jedan parking, jedna garaža, jedan park i jedan pružatelj prodaje: popisi vode ravno na njih.',
    en: 'One parking provider, one garage, one park and one sales provider: the lists lead straight to them.',
  },
  world: (catalogue: Catalogue) => ({
    ...catalogue,
    parkingProviders: catalogue.parkingProviders.filter(({ id }) => id === parkingId),
    zones: catalogue.zones.filter(({ providerId }) => providerId === parkingId),
    garages: catalogue.garages.filter(({ id }) => id === others.garages),
    parks: catalogue.parks.filter(({ id }) => id === others.parks),
    salesProviders: catalogue.salesProviders.filter(({ id }) => id === others.sales),
    outlets: catalogue.outlets.filter(
      ({ service, id }) => id === (service === 'parking' ? parkingId : others[service]),
    ),
    // A user with any provider has the only one that exists here.
    users: catalogue.users.map((user) => {
      const one = (ids: 'all' | readonly number[], id: number) => (ids === 'all' || ids.length > 0 ? [id] : []);
      return {
        ...user,
        parkingProviderIds: one(user.parkingProviderIds, parkingId),
        garageIds: one(user.garageIds, others.garages),
        parkIds: one(user.parkIds, others.parks),
        salesProviderIds: one(user.salesProviderIds, others.sales),
      };
    }),
  }),
};
