import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ParkingProviderInfo } from '#api/contract/parking.ts';
import type { WorkingPeriod } from '#api/contract/workingHours.ts';
import type { Zone } from '#api/contract/zones.ts';
import { EmptyState } from '#design-system/EmptyState/EmptyState.tsx';
import { CopyPeriods, PeriodFormSkeleton } from '#features/change-requests/index.ts';
import { type Outlet, OutletHeader, OutletPage, useParkingArea } from '#features/outlets/index.ts';
import { PageLayout, SectionState, useSectionQuery } from '#features/pages/index.ts';
import { pathTo } from '#features/routes/paths.ts';
import { copiedPeriods } from './copiedPeriods.ts';
import { providerZones, useZonesChanged } from './queries.ts';
import { periodRequestPath, usePeriodLink } from './usePeriodChanges.ts';
import { useZoneRights } from './useZoneRights.ts';

export { CopyPeriodsPage as Component };

/** Copies working hours of a provider's zones to other dates and zones. */
const CopyPeriodsPage = () => (
  <OutletPage area={useParkingArea()}>{(outlet) => <CopyOfProvider outlet={outlet} />}</OutletPage>
);

function CopyOfProvider({ outlet }: { readonly outlet: Outlet<ParkingProviderInfo> }) {
  const { t } = useTranslation(['zones', 'seasons']);
  const zones = useSectionQuery(providerZones(outlet.id));
  return (
    <PageLayout>
      <OutletHeader
        outlet={outlet}
        page={t('seasons:title')}
        trail={[{ label: t('list.title'), to: pathTo('parkingProviderZones', { id: outlet.id }) }]}
      />
      {/* A later failure of the list, which is refetched while a request is pending, does not unmount the page. */}
      <SectionState query={zones.data ? { ...zones, error: null } : zones} skeleton={<PeriodFormSkeleton />}>
        {(list) => <CopyOfZones providerId={outlet.id} zones={list} />}
      </SectionState>
    </PageLayout>
  );
}

function CopyOfZones({ providerId, zones }: { readonly providerId: number; readonly zones: readonly Zone[] }) {
  const { t } = useTranslation('hours');
  const onChanged = useZonesChanged(providerId);
  const { canEditPeriods } = useZoneRights();
  const periodLink = usePeriodLink(providerId);
  const job = useMemo(() => copiedPeriods(providerId), [providerId]);
  const places = useMemo(
    () => zones.map(({ id, name, workingPeriods }) => ({ id, name, periods: workingPeriods })),
    [zones],
  );
  const linkTo = useCallback(
    (zoneId: number, period: WorkingPeriod) => periodLink({ ...period, zoneId }),
    [periodLink],
  );
  if (zones.length === 0) return <EmptyState title={t('form.noZones')} />;
  return (
    <CopyPeriods
      places={places}
      withZones
      job={job}
      linkTo={linkTo}
      requestPath={(zoneId, requestId) =>
        canEditPeriods ? periodRequestPath(providerId, zoneId, requestId) : undefined
      }
      onChanged={onChanged}
    />
  );
}
