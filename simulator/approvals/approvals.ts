import type { RequestResource, RequestStatus } from '#api/contract/changeRequests.ts';
import type { RequestAction, WorkingPeriodBody } from '#api/contract/workingHours.ts';
import { type PeriodDays, sharesDay } from '#api/periodRules.ts';
import { conflict } from '../calls/httpError.ts';
import type { SimulatorContext } from '../handlers/handler.ts';
import { momentText } from '../state/clock.ts';
import type { World } from '../world/world.ts';
import {
  type AnyValues,
  columnsOf,
  isOutdated,
  itemOf,
  ownerOf,
  type Place,
  pendingFor,
  pendingOf,
  placeOf,
  type Request,
  repositoryOf,
  resourceOf,
  textOf,
  valuesOf,
} from './requestItems.ts';

/**
 * Change requests, one model for periods, rules and borders of zones and garages (behaviour 15.1 and 15.2): submit,
 * amend, withdraw, approve, reject. `pending` changes to one of the others, which are final.
 */

type Dependencies = Pick<SimulatorContext, 'world' | 'clock'>;

/** A requested change: new values, or the item's removal when `after` is null. */
interface ChangeInput {
  readonly place: Place;
  readonly resource: RequestResource;
  /** Null for a creation. */
  readonly itemId: number | null;
  readonly after: AnyValues | null;
}

/**
 * Creates a request and returns its id. An item with a pending request is refused with 409 and that request's id,
 * unless both requests are identical: a caller that received no response sends the same request again.
 */
export function submit(
  dependencies: Dependencies,
  createdBy: string,
  { place, resource, itemId, after }: ChangeInput,
): number {
  const { world, clock } = dependencies;
  const text = textOf(after);
  const same = pendingOf(world, place, resource).find(
    (request) => request.itemId === itemId && request.after === text && request.createdBy === createdBy,
  );
  if (same) return same.id;
  const waiting = itemId === null ? undefined : pendingFor(world, place, resource, itemId);
  if (waiting) throw conflict('request.exists', waiting.id);
  const before = itemId === null ? undefined : repositoryOf(resource).find(world, itemId);
  const request = world.changeRequest.add({
    id: world.changeRequest.nextId(),
    resource,
    action: after === null ? 'delete' : before ? 'update' : 'create',
    ...columnsOf(place),
    itemId,
    before: textOf(before),
    after: text,
    status: 'pending',
    createdBy,
    createdAt: momentText(clock.now()),
    decidedBy: null,
    decidedAt: null,
    note: null,
  });
  return request.id;
}

function pending(world: World, id: number): Request {
  const request = world.changeRequest.get(id);
  if (!request) throw new Error(`There is no request ${id}`);
  if (request.status !== 'pending') throw conflict('request.final');
  return request;
}

/** Amends a pending request with other values. */
export function amend({ world }: Dependencies, id: number, after: AnyValues | null): number {
  const request = pending(world, id);
  const action: RequestAction = after === null ? 'delete' : request.before === null ? 'create' : 'update';
  world.changeRequest.change(id, { after: textOf(after), action });
  return id;
}

function decide(
  { world, clock }: Dependencies,
  id: number,
  status: RequestStatus,
  decidedBy: string,
  note: string | null,
) {
  return world.changeRequest.change(id, { status, decidedBy, decidedAt: momentText(clock.now()), note });
}

/** Withdraws a pending request; the item stays unchanged. */
export function withdraw(dependencies: Dependencies, id: number, user: string): void {
  pending(dependencies.world, id);
  decide(dependencies, id, 'withdrawn', user, null);
}

/** Whether the period would share days with another approved one of its zone or garage. */
const overlapsApproved = (world: World, place: Place, itemId: number | null, days: PeriodDays) =>
  world.workingPeriod.where(ownerOf(place)).some((other) => other.id !== itemId && sharesDay(other, days));

interface Decision {
  readonly note?: string | undefined;
  /** Approves although the item has changed since. */
  readonly confirmOutdated?: boolean | undefined;
}

/** The user name that is recorded for decisions: the operator's staff. */
const support = 'operator';

/** Applies a request in one step; 409 when it is final, outdated and not confirmed, or would overlap. */
export function approve(dependencies: Dependencies, id: number, { note, confirmOutdated }: Decision): Request {
  const { world } = dependencies;
  const request = pending(world, id);
  if (isOutdated(world, request) && !confirmOutdated) throw conflict('request.outdated');
  const resource = resourceOf(request);
  const place = placeOf(request);
  const item = itemOf(request);
  const after = valuesOf(request.after);
  if (resource === 'workingPeriod' && after && overlapsApproved(world, place, item, after as WorkingPeriodBody)) {
    throw conflict('request.overlaps');
  }
  if (after) repositoryOf(resource).put(world, place, item, after);
  else if (item !== null) repositoryOf(resource).remove(world, item);
  return decide(dependencies, id, 'approved', support, note?.trim() || null);
}

/** Rejects a request with a reason and leaves the item unchanged; 409 when the request is final. */
export function reject(dependencies: Dependencies, id: number, { note }: Decision): Request {
  pending(dependencies.world, id);
  return decide(dependencies, id, 'rejected', support, note?.trim() || null);
}
