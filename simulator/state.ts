import * as z from 'zod/mini';
import { digest } from './digest.ts';
import { faultSchema } from './faults.ts';
import { scenarioOf } from './scenarios/index.ts';
import { kinds, type WorldData } from './world/models.ts';

/** What is saved of a simulator over a restart: neither the log nor figures, which are computed from the seed. */
export interface SimulatorState {
  readonly format: 2;
  readonly scenario: string;
  readonly seed: number;
  /** The clock's setting when the world started. */
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
  format: z.literal(2),
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

/** Reads a saved state; undefined when this version cannot read it. */
export function readState(text: string): SimulatorState | undefined {
  try {
    return checked(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** A state as an exported document, with a checksum that detects a changed or damaged file. */
export async function snapshotOf(state: SimulatorState) {
  return { format: state.format, checksum: await digest(JSON.stringify(state)), state };
}

const snapshot = z.object({ format: z.literal(2), checksum: z.string(), state: z.unknown() });

/** Reads an exported document; undefined when it is invalid or its checksum does not match. */
export async function readSnapshot(value: unknown): Promise<SimulatorState | undefined> {
  const read = z.safeParse(snapshot, value);
  if (!read.success || (await digest(JSON.stringify(read.data.state))) !== read.data.checksum) return undefined;
  return checked(read.data.state);
}
