import { defineCall, empty } from './call.ts';
import { idParam } from './reports.ts';
import {
  amended,
  closingRuleBody,
  closingRuleDetails,
  closingRuleList,
  closingRuleQuery,
  creationsRequested,
  itemParams,
  requested,
  workingPeriodBody,
  workingPeriodDetails,
  workingPeriodList,
} from './workingHours.ts';

const G = '/garaze/garaza/{id}' as const;
const view = { method: 'GET', access: ['GarazaWorkingHoursView'] } as const;
/** Every write is a request that awaits approval (spec 2, part 1). */
const change = { access: ['ChangeGarageRequests'] } as const;
const create = { ...change, method: 'POST', params: idParam, reply: creationsRequested } as const;
const patch = { ...change, method: 'PATCH', params: itemParams } as const;
const remove = { ...change, method: 'DELETE', params: itemParams } as const;

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
export const getGarageWorkingPeriod = defineCall({
  ...view,
  name: 'getGarageWorkingPeriod',
  summary: "A garage's working period",
  path: `${G}/radno-vrijeme/{itemId}/detaljno/`,
  params: itemParams,
  reply: workingPeriodDetails,
});
export const getGarageWorkingPeriodRequest = defineCall({
  ...view,
  name: 'getGarageWorkingPeriodRequest',
  summary: "A working period as a garage's pending request has it",
  path: `${G}/radno-vrijeme-request/{itemId}/detaljno/`,
  params: itemParams,
  reply: workingPeriodDetails,
});
export const changeGarageWorkingPeriod = defineCall({
  ...patch,
  name: 'changeGarageWorkingPeriod',
  summary: "Requests a change of a garage's working period",
  path: `${G}/radno-vrijeme/{itemId}/`,
  body: workingPeriodBody,
  reply: requested,
});
export const removeGarageWorkingPeriod = defineCall({
  ...remove,
  name: 'removeGarageWorkingPeriod',
  summary: "Requests the removal of a garage's working period",
  path: `${G}/radno-vrijeme/{itemId}/`,
  reply: requested,
});
export const amendGarageWorkingPeriod = defineCall({
  ...patch,
  name: 'amendGarageWorkingPeriod',
  summary: "Amends a garage's pending working period",
  path: `${G}/radno-vrijeme-request/{itemId}/`,
  body: workingPeriodBody,
  reply: amended,
});
export const withdrawGarageWorkingPeriod = defineCall({
  ...remove,
  name: 'withdrawGarageWorkingPeriod',
  summary: "Withdraws a garage's pending working period",
  path: `${G}/radno-vrijeme-request/{itemId}/`,
  reply: empty,
});

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
export const getGarageClosingRule = defineCall({
  ...view,
  name: 'getGarageClosingRule',
  summary: "A garage's closing rule",
  path: `${G}/iznimka/{itemId}/detaljno/`,
  params: itemParams,
  reply: closingRuleDetails,
});
export const getGarageClosingRuleRequest = defineCall({
  ...view,
  name: 'getGarageClosingRuleRequest',
  summary: "A closing rule as a garage's pending request has it",
  path: `${G}/iznimka-request/{itemId}/detaljno/`,
  params: itemParams,
  reply: closingRuleDetails,
});
export const changeGarageClosingRule = defineCall({
  ...patch,
  name: 'changeGarageClosingRule',
  summary: "Requests a change of a garage's closing rule",
  path: `${G}/iznimka/{itemId}/`,
  body: closingRuleBody,
  reply: requested,
});
export const removeGarageClosingRule = defineCall({
  ...remove,
  name: 'removeGarageClosingRule',
  summary: "Requests the removal of a garage's closing rule",
  path: `${G}/iznimka/{itemId}/`,
  reply: requested,
});
export const amendGarageClosingRule = defineCall({
  ...patch,
  name: 'amendGarageClosingRule',
  summary: "Amends a garage's pending closing rule",
  path: `${G}/iznimka-request/{itemId}/`,
  body: closingRuleBody,
  reply: amended,
});
export const withdrawGarageClosingRule = defineCall({
  ...remove,
  name: 'withdrawGarageClosingRule',
  summary: "Withdraws a garage's pending closing rule",
  path: `${G}/iznimka-request/{itemId}/`,
  reply: empty,
});
