import * as accountCalls from '#api/contract/accounts.ts';
import type { Call } from '#api/contract/call.ts';
import * as changeRequestCalls from '#api/contract/changeRequests.ts';
import * as commonCalls from '#api/contract/common.ts';
import * as dashboardCalls from '#api/contract/dashboard.ts';
import * as garageHoursCalls from '#api/contract/garageHours.ts';
import * as garageCalls from '#api/contract/garages.ts';
import * as parkingCalls from '#api/contract/parking.ts';
import * as parkCalls from '#api/contract/parks.ts';
import * as salesCalls from '#api/contract/sales.ts';
import * as settingsCalls from '#api/contract/settings.ts';
import * as statementCalls from '#api/contract/statements.ts';
import * as statisticsCalls from '#api/contract/statistics.ts';
import * as systemCalls from '#api/contract/system.ts';
import * as zoneCalls from '#api/contract/zones.ts';
import { accounts } from './accounts.ts';
import { changeRequests } from './changeRequests.ts';
import { common } from './common.ts';
import { dashboard } from './dashboard.ts';
import { garageHours, garageHoursSubjects } from './garageHours.ts';
import { garageSubject, garages } from './garages.ts';
import type { CallContext, Handlers, Subject } from './handler.ts';
import { parking, parkingProviderSubject } from './parking.ts';
import { parkSubject, parks } from './parks.ts';
import { sales, salesProviderSubject } from './sales.ts';
import { settings } from './settings.ts';
import { statements } from './statements.ts';
import { statistics } from './statistics.ts';
import { incidentSubject, system } from './system.ts';
import { zoneSubjects, zones } from './zones.ts';

/** A handler whose call's types are checked where it is written, and forgotten here. */
type AnyHandler = (input: unknown, context: CallContext<unknown>) => unknown;

export interface Route {
  readonly call: Call;
  readonly handle: AnyHandler;
}

const isCall = (value: unknown): value is Call => typeof value === 'object' && value !== null && 'reply' in value;

/** Puts each call of a contract file together with its handler. */
const routesOf = <Contract extends object>(contract: Contract, handlers: Handlers<Contract>): Route[] =>
  Object.entries(contract).flatMap(([name, call]) =>
    isCall(call) ? [{ call, handle: handlers[name as keyof Handlers<Contract>] as unknown as AnyHandler }] : [],
  );

/** Every call that the simulator handles. */
export const routes: readonly Route[] = [
  ...routesOf(accountCalls, accounts),
  ...routesOf(commonCalls, common),
  ...routesOf(dashboardCalls, dashboard),
  ...routesOf(parkingCalls, parking),
  ...routesOf(garageCalls, garages),
  ...routesOf(parkCalls, parks),
  ...routesOf(salesCalls, sales),
  ...routesOf(statementCalls, statements),
  ...routesOf(zoneCalls, zones),
  ...routesOf(garageHoursCalls, garageHours),
  ...routesOf(changeRequestCalls, changeRequests),
  ...routesOf(systemCalls, system),
  ...routesOf(settingsCalls, settings),
  ...routesOf(statisticsCalls, statistics),
];

/** Every kind of object that a path can name. */
export const subjects: readonly Subject[] = [
  parkingProviderSubject,
  garageSubject,
  parkSubject,
  salesProviderSubject,
  ...zoneSubjects,
  ...garageHoursSubjects,
  incidentSubject,
];
