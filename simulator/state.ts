import * as z from 'zod/mini';
import { digest } from './digest.ts';
import { faultSchema } from './faults.ts';
import { scenarioOf } from './scenarios/index.ts';
import { kinds, type WorldData } from './world/models.ts';

/** All that is kept of a simulator over a restart: not the log, and no figures, which come from the seed. */
export interface SimulatorState {
  readonly format: 1;
  readonly scenario: string;
  readonly seed: number;
  /** What the clock was set to when the world began. */
  readonly now: string | null;
  readonly version: number;
  /** How many random numbers were drawn. */
  readonly drawn: number;
  readonly clock: { readonly fixed: string | null; readonly offsetMs: number };
  readonly faults: readonly z.output<typeof faultSchema>[];
  readonly world: WorldData;
}

const moment = z.iso.datetime({ offset: true });
const schema = z.object({
  format: z.literal(1),
  scenario: z.string().check(z.refine((id) => scenarioOf(id) !== undefined)),
  seed: z.int(),
  now: z.nullable(moment),
  version: z.int(),
  drawn: z.int(),
  clock: z.object({ fixed: z.nullable(moment), offsetMs: z.number() }),
  faults: z.array(faultSchema),
  world: z.object(Object.fromEntries(kinds.map((kind) => [kind, z.array(z.record(z.string(), z.unknown()))]))),
});

const checked = (value: unknown): SimulatorState | undefined => {
  const read = z.safeParse(schema, value);
  return read.success ? (read.data as unknown as SimulatorState) : undefined;
};

/** Reads a saved state; undefined when it is not one that this version can go on with. */
export function readState(text: string): SimulatorState | undefined {
  try {
    return checked(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** A state to take elsewhere: with a checksum, so that what was changed on the way is told. */
export async function snapshotOf(state: SimulatorState) {
  return { format: state.format, checksum: await digest(JSON.stringify(state)), state };
}

const snapshot = z.object({ format: z.literal(1), checksum: z.string(), state: z.unknown() });

/** Reads a snapshot; undefined when it is none, or not as it was exported. */
export async function readSnapshot(value: unknown): Promise<SimulatorState | undefined> {
  const read = z.safeParse(snapshot, value);
  if (!read.success || (await digest(JSON.stringify(read.data.state))) !== read.data.checksum) return undefined;
  return checked(read.data.state);
}
