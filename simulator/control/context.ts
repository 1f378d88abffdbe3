import type { CallLog } from '../calls/log.ts';
import type { Faults } from '../faults/faults.ts';
import type { SimulatorContext } from '../handlers/handler.ts';
import type { Listener } from '../state/changes.ts';
import type { Clock } from '../state/clock.ts';
import type { SimulatorOptions, SimulatorState } from '../state/state.ts';
import type { History } from './history.ts';

/** What the control calls read and change. A reset in the middle of a call replaces what it has of the data. */
export interface ControlContext extends SimulatorContext {
  readonly scenario: string;
  readonly seed: number;
  readonly version: number;
  /** Tells one start of the data from another (behaviour 23.24). */
  readonly run: number;
  readonly faults: Faults;
  readonly log: CallLog;
  readonly history: History;
  signIn(username: string): string;
  reset(options: SimulatorOptions): void;
  state(): SimulatorState;
  restore(state: SimulatorState): void;
  subscribe(listener: Listener): () => void;
  moveClock(move: (clock: Clock) => void): void;
}
