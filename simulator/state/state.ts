import * as z from 'zod/mini';
import { digest } from '../data/digest.ts';
import { faultSchema } from '../faults/faults.ts';
import { scenarioOf } from '../scenarios/index.ts';
import { kinds, type WorldData, worldSchema } from '../world/models.ts';
import type { ChangedPart } from './changes.ts';
import { momentSchema } from './clock.ts';

/** The initial state. With `now` the clock is frozen at that moment; null is real time. */
export interface SimulatorOptions {
  readonly scenario?: string;
  readonly seed?: number;
  readonly now?: string | null;
}

/** The saved state of a simulator: neither the log nor figures, which are computed from the seed. */
export interface SimulatorState {
  readonly format: 2;
  readonly scenario: string;
  readonly seed: number;
  /** The clock's setting at the start. */
  readonly now: string | null;
  readonly version: number;
  /** The version at which these data started; another number means that they have started over since. */
  readonly run?: number | undefined;
  /** How many random numbers were drawn. */
  readonly drawn: number;
  readonly clock: { readonly fixed: string | null; readonly offsetMs: number };
  readonly faults: readonly z.output<typeof faultSchema>[];
  readonly world: WorldData;
}

/** A saved state. */
export const stateSchema = z.strictObject({
  format: z.literal(2),
  scenario: z.string().check(z.refine((id) => scenarioOf(id) !== undefined)),
  seed: z.int(),
  now: z.nullable(momentSchema),
  version: z.int().check(z.gte(0)),
  run: z.optional(z.int().check(z.gte(0))),
  drawn: z.int().check(z.gte(0)),
  clock: z.strictObject({ fixed: z.nullable(momentSchema), offsetMs: z.number() }),
  faults: z.array(faultSchema),
  world: worldSchema,
});

/** A value as a state; undefined when this version cannot read it. */
export const checkedState = (value: unknown): SimulatorState | undefined => {
  const read = z.safeParse(stateSchema, value);
  return read.success ? (read.data as unknown as SimulatorState) : undefined;
};

/** Reads a saved state; undefined when this version cannot read it. */
export function readState(text: string): SimulatorState | undefined {
  try {
    return checkedState(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** A state as an exported document, with a checksum that detects a changed or damaged file. */
export async function snapshotOf(state: SimulatorState): Promise<z.input<typeof snapshotSchema>> {
  // In the order of the schema, in which it is sent: the checksum is that of the text.
  const sent = z.encode(stateSchema, state as unknown as z.output<typeof stateSchema>);
  return { format: state.format, checksum: await digest(JSON.stringify(sent)), state: sent };
}

/** The parts in which two states differ. */
export function differences(one: SimulatorState, other: SimulatorState): ChangedPart[] {
  const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
  if (one.scenario !== other.scenario || one.seed !== other.seed) return ['all'];
  return [
    ...kinds.filter((kind) => !isSame(one.world[kind], other.world[kind])),
    ...(isSame(one.clock, other.clock) ? [] : (['clock'] as const)),
    ...(isSame(one.faults, other.faults) ? [] : (['faults'] as const)),
  ];
}

/** An exported document. */
export const snapshotSchema = z.strictObject({ format: z.literal(2), checksum: z.string(), state: stateSchema });

/** The state of an exported document; undefined when its checksum does not match. `raw` is the document as it was sent. */
export async function stateOf(
  { checksum, state }: z.output<typeof snapshotSchema>,
  raw: unknown,
): Promise<SimulatorState | undefined> {
  const sent = (raw as { readonly state: unknown }).state;
  return (await digest(JSON.stringify(sent))) === checksum ? (state as unknown as SimulatorState) : undefined;
}
