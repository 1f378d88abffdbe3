import type { Scenario } from './scenario.ts';

export const empty: Scenario = {
  id: 'empty',
  world: (catalogue) => ({
    ...catalogue,
    parkingProviders: [],
    zones: [],
    outlets: [],
    paymentApp: null,
  }),
};
