import type { RootOptions } from 'react-dom/client';
import type { ApiError } from '#api/errors.ts';
import type { Configuration } from '../configuration.ts';

/** What the application hands over to the monitoring: errors that no listener of the window sees. */
export interface Monitor {
  /** React's three error handlers. */
  readonly rootOptions: Pick<RootOptions, 'onUncaughtError' | 'onCaughtError' | 'onRecoverableError'>;
  /** A route's loader or code failed. */
  readonly onRouteError: (error: unknown) => void;
  /** A reply of the API does not fit the contract (behaviour 22.15). */
  readonly onMisfit: (error: ApiError) => void;
}

/** Loads the monitoring where the deployment has it. Without its code the portal works as without monitoring. */
export async function loadMonitor({ monitoring }: Configuration): Promise<Monitor | undefined> {
  if (!monitoring) return undefined;
  try {
    return (await import('./startMonitoring.ts')).startMonitoring(monitoring);
  } catch {
    return undefined;
  }
}
