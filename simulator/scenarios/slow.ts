import type { Scenario } from './scenario.ts';

export const slow: Scenario = {
  id: 'slow',
  faults: 'slow',
  world: (catalogue) => catalogue,
};
