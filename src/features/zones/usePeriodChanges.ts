import { useMemo } from 'react';
import type { WorkingPeriod } from '#api/contract/workingHours.ts';
import { copySearch, type PeriodChanges, templateSearch } from '#features/change-requests/index.ts';
import { pathTo } from '#features/routes/paths.ts';
import { useZonesChanged, zonePeriodCalls } from './queries.ts';
import { useZoneRights } from './useZoneRights.ts';

/** The page that edits a pending request for a zone's working period. */
export const periodRequestPath = (providerId: number, zoneId: number, requestId: number) =>
  pathTo('parkingProviderEditWorkingPeriodRequest', {
    id: providerId,
    zoneId,
    workingPeriodRequestId: requestId,
  });

/** The page that edits a zone's working period; a period that awaits approval is edited in its request. */
const periodPath = (providerId: number, zoneId: number, { id, requestId }: WorkingPeriod) =>
  requestId === null
    ? pathTo('parkingProviderEditWorkingPeriod', { id: providerId, zoneId, workingPeriodId: id ?? 0 })
    : periodRequestPath(providerId, zoneId, requestId);

/**
 * Returns a function for the page that shows a working period of a provider's zones: its editor, else its zone;
 * undefined where the signed-in user may open neither.
 */
export function usePeriodLink(providerId: number) {
  const { canEditPeriods, seesDetails } = useZoneRights();
  return (period: WorkingPeriod): string | undefined => {
    const zoneId = period.zoneId ?? 0;
    if (canEditPeriods) return periodPath(providerId, zoneId, period);
    return seesDetails ? pathTo('parkingProviderZoneDetails', { id: providerId, zoneId }) : undefined;
  };
}

/** Returns the signed-in user's actions on a zone's working periods; undefined without the right to change them. */
export function usePeriodChanges(providerId: number, zoneId: number): PeriodChanges | undefined {
  const { canChange, canCreatePeriods, canEditPeriods } = useZoneRights();
  const onChanged = useZonesChanged(providerId);
  return useMemo(() => {
    if (!canChange) return undefined;
    return {
      calls: zonePeriodCalls(providerId, zoneId),
      onChanged,
      ...(canEditPeriods ? { editPath: (period: WorkingPeriod) => periodPath(providerId, zoneId, period) } : {}),
      ...(canCreatePeriods
        ? {
            newFromPath: (period: WorkingPeriod) =>
              pathTo('parkingProviderZoneNewWorkingPeriod', { id: providerId, zoneId }) + templateSearch(period),
            copyPath: (period: WorkingPeriod) =>
              pathTo('parkingProviderCopyWorkingPeriods', { id: providerId }) + copySearch(zoneId, period),
          }
        : {}),
    };
  }, [canChange, canCreatePeriods, canEditPeriods, onChanged, providerId, zoneId]);
}
