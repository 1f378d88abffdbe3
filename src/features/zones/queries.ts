import { request } from '#api/client.ts';
import type { ZoneBorder } from '#api/contract/borders.ts';
import * as zones from '#api/contract/zones.ts';
import {
  editedQuery,
  isPending,
  type PeriodCalls,
  pendingQuery,
  type RuleCalls,
  useRequested,
} from '#features/change-requests/index.ts';
import { sectionQuery } from '#features/reporting/index.ts';

/** All that is known of a provider's zones: one prefix, so that a write makes all of it new. */
const key = (providerId: number, ...rest: unknown[]) => ['zones', providerId, ...rest];

/** A provider's zones with their working periods. */
export const providerZones = (providerId: number) =>
  pendingQuery(
    key(providerId, 'list'),
    async (signal) => (await request(zones.getZones, { params: { id: providerId } }, { signal })).zones,
    (list) => list.some(({ workingPeriods }) => workingPeriods.some(isPending)),
  );

/** The address of a provider's zone map, or null. */
export const zoneMapUrl = (providerId: number) =>
  sectionQuery(
    key(providerId, 'map-url'),
    async (signal) => (await request(zones.getZoneMapUrl, { params: { id: providerId } }, { signal })).url,
  );

/** The approved borders of a provider's zones. */
export const providerBorders = (providerId: number) =>
  sectionQuery(key(providerId, 'borders'), (signal) =>
    request(zones.getZoneBorders, { params: { id: providerId } }, { signal }),
  );

/** A zone with its borders. */
export const zoneDetails = (providerId: number, zoneId: number) =>
  pendingQuery(
    key(providerId, zoneId, 'details'),
    async (signal) => (await request(zones.getZoneDetails, { params: { id: providerId, zoneId } }, { signal })).details,
    ({ borderRequest }) => borderRequest !== null,
  );

/** A zone's working periods. */
export const zonePeriods = (providerId: number, zoneId: number) =>
  pendingQuery(
    key(providerId, zoneId, 'periods'),
    async (signal) =>
      (await request(zones.getZoneWorkingPeriods, { params: { id: providerId, zoneId } }, { signal })).periods,
    (periods) => periods.some(isPending),
  );

/** A zone's closing rules. */
export const zoneRules = (providerId: number, zoneId: number) =>
  pendingQuery(
    key(providerId, zoneId, 'rules'),
    async (signal) =>
      (await request(zones.getZoneClosingRules, { params: { id: providerId, zoneId }, query: {} }, { signal })).rules,
    (rules) => rules.some(isPending),
  );

/** A working period that is about to be edited. */
export const editedPeriod = (providerId: number, itemId: number) =>
  editedQuery(
    key(providerId, 'period', itemId),
    async (signal) =>
      (await request(zones.getZoneWorkingPeriod, { params: { id: providerId, itemId } }, { signal })).details,
  );

/** A pending request for a working period that is about to be amended. */
export const editedPeriodRequest = (providerId: number, itemId: number) =>
  editedQuery(
    key(providerId, 'period-request', itemId),
    async (signal) =>
      (await request(zones.getZoneWorkingPeriodRequest, { params: { id: providerId, itemId } }, { signal })).details,
  );

/** What can be asked for a zone's working period. */
export const zonePeriodCalls = (id: number, zoneId: number): PeriodCalls => ({
  change: (itemId, body, signal) =>
    request(zones.changeZoneWorkingPeriod, { params: { id, zoneId, itemId }, body }, { signal }),
  amend: (itemId, body, signal) =>
    request(zones.amendZoneWorkingPeriod, { params: { id, zoneId, itemId }, body }, { signal }),
  remove: (itemId, signal) => request(zones.removeZoneWorkingPeriod, { params: { id, zoneId, itemId } }, { signal }),
  withdraw: (itemId, signal) =>
    request(zones.withdrawZoneWorkingPeriod, { params: { id, zoneId, itemId } }, { signal }),
});

/** What can be asked for a zone's closing rules. */
export const zoneRuleCalls = (id: number, zoneId: number): RuleCalls => ({
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

/** Asks for another border of a zone; while a request is pending this amends it. */
export const changeBorder = (id: number, zoneId: number, border: ZoneBorder) =>
  request(zones.changeZoneBorder, { params: { id, zoneId }, body: { border } });

export const withdrawBorder = (id: number, zoneId: number, itemId: number, signal: AbortSignal) =>
  request(zones.withdrawZoneBorder, { params: { id, zoneId, itemId } }, { signal });

/** What a write of a provider's zones makes old: all of its zones, and the requests. */
export const useZonesChanged = (providerId: number) => useRequested(key(providerId));
