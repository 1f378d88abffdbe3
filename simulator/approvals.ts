import { defaultFillOpacity, type Polygon, type ZoneBorder } from '#api/contract/borders.ts';
import type { ChangeRequest, RequestResource, RequestStatus } from '#api/contract/changeRequests.ts';
import type {
  ClosingRule,
  ClosingRuleBody,
  RequestAction,
  WorkingDay,
  WorkingPeriod,
  WorkingPeriodBody,
} from '#api/contract/workingHours.ts';
import { momentText } from './clock.ts';
import type { SimulatorContext } from './handlers/handler.ts';
import { conflict } from './refusal.ts';
import { findOutlet, parkingCodeOf, type ServiceName } from './world/catalogue.ts';
import type { Entities } from './world/models.ts';
import type { World } from './world/world.ts';

/**
 * Change requests, one model for periods, rules and borders of zones and garages (behaviour 15.1 and 15.2): submit,
 * amend, withdraw, approve, reject. `pending` changes to one of the others, which are final.
 */

type Request = Entities['changeRequest'];
type Zone = Entities['zone'];

/** The owner of an item: a zone or a garage. */
export type Place =
  | { readonly kind: 'zone'; readonly zoneId: number; readonly providerId: number }
  | { readonly kind: 'garage'; readonly garageId: number };

/** The properties of a resource's items in addition to their place. */
interface Values {
  workingPeriod: WorkingPeriodBody;
  closingRule: ClosingRuleBody;
  border: { readonly polygons: readonly Polygon[] };
}
export type AnyValues = Values[RequestResource];

type Dependencies = Pick<SimulatorContext, 'world' | 'clock'>;

export const placeOfZone = ({ id, providerId }: Pick<Zone, 'id' | 'providerId'>): Place => ({
  kind: 'zone',
  zoneId: id,
  providerId,
});
export const placeOfGarage = (garageId: number): Place => ({ kind: 'garage', garageId });

const columnsOf = (place: Place) => ({
  providerId: place.kind === 'zone' ? place.providerId : null,
  zoneId: place.kind === 'zone' ? place.zoneId : null,
  garageId: place.kind === 'garage' ? place.garageId : null,
});
/** The columns that identify the zone or garage an item belongs to. */
export const ownerOf = (place: Place) => ({
  zoneId: place.kind === 'zone' ? place.zoneId : null,
  garageId: place.kind === 'garage' ? place.garageId : null,
});

const periodValues = (item: Entities['workingPeriod']): WorkingPeriodBody => ({
  validFrom: item.validFrom,
  validTo: item.validTo,
  description: item.description,
  workingDays: JSON.parse(item.workingDays) as WorkingDay[],
});
const ruleValues = ({ begin, end, reason }: Entities['closingRule']): ClosingRuleBody => ({ begin, end, reason });

/** Reads and writes the items of one resource in the world. */
interface Repository<R extends RequestResource> {
  find(world: World, id: number): Values[R] | undefined;
  put(world: World, place: Place, id: number | null, values: Values[R]): void;
  remove(world: World, id: number): void;
}

const repositories: { readonly [R in RequestResource]: Repository<R> } = {
  workingPeriod: {
    find(world, id) {
      const item = world.workingPeriod.get(id);
      return item && periodValues(item);
    },
    put(world, place, id, { workingDays, ...values }) {
      const row = { ...values, workingDays: JSON.stringify(workingDays) };
      if (id !== null && world.workingPeriod.get(id)) world.workingPeriod.change(id, row);
      else world.workingPeriod.add({ id: id ?? world.workingPeriod.nextId(), ...ownerOf(place), ...row });
    },
    remove: (world, id) => world.workingPeriod.remove(id),
  },
  closingRule: {
    find(world, id) {
      const item = world.closingRule.get(id);
      return item && ruleValues(item);
    },
    put(world, place, id, values) {
      if (id !== null && world.closingRule.get(id)) world.closingRule.change(id, values);
      else world.closingRule.add({ id: id ?? world.closingRule.nextId(), ...ownerOf(place), ...values });
    },
    remove: (world, id) => world.closingRule.remove(id),
  },
  // A border is identified by its zone's id.
  border: {
    find(world, zoneId) {
      const border = world.zone.get(zoneId)?.border;
      return border ? { polygons: JSON.parse(border) as Polygon[] } : undefined;
    },
    put(world, _place, zoneId, { polygons }) {
      if (zoneId !== null) world.zone.change(zoneId, { border: JSON.stringify(polygons) });
    },
    remove: (world, zoneId) => void world.zone.change(zoneId, { border: null }),
  },
};

