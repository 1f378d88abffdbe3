import type { SimulatorState } from '../state/state.ts';
import type { Step } from './replies.ts';

/** The number of steps that can be undone; each keeps a whole state. */
export const maxSteps = 20;

/** Where the steps of the history are kept, each with the state before it. */
export interface StepStore {
  /** Adds the newest step, and drops those above the limit. */
  add(step: Omit<Step, 'id'>, before: SimulatorState): Promise<void>;
  /** The steps, the newest first. */
  list(): Promise<readonly Step[]>;
  /** Removes the newest step and returns the state before it; undefined when there is none. */
  takeNewest(): Promise<SimulatorState | undefined>;
  clear(): Promise<void>;
}

/** Steps in memory: those of one simulator. */
export function stepsInMemory(): StepStore {
  let steps: { readonly step: Step; readonly before: SimulatorState }[] = [];
  let last = 0;
  return {
    async add(step, before) {
      last += 1;
      steps = [{ step: { id: last, ...step }, before }, ...steps].slice(0, maxSteps);
    },
    list: async () => steps.map(({ step }) => step),
    takeNewest: async () => steps.shift()?.before,
    async clear() {
      steps = [];
    },
  };
}
