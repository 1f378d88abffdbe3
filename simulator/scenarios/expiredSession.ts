import type { Scenario } from './scenario.ts';

export const expiredSession: Scenario = {
  id: 'expired-session',
  faults: 'expired',
  world: (catalogue) => catalogue,
};
