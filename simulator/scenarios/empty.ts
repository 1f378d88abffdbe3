import type { Scenario } from './scenario.ts';

export const empty: Scenario = {
  id: 'empty',
  title: { hr: 'Prazno', en: 'Empty' },
  description: {
    hr: 'Isti korisnici, ali bez pružatelja, garaža i parkova: ništa nije prodano.',
    en: 'The same users, but no providers, garages or parks: nothing was sold.',
  },
  world: (catalogue) => ({
    ...catalogue,
    parkingProviders: [],
    zones: [],
    garages: [],
    parks: [],
    salesProviders: [],
    outlets: [],
    paymentApp: null,
  }),
};
