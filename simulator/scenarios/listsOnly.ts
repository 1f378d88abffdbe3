import type { Permission } from '#api/permissions.ts';
import type { Scenario } from './scenario.ts';

/** What opens one of a list: its own page, and all that stands below it. */
const beyondLists: readonly Permission[] = [
  'ParkingProviderView',
  'GarazaDetaljiView',
  'ParkDetaljiView',
  'ProdajaDetaljiView',
];

export const listsOnly: Scenario = {
  id: 'lists-only',
  title: { hr: 'Samo popisi', en: 'Lists only' },
  description: {
    hr: 'Isto kao uobičajeno, ali nitko ne smije otvoriti pojedini parking, garažu, park ni pružatelja prodaje.',
    en: 'As usual, but nobody may open a single parking provider, garage, park or sales provider.',
  },
  world: (catalogue) => ({
    ...catalogue,
    users: catalogue.users.map((user) => ({
      ...user,
      permissions: user.permissions.filter((permission) => !beyondLists.some((other) => other === permission)),
    })),
  }),
};
