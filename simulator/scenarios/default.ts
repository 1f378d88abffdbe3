import type { Scenario } from './scenario.ts';

export const defaultScenario: Scenario = {
  id: 'default',
  world: (catalogue) => catalogue,
};
