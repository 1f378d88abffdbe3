import { useMemo } from 'react';
import { RulesSection } from '#features/change-requests/index.ts';
import { useSectionQuery } from '#features/pages/index.ts';
import { useZonesChanged, zoneRuleCalls, zoneRules } from '../queries.ts';
import { useZoneRights } from '../useZoneRights.ts';

interface RulesTabProps {
  readonly providerId: number;
  readonly zoneId: number;
}

/** A zone's days without charge. */
export function RulesTab({ providerId, zoneId }: RulesTabProps) {
  const query = useSectionQuery(zoneRules(providerId, zoneId));
  const { canChange } = useZoneRights();
  const onChanged = useZonesChanged(providerId);
  const calls = useMemo(() => zoneRuleCalls(providerId, zoneId), [providerId, zoneId]);
  const changes = useMemo(() => (canChange ? { calls, onChanged } : undefined), [canChange, calls, onChanged]);
  return <RulesSection query={query} requestQuery={calls.requestQuery} changes={changes} />;
}
