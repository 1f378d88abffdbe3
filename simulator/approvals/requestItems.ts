import { type BorderBody, borderFields } from '#api/contract/borders.ts';
import type { RequestItems, RequestResource } from '#api/contract/changeRequests.ts';
import { closingRuleFields, workingPeriodFields } from '#api/contract/workingHours.ts';
import type { Entities } from '../world/models.ts';
import type { World } from '../world/world.ts';
import { columnsOfItem, type ItemColumns, itemOfColumns } from './itemColumns.ts';

/** The items of change requests, periods, rules and borders of zones and garages, and what a request stores of them. */

/** A stored request. */
export type Request = Entities['changeRequest'];
export type Zone = Entities['zone'];

/** The owner of an item: a zone or a garage. */
export type Place =
  | { readonly kind: 'zone'; readonly zoneId: number; readonly providerId: number }
  | { readonly kind: 'garage'; readonly garageId: number };

export type AnyValues = RequestItems[RequestResource];

export const placeOfZone = ({ id, providerId }: Pick<Zone, 'id' | 'providerId'>): Place => ({
  kind: 'zone',
  zoneId: id,
  providerId,
});
export const placeOfGarage = (garageId: number): Place => ({ kind: 'garage', garageId });

/** The columns of a request that identify its place. */
export const columnsOf = (place: Place) => ({
  providerId: place.kind === 'zone' ? place.providerId : null,
  zoneId: place.kind === 'zone' ? place.zoneId : null,
  garageId: place.kind === 'garage' ? place.garageId : null,
});
/** The columns that identify the zone or garage an item belongs to. */
export const ownerOf = (place: Place) => ({
  zoneId: place.kind === 'zone' ? place.zoneId : null,
  garageId: place.kind === 'garage' ? place.garageId : null,
});

export const periodValues = (item: Entities['workingPeriod']) => itemOfColumns(workingPeriodFields, item);
export const ruleValues = (item: Entities['closingRule']) => itemOfColumns(closingRuleFields, item);

/** The columns of a zone with a border. */
const borderColumns = ({ polygons }: ItemColumns<typeof borderFields>) => ({ border: polygons });
/** The approved border of a zone; undefined when it has none. */
export const borderOfZone = ({ border }: Zone): BorderBody | undefined =>
  border === null ? undefined : itemOfColumns(borderFields, { polygons: border });

/** Reads and writes the items of one resource in the world. */
interface Repository<R extends RequestResource> {
  find(world: World, id: number): RequestItems[R] | undefined;
  put(world: World, place: Place, id: number | null, values: RequestItems[R]): void;
  remove(world: World, id: number): void;
}

const repositories: { readonly [R in RequestResource]: Repository<R> } = {
  workingPeriod: {
    find(world, id) {
      const item = world.workingPeriod.get(id);
      return item && periodValues(item);
    },
    put(world, place, id, values) {
      const row = columnsOfItem(workingPeriodFields, values);
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
      const row = columnsOfItem(closingRuleFields, values);
      if (id !== null && world.closingRule.get(id)) world.closingRule.change(id, row);
      else world.closingRule.add({ id: id ?? world.closingRule.nextId(), ...ownerOf(place), ...row });
    },
    remove: (world, id) => world.closingRule.remove(id),
  },
  // A border is identified by its zone's id.
  border: {
    find(world, zoneId) {
      const zone = world.zone.get(zoneId);
      return zone && borderOfZone(zone);
    },
    put(world, _place, zoneId, values) {
      if (zoneId !== null) world.zone.change(zoneId, borderColumns(columnsOfItem(borderFields, values)));
    },
    remove: (world, zoneId) => void world.zone.change(zoneId, { border: null }),
  },
};

export const repositoryOf = (resource: RequestResource) => repositories[resource] as Repository<RequestResource>;
/** Values as a request stores them. */
export const textOf = (values: AnyValues | undefined | null) => (values ? JSON.stringify(values) : null);
export const valuesOf = (text: string | null) => (text === null ? null : (JSON.parse(text) as AnyValues));
export const resourceOf = ({ resource }: Request) => resource as RequestResource;
/** The id of a request's item: of a border, that of its zone. */
export const itemOf = ({ resource, itemId, zoneId }: Request) => (resource === 'border' ? zoneId : itemId);

/** The pending requests, of one place or of all. */
export const pendingOf = (world: World, place: Place, resource: RequestResource): Request[] =>
  world.changeRequest.where({ status: 'pending', resource, ...columnsOf(place) });

/** The pending request of an item, if it has one. */
export const pendingFor = (world: World, place: Place, resource: RequestResource, itemId: number | null) =>
  pendingOf(world, place, resource).find((request) => request.action !== 'create' && request.itemId === itemId);

/** The zone or garage of a request. */
export const placeOf = ({ providerId, zoneId, garageId }: Request): Place =>
  zoneId !== null && providerId !== null
    ? { kind: 'zone', zoneId, providerId }
    : { kind: 'garage', garageId: garageId ?? 0 };

/** Whether the item has changed since the request was made. */
export function isOutdated(world: World, request: Request): boolean {
  if (request.status !== 'pending') return false;
  const item = itemOf(request);
  if (item === null) return false;
  return textOf(repositoryOf(resourceOf(request)).find(world, item)) !== request.before;
}
