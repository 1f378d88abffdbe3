import { request } from '#api/client.ts';
import * as hours from '#api/contract/garageHours.ts';
import {
  editedQuery,
  isPending,
  type PeriodCalls,
  pendingQuery,
  type RuleCalls,
  useRequested,
} from '#features/change-requests/index.ts';

/** A garage's hours: one prefix, so that a write makes all of it new. */
const key = (garageId: number, ...rest: unknown[]) => ['garages', garageId, 'hours', ...rest];

/** A garage's working periods. */
export const garagePeriods = (id: number) =>
  pendingQuery(
    key(id, 'periods'),
    async (signal) => (await request(hours.getGarageWorkingPeriods, { params: { id } }, { signal })).periods,
    (periods) => periods.some(isPending),
  );

/** A garage's closing rules. */
export const garageRules = (id: number) =>
  pendingQuery(
    key(id, 'rules'),
    async (signal) => (await request(hours.getGarageClosingRules, { params: { id }, query: {} }, { signal })).rules,
    (rules) => rules.some(isPending),
  );

/** A working period that is about to be edited. */
export const editedPeriod = (id: number, itemId: number) =>
  editedQuery(
    key(id, 'period', itemId),
    async (signal) => (await request(hours.getGarageWorkingPeriod, { params: { id, itemId } }, { signal })).details,
  );

/** A pending request for a working period that is about to be amended. */
export const editedPeriodRequest = (id: number, itemId: number) =>
  editedQuery(
    key(id, 'period-request', itemId),
    async (signal) =>
      (await request(hours.getGarageWorkingPeriodRequest, { params: { id, itemId } }, { signal })).details,
  );

/** The changes of a garage's working period that can be requested. */
export const garagePeriodCalls = (id: number): PeriodCalls => ({
  change: (itemId, body, signal) =>
    request(hours.changeGarageWorkingPeriod, { params: { id, itemId }, body }, { signal }),
  amend: (itemId, body, signal) =>
    request(hours.amendGarageWorkingPeriod, { params: { id, itemId }, body }, { signal }),
  remove: (itemId, signal) => request(hours.removeGarageWorkingPeriod, { params: { id, itemId } }, { signal }),
  withdraw: (itemId, signal) => request(hours.withdrawGarageWorkingPeriod, { params: { id, itemId } }, { signal }),
});

/** The changes of a garage's closing rules that can be requested. */
export const garageRuleCalls = (id: number): RuleCalls => ({
  create: (body, signal) => request(hours.createGarageClosingRule, { params: { id }, body }, { signal }),
  change: (itemId, body, signal) =>
    request(hours.changeGarageClosingRule, { params: { id, itemId }, body }, { signal }),
  amend: (itemId, body, signal) => request(hours.amendGarageClosingRule, { params: { id, itemId }, body }, { signal }),
  remove: (itemId, signal) => request(hours.removeGarageClosingRule, { params: { id, itemId } }, { signal }),
  withdraw: (itemId, signal) => request(hours.withdrawGarageClosingRule, { params: { id, itemId } }, { signal }),
  requestQuery: (itemId) =>
    editedQuery(
      key(id, 'rule-request', itemId),
      async (signal) =>
        (await request(hours.getGarageClosingRuleRequest, { params: { id, itemId } }, { signal })).details,
    ),
});

/** What a write of a garage's hours makes old: all of them, and the requests. */
export const useHoursChanged = (garageId: number) => useRequested(key(garageId));
