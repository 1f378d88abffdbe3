import * as z from 'zod/mini';
import { momentSchema } from './clock.ts';
import { scenarioOf } from './scenarios/index.ts';

/** What an address asks of the demo (behaviour 23.19). */
export interface AskedOfDemo {
  readonly scenario: string | undefined;
  readonly now: string | undefined;
  readonly person: string | undefined;
  /** What it asks for that does not exist; the default is used in its place. */
  readonly unknown: readonly { readonly name: 'scenario' | 'now' | 'person'; readonly value: string }[];
  /** The rest of the query, with its question mark, for the address that is shown. */
  readonly rest: string;
}

/** Reads `?scenario=`, `&now=` and `&person=`. An empty parameter counts as none. */
export function readAddress(search: string, isPerson: (username: string) => boolean): AskedOfDemo {
  const params = new URLSearchParams(search);
  const rest = new URLSearchParams(params);
  const unknown: { name: 'scenario' | 'now' | 'person'; value: string }[] = [];
  const read = (name: 'scenario' | 'now' | 'person', isKnown: (value: string) => boolean) => {
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
  return { scenario, now, person, unknown, rest: rest.size > 0 ? `?${rest}` : '' };
}
