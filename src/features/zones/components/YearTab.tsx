import { useMemo } from 'react';
import { YearPart } from '#features/change-requests/index.ts';
import { useSectionQuery } from '#features/pages/index.ts';
import { pathTo } from '#features/routes/paths.ts';
import { useZonesChanged, zonePeriods, zoneRuleCalls, zoneRules } from '../queries.ts';
import { usePeriodChanges } from '../usePeriodChanges.ts';
import { useZoneRights } from '../useZoneRights.ts';

interface YearTabProps {
  readonly providerId: number;
  readonly zoneId: number;
  readonly zoneName: string;
}

/** The calendar of a zone's year. */
export function YearTab({ providerId, zoneId, zoneName }: YearTabProps) {
  const periods = useSectionQuery(zonePeriods(providerId, zoneId));
  const rules = useSectionQuery(zoneRules(providerId, zoneId));
  const { canChange } = useZoneRights();
  const onChanged = useZonesChanged(providerId);
  const calls = useMemo(() => zoneRuleCalls(providerId, zoneId), [providerId, zoneId]);
  const page = pathTo('parkingProviderZoneDetails', { id: providerId, zoneId });
  return (
    <YearPart
      name={zoneName}
      periods={periods}
      rules={rules}
      ruleChanges={canChange ? { calls, onChanged } : undefined}
      editPath={usePeriodChanges(providerId, zoneId)?.editPath}
      listsAt={{ period: `${page}?tab=working-hours`, rule: `${page}?tab=closing-rules` }}
      restores
    />
  );
}