const repositoryOf = (resource: RequestResource) => repositories[resource] as Repository<RequestResource>;
const textOf = (values: AnyValues | undefined | null) => (values ? JSON.stringify(values) : null);
const valuesOf = (text: string | null) => (text === null ? null : (JSON.parse(text) as AnyValues));
const resourceOf = ({ resource }: Request) => resource as RequestResource;
const itemOf = ({ resource, itemId, zoneId }: Request) => (resource === 'border' ? zoneId : itemId);

/** The pending requests, of one place or of all. */
const pendingOf = (world: World, place: Place, resource: RequestResource): Request[] =>
  world.changeRequest.where({ status: 'pending', resource, ...columnsOf(place) });

/** The pending request of an item, if it has one. */
export const pendingFor = (world: World, place: Place, resource: RequestResource, itemId: number | null) =>
  pendingOf(world, place, resource).find((request) => request.action !== 'create' && request.itemId === itemId);

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

/** Whether the item has changed since the request was made. */
function isOutdated(world: World, request: Request): boolean {
  if (request.status !== 'pending') return false;
  const item = itemOf(request);
  if (item === null) return false;
  return textOf(repositoryOf(resourceOf(request)).find(world, item)) !== request.before;
}

const placeOf = ({ providerId, zoneId, garageId }: Request): Place =>
  zoneId !== null && providerId !== null
    ? { kind: 'zone', zoneId, providerId }
    : { kind: 'garage', garageId: garageId ?? 0 };

/** Whether the period would share days with another approved one of its zone or garage. */
const overlapsApproved = (
  world: World,
  place: Place,
  itemId: number | null,
  { validFrom, validTo }: WorkingPeriodBody,
) =>
  world.workingPeriod
    .where(ownerOf(place))
    .some((other) => other.id !== itemId && other.validFrom <= validTo && validFrom <= other.validTo);

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

/** Colour of a zone that has none (behaviour 14.9). */
const defaultFill = '#3388FF';

/** A zone's border with the properties that the map shows (behaviour 14.8). */
export function borderOf(
  { catalogue }: Pick<SimulatorContext, 'catalogue'>,
  zone: Zone,
  polygons: readonly Polygon[],
): ZoneBorder {
  return {
    zoneCode: zone.code,
    zoneName: zone.name,
    cityCode: parkingCodeOf(catalogue, zone.providerId),
    fill: zone.color ?? defaultFill,
    fillOpacity: defaultFillOpacity,
    polygons,
  };
}

/** The approved borders of zones that have one. */
export const approvedBorders = (context: Pick<SimulatorContext, 'catalogue'>, zones: readonly Zone[]): ZoneBorder[] =>
  zones.flatMap((zone) => (zone.border ? [borderOf(context, zone, JSON.parse(zone.border) as Polygon[])] : []));

/** The properties of a pending request on an item; both null without one. */
const marksOf = (request: Request | undefined) => ({
  requestId: request?.id ?? null,
  requestAction: (request?.action as RequestAction | undefined) ?? null,
  ...(request && { requestedAt: new Date(request.createdAt) }),
});

const zoneIdOf = (place: Place) => (place.kind === 'zone' ? { zoneId: place.zoneId } : {});

export const shownPeriod = (
  place: Place,
  id: number | null,
  values: WorkingPeriodBody,
  request: Request | undefined,
): WorkingPeriod => ({
  id,
  ...marksOf(request),
  ...zoneIdOf(place),
  noCharge: values.workingDays.every((day) => day.noCharge),
  ...values,
});

export const shownRule = (id: number | null, values: ClosingRuleBody, request: Request | undefined): ClosingRule => ({
  id,
  ...marksOf(request),
  ...values,
});

