import * as z from 'zod/mini';
import { rehearsals } from './index.ts';
import type { Observed, Rehearsal, Step, StepTools } from './rehearsal.ts';

/** How far a rehearsal has come in this tab. */
export interface Progress {
  readonly id: string;
  /** The start of the data that the rehearsal prepared; null: not prepared yet. */
  readonly run: number | null;
  /** How many steps are done, those that every rehearsal begins with included. */
  readonly done: number;
  /** After a step back: the step is not ticked off until it is seen undone, or it would be at once. */
  readonly isHeld: boolean;
}

export const rehearsalOf = (id: string | undefined): Rehearsal | undefined => rehearsals.find((one) => one.id === id);

/** All steps of a rehearsal: it is prepared, someone is signed in, then its own. */
export const stepsOf = ({ person, path, steps }: Rehearsal): readonly Step[] => [
  { id: 'prepare', isDone: () => true },
  ...(person === null
    ? []
    : [
        {
          id: 'enter',
          isDone: ({ user, calls }: Observed) =>
            user === undefined ? calls.some((call) => call.user === person) : user === person,
          doIt: async ({ enter }: StepTools) => enter?.(person, path),
        },
      ]),
  ...steps,
];

/** Whether the simulator still has the data that the rehearsal prepared (behaviour 23.25). */
export const fits = (rehearsal: Rehearsal, { run }: Progress, { state }: Observed): boolean =>
  run === null || (state.run === run && state.scenario === rehearsal.scenario);

/**
 * Ticks off the steps that have happened, in their order (behaviour 23.24). `observed` has what the current step
 * watches, so at most one step is ticked off that watches something.
 */
export function advance(rehearsal: Rehearsal, progress: Progress, observed: Observed): Progress {
  if (progress.run === null || !fits(rehearsal, progress, observed)) return progress;
  const steps = stepsOf(rehearsal);
  const step = steps[progress.done];
  if (!step) return progress;
  const isDone = step.isDone(observed);
  if (progress.isHeld) return isDone ? progress : { ...progress, isHeld: false };
  return isDone ? { ...progress, done: progress.done + 1 } : progress;
}

/** How many steps are done after one step back; a step that follows by itself is taken back with the one before. */
export function stepBack(steps: readonly Step[], done: number): number {
  let to = done - 1;
  while (to > 1 && steps[to]?.follows) to -= 1;
  return to;
}

const key = 'simulator-rehearsal';
/** More steps than any rehearsal has. */
const mostSteps = 20;
const markKey = (done: number) => `${key}-mark-${done}`;
const stored = z.object({
  id: z.string(),
  run: z.nullable(z.int()),
  done: z.int().check(z.gte(0)),
  isHeld: z.boolean(),
});

/** Reads this tab's progress; undefined when there is none, or it is of an unknown rehearsal. */
export function readProgress(): Progress | undefined {
  try {
    const read = z.safeParse(stored, JSON.parse(sessionStorage.getItem(key) ?? 'null'));
    return read.success && rehearsalOf(read.data.id) ? read.data : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps this tab's progress over reloads; undefined forgets it and all marks. */
export function storeProgress(progress: Progress | undefined): void {
  try {
    if (progress) sessionStorage.setItem(key, JSON.stringify(progress));
    else sessionStorage.removeItem(key);
    const steps = progress?.run == null ? 0 : progress.done + 1;
    for (let done = steps; done < mostSteps; done++) sessionStorage.removeItem(markKey(done));
  } catch {
    // Without storage the progress lasts as long as the page.
  }
}

/** Keeps the simulator's state after so many steps, for one step back; where it has no place, there is no way back. */
export function storeMark(done: number, snapshot: unknown): void {
  try {
    sessionStorage.setItem(markKey(done), JSON.stringify(snapshot));
  } catch {
    sessionStorage.removeItem(markKey(done));
  }
}

export function hasMark(done: number): boolean {
  try {
    return sessionStorage.getItem(markKey(done)) !== null;
  } catch {
    return false;
  }
}

/** The state after so many steps; undefined when it was not kept. */
export function readMark(done: number): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(markKey(done)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
