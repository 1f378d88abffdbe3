import { signingIn } from '../faults/faultPresets.ts';
import type { Scenario } from './scenario.ts';

export const expiredSession: Scenario = {
  id: 'expired-session',
  faults: [signingIn, { path: '/**', status: 401, times: 1 }],
  world: (catalogue) => catalogue,
};
