import { approvedBorders } from '#features/change-requests/index.ts';
import { definePage } from '#features/page.ts';
import { providerInfo } from '#features/reporting/index.ts';
import { providerZones, zoneDetails, zoneMapUrl } from './queries.ts';

export const zonesPage = definePage('parkingProviderZones', ({ id }) => ({
  info: providerInfo(id),
  zones: providerZones(id),
  borders: approvedBorders(id),
  mapUrl: zoneMapUrl(id),
}));

export const zoneDetailsPage = definePage('parkingProviderZoneDetails', ({ id, zoneId }) => ({
  info: providerInfo(id),
  details: zoneDetails(id, zoneId),
}));