/** Approved items with the properties of their pending requests, and pending creations, sorted by their first day. */
function shownItems<R extends 'workingPeriod' | 'closingRule', Shown>(
  world: World,
  place: Place,
  resource: R,
  approved: readonly { readonly id: number; readonly values: Values[R] }[],
  show: (id: number | null, values: Values[R], request: Request | undefined) => Shown,
  firstDay: (shown: Shown) => string,
): Shown[] {
  const waiting = pendingOf(world, place, resource);
  return [
    ...approved.map(({ id, values }) =>
      show(
        id,
        values,
        waiting.find((request) => request.itemId === id),
      ),
    ),
    ...waiting
      .filter(({ action, after }) => action === 'create' && after !== null)
      .map((request) => show(null, valuesOf(request.after) as Values[R], request)),
  ].sort((a, b) => firstDay(a).localeCompare(firstDay(b)));
}

export const periodsOf = (world: World, place: Place): WorkingPeriod[] =>
  shownItems(
    world,
    place,
    'workingPeriod',
    world.workingPeriod.where(ownerOf(place)).map((item) => ({ id: item.id, values: periodValues(item) })),
    (id, values, request) => shownPeriod(place, id, values, request),
    ({ validFrom }) => validFrom,
  );

export const rulesOf = (world: World, place: Place): ClosingRule[] =>
  shownItems(
    world,
    place,
    'closingRule',
    world.closingRule.where(ownerOf(place)).map((item) => ({ id: item.id, values: ruleValues(item) })),
    shownRule,
    ({ begin }) => begin,
  );

/** A request's values as its item's page shows them: the requested ones, or those of the item to be removed. */
export function requestedItem(request: Request): { place: Place; id: number | null; values: AnyValues } {
  const values = valuesOf(request.after) ?? valuesOf(request.before);
  if (!values) throw new Error(`Request ${request.id} holds nothing`);
  return { place: placeOf(request), id: request.itemId, values };
}

/** Values of a request's item as in the contract. */
function shownValues(
  { world, catalogue }: Pick<SimulatorContext, 'world' | 'catalogue'>,
  request: Request,
  values: AnyValues | null,
): ChangeRequest['before'] {
  if (!values) return null;
  if (request.resource === 'border') {
    const zone = request.zoneId === null ? undefined : world.zone.get(request.zoneId);
    return zone ? borderOf({ catalogue }, zone, (values as Values['border']).polygons) : null;
  }
  const mark = request.status === 'pending' ? request : undefined;
  return request.resource === 'workingPeriod'
    ? shownPeriod(placeOf(request), request.itemId, values as WorkingPeriodBody, mark)
    : shownRule(request.itemId, values as ClosingRuleBody, mark);
}

/** A request as support staff see it: an outdated one has the current values of its item, null when it is gone. */
export function reviewedRequest(
  context: Pick<SimulatorContext, 'world' | 'catalogue'>,
  request: Request,
): ChangeRequest {
  const shown = shownRequest(context, request);
  const item = itemOf(request);
  if (!shown.outdated || item === null) return shown;
  const values = repositoryOf(resourceOf(request)).find(context.world, item);
  return { ...shown, now: shownValues(context, request, values ?? null) };
}

/** A request as in the contract (behaviour 15.8), without the current values of its item. */
export function shownRequest(
  { world, catalogue }: Pick<SimulatorContext, 'world' | 'catalogue'>,
  request: Request,
): ChangeRequest {
  const named = (one: { id: number; name: string } | undefined) => (one ? { id: one.id, name: one.name } : null);
  const outlet = (service: ServiceName, id: number | null) =>
    named(id === null ? undefined : findOutlet(catalogue, service, id));
  const zone = request.zoneId === null ? undefined : world.zone.get(request.zoneId);
  const shown = (text: string | null) => shownValues({ world, catalogue }, request, valuesOf(text));
  return {
    id: request.id,
    resource: resourceOf(request),
    action: request.action as RequestAction,
    provider: outlet('parking', request.providerId),
    garage: outlet('garages', request.garageId),
    zone: named(zone),
    before: shown(request.before),
    after: shown(request.after),
    status: request.status as RequestStatus,
    createdBy: request.createdBy,
    createdAt: new Date(request.createdAt),
    decidedBy: request.decidedBy,
    decidedAt: request.decidedAt === null ? null : new Date(request.decidedAt),
    note: request.note,
    outdated: isOutdated(world, request),
  };
}

/** All requests, the newest first. */
export const byAge = (requests: readonly Request[]): Request[] =>
  [...requests].sort((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id - a.id);
