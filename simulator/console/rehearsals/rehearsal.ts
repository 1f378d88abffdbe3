import type { ChangeRequest } from '#api/contract/changeRequests.ts';
import type { LogEntry, Mail, WorldState } from '#simulator/control/replies.ts';
import type { Fault } from '#simulator/faults/faults.ts';

import type { CallAs } from './callAs.ts';
import type english from './rehearsals.en.json';

/** The ids of rehearsals are the keys of their texts: `<id>.title`, `<id>.text` and `<id>.steps.<step>`. */
type RehearsalId = {
  [K in keyof typeof english]: (typeof english)[K] extends { readonly steps: object } ? K : never;
}[keyof typeof english];
type StepId<R extends RehearsalId> = keyof (typeof english)[R]['steps'] & string;

/** What has really happened, by which steps are ticked off (behaviour 23.24). */
export interface Observed {
  readonly state: WorldState;
  /** The user of the portal beside the console; null: nobody; undefined: it is not known. */
  readonly user: string | null | undefined;
  /** The portal's path with its query; undefined: it is not known. */
  readonly path: string | undefined;
  /** The request that is open on the support desk. */
  readonly desk: number | undefined;
  readonly requests: readonly ChangeRequest[];
  /** Pending requests whose border overlaps another zone. */
  readonly overlapping: ReadonlySet<number>;
  /** The calls of the API, the oldest first. */
  readonly calls: readonly LogEntry[];
  /** What the newest call that the step watches sent and received. */
  readonly watched: { readonly sent: string | null; readonly received: string | null } | undefined;
  readonly faults: readonly Fault[];
  readonly mails: readonly Mail[];
}

/** A place that a step leads to: a page of the portal, or a part of the console with its query. */
type Where = { readonly portal: string } | { readonly console: string };

/** What doing a step for the user needs. */
export interface StepTools {
  readonly language: string;
  readonly observed: Observed;
  /** Makes a call of the API as a user, or as nobody. */
  readonly callAs: CallAs;
  /** Signs a user in to the portal beside the console, and opens a page of it. */
  readonly enter: ((username: string | null, path: string) => void) | undefined;
  /** Loads again what the portal beside the console shows. */
  readonly refresh: () => void;
}

export interface Step<Id extends string = string> {
  readonly id: Id;
  /** Whether the step has happened. A pure function. */
  readonly isDone: (observed: Observed) => boolean;
  /** The calls of which `isDone` needs what was sent and received. */
  readonly watch?: (call: LogEntry) => boolean;
  readonly where?: (observed: Observed) => Where | undefined;
  /** It follows by itself from the step before, because the portal shows its page already; taken back together with it. */
  readonly follows?: true;
  /** Does the step through the same calls as by hand, as the right user. */
  readonly doIt?: (tools: StepTools) => Promise<unknown>;
}

/** A guided rehearsal: the state that it starts from, and its steps. */
export interface Rehearsal<Id extends RehearsalId = RehearsalId> {
  readonly id: Id;
  readonly minutes: number;
  readonly scenario: string;
  /** Where the clock stands at the start. */
  readonly now: string;
  readonly faults?: readonly Fault[];
  /** Who is signed in at the start; null: nobody. */
  readonly person: string | null;
  /** The page that the portal shows at the start. */
  readonly path: string;
  readonly steps: readonly Step[];
}

/** Declares a rehearsal; its steps have texts of their own. */
export const defineRehearsal = <const Id extends RehearsalId>(
  rehearsal: Omit<Rehearsal<Id>, 'steps'> & { readonly steps: readonly Step<StepId<Id>>[] },
): Rehearsal => rehearsal;
