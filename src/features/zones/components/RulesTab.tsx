import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { newRulesSearch, RulesSection } from '#features/change-requests/index.ts';
import { useMayOpen, useSectionQuery } from '#features/pages/index.ts';
import { pathTo } from '#features/routes/paths.ts';
import { useZonesChanged, zoneRuleCalls, zoneRules } from '../queries.ts';
import { useZoneRights } from '../useZoneRights.ts';

interface RulesTabProps {
  readonly providerId: number;
  readonly zoneId: number;
}

/** A zone's days without charge. */
export function RulesTab({ providerId, zoneId }: RulesTabProps) {
  const { t } = useTranslation('closingRules');
  const query = useSectionQuery(zoneRules(providerId, zoneId));
  const { canChange } = useZoneRights();
  const onChanged = useZonesChanged(providerId);
  const calls = useMemo(() => zoneRuleCalls(providerId, zoneId), [providerId, zoneId]);
  const changes = useMemo(() => (canChange ? { calls, onChanged } : undefined), [canChange, calls, onChanged]);
  const mayOpenSeveral = useMayOpen('parkingProviderNewClosingRules');
  return (
    <RulesSection
      query={query}
      requestQuery={calls.requestQuery}
      changes={changes}
      several={
        mayOpenSeveral
          ? {
              to: pathTo('parkingProviderNewClosingRules', { id: providerId }) + newRulesSearch({ zones: [zoneId] }),
              text: t('several.zones'),
            }
          : undefined
      }
    />
  );
}
