import { detail } from '../calls/httpError.ts';
import { momentText } from '../state/clock.ts';
import type { SimulatorState } from '../state/state.ts';
import type { Step } from './replies.ts';
import type { StepStore } from './steps.ts';

interface World {
  readonly clock: { now(): Date };
  state(): SimulatorState;
  restore(state: SimulatorState): void;
}

/** The changes by control calls, the newest first, and the undoing of the newest (behaviour 23.21). */
export interface History {
  /** Makes a change and records it. A change that fails is not recorded. */
  record<T>(
    world: World,
    action: Step['action'],
    change: () => { subject: string; reply: T } | Promise<{ subject: string; reply: T }>,
  ): Promise<T>;
  list(): Promise<readonly Step[]>;
  /** Restores the state before the newest step; 409 when there is none. */
  undo(world: World): Promise<void>;
  /** Forgets all steps. */
  clear(): void;
}

/** A history whose steps are in a store, which several simulators may share: each undoes what another has done. */
export const createHistory = (steps: StepStore): History => ({
  async record(world, action, change) {
    const before = world.state();
    const { subject, reply } = await change();
    await steps.add({ at: momentText(world.clock.now()), action, subject }, before);
    return reply;
  },
  list: () => steps.list(),
  async undo(world) {
    const before = await steps.takeNewest();
    if (!before) throw detail(409, 'nothingToUndo');
    world.restore(before);
  },
  clear: () => void steps.clear(),
});
