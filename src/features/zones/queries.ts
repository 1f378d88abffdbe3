import { request } from '#api/client.ts';
import type { ZoneBorder } from '#api/contract/borders.ts';
import { isSameItem } from '#api/contract/itemFields.ts';
import { workingPeriodFields } from '#api/contract/workingHours.ts';
import * as zones from '#api/contract/zones.ts';
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
import { sectionQuery } from '#features/pages/index.ts';

/** The common prefix of the query keys of a provider's zones, so that a write invalidates all of them. */
const key = (providerId: number, ...rest: unknown[]) => ['zones', providerId, ...rest];

/** Reads a provider's zones from the server, past what is cached. */
export const loadZones = async (id: number, signal?: AbortSignal) =>
  (await request(zones.getZones, { params: { id } }, signal && { signal })).zones;
const loadPeriods = async (id: number, zoneId: number, signal: AbortSignal) =>
  (await request(zones.getZoneWorkingPeriods, { params: { id, zoneId } }, { signal })).periods;
const loadRules = async (id: number, zoneId: number, signal?: AbortSignal) =>
  (await request(zones.getZoneClosingRules, { params: { id, zoneId }, query: {} }, { signal })).rules;
const loadDetails = async (id: number, zoneId: number, signal: AbortSignal) =>
  (await request(zones.getZoneDetails, { params: { id, zoneId } }, { signal })).details;

/** A provider's zones with their working periods. */
export const providerZones = (providerId: number) =>
  pendingQuery(
    key(providerId, 'list'),
    (signal) => loadZones(providerId, signal),
    (list) => list.some(({ workingPeriods }) => workingPeriods.some(isPending)),
  );

/** The address of a provider's zone map, or null. */
export const zoneMapUrl = (providerId: number) =>
  sectionQuery(
    key(providerId, 'map-url'),
    async (signal) => (await request(zones.getZoneMapUrl, { params: { id: providerId } }, { signal })).url,
  );

/** A zone with its borders. */
export const zoneDetails = (providerId: number, zoneId: number) =>
  pendingQuery(
    key(providerId, zoneId, 'details'),
    (signal) => loadDetails(providerId, zoneId, signal),
    ({ borderRequest }) => borderRequest !== null,
  );

/** A zone's working periods. */
export const zonePeriods = (providerId: number, zoneId: number) =>
  pendingQuery(
    key(providerId, zoneId, 'periods'),
    (signal) => loadPeriods(providerId, zoneId, signal),
    (periods) => periods.some(isPending),
  );

/** A zone's closing rules. */
export const zoneRules = (providerId: number, zoneId: number) =>
  pendingQuery(
    key(providerId, zoneId, 'rules'),
    (signal) => loadRules(providerId, zoneId, signal),
    (rules) => rules.some(isPending),
  );

/** The query of a working period for its editor. */
export const editedPeriod = (providerId: number, itemId: number) =>
  editedQuery(
    key(providerId, 'period', itemId),
    async (signal) =>
      (await request(zones.getZoneWorkingPeriod, { params: { id: providerId, itemId } }, { signal })).details,
  );

/** The query of a working period's pending request for its editor. */
export const editedPeriodRequest = (providerId: number, itemId: number) =>
  editedQuery(
    key(providerId, 'period-request', itemId),
    async (signal) =>
      (await request(zones.getZoneWorkingPeriodRequest, { params: { id: providerId, itemId } }, { signal })).details,
  );

/** The changes of a zone's working period that can be requested. */
export const zonePeriodCalls = (id: number, zoneId: number): PeriodCalls => ({
  list: (signal) => loadPeriods(id, zoneId, signal),
  change: (itemId, body, signal) =>
    request(zones.changeZoneWorkingPeriod, { params: { id, zoneId, itemId }, body }, { signal }),
  amend: (itemId, body, signal) =>
    request(zones.amendZoneWorkingPeriod, { params: { id, zoneId, itemId }, body }, { signal }),
  remove: (itemId, signal) => request(zones.removeZoneWorkingPeriod, { params: { id, zoneId, itemId } }, { signal }),
  withdraw: (itemId, signal) =>
    request(zones.withdrawZoneWorkingPeriod, { params: { id, zoneId, itemId } }, { signal }),
});

