import { createContext, use } from 'react';
import type { Progress } from './progress.ts';
import type { Observed, Rehearsal, Step } from './rehearsal.ts';

/** The rehearsal of this tab, and what can be done with it. */
export interface RehearsalControl {
  readonly rehearsal: Rehearsal | undefined;
  readonly progress: Progress | undefined;
  /** All its steps; none without a rehearsal. */
  readonly steps: readonly Step[];
  /** The step that is to be done; undefined: none, or all are done. */
  readonly current: Step | undefined;
  readonly observed: Observed | undefined;
  /** Whether the simulator still has the data that the rehearsal prepared. */
  readonly isFit: boolean;
  readonly isDoing: boolean;
  readonly isPreparing: boolean;
  readonly isGoingBack: boolean;
  readonly canGoBack: boolean;
  /** Whether pages of the portal can be opened from here. */
  readonly canOpen: boolean;
  choose(id: string | undefined): void;
  /** Starts the simulator over for the rehearsal; calls `done` when it has. */
  prepare(done: () => void): void;
  goBack(): void;
  /** Leads to where the current step is done. */
  show(): void;
  /** Does the current step as the right user. */
  doIt(): void;
  /** Ticks off the current step, where the console cannot see the portal. */
  markDone(): void;
}

export const RehearsalContext = createContext<RehearsalControl | undefined>(undefined);

export function useRehearsal(): RehearsalControl {
  const control = use(RehearsalContext);
  if (!control) throw new Error('There is no RehearsalProvider above.');
  return control;
}
