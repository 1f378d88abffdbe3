import { request } from '#api/client.ts';
import { type ChangeRequest, getChangeRequests, type RequestStatus } from '#api/contract/changeRequests.ts';
import * as garages from '#api/contract/garageHours.ts';
import * as zones from '#api/contract/zones.ts';
import { pendingQuery } from './pendingQuery.ts';

/** A page of the requests of the user's own providers and garages; `status` left out: of all. */
export const changeRequestsQuery = (page: number, status: RequestStatus | undefined) =>
  pendingQuery(
    ['change-requests', page, status ?? 'all'],
    (signal) => request(getChangeRequests, { query: { page, ...(status ? { status } : {}) } }, { signal }),
    ({ rows }) => rows.some((row) => row.status === 'pending'),
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

/** Withdraws a pending request, by the call of the place that it is about. */
export function withdrawRequest({ id, resource, provider, zone, garage }: ChangeRequest): Promise<undefined> {
  if (provider && zone) {
    return request(zoneCalls[resource], { params: { id: provider.id, zoneId: zone.id, itemId: id } });
  }
  if (garage && resource !== 'border') {
    return request(garageCalls[resource], { params: { id: garage.id, itemId: id } });
  }
  throw new TypeError(`Request ${id} has no place`);
}
