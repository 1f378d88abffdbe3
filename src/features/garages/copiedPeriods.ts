import { type ManyJob, madePeriod, type PeriodItem, readPeriodItem } from '#features/change-requests/index.ts';
import { createPeriod, loadPeriods } from './hoursQueries.ts';

/** Sends periods of a garage, one a call. */
export const copiedPeriods = (garageId: number): ManyJob<PeriodItem> => ({
  name: `periods.garage.${garageId}`,
  readItem: readPeriodItem,
  post: async ({ body }) => (await createPeriod(garageId, { body, zoneIds: [] })).requests[0]?.requestId,
  readBack: async ({ body }) => madePeriod(await loadPeriods(garageId), body),
});
