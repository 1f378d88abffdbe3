import { useMemo } from 'react';
import type { PeriodChanges } from '#features/change-requests/index.ts';
import { pathTo } from '#features/paths.ts';
import { useZonesChanged, zonePeriodCalls } from './queries.ts';
import { useZoneRights } from './useZoneRights.ts';

/** The page that edits a pending request for a zone's working period. */
export const periodRequestPath = (providerId: number, zoneId: number, requestId: number) =>
  pathTo('parkingProviderEditWorkingPeriodRequest', {
    id: providerId,
    zoneId,
    workingPeriodRequestId: requestId,
  });

/** Returns the signed-in user's actions on a zone's working periods; undefined without the right to change them. */
export function usePeriodChanges(providerId: number, zoneId: number): PeriodChanges | undefined {
  const { canChange, canEditPeriods } = useZoneRights();
  const onChanged = useZonesChanged(providerId);
  return useMemo(() => {
    if (!canChange) return undefined;
    return {
      calls: zonePeriodCalls(providerId, zoneId),
      onChanged,
      ...(canEditPeriods
        ? {
            // A period that awaits approval is edited in its request.
            editPath: ({ id, requestId }) =>
              requestId === null
                ? pathTo('parkingProviderEditWorkingPeriod', { id: providerId, zoneId, workingPeriodId: id ?? 0 })
                : periodRequestPath(providerId, zoneId, requestId),
          }
        : {}),
    };
  }, [canChange, canEditPeriods, onChanged, providerId, zoneId]);
}
