import { borderProblem } from '#api/borderRules.ts';
import { cleanName } from '#api/cleanName.ts';
import type { Polygon } from '#api/contract/borders.ts';
import type { RequestResource } from '#api/contract/changeRequests.ts';
import { cleanItem } from '#api/contract/itemFields.ts';
import {
  type ClosingRuleBody,
  closingRuleFields,
  type WorkingDay,
  type WorkingPeriodBody,
  workingPeriodFields,
} from '#api/contract/workingHours.ts';
import { amend, submit, withdraw } from '../../approvals/approvals.ts';
import { type AnyValues, type Place, pendingFor } from '../../approvals/requestItems.ts';
import { periodsOf, requestedItem, rulesOf, shownPeriod, shownRule } from '../../approvals/shownRequests.ts';
import { fieldErrors, inputErrors, type Message, notFound } from '../../calls/httpError.ts';
import type { User } from '../../world/world.ts';
import type { CallContext, SimulatorContext, Subject } from '../handler.ts';

/** What the hours of zones and of garages share: reading them, and asking for changes. */

const dayProblem = ({ noCharge, timeFrom, timeTo }: WorkingDay): Record<string, Message> =>
  !noCharge && timeTo <= timeFrom ? { time_to: 'timeNotAfter' } : {};

/** The values of a period as stored, or a 400 on its fields (behaviour 13.4 and 13.5). */
function checkedPeriod(period: WorkingPeriodBody): WorkingPeriodBody {
  const { validFrom, validTo, workingDays } = period;
  if (validTo < validFrom) throw fieldErrors({ valid_to: 'endBeforeBegin' });
  const weekdays = workingDays.map(({ weekday }) => weekday).sort((a, b) => a - b);
  if (weekdays.length !== 7 || weekdays.some((weekday, place) => weekday !== place)) {
    throw fieldErrors({ working_days: 'sevenDays' });
  }
  const problems = workingDays.map(dayProblem);
  if (problems.some((problem) => Object.keys(problem).length > 0)) throw inputErrors({}, { working_days: problems });
  return cleanItem(workingPeriodFields, period);
}

function checkedRule(rule: ClosingRuleBody): ClosingRuleBody {
  const { begin, end, reason } = rule;
  const problems = {
    ...(end < begin ? { closing_end: 'endBeforeBegin' as const } : {}),
    ...(cleanName(reason) === '' ? { reason: 'blank' as const } : {}),
  };
  if (Object.keys(problems).length > 0) throw fieldErrors(problems);
  return cleanItem(closingRuleFields, rule);
}

/** Refuses polygons that break the rules of borders. */
export function checkPolygons(polygons: readonly Polygon[]) {
  const problem = borderProblem(polygons);
  if (problem) throw fieldErrors({ polygon_data: `border.${problem.kind}` });
}

type Params = Readonly<Record<string, unknown>>;
const numberOf = (params: Params, name: string) => Number(params[name]);

/** Whether an item belongs to the provider, zone or garage that its path names. */
const liesAt = (
  { providerId, zoneId, garageId }: { providerId: number | null; zoneId: number | null; garageId: number | null },
  params: Params,
  kind: Place['kind'],
) =>
  kind === 'garage'
    ? garageId === numberOf(params, 'id')
    : providerId === numberOf(params, 'id') && (params.zoneId === undefined || zoneId === params.zoneId);

function itemSubject(path: string, kind: Place['kind'], table: 'workingPeriod' | 'closingRule'): Subject {
  return {
    path,
    exists(id, { world }, params) {
      const item = world[table].get(id);
      if (!item) return false;
      const providerId = item.zoneId === null ? null : (world.zone.get(item.zoneId)?.providerId ?? null);
      return liesAt({ ...item, providerId }, params, kind);
    },
  };
}

function requestSubject(path: string, kind: Place['kind'], resource: RequestResource): Subject {
  return {
    path,
    exists(id, { world }, params) {
      const request = world.changeRequest.get(id);
      return request?.resource === resource && liesAt(request, params, kind);
    },
  };
}

/** The periods, rules and requests that a path below a provider, a zone or a garage can name. */
export const itemSubjects = (base: string, kind: Place['kind']): Subject[] => [
  itemSubject(`${base}radno-vrijeme/{itemId}/`, kind, 'workingPeriod'),
  itemSubject(`${base}iznimka/{itemId}/`, kind, 'closingRule'),
  requestSubject(`${base}radno-vrijeme-request/{itemId}/`, kind, 'workingPeriod'),
  requestSubject(`${base}iznimka-request/{itemId}/`, kind, 'closingRule'),
];

