import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { scenarioIds, scenarioOf } from '../scenarios/index.ts';
import type { SimulatorOptions } from '../simulator.ts';
import { momentSchema } from '../state/clock.ts';

export const usage =
  'npm run simulator -- [--port 4010] [--scenario default] [--seed 1] [--now 2026-11-15T09:00:00Z] [--state FILE|none] [--portal URL] [--host ADDRESS --token TEXT]';

export interface ServerOptions {
  readonly port: number;
  /** The address that it listens at. */
  readonly host: string;
  /** What control calls need when others reach the host (behaviour 23.5); undefined: nothing. */
  readonly token: string | undefined;
  /** Where the portal is served, with a slash at its end; undefined: it is not known (behaviour 23.28). */
  readonly portal: URL | undefined;
  /** What the user must know of the options, such as an unknown scenario in place of which the default is used. */
  readonly notice: string | undefined;
  /** The given options; others are undefined. */
  readonly asked: SimulatorOptions;
  /** The file that keeps changes over a restart, of a server at this port; undefined: changes are not kept. */
  readonly statePathAt: (port: number) => string | undefined;
}

const shortestToken = 8;

/** Reads the command line (behaviour 23.1). Throws an error with a readable message when an option is wrong. */
export function readServerOptions(args: readonly string[]): ServerOptions {
  const text = { type: 'string' } as const;
  const options = {
    port: text,
    scenario: text,
    seed: text,
    now: text,
    state: text,
    host: text,
    token: text,
    portal: text,
  };
  const { port, scenario, seed, now, state, host, token, portal } = parseArgs({ args: [...args], options }).values;
  const isUnknown = scenario !== undefined && !scenarioOf(scenario);
  if (now !== undefined && !z.safeParse(momentSchema, now).success) {
    throw new Error(`--now must be a moment from 2018 to 2100 such as 2026-11-15T09:00:00Z, not "${now}".`);
  }
  if (host !== undefined && token === undefined) {
    throw new Error('--host needs --token: others reach the simulator then, and control calls need the token.');
  }
  if (token !== undefined && token.length < shortestToken) {
    throw new Error(`--token must have at least ${shortestToken} characters.`);
  }
  return {
    host: host ?? '127.0.0.1',
    token,
    portal: portal === undefined ? undefined : portalOf(portal),
    notice: isUnknown
      ? `There is no scenario "${scenario}", so the default is used. There are: ${scenarioIds()}.`
      : undefined,
    port: integerOf('port', port, 65_535) ?? 4010,
    asked: {
      ...(scenario === undefined || isUnknown ? {} : { scenario }),
      ...(seed === undefined ? {} : { seed: integerOf('seed', seed, 2 ** 31 - 1) ?? 1 }),
      ...(now === undefined ? {} : { now: new Date(now).toISOString() }),
    },
    statePathAt: (at) =>
      state === 'none' ? undefined : (state ?? join(tmpdir(), `parking-portal-simulator-${at}.json`)),
  };
}

function portalOf(text: string): URL {
  const address = URL.canParse(text) ? new URL(text) : undefined;
  if (!/^https?:$/.test(address?.protocol ?? '') || !address) {
    throw new Error(`--portal must be the portal's address such as http://localhost:5173, not "${text}".`);
  }
  return new URL(address.pathname.replace(/\/?$/, '/'), address.origin);
}

function integerOf(name: string, text: string | undefined, most: number): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (/^\d+$/.test(text) && value <= most) return value;
  throw new Error(`--${name} must be a whole number from 0 to ${most}, not "${text}".`);
}
