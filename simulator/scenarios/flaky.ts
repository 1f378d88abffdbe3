import type { Scenario } from './scenario.ts';

export const flaky: Scenario = {
  id: 'flaky',
  faults: 'flaky',
  world: (catalogue) => catalogue,
};
