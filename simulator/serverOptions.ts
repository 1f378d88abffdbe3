import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { scenarioOf, scenarios } from './scenarios/index.ts';
import type { SimulatorOptions } from './simulator.ts';

export const usage =
  'npm run simulator -- [--port 4010] [--scenario default] [--seed 1] [--now 2026-11-15T09:00:00Z] [--state FILE|none]';

export interface ServerOptions {
  readonly port: number;
  /** What was asked for; what was not is left out. */
  readonly asked: SimulatorOptions;
  /** The file that keeps changes over a restart; undefined: changes are not kept. */
  readonly statePath: string | undefined;
}

/** Reads the command line (behaviour 23.1). Throws an error with a readable message when an option is wrong. */
export function readServerOptions(args: readonly string[]): ServerOptions {
  const text = { type: 'string' } as const;
  const options = { port: text, scenario: text, seed: text, now: text, state: text };
  const { port, scenario, seed, now, state } = parseArgs({ args: [...args], options }).values;
  if (scenario !== undefined && !scenarioOf(scenario)) {
    throw new Error(`There is no scenario "${scenario}". There are: ${scenarios.map(({ id }) => id).join(', ')}.`);
  }
  if (now !== undefined && !(/^\d{4}-\d{2}-\d{2}T/.test(now) && !Number.isNaN(Date.parse(now)))) {
    throw new Error(`--now must be a moment such as 2026-11-15T09:00:00Z, not "${now}".`);
  }
  return {
    port: integerOf('port', port, 65_535) ?? 4010,
    asked: {
      ...(scenario === undefined ? {} : { scenario }),
      ...(seed === undefined ? {} : { seed: integerOf('seed', seed, 2 ** 31 - 1) ?? 1 }),
      ...(now === undefined ? {} : { now: new Date(now).toISOString() }),
    },
    statePath: state === 'none' ? undefined : (state ?? join(tmpdir(), 'parking-portal-simulator.json')),
  };
}

function integerOf(name: string, text: string | undefined, most: number): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (/^\d+$/.test(text) && value <= most) return value;
  throw new Error(`--${name} must be a whole number from 0 to ${most}, not "${text}".`);
}
