import { type BorderBody, defaultFillOpacity, type ZoneBorder } from '#api/contract/borders.ts';
import type { ChangeRequest, RequestItems, RequestStatus } from '#api/contract/changeRequests.ts';
import type {
  ClosingRule,
  ClosingRuleBody,
  RequestAction,
  WorkingPeriod,
  WorkingPeriodBody,
} from '#api/contract/workingHours.ts';
import type { SimulatorContext } from '../handlers/handler.ts';
import { findOutlet, parkingCodeOf, type ServiceName } from '../world/catalogue.ts';
import type { World } from '../world/world.ts';
import {
  type AnyValues,
  borderOfZone,
  isOutdated,
  itemOf,
  ownerOf,
  type Place,
  pendingOf,
  periodValues,
  placeOf,
  type Request,
  repositoryOf,
  resourceOf,
  ruleValues,
  valuesOf,
  type Zone,
} from './requestItems.ts';

/** Change requests and their items as the contract has them. */

/** Colour of a zone that has none (behaviour 14.9). */
const defaultFill = '#3388FF';

/** A zone's border with the properties that the map shows (behaviour 14.8). */
export function borderOf(
  { catalogue }: Pick<SimulatorContext, 'catalogue'>,
  zone: Zone,
  values: BorderBody,
): ZoneBorder {
  return {
    zoneCode: zone.code,
    zoneName: zone.name,
    cityCode: parkingCodeOf(catalogue, zone.providerId),
    fill: zone.color ?? defaultFill,
    fillOpacity: defaultFillOpacity,
    ...values,
  };
}

/** The approved borders of zones that have one. */
export const approvedBorders = (context: Pick<SimulatorContext, 'catalogue'>, zones: readonly Zone[]): ZoneBorder[] =>
  zones.flatMap((zone) => {
    const border = borderOfZone(zone);
    return border ? [borderOf(context, zone, border)] : [];
  });

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
  approved: readonly { readonly id: number; readonly values: RequestItems[R] }[],
  show: (id: number | null, values: RequestItems[R], request: Request | undefined) => Shown,
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
      .map((request) => show(null, valuesOf(request.after) as RequestItems[R], request)),
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
    return zone ? borderOf({ catalogue }, zone, values as BorderBody) : null;
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
