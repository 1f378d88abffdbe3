import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ParkingProviderInfo } from '#api/contract/parking.ts';
import { FormBanner } from '#design-system/FormBanner/FormBanner.tsx';
import { newRulesParams, RulesForm, RulesFormSkeleton } from '#features/change-requests/index.ts';
import { type Outlet, OutletHeader, OutletPage, useParkingArea } from '#features/outlets/index.ts';
import { PageLayout, SectionState, useSectionQuery } from '#features/pages/index.ts';
import { pathTo } from '#features/routes/paths.ts';
import { useUrlState } from '#features/url-state/index.ts';
import { newRulesPage, zoneParams } from './pages.ts';
import { checkedZoneRules, useZonesChanged, zonesRulesCalls } from './queries.ts';
import { useZoneRights } from './useZoneRights.ts';

export { NewRulesPage as Component };
export const { loader } = newRulesPage;

/** Requests closing rules of several zones at once; the address may choose zones and fill in days (behaviour 13.60). */
const NewRulesPage = () => (
  <OutletPage area={useParkingArea()}>
    {(outlet) => (
      <PageLayout>
        <NewRulesHeader outlet={outlet} />
        <NewRules providerId={outlet.id} />
      </PageLayout>
    )}
  </OutletPage>
);

function NewRulesHeader({ outlet }: { readonly outlet: Outlet<ParkingProviderInfo> }) {
  const { t } = useTranslation(['zones', 'closingRules']);
  return (
    <OutletHeader
      outlet={outlet}
      page={t('closingRules:title')}
      trail={[{ label: t('list.title'), to: pathTo('parkingProviderZones', { id: outlet.id }) }]}
    />
  );
}

/** The page of a zone's closing rules. */
const rulesPath = (providerId: number, zoneId: number) =>
  `${pathTo('parkingProviderZoneDetails', { id: providerId, zoneId })}?${zoneParams.write({ tab: 'closing-rules' })}`;

function NewRules({ providerId }: { readonly providerId: number }) {
  const { t } = useTranslation('closingRules');
  const zones = useSectionQuery(newRulesPage.queries({ id: providerId }).zones);
  const onChanged = useZonesChanged(providerId);
  const { seesRequests } = useZoneRights();
  const { state } = useUrlState(newRulesParams);
  const wanted = state.zones ?? [];
  const calls = useMemo(() => zonesRulesCalls(providerId), [providerId]);
  const [onlyZone] = wanted;
  return (
    // A later failure of the list, which is refetched while a request is pending, does not unmount the form.
    <SectionState query={zones.data ? { ...zones, error: null } : zones} skeleton={<RulesFormSkeleton />}>
      {(list) => (
        <>
          {list.length > 0 &&
            wanted
              .filter((wantedId) => !list.some(({ id }) => id === wantedId))
              .map((id) => (
                <FormBanner key={id} tone="warning">
                  {t('zones.missing', { id })}
                </FormBanner>
              ))}
          <RulesForm
            places={list}
            withZones
            chosen={list.map(({ id }) => id).filter((id) => wanted.includes(id))}
            range={state.days}
            jobName={`rules.zones.${providerId}`}
            rulesOf={(zoneId) => checkedZoneRules(providerId, zoneId)}
            calls={calls}
            placePath={(zoneId) => rulesPath(providerId, zoneId)}
            requestPath={seesRequests ? (requestId) => pathTo('changeRequest', { id: requestId }) : undefined}
            onChanged={onChanged}
            backTo={
              onlyZone !== undefined && wanted.length === 1
                ? rulesPath(providerId, onlyZone)
                : pathTo('parkingProviderZones', { id: providerId })
            }
          />
        </>
      )}
    </SectionState>
  );
}
