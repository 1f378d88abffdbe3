import * as z from 'zod/mini';
import { faultPresets, faultsOf } from '../faults/faultPresets.ts';
import { type Fault, faultSchema } from '../faults/faults.ts';
import { scenarioOf } from '../scenarios/index.ts';
import { momentSchema } from '../state/clock.ts';

/** A parameter of an address with a value that does not exist. */
export interface UnknownOfAddress {
  readonly name: 'scenario' | 'now' | 'person' | 'faults';
  readonly value: string;
}

/** What an address asks of the demo (behaviour 23.19). */
export interface AskedOfDemo {
  readonly scenario: string | undefined;
  readonly now: string | undefined;
  readonly person: string | undefined;
  /** The rules in place of those of the scenario. */
  readonly faults: readonly Fault[] | undefined;
  /** What it asks for that does not exist; the default is used in its place. */
  readonly unknown: readonly UnknownOfAddress[];
  /** The rest of the query, with its question mark, for the address that is shown. */
  readonly rest: string;
}

/** The rules of an address: a preset's id, `none`, or JSON as control calls have it. */
function readFaults(text: string): readonly Fault[] | undefined {
  if (text === 'none') return [];
  if (faultPresets.some(({ id }) => id === text)) return faultsOf(text);
  try {
    return z.safeParse(z.array(faultSchema), JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Reads `?scenario=`, `&now=`, `&person=` and `&faults=`. An empty parameter counts as none. */
export function readAddress(search: string, isPerson: (username: string) => boolean): AskedOfDemo {
  const params = new URLSearchParams(search);
  const rest = new URLSearchParams(params);
  const unknown: UnknownOfAddress[] = [];
  const read = (name: UnknownOfAddress['name'], isKnown: (value: string) => boolean) => {
    rest.delete(name);
    const value = params.get(name) || undefined;
    if (value === undefined || isKnown(value)) return value;
    unknown.push({ name, value });
    return undefined;
  };
  const isUnknownScenario = params.get('scenario') && !scenarioOf(params.get('scenario') ?? '');
  const scenario =
    read('scenario', (id) => scenarioOf(id) !== undefined) ?? (isUnknownScenario ? 'default' : undefined);
  const now = read('now', (moment) => z.safeParse(momentSchema, moment).success);
  const person = read('person', isPerson);
  const askedFaults = read('faults', (text) => readFaults(text) !== undefined);
  const faults = askedFaults === undefined ? undefined : readFaults(askedFaults);
  return { scenario, now, person, faults, unknown, rest: rest.size > 0 ? `?${rest}` : '' };
}
