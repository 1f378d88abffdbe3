import { approvedBorders } from '#features/change-requests/index.ts';
import { providerInfo } from '#features/outlets/index.ts';
import { definePage } from '#features/pages/index.ts';
import { choiceParam, describeParams } from '#features/url-state/index.ts';
import { providerZones, zoneDetails, zoneMapUrl } from './queries.ts';

export const zonesPage = definePage('parkingProviderZones', ({ id }) => ({
  info: providerInfo(id),
  zones: providerZones(id),
  borders: approvedBorders(id),
  mapUrl: zoneMapUrl(id),
}));

/** The tabs of a zone as the URL names them. */
export const zoneTabs = ['working-hours', 'closing-rules', 'borders', 'calendar'] as const;

/** The tab of a zone in the URL. */
export const zoneParams = describeParams({ tab: choiceParam('tab', zoneTabs, 'working-hours') });

export const zoneDetailsPage = definePage('parkingProviderZoneDetails', ({ id, zoneId }) => ({
  info: providerInfo(id),
  details: zoneDetails(id, zoneId),
}));

/** The views of a provider's zones as the URL names them. */
const zonesViews = ['list', 'calendar'] as const;
export type ZonesView = (typeof zonesViews)[number];

/** The view of a provider's zones in the URL. */
export const zonesViewParams = describeParams({ view: choiceParam('view', zonesViews, 'list') });
