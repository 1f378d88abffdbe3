import { type ManyJob, madePeriod, type PeriodItem, readPeriodItem } from '#features/change-requests/index.ts';
import { createPeriods, loadZones } from './queries.ts';

/** Sends periods of a provider's zones: one zone and one period a call. */
export const copiedPeriods = (providerId: number): ManyJob<PeriodItem> => ({
  name: `periods.zones.${providerId}`,
  readItem: readPeriodItem,
  post: async ({ placeId, body }) =>
    (await createPeriods(providerId, { body, zoneIds: [placeId] })).requests[0]?.requestId,
  readBack: async ({ placeId, body }) => {
    const zone = (await loadZones(providerId)).find(({ id }) => id === placeId);
    return zone && madePeriod(zone.workingPeriods, body);
  },
});