/** An item with its place, which the wrapper has looked for already. */
function itemAt({ world }: SimulatorContext, resource: 'workingPeriod' | 'closingRule', id: number): Place {
  const item = world[resource].get(id);
  if (!item) throw notFound();
  if (item.garageId !== null) return { kind: 'garage', garageId: item.garageId };
  const zone = world.zone.get(item.zoneId ?? 0);
  if (!zone) throw notFound();
  return { kind: 'zone', zoneId: zone.id, providerId: zone.providerId };
}

interface ItemParams {
  readonly itemId: number;
}
type WriteContext = CallContext<User>;

const checks = { workingPeriod: checkedPeriod, closingRule: checkedRule } as const;
const checked = (resource: 'workingPeriod' | 'closingRule', body: AnyValues) =>
  (checks[resource] as (body: AnyValues) => AnyValues)(body);

/** The four writes of an item, for periods and rules of zones and garages alike. */
export const writesOf = (resource: 'workingPeriod' | 'closingRule') => ({
  change: ({ params, body }: { params: ItemParams; body: AnyValues }, context: WriteContext) => ({
    requestId: submit(context, context.user.username, {
      place: itemAt(context, resource, params.itemId),
      resource,
      itemId: params.itemId,
      after: checked(resource, body),
    }),
  }),
  remove: ({ params }: { params: ItemParams }, context: WriteContext) => ({
    requestId: submit(context, context.user.username, {
      place: itemAt(context, resource, params.itemId),
      resource,
      itemId: params.itemId,
      after: null,
    }),
  }),
  amend: ({ params, body }: { params: ItemParams; body: AnyValues }, context: WriteContext) => ({
    requestId: amend(context, params.itemId, checked(resource, body)),
  }),
  withdraw({ params }: { params: ItemParams }, context: WriteContext): undefined {
    withdraw(context, params.itemId, context.user.username);
    return undefined;
  },
});

/** Submits a request for a new item at each place. */
export const creations = (
  context: WriteContext,
  resource: 'workingPeriod' | 'closingRule',
  places: readonly Place[],
  body: AnyValues,
) => {
  const after = checked(resource, body);
  return {
    requests: places.map((place) => ({
      requestId: submit(context, context.user.username, { place, resource, itemId: null, after }),
      ...(place.kind === 'zone' ? { zoneId: place.zoneId } : {}),
    })),
  };
};

/** Closing rules of a place, those that overlap the days asked for. */
export const rulesWithin = (
  { world }: SimulatorContext,
  place: Place,
  { beginDate = '', endDate }: { readonly beginDate?: string | undefined; readonly endDate?: string | undefined },
) => ({
  rules: rulesOf(world, place).filter(({ begin, end }) => end >= beginDate && (!endDate || begin <= endDate)),
});

/** One item as its page shows it, with its pending request's mark. */
export const detailsOf = {
  workingPeriod({ params }: { params: ItemParams }, context: SimulatorContext) {
    const place = itemAt(context, 'workingPeriod', params.itemId);
    const details = periodsOf(context.world, place).find(({ id }) => id === params.itemId);
    if (!details) throw notFound();
    return { details };
  },
  closingRule({ params }: { params: ItemParams }, context: SimulatorContext) {
    const place = itemAt(context, 'closingRule', params.itemId);
    const details = rulesOf(context.world, place).find(({ id }) => id === params.itemId);
    if (!details) throw notFound();
    return { details };
  },
  workingPeriodRequest({ params }: { params: ItemParams }, { world }: SimulatorContext) {
    const request = world.changeRequest.get(params.itemId);
    if (!request) throw notFound();
    const { place, id, values } = requestedItem(request);
    return { details: shownPeriod(place, id, values as WorkingPeriodBody, request) };
  },
  closingRuleRequest({ params }: { params: ItemParams }, { world }: SimulatorContext) {
    const request = world.changeRequest.get(params.itemId);
    if (!request) throw notFound();
    const { id, values } = requestedItem(request);
    return { details: shownRule(id, values as ClosingRuleBody, request) };
  },
};

/** The pending request of a zone's border. */
export const borderRequestOf = ({ world }: SimulatorContext, place: Place, zoneId: number) =>
  pendingFor(world, place, 'border', zoneId) ??
  world.changeRequest
    .where({ status: 'pending', resource: 'border', zoneId })
    .find(({ action }) => action === 'create');
