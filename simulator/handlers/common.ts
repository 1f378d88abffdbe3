import type * as calls from '#api/contract/common.ts';
import type { TextKey, Texts } from '../texts/texts.ts';
import type { World } from '../world/world.ts';
import type { Handlers } from './handler.ts';
import { outletServices } from './outlets/outletServices.ts';

/** The services, named in the request's language. */
export const servicesIn = (texts: Texts) =>
  outletServices.map(({ service, id }) => ({ service, id, name: texts(`service.${service}`) }));

/** The service groups. Each has the name of its service, in the request's language, unless a scenario gives it another. */
export const serviceGroupsIn = (texts: Texts, world: World) =>
  world.serviceGroup.all().map(({ id, code, description }) => {
    const named = outletServices.find((kind) => kind.code === code);
    return { id, code, description: description || (named ? texts(`service.${named.service}`) : code) };
  });

export const common: Handlers<typeof calls> = {
  getServices: (_, { texts }) => ({ services: servicesIn(texts).map(({ id, name }) => ({ id, name })) }),

  getSalesChannels: (_, { ledger }) => ({ channels: ledger.channels.map(({ id, name }) => ({ id, name })) }),

  getWeekdays: (_, { texts }) => ({
    weekdays: Object.fromEntries(
      Array.from({ length: 7 }, (_, day) => [String(day), texts(`weekday.${day}` as TextKey)]),
    ),
  }),
};
