import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import type { ParkingProviderInfo } from '#api/contract/parking.ts';
import type { Zone } from '#api/contract/zones.ts';
import { FormBanner } from '#design-system/FormBanner/FormBanner.tsx';
import { toast, toastTime } from '#design-system/Toast/toast.ts';
import { PeriodForm, PeriodFormSkeleton, templateKey, templateOf } from '#features/change-requests/index.ts';
import { type Outlet, OutletHeader, OutletPage, useParkingArea } from '#features/outlets/index.ts';
import { PageLayout, SectionState, useSectionQuery } from '#features/pages/index.ts';
import { idOf } from '#features/routes/idOf.ts';
import { pathTo } from '#features/routes/paths.ts';
import { createPeriods, periodsAlreadyCreated, providerZones, useZonesChanged } from './queries.ts';
import { periodRequestPath, usePeriodLink } from './usePeriodChanges.ts';

export { NewPeriodPage as Component };

/** Requests new working hours of zones; the zone in the address is chosen initially. */
const NewPeriodPage = () => (
  <OutletPage area={useParkingArea()}>
    {(outlet) => (
      <PageLayout>
        <NewPeriodHeader outlet={outlet} />
        <NewPeriod providerId={outlet.id} />
      </PageLayout>
    )}
  </OutletPage>
);

function NewPeriodHeader({ outlet }: { readonly outlet: Outlet<ParkingProviderInfo> }) {
  const { t } = useTranslation(['zones', 'hours']);
  return (
    <OutletHeader
      outlet={outlet}
      page={t('hours:form.newTitle')}
      trail={[{ label: t('list.title'), to: pathTo('parkingProviderZones', { id: outlet.id }) }]}
    />
  );
}

/** The periods of the zone in the address. */
const periodsOf = (zones: readonly Zone[], zoneId: number | undefined) =>
  zones.find(({ id }) => id === zoneId)?.workingPeriods ?? [];

function NewPeriod({ providerId }: { readonly providerId: number }) {
  const { t } = useTranslation('hours');
  const navigate = useNavigate();
  const zoneId = idOf(useParams().zoneId);
  const template = templateKey(useLocation().search);
  const zones = useSectionQuery(providerZones(providerId));
  const onChanged = useZonesChanged(providerId);
  const periodLink = usePeriodLink(providerId);
  const backTo =
    zoneId === undefined
      ? pathTo('parkingProviderZones', { id: providerId })
      : pathTo('parkingProviderZoneDetails', { id: providerId, zoneId });
  return (
    // A later failure of the list, which is refetched while a request is pending, does not unmount the form.
    <SectionState query={zones.data ? { ...zones, error: null } : zones} skeleton={<PeriodFormSkeleton />}>
      {(list) => (
        <>
          {zoneId !== undefined && list.length > 0 && !list.some(({ id }) => id === zoneId) && (
            <FormBanner tone="warning">{t('form.zoneMissing', { id: zoneId })}</FormBanner>
          )}
          {template !== undefined && !templateOf(periodsOf(list, zoneId), template) && (
            <FormBanner tone="warning">{t('form.templateMissing')}</FormBanner>
          )}
          <PeriodForm
            key={template}
            template={templateOf(periodsOf(list, zoneId), template)}
            zones={list}
            chosenZones={list.flatMap(({ id }) => (id === zoneId ? [id] : []))}
            others={list.flatMap((zone) => zone.workingPeriods.map((period) => ({ ...period, zoneId: zone.id })))}
            send={(sent, signal) => createPeriods(providerId, sent, signal)}
            alreadyWritten={(attempts, sent, signal) => periodsAlreadyCreated(providerId, attempts, sent, signal)}
            linkTo={periodLink}
            onSent={(count) => {
              toast.success(
                count > 1 ? t('requestsForChangeSent', { count }) : t('requestForChangeSent'),
                toastTime.operation,
              );
              onChanged();
              navigate(backTo);
            }}
            backTo={backTo}
            requestPath={(requestId) => periodRequestPath(providerId, zoneId ?? list[0]?.id ?? 0, requestId)}
          />
        </>
      )}
    </SectionState>
  );
}
