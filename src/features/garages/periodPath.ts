import type { WorkingPeriod } from '#api/contract/workingHours.ts';
import { pathTo } from '#features/routes/paths.ts';

/** The page that edits a garage's working period; a period that awaits approval is edited in its request. */
export const periodPath = (id: number, period: WorkingPeriod) =>
  period.requestId === null
    ? pathTo('garageEditWorkingPeriod', { id, workingPeriodId: period.id ?? 0 })
    : pathTo('garageEditWorkingPeriodRequest', { id, workingPeriodRequestId: period.requestId });
