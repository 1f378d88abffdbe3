import type { Configuration } from '../start/configuration.ts';
import type { Monitor } from './startMonitoring.ts';

export type { Monitor } from './startMonitoring.ts';

/** Loads the monitoring where the deployment has it. Without its code the portal works as without monitoring. */
export async function loadMonitor({ monitoring }: Configuration): Promise<Monitor | undefined> {
  if (!monitoring) return undefined;
  try {
    return (await import('./startMonitoring.ts')).startMonitoring(monitoring);
  } catch {
    return undefined;
  }
}
