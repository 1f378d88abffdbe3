import * as accountCalls from '#api/contract/accounts.ts';
import * as changeRequestCalls from '#api/contract/changeRequests.ts';
import * as commonCalls from '#api/contract/common.ts';
import * as dashboardCalls from '#api/contract/dashboard.ts';
import * as garageHoursCalls from '#api/contract/garageHours.ts';
import * as garageCalls from '#api/contract/garages.ts';
import * as parkingCalls from '#api/contract/parking.ts';
import * as parkCalls from '#api/contract/parks.ts';
import * as passwordCalls from '#api/contract/passwords.ts';
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
import { type Route, routesOf, type Subject } from './handler.ts';
import { garageHours, garageHoursSubjects } from './hours/garageHours.ts';
import { zoneSubjects, zones } from './hours/zones.ts';
import { garages } from './outlets/garages.ts';
import { outletServices } from './outlets/outletServices.ts';
import { outletSubject } from './outlets/outlets.ts';
import { parking } from './outlets/parking.ts';
import { parks } from './outlets/parks.ts';
import { sales } from './outlets/sales.ts';
import { settings } from './settings.ts';
import { statementSubject, statements } from './statements.ts';
import { statistics } from './statistics/statistics.ts';
import { incidentSubject, system } from './system.ts';

/** Every call that the simulator handles. */
export const routes: readonly Route[] = [
  ...routesOf({ ...accountCalls, ...passwordCalls }, accounts),
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
  ...outletServices.map(outletSubject),
  ...zoneSubjects,
  ...garageHoursSubjects,
  statementSubject,
  incidentSubject,
];
