import type { Scenario } from './scenario.ts';

export const outage: Scenario = {
  id: 'outage',
  faults: 'down',
  world: (catalogue) => catalogue,
};
