import type { ServiceName, UserSeed } from '../world/catalogue.ts';
import type { Scenario } from './scenario.ts';

/**
 * The ids of the outlets that remain; of a service that is not named, the first. Parking is Šibenik: three zones,
 * receipts of its own, and rights of the user `provider` on it.
 */
const chosen: Readonly<Partial<Record<ServiceName, number>>> = { parking: 8, garages: 12, parks: 2 };
const chosenOf = (service: ServiceName) => chosen[service] ?? 1;

/** A user with any outlet of a service has the only one that exists here. */
const onlyChosen = (outlets: UserSeed['outlets']): UserSeed['outlets'] =>
  outlets === 'all'
    ? outlets
    : Object.fromEntries(Object.keys(outlets).map((service) => [service, [chosenOf(service as ServiceName)]]));

export const singleProvider: Scenario = {
  id: 'single-provider',
  world: (catalogue) => ({
    ...catalogue,
    parkingProviders: catalogue.parkingProviders.filter(({ id }) => id === chosenOf('parking')),
    zones: catalogue.zones.filter(({ providerId }) => providerId === chosenOf('parking')),
    outlets: catalogue.outlets.filter(({ service, id }) => id === chosenOf(service)),
    users: catalogue.users.map((user) => ({ ...user, outlets: onlyChosen(user.outlets) })),
  }),
};
