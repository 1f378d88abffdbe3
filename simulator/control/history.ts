import { momentText } from '../clock.ts';
import { detail } from '../refusal.ts';
import type { SimulatorState } from '../state.ts';
import type { Step } from './replies.ts';

/** The number of steps that can be undone; each keeps a whole state in memory. */
const kept = 20;

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
  list(): readonly Step[];
  /** Restores the state before the newest step; 409 when there is none. */
  undo(world: World): void;
  /** Forgets all steps. */
  clear(): void;
}

export function createHistory(): History {
  let steps: { readonly step: Step; readonly before: SimulatorState }[] = [];
  let last = 0;
  return {
    async record(world, action, change) {
      const before = world.state();
      const { subject, reply } = await change();
      last += 1;
      const step = { id: last, at: momentText(world.clock.now()), action, subject };
      steps = [{ step, before }, ...steps].slice(0, kept);
      return reply;
    },
    list: () => steps.map(({ step }) => step),
    undo(world) {
      const [newest, ...older] = steps;
      if (!newest) throw detail(409, 'nothingToUndo');
      world.restore(newest.before);
      steps = older;
    },
    clear() {
      steps = [];
    },
  };
}
