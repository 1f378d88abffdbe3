import { request } from '#api/client.ts';
import { type ChangeRequest, getChangeRequests, type RequestStatus } from '#api/contract/changeRequests.ts';
import * as garages from '#api/contract/garageHours.ts';
import * as zones from '#api/contract/zones.ts';
import { isApiError } from '#api/errors.ts';
import type { PlaceItems } from './contradictions.ts';
import { decidedQuery, pendingQuery } from './pendingQuery.ts';
import { pageReader, readRequests } from './readRequests.ts';
import type { ReviewSide } from './review.ts';

/** A page of the requests of the user's own providers and garages; without `status` those of any status. */
export const changeRequestsQuery = (page: number, status: RequestStatus | undefined) =>
  pendingQuery(
    ['change-requests', page, status ?? 'all'],
    (signal) => request(getChangeRequests, { query: { page, ...(status ? { status } : {}) } }, { signal }),
    ({ rows }) => rows.some((row) => row.status === 'pending'),
  );

/** The pending requests of the user's own providers and garages. */
export const pendingRequestsQuery = () =>
  pendingQuery(
    ['change-requests', 'pending'],
    async (signal) => (await readRequests(pageReader('pending', signal))).rows,
    (rows) => rows.length > 0,
  );

/** All requests of a status, or of any, as far as they can be read: the API filters by nothing else. */
export const allChangeRequestsQuery = (status: RequestStatus | undefined) => ({
  ...decidedQuery(['change-requests', 'all pages', status ?? 'all'], (signal) =>
    readRequests(pageReader(status, signal)),
  ),
  refetchOnWindowFocus: true,
});

/** One request, which is searched in the pages of all requests; undefined when it is not among those that were read. */
export const changeRequestQuery = (id: number) =>
  pendingQuery(
    ['change-requests', 'one', id],
    async (signal) => {
      const isFound = (row: ChangeRequest) => row.id === id;
      const { rows, isComplete } = await readRequests(pageReader(undefined, signal), (read) => read.some(isFound));
      return { request: rows.find(isFound), read: rows.length, isComplete };
    },
    (found) => found.request?.status === 'pending',
  );

/** Reads the item of a request as it is now. */
async function readItem({ resource, provider, zone, garage, before }: ChangeRequest, signal: AbortSignal) {
  if (resource === 'border') {
    if (!provider || !zone) return undefined;
    return (await request(zones.getZoneDetails, { params: { id: provider.id, zoneId: zone.id } }, { signal })).details
      .border;
  }
  const itemId = before && 'id' in before ? before.id : null;
  if (itemId === null) return undefined;
  const isPeriod = resource === 'workingPeriod';
  if (provider) {
    const call = isPeriod ? zones.getZoneWorkingPeriod : zones.getZoneClosingRule;
    return (await request(call, { params: { id: provider.id, itemId } }, { signal })).details;
  }
  if (!garage) return undefined;
  const call = isPeriod ? garages.getGarageWorkingPeriod : garages.getGarageClosingRule;
  return (await request(call, { params: { id: garage.id, itemId } }, { signal })).details;
}

/**
 * The current values of a request's item, for a server that leaves them out of the request; null when the item no
 * longer exists, undefined when the request does not identify it.
 */
export const currentItemQuery = (row: ChangeRequest, enabled: boolean) =>
  decidedQuery(
    ['change-requests', 'current', row.id],
    async (signal): Promise<{ readonly now: ReviewSide | undefined }> => {
      try {
        return { now: await readItem(row, signal) };
      } catch (error) {
        if (isApiError(error) && error.status === 404) return { now: null };
        throw error;
      }
    },
    enabled,
  );

/** The periods and closing rules of a request's zone or garage: what its approval changes, and what it could contradict. */
export const placeItemsQuery = ({ provider, zone, garage }: ChangeRequest, enabled?: boolean) =>
  decidedQuery(
    ['change-requests', 'items', provider?.id ?? 0, zone?.id ?? 0, garage?.id ?? 0],
    async (signal): Promise<PlaceItems> => {
      const [{ periods }, { rules }] = await (provider && zone
        ? Promise.all([
            request(zones.getZoneWorkingPeriods, { params: { id: provider.id, zoneId: zone.id } }, { signal }),
            request(zones.getZoneClosingRules, { params: { id: provider.id, zoneId: zone.id }, query: {} }, { signal }),
          ])
        : Promise.all([
            request(garages.getGarageWorkingPeriods, { params: { id: garage?.id ?? 0 } }, { signal }),
            request(garages.getGarageClosingRules, { params: { id: garage?.id ?? 0 }, query: {} }, { signal }),
          ]));
      return { periods, rules };
    },
    enabled,
  );

/** The approved borders of a provider's zones. */
export const approvedBorders = (providerId: number, enabled?: boolean) =>
  decidedQuery(
    ['change-requests', 'borders', providerId],
    (signal) => request(zones.getZoneBorders, { params: { id: providerId } }, { signal }),
    enabled,
  );

const zoneCalls = {
  workingPeriod: zones.withdrawZoneWorkingPeriod,
  closingRule: zones.withdrawZoneClosingRule,
  border: zones.withdrawZoneBorder,
} as const;
const garageCalls = {
  workingPeriod: garages.withdrawGarageWorkingPeriod,
  closingRule: garages.withdrawGarageClosingRule,
} as const;

/** Withdraws a pending request, by the call of its zone or garage. */
export function withdrawRequest({ id, resource, provider, zone, garage }: ChangeRequest): Promise<undefined> {
  if (provider && zone) {
    return request(zoneCalls[resource], { params: { id: provider.id, zoneId: zone.id, itemId: id } });
  }
  if (garage && resource !== 'border') {
    return request(garageCalls[resource], { params: { id: garage.id, itemId: id } });
  }
  throw new TypeError(`Request ${id} has no place`);
}

/** Whether a request is withdrawn, read from the list as far as it must be. */
export async function isWithdrawn(id: number, signal: AbortSignal): Promise<boolean> {
  const isFound = (row: ChangeRequest) => row.id === id;
  const { rows } = await readRequests(pageReader(undefined, signal), (read) => read.some(isFound));
  return rows.find(isFound)?.status === 'withdrawn';
}
