import * as z from 'zod/mini';
import { borderText, zoneBorders } from './borders.ts';
import { defineCall, empty, file, json } from './call.ts';
import { type DomainOf, id, renamed } from './codecs.ts';
import { idParam } from './reports.ts';
import {
  closingRuleBody,
  closingRuleDetails,
  closingRuleList,
  closingRuleQuery,
  creationsRequested,
  itemParams,
  itemReads,
  itemWrites,
  requested,
  requestedAt,
  workingPeriod,
  workingPeriodBody,
  workingPeriodDetails,
  workingPeriodList,
  zoneItemParams,
  zoneParams,
  zonesWorkingPeriodBody,
} from './workingHours.ts';

const ofProvider = { method: 'GET', access: ['ParkingProviderZonesView'], params: idParam } as const;
const ofZone = { method: 'GET', access: ['ParkingProviderZoneDetailsView'], params: zoneParams } as const;
const ofItem = { access: ['ParkingProviderZoneDetailsView'], params: itemParams } as const;
/** Every write of a zone's items is a request that awaits approval (behaviour 15.1). */
const change = { access: ['ChangeParkingZoneRequests'] } as const;

const zoneFields = {
  id: ['id', id],
  code: ['code', z.string()],
  name: ['name', z.string()],
  color: ['color', z.nullable(z.string())],
  isActive: ['is_active', z.boolean()],
} as const;

const zone = renamed({
  ...zoneFields,
  hasBorder: ['has_polygon_data', z.boolean()],
  hasWorkingPeriods: ['has_working_periods', z.boolean()],
  workingPeriods: ['working_periods', z.array(workingPeriod)],
});
/** A parking zone; `color` is `#RRGGBB`, or null for none. A creation that is pending makes no working period yet. */
export type Zone = DomainOf<typeof zone>;

const zoneDetails = renamed({
  ...zoneFields,
  cityCode: ['city_code', z.string()],
  border: ['polygon_data', z.nullable(borderText)],
  borderRequest: [
    'polygon_request',
    z.nullable(renamed({ requestId: ['request_id', id], border: ['polygon_data', borderText], requestedAt })),
  ],
});
/** A zone with its approved border, and the border of its pending request. */
export type ZoneDetails = DomainOf<typeof zoneDetails>;

export const getZones = defineCall({
  ...ofProvider,
  name: 'getZones',
  summary: "A parking provider's zones with their working hours",
  path: '/parking/provider/{id}/zone/',
  reply: json(renamed({ zones: ['zones', z.array(zone)] })),
});

export const getZoneMapUrl = defineCall({
  ...ofProvider,
  name: 'getZoneMapUrl',
  summary: "The address of a provider's zone map, to embed in other pages",
  path: '/parking/provider/{id}/zone/map-url/',
  reply: json(renamed({ url: ['zone_map_url', z.nullable(z.string())] })),
});

export const getZoneBorders = defineCall({
  ...ofProvider,
  name: 'getZoneBorders',
  summary: "The approved borders of a provider's zones",
  path: '/parking/provider/{id}/zone/geojson/',
  reply: json(zoneBorders),
});

export const getZoneManual = defineCall({
  name: 'getZoneManual',
  summary: 'The manual of the zones pages',
  method: 'GET',
  path: '/upute-za-zone/',
  access: ['ParkingProviderZonesView'],
  reply: file('application/vnd.openxmlformats-officedocument.presentationml.presentation', 'upute-za-zone.pptx'),
});

export const getZoneDetails = defineCall({
  ...ofZone,
  name: 'getZoneDetails',
  summary: 'A zone with its borders',
  path: '/parking/provider/{id}/zona/{zoneId}/detaljno/',
  reply: json(renamed({ details: ['details', zoneDetails] })),
});

/** While a request is pending this amends it; a border without polygons requests its removal. */
export const changeZoneBorder = defineCall({
  ...change,
  name: 'changeZoneBorder',
  summary: "Requests a change of a zone's border",
  method: 'PATCH',
  path: '/parking/provider/{id}/zona/{zoneId}/',
  params: zoneParams,
  body: renamed({ border: ['polygon_data', borderText] }),
  reply: requested,
});

