import { type BorderBody, borderFields } from '#api/contract/borders.ts';
import { cleanItem, emptyItem } from '#api/contract/itemFields.ts';
import type * as calls from '#api/contract/zones.ts';
import { amend, submit, withdraw } from '../../approvals/approvals.ts';
import { borderOfZone, ownerOf, placeOfZone } from '../../approvals/requestItems.ts';
import { approvedBorders, borderOf, periodsOf, requestedItem } from '../../approvals/shownRequests.ts';
import { conflict, fieldErrors } from '../../calls/httpError.ts';
import { parkingCodeOf } from '../../world/catalogue.ts';
import type { User } from '../../world/world.ts';
import type { CallContext, Handlers, SimulatorContext, Subject } from '../handler.ts';
import { borderRequestOf, checkPolygons, creations, detailsOf, itemSubjects, rulesWithin, writesOf } from './hours.ts';

const provider = '/parking/provider/{id}/';
const zonePath = `${provider}zona/{zoneId}/`;

export const zoneSubjects: readonly Subject[] = [
  { path: zonePath, exists: (id, { world }, params) => world.zone.get(id)?.providerId === params.id },
  ...itemSubjects(provider, 'zone'),
  ...itemSubjects(zonePath, 'zone'),
  {
    path: `${zonePath}polygon-request/{itemId}/`,
    exists(id, { world }, params) {
      const request = world.changeRequest.get(id);
      return request?.resource === 'border' && request.zoneId === params.zoneId;
    },
  },
];

const zonesOf = ({ world }: SimulatorContext, providerId: number) => world.zone.where({ providerId });

/** A zone with its place, which the wrapper has found. */
function zoneAt({ world }: SimulatorContext, id: number) {
  const zone = world.zone.get(id);
  if (!zone) throw new Error(`No zone ${id}`);
  return { zone, place: placeOfZone(zone) };
}

/** The places of the zones that a body names; 400 on it when one is not the provider's. */
function placesOf(context: CallContext<User>, providerId: number, zoneIds: readonly number[]) {
  const zones = zonesOf(context, providerId);
  const named = [...new Set(zoneIds)].map((zoneId) => zones.find(({ id }) => id === zoneId));
  if (named.length === 0) throw fieldErrors({ parking_zone_ids: 'noZones' });
  return named.map((zone) => {
    if (!zone) throw fieldErrors({ parking_zone_ids: 'unknownZone' });
    return placeOfZone(zone);
  });
}

const periods = writesOf('workingPeriod');
const rules = writesOf('closingRule');

export const zones: Handlers<typeof calls> = {
  getZones: ({ params }, context) => ({
    zones: zonesOf(context, params.id).map((zone) => {
      const place = placeOfZone(zone);
      return {
        id: zone.id,
        code: zone.code,
        name: zone.name,
        color: zone.color,
        isActive: zone.isActive,
        hasBorder: zone.border !== null,
        hasWorkingPeriods: context.world.workingPeriod.where(ownerOf(place)).length > 0,
        workingPeriods: periodsOf(context.world, place),
      };
    }),
  }),

  getZoneMapUrl({ params }, context) {
    const code = parkingCodeOf(context.catalogue, params.id);
    const isMapped = zonesOf(context, params.id).some(({ border }) => border !== null);
    const url = context.zoneMapOf?.(params.id) ?? `https://karta.primjer.hr/zone/${code.toLowerCase()}`;
    return { url: isMapped ? url : null };
  },

  getZoneBorders: ({ params }, context) => approvedBorders(context, zonesOf(context, params.id)),

  async getZoneManual(_, { texts, clock }) {
    // Loaded lazily: a large library for a rare call.
    const { zoneManual } = await import('../../documents/zoneManual.ts');
    return { bytes: await zoneManual(texts, clock.now()) };
  },

  getZoneDetails({ params }, context) {
    const { zone, place } = zoneAt(context, params.zoneId);
    const border = borderOfZone(zone);
    const request = borderRequestOf(context, place, zone.id);
    return {
      details: {
        id: zone.id,
        code: zone.code,
        name: zone.name,
        color: zone.color,
        isActive: zone.isActive,
        cityCode: parkingCodeOf(context.catalogue, params.id),
        border: border ? borderOf(context, zone, border) : null,
        borderRequest: request
          ? {
              requestId: request.id,
              requestedAt: new Date(request.createdAt),
              // A requested removal has no polygons.
              border: borderOf(
                context,
                zone,
                request.after === null ? emptyItem(borderFields) : (requestedItem(request).values as BorderBody),
              ),
            }
          : null,
      },
    };
  },

  changeZoneBorder({ params, body }, context) {
    const { zone, place } = zoneAt(context, params.zoneId);
    const { polygons } = body.border;
    checkPolygons(polygons);
    if (polygons.length === 0 && zone.border === null) throw fieldErrors({ polygon_data: 'border.none' });
    const after = polygons.length === 0 ? null : cleanItem(borderFields, body.border);
    const request = borderRequestOf(context, place, zone.id);
    return {
      requestId: request
        ? amend(context, request.id, after)
        : submit(context, context.user.username, { place, resource: 'border', itemId: zone.id, after }),
    };
  },

  withdrawZoneBorder({ params }, context) {
    if (context.world.changeRequest.get(params.itemId)?.status !== 'pending') throw conflict('request.final');
    withdraw(context, params.itemId, context.user.username);
    return undefined;
  },

  getProviderWorkingPeriods: ({ params }, context) => ({
    periods: zonesOf(context, params.id).flatMap((zone) => periodsOf(context.world, placeOfZone(zone))),
  }),

  createWorkingPeriods({ params, body: { zoneIds, ...values } }, context) {
    return creations(context, 'workingPeriod', placesOf(context, params.id, zoneIds), values);
  },

  getZoneWorkingPeriods: ({ params }, context) => ({
    periods: periodsOf(context.world, zoneAt(context, params.zoneId).place),
  }),

  getZoneClosingRules: ({ params, query }, context) =>
    rulesWithin(context, zoneAt(context, params.zoneId).place, query),

  createZoneClosingRule: ({ params, body }, context) =>
    creations(context, 'closingRule', [zoneAt(context, params.zoneId).place], body),

  getZoneWorkingPeriod: detailsOf.workingPeriod,
  getZoneWorkingPeriodRequest: detailsOf.workingPeriodRequest,
  getZoneClosingRule: detailsOf.closingRule,
  getZoneClosingRuleRequest: detailsOf.closingRuleRequest,

  changeProviderWorkingPeriod: periods.change,
  removeProviderWorkingPeriod: periods.remove,
  amendProviderWorkingPeriod: periods.amend,
  withdrawProviderWorkingPeriod: periods.withdraw,
  changeProviderClosingRule: rules.change,
  removeProviderClosingRule: rules.remove,
  amendProviderClosingRule: rules.amend,
  withdrawProviderClosingRule: rules.withdraw,
  changeZoneWorkingPeriod: periods.change,
  removeZoneWorkingPeriod: periods.remove,
  amendZoneWorkingPeriod: periods.amend,
  withdrawZoneWorkingPeriod: periods.withdraw,
  changeZoneClosingRule: rules.change,
  removeZoneClosingRule: rules.remove,
  amendZoneClosingRule: rules.amend,
  withdrawZoneClosingRule: rules.withdraw,
};
