import * as accounts from './accounts.ts';
import type { Call } from './call.ts';
import * as changeRequests from './changeRequests.ts';
import * as common from './common.ts';
import * as dashboard from './dashboard.ts';
import * as garageHours from './garageHours.ts';
import * as garages from './garages.ts';
import * as parking from './parking.ts';
import * as parks from './parks.ts';
import * as passwords from './passwords.ts';
import * as sales from './sales.ts';
import * as settings from './settings.ts';
import * as statements from './statements.ts';
import * as statistics from './statistics.ts';
import * as system from './system.ts';
import * as zones from './zones.ts';

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'reply' in value;

/** Every call by area, for what needs them all: the OpenAPI document, the conformance check, the simulator. */
export const areas: Readonly<Record<string, readonly Call[]>> = Object.fromEntries(
  Object.entries({
    accounts: { ...accounts, ...passwords },
    common,
    dashboard,
    parking,
    garages,
    parks,
    sales,
    statements,
    zones,
    garageHours,
    changeRequests,
    system,
    settings,
    statistics,
  }).map(([area, module]) => [area, Object.values(module).filter(isCall)]),
);
