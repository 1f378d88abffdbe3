import { defineCall } from './call.ts';
import { idParam } from './reports.ts';
import {
  closingRuleBody,
  closingRuleDetails,
  closingRuleList,
  closingRuleQuery,
  creationsRequested,
  itemParams,
  itemReads,
  itemWrites,
  workingPeriodBody,
  workingPeriodDetails,
  workingPeriodList,
} from './workingHours.ts';

const G = '/garaze/garaza/{id}' as const;
const view = { method: 'GET', access: ['GarazaWorkingHoursView'] } as const;
/** Every write is a request that awaits approval (behaviour 15.1). */
const change = { access: ['ChangeGarageRequests'] } as const;
const create = { ...change, method: 'POST', params: idParam, reply: creationsRequested } as const;
const period = { name: 'GarageWorkingPeriod', what: "a garage's working period", path: `${G}/radno-vrijeme` } as const;
const rule = { name: 'GarageClosingRule', what: "a garage's closing rule", path: `${G}/iznimka` } as const;

export const getGarageWorkingPeriods = defineCall({
  ...view,
  name: 'getGarageWorkingPeriods',
  summary: "A garage's working periods",
  path: `${G}/radna-vremena/`,
  params: idParam,
  reply: workingPeriodList,
});
export const createGarageWorkingPeriod = defineCall({
  ...create,
  name: 'createGarageWorkingPeriod',
  summary: 'Requests a new working period of a garage',
  path: `${G}/radna-vremena/`,
  body: workingPeriodBody,
});
export const { item: getGarageWorkingPeriod, request: getGarageWorkingPeriodRequest } = itemReads({
  ...period,
  access: view.access,
  params: itemParams,
  details: workingPeriodDetails,
});
export const {
  change: changeGarageWorkingPeriod,
  remove: removeGarageWorkingPeriod,
  amend: amendGarageWorkingPeriod,
  withdraw: withdrawGarageWorkingPeriod,
} = itemWrites({ ...period, ...change, params: itemParams, body: workingPeriodBody });

export const getGarageClosingRules = defineCall({
  ...view,
  name: 'getGarageClosingRules',
  summary: "A garage's closing rules",
  path: `${G}/iznimke/`,
  params: idParam,
  query: closingRuleQuery,
  reply: closingRuleList,
});
export const createGarageClosingRule = defineCall({
  ...create,
  name: 'createGarageClosingRule',
  summary: 'Requests a new closing rule of a garage',
  path: `${G}/iznimke/`,
  body: closingRuleBody,
});
export const { item: getGarageClosingRule, request: getGarageClosingRuleRequest } = itemReads({
  ...rule,
  access: view.access,
  params: itemParams,
  details: closingRuleDetails,
});
export const {
  change: changeGarageClosingRule,
  remove: removeGarageClosingRule,
  amend: amendGarageClosingRule,
  withdraw: withdrawGarageClosingRule,
} = itemWrites({ ...rule, ...change, params: itemParams, body: closingRuleBody });
