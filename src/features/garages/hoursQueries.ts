import { request } from '#api/client.ts';
import * as hours from '#api/contract/garageHours.ts';
import { isSameItem } from '#api/contract/itemFields.ts';
import { workingPeriodFields } from '#api/contract/workingHours.ts';
import {
  createdPeriod,
  editedQuery,
  isPending,
  type PeriodAttempt,
  type PeriodCalls,
  pendingQuery,
  type RuleCalls,
  type RulesCalls,
  type RulesSource,
  useRequested,
} from '#features/change-requests/index.ts';

/** A garage's hours: the common prefix of their query keys, so that a write invalidates all of them. */
const key = (garageId: number, ...rest: unknown[]) => ['garages', garageId, 'hours', ...rest];

/** Reads a garage's working periods from the server, past what is cached. */
export const loadPeriods = async (id: number, signal?: AbortSignal) =>
  (await request(hours.getGarageWorkingPeriods, { params: { id } }, signal && { signal })).periods;
const loadRules = async (id: number, signal?: AbortSignal) =>
  (await request(hours.getGarageClosingRules, { params: { id }, query: {} }, { signal })).rules;

/** A garage's working periods. */
export const garagePeriods = (id: number) =>
  pendingQuery(
    key(id, 'periods'),
    (signal) => loadPeriods(id, signal),
    (periods) => periods.some(isPending),
  );

/** A garage's closing rules. */
export const garageRules = (id: number) =>
  pendingQuery(
    key(id, 'rules'),
    (signal) => loadRules(id, signal),
    (rules) => rules.some(isPending),
  );

/** The query of a working period for its editor. */
export const editedPeriod = (id: number, itemId: number) =>
  editedQuery(
    key(id, 'period', itemId),
    async (signal) => (await request(hours.getGarageWorkingPeriod, { params: { id, itemId } }, { signal })).details,
  );

/** The query of a working period's pending request for its editor. */
export const editedPeriodRequest = (id: number, itemId: number) =>
  editedQuery(
    key(id, 'period-request', itemId),
    async (signal) =>
      (await request(hours.getGarageWorkingPeriodRequest, { params: { id, itemId } }, { signal })).details,
  );

/** The changes of a garage's working period that can be requested. */
export const garagePeriodCalls = (id: number): PeriodCalls => ({
  list: (signal) => loadPeriods(id, signal),
  change: (itemId, body, signal) =>
    request(hours.changeGarageWorkingPeriod, { params: { id, itemId }, body }, { signal }),
  amend: (itemId, body, signal) =>
    request(hours.amendGarageWorkingPeriod, { params: { id, itemId }, body }, { signal }),
  remove: (itemId, signal) => request(hours.removeGarageWorkingPeriod, { params: { id, itemId } }, { signal }),
  withdraw: (itemId, signal) => request(hours.withdrawGarageWorkingPeriod, { params: { id, itemId } }, { signal }),
});

/** Requests a new working period of a garage. */
export const createPeriod = (id: number, { body }: PeriodAttempt, signal?: AbortSignal) =>
  request(hours.createGarageWorkingPeriod, { params: { id }, body }, signal && { signal });

/** Finds the request that an earlier try has made, and amends it to what is sent now; undefined when there is none. */
export async function periodAlreadyCreated(
  id: number,
  attempts: readonly PeriodAttempt[],
  { body }: PeriodAttempt,
  signal: AbortSignal,
): Promise<true | undefined> {
  const found = createdPeriod(
    await loadPeriods(id, signal),
    attempts.map((sent) => sent.body),
  );
  if (!found) return undefined;
  if (!isSameItem(workingPeriodFields, found, body)) await garagePeriodCalls(id).amend(found.requestId, body, signal);
  return true;
}

/** The changes of a garage's closing rules that can be requested. */
export const garageRuleCalls = (id: number): RuleCalls => ({
  list: (signal) => loadRules(id, signal),
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

/** A garage's closing rules, for the check of overlaps of rules that are asked for. */
export const checkedGarageRules = (id: number): RulesSource => ({
  queryKey: garageRules(id).queryKey,
  load: (signal) => loadRules(id, signal),
});

/** The calls that ask for closing rules of a garage, one each. */
export const garageRulesCalls = (id: number): RulesCalls => ({
  create: async (_, body) =>
    (await request(hours.createGarageClosingRule, { params: { id }, body })).requests[0]?.requestId,
  list: () => loadRules(id),
});

/** Invalidates what a write of a garage's hours changes: all of them, and the requests. */
export const useHoursChanged = (garageId: number) => useRequested(key(garageId));
