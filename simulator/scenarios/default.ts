import type { Scenario } from './scenario.ts';

export const usual: Scenario = {
  id: 'default',
  title: { hr: 'Uobičajeno', en: 'Usual' },
  description: {
    hr: 'Cijela Hrvatska: 25 parkinga, 12 garaža, 6 parkova i 5 pružatelja prodaje, s prodajom od 2018.',
    en: 'All of Croatia: 25 parking providers, 12 garages, 6 parks and 5 sales providers, with sales since 2018.',
  },
  world: (catalogue) => catalogue,
};