/** Requests a new working period of each of the zones. */
export const createPeriods = (id: number, { body, zoneIds }: PeriodAttempt, signal?: AbortSignal) =>
  request(
    zones.createWorkingPeriods,
    { params: { id }, body: { ...body, zoneIds: [...zoneIds] } },
    signal && { signal },
  );

/**
 * Finds the requests that earlier attempts have made, zone by zone, and makes them what is sent now: amends those of chosen
 * zones, withdraws those of zones that are no longer chosen, and requests what is missing. Undefined when there are none.
 */
export async function periodsAlreadyCreated(
  id: number,
  attempts: readonly PeriodAttempt[],
  { body, zoneIds }: PeriodAttempt,
  signal: AbortSignal,
): Promise<true | undefined> {
  const found = (await loadZones(id, signal)).flatMap((zone) => {
    const sent = attempts.filter((each) => each.zoneIds.includes(zone.id)).map((each) => each.body);
    const period = createdPeriod(zone.workingPeriods, sent);
    return period ? [{ zoneId: zone.id, period }] : [];
  });
  if (found.length === 0) return undefined;
  for (const { zoneId, period } of found) {
    const calls = zonePeriodCalls(id, zoneId);
    if (!zoneIds.includes(zoneId)) await calls.withdraw(period.requestId, signal);
    else if (!isSameItem(workingPeriodFields, period, body)) await calls.amend(period.requestId, body, signal);
  }
  const missing = zoneIds.filter((zoneId) => !found.some((each) => each.zoneId === zoneId));
  if (missing.length > 0) await createPeriods(id, { body, zoneIds: missing }, signal);
  return true;
}

/** The changes of a zone's closing rules that can be requested. */
export const zoneRuleCalls = (id: number, zoneId: number): RuleCalls => ({
  list: (signal) => loadRules(id, zoneId, signal),
  create: (body, signal) => request(zones.createZoneClosingRule, { params: { id, zoneId }, body }, { signal }),
  change: (itemId, body, signal) =>
    request(zones.changeZoneClosingRule, { params: { id, zoneId, itemId }, body }, { signal }),
  amend: (itemId, body, signal) =>
    request(zones.amendZoneClosingRule, { params: { id, zoneId, itemId }, body }, { signal }),
  remove: (itemId, signal) => request(zones.removeZoneClosingRule, { params: { id, zoneId, itemId } }, { signal }),
  withdraw: (itemId, signal) => request(zones.withdrawZoneClosingRule, { params: { id, zoneId, itemId } }, { signal }),
  requestQuery: (itemId) =>
    editedQuery(
      key(id, 'rule-request', itemId),
      async (signal) =>
        (await request(zones.getZoneClosingRuleRequest, { params: { id, itemId } }, { signal })).details,
    ),
});

/** A zone's closing rules, for the check of overlaps of rules that are asked for. */
export const checkedZoneRules = (id: number, zoneId: number): RulesSource => ({
  queryKey: zoneRules(id, zoneId).queryKey,
  load: (signal) => loadRules(id, zoneId, signal),
});

/** The calls that ask for closing rules of several of a provider's zones, one each. */
export const zonesRulesCalls = (id: number): RulesCalls => ({
  create: async (zoneId, body) =>
    (await request(zones.createZoneClosingRule, { params: { id, zoneId }, body })).requests[0]?.requestId,
  list: (zoneId) => loadRules(id, zoneId),
});

/** Requests another border of a zone; while a request is pending this amends it. */
export const changeBorder = (id: number, zoneId: number, border: ZoneBorder) =>
  request(zones.changeZoneBorder, { params: { id, zoneId }, body: { border } });

export const withdrawBorder = (id: number, zoneId: number, itemId: number, signal: AbortSignal) =>
  request(zones.withdrawZoneBorder, { params: { id, zoneId, itemId } }, { signal });

/** Whether the request for a zone's border is no longer pending. */
export const isBorderWithdrawn = async (id: number, zoneId: number, requestId: number, signal: AbortSignal) =>
  (await loadDetails(id, zoneId, signal)).borderRequest?.requestId !== requestId;

/** Invalidates what a write of a provider's zones changes: all of its zones, and the requests. */
export const useZonesChanged = (providerId: number) => useRequested(key(providerId));