export const withdrawZoneBorder = defineCall({
  ...change,
  name: 'withdrawZoneBorder',
  summary: "Withdraws a pending change of a zone's border",
  method: 'DELETE',
  path: '/parking/provider/{id}/zona/{zoneId}/polygon-request/{itemId}/',
  params: zoneItemParams,
  reply: empty,
});

export const getProviderWorkingPeriods = defineCall({
  ...ofProvider,
  name: 'getProviderWorkingPeriods',
  summary: "The working periods of all of a provider's zones",
  path: '/parking/provider/{id}/radno-vrijeme/',
  reply: workingPeriodList,
});

export const createWorkingPeriods = defineCall({
  ...change,
  name: 'createWorkingPeriods',
  summary: 'Requests a new working period for some zones',
  method: 'POST',
  path: '/parking/provider/{id}/radno-vrijeme/',
  params: idParam,
  body: zonesWorkingPeriodBody,
  reply: creationsRequested,
});

export const getZoneWorkingPeriods = defineCall({
  ...ofZone,
  name: 'getZoneWorkingPeriods',
  summary: "A zone's working periods",
  path: '/parking/provider/{id}/zona/{zoneId}/radna-vremena/',
  reply: workingPeriodList,
});

export const getZoneClosingRules = defineCall({
  ...ofZone,
  name: 'getZoneClosingRules',
  summary: "A zone's closing rules",
  path: '/parking/provider/{id}/zona/{zoneId}/iznimke/',
  query: closingRuleQuery,
  reply: closingRuleList,
});

export const createZoneClosingRule = defineCall({
  ...change,
  name: 'createZoneClosingRule',
  summary: 'Requests a new closing rule of a zone',
  method: 'POST',
  path: '/parking/provider/{id}/zona/{zoneId}/iznimke/',
  params: zoneParams,
  body: closingRuleBody,
  reply: creationsRequested,
});

const P = '/parking/provider/{id}' as const;
const Z = `${P}/zona/{zoneId}` as const;
const period = { what: "a zone's working period", body: workingPeriodBody } as const;
const rule = { what: "a zone's closing rule", body: closingRuleBody } as const;

export const { item: getZoneWorkingPeriod, request: getZoneWorkingPeriodRequest } = itemReads({
  ...ofItem,
  ...period,
  name: 'ZoneWorkingPeriod',
  path: `${P}/radno-vrijeme`,
  details: workingPeriodDetails,
});
export const { item: getZoneClosingRule, request: getZoneClosingRuleRequest } = itemReads({
  ...ofItem,
  ...rule,
  name: 'ZoneClosingRule',
  path: `${P}/iznimka`,
  details: closingRuleDetails,
});

// The writes of an item, on the provider and on the zone alike (behaviour 21.25).
export const {
  change: changeProviderWorkingPeriod,
  remove: removeProviderWorkingPeriod,
  amend: amendProviderWorkingPeriod,
  withdraw: withdrawProviderWorkingPeriod,
} = itemWrites({
  ...change,
  ...period,
  name: 'ProviderWorkingPeriod',
  path: `${P}/radno-vrijeme`,
  params: itemParams,
});
export const {
  change: changeProviderClosingRule,
  remove: removeProviderClosingRule,
  amend: amendProviderClosingRule,
  withdraw: withdrawProviderClosingRule,
} = itemWrites({ ...change, ...rule, name: 'ProviderClosingRule', path: `${P}/iznimka`, params: itemParams });
export const {
  change: changeZoneWorkingPeriod,
  remove: removeZoneWorkingPeriod,
  amend: amendZoneWorkingPeriod,
  withdraw: withdrawZoneWorkingPeriod,
} = itemWrites({
  ...change,
  ...period,
  name: 'ZoneWorkingPeriod',
  path: `${Z}/radno-vrijeme`,
  params: zoneItemParams,
});
export const {
  change: changeZoneClosingRule,
  remove: removeZoneClosingRule,
  amend: amendZoneClosingRule,
  withdraw: withdrawZoneClosingRule,
} = itemWrites({ ...change, ...rule, name: 'ZoneClosingRule', path: `${Z}/iznimka`, params: zoneItemParams });
