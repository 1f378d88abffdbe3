import * as z from 'zod/mini';
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

/** Reads a saved state; undefined when it is not one that this version can go on with. */
export function readState(text: string): SimulatorState | undefined {
  try {
    const read = z.safeParse(schema, JSON.parse(text));
    return read.success ? (read.data as unknown as SimulatorState) : undefined;
  } catch {
    return undefined;
  }
}
