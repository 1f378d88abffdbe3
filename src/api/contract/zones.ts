import * as z from 'zod/mini';
import { borderText, zoneBorders } from './borders.ts';
import { defineCall, empty, file, json } from './call.ts';
import { type DomainOf, id, renamed } from './codecs.ts';
import { idParam } from './reports.ts';
import {
  amended,
  closingRuleBody,
  closingRuleDetails,
  closingRuleList,
  closingRuleQuery,
  creationsRequested,
  itemParams,
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
const ofItem = { method: 'GET', access: ['ParkingProviderZoneDetailsView'], params: itemParams } as const;
/** Every write of a zone's things is a request that awaits approval (spec 2, part 1). */
const change = { access: ['ChangeParkingZoneRequests'] } as const;

const zoneFields = {
  id: ['id', id],
  code: ['code', z.string()],
  name: ['name', z.string()],
  color: ['color', z.nullable(z.string())],
  isActive: ['is_active', z.boolean()],
} as const;

export const zone = renamed({
  ...zoneFields,
  hasBorder: ['has_polygon_data', z.boolean()],
  hasWorkingPeriods: ['has_working_periods', z.boolean()],
  workingPeriods: ['working_periods', z.array(workingPeriod)],
});
/** A parking zone; `color` is `#RRGGBB`, or null for none. A creation that is pending makes no working period yet. */
export type Zone = DomainOf<typeof zone>;

export const zoneDetails = renamed({
  ...zoneFields,
  cityCode: ['city_code', z.string()],
  border: ['polygon_data', z.nullable(borderText)],
  borderRequest: [
    'polygon_request',
    z.nullable(renamed({ requestId: ['request_id', id], border: ['polygon_data', borderText], requestedAt })),
  ],
});
/** A zone with its approved border, and the one that a pending request asks for. */
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

/** While a request is pending this amends it; a border without polygons asks that it be removed. */
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
const Z = '/parking/provider/{id}/zona/{zoneId}' as const;

export const getZoneWorkingPeriod = defineCall({
  ...ofItem,
  name: 'getZoneWorkingPeriod',
  summary: "A zone's working period",
  path: `${P}/radno-vrijeme/{itemId}/detaljno/`,
  reply: workingPeriodDetails,
});
export const getZoneWorkingPeriodRequest = defineCall({
  ...ofItem,
  name: 'getZoneWorkingPeriodRequest',
  summary: "A working period as a zone's pending request has it",
  path: `${P}/radno-vrijeme-request/{itemId}/detaljno/`,
  reply: workingPeriodDetails,
});
export const getZoneClosingRule = defineCall({
  ...ofItem,
  name: 'getZoneClosingRule',
  summary: "A zone's closing rule",
  path: `${P}/iznimka/{itemId}/detaljno/`,
  reply: closingRuleDetails,
});
export const getZoneClosingRuleRequest = defineCall({
  ...ofItem,
  name: 'getZoneClosingRuleRequest',
  summary: "A closing rule as a zone's pending request has it",
  path: `${P}/iznimka-request/{itemId}/detaljno/`,
  reply: closingRuleDetails,
});

const patch = { ...change, method: 'PATCH' } as const;
const remove = { ...change, method: 'DELETE' } as const;
/** The four writes of an item, on the provider and on the zone alike (spec 3, part 4). */
const onPeriod = {
  summary: 'Requests a change of a working period',
  body: workingPeriodBody,
  reply: requested,
} as const;
const onPeriodRequest = {
  summary: 'Amends a pending working period',
  body: workingPeriodBody,
  reply: amended,
} as const;
const onRule = { summary: 'Requests a change of a closing rule', body: closingRuleBody, reply: requested } as const;
const onRuleRequest = { summary: 'Amends a pending closing rule', body: closingRuleBody, reply: amended } as const;
const removal = { reply: requested } as const;
const withdrawal = { reply: empty } as const;

export const changeProviderWorkingPeriod = defineCall({
  ...patch,
  ...onPeriod,
  name: 'changeProviderWorkingPeriod',
  path: `${P}/radno-vrijeme/{itemId}/`,
  params: itemParams,
});
export const removeProviderWorkingPeriod = defineCall({
  ...remove,
  ...removal,
  name: 'removeProviderWorkingPeriod',
  summary: 'Requests the removal of a working period',
  path: `${P}/radno-vrijeme/{itemId}/`,
  params: itemParams,
});
export const amendProviderWorkingPeriod = defineCall({
  ...patch,
  ...onPeriodRequest,
  name: 'amendProviderWorkingPeriod',
  path: `${P}/radno-vrijeme-request/{itemId}/`,
  params: itemParams,
});
export const withdrawProviderWorkingPeriod = defineCall({
  ...remove,
  ...withdrawal,
  name: 'withdrawProviderWorkingPeriod',
  summary: 'Withdraws a pending working period',
  path: `${P}/radno-vrijeme-request/{itemId}/`,
  params: itemParams,
});
export const changeProviderClosingRule = defineCall({
  ...patch,
  ...onRule,
  name: 'changeProviderClosingRule',
  path: `${P}/iznimka/{itemId}/`,
  params: itemParams,
});
export const removeProviderClosingRule = defineCall({
  ...remove,
  ...removal,
  name: 'removeProviderClosingRule',
  summary: 'Requests the removal of a closing rule',
  path: `${P}/iznimka/{itemId}/`,
  params: itemParams,
});
export const amendProviderClosingRule = defineCall({
  ...patch,
  ...onRuleRequest,
  name: 'amendProviderClosingRule',
  path: `${P}/iznimka-request/{itemId}/`,
  params: itemParams,
});
export const withdrawProviderClosingRule = defineCall({
  ...remove,
  ...withdrawal,
  name: 'withdrawProviderClosingRule',
  summary: 'Withdraws a pending closing rule',
  path: `${P}/iznimka-request/{itemId}/`,
  params: itemParams,
});

export const changeZoneWorkingPeriod = defineCall({
  ...patch,
  ...onPeriod,
  name: 'changeZoneWorkingPeriod',
  path: `${Z}/radno-vrijeme/{itemId}/`,
  params: zoneItemParams,
});
export const removeZoneWorkingPeriod = defineCall({
  ...remove,
  ...removal,
  name: 'removeZoneWorkingPeriod',
  summary: "Requests the removal of a zone's working period",
  path: `${Z}/radno-vrijeme/{itemId}/`,
  params: zoneItemParams,
});
export const amendZoneWorkingPeriod = defineCall({
  ...patch,
  ...onPeriodRequest,
  name: 'amendZoneWorkingPeriod',
  path: `${Z}/radno-vrijeme-request/{itemId}/`,
  params: zoneItemParams,
});
export const withdrawZoneWorkingPeriod = defineCall({
  ...remove,
  ...withdrawal,
  name: 'withdrawZoneWorkingPeriod',
  summary: "Withdraws a zone's pending working period",
  path: `${Z}/radno-vrijeme-request/{itemId}/`,
  params: zoneItemParams,
});
export const changeZoneClosingRule = defineCall({
  ...patch,
  ...onRule,
  name: 'changeZoneClosingRule',
  path: `${Z}/iznimka/{itemId}/`,
  params: zoneItemParams,
});
export const removeZoneClosingRule = defineCall({
  ...remove,
  ...removal,
  name: 'removeZoneClosingRule',
  summary: "Requests the removal of a zone's closing rule",
  path: `${Z}/iznimka/{itemId}/`,
  params: zoneItemParams,
});
export const amendZoneClosingRule = defineCall({
  ...patch,
  ...onRuleRequest,
  name: 'amendZoneClosingRule',
  path: `${Z}/iznimka-request/{itemId}/`,
  params: zoneItemParams,
});
export const withdrawZoneClosingRule = defineCall({
  ...remove,
  ...withdrawal,
  name: 'withdrawZoneClosingRule',
  summary: "Withdraws a zone's pending closing rule",
  path: `${Z}/iznimka-request/{itemId}/`,
  params: zoneItemParams,
});
