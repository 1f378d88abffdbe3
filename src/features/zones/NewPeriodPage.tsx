import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { request } from '#api/client.ts';
import type { ParkingProviderInfo } from '#api/contract/parking.ts';
import { createWorkingPeriods } from '#api/contract/zones.ts';
import { TableSkeleton } from '#design-system/Loading/TableSkeleton.tsx';
import { Section } from '#design-system/Section/Section.tsx';
import { toast } from '#design-system/Toast/toast.ts';
import { PeriodForm, requestToast } from '#features/change-requests/index.ts';
import { idOf, pathTo } from '#features/paths.ts';
import {
  type Outlet,
  OutletHeader,
  OutletRoute,
  ReportPage,
  SectionState,
  useParkingArea,
  useReport,
} from '#features/reporting/index.ts';
import { providerZones, useZonesChanged } from './queries.ts';
import { periodRequestPath } from './usePeriodChanges.ts';

/** Asks for new working hours of zones; the one that the address names is chosen at first. */
export const NewPeriodPage = () => (
  <OutletRoute area={useParkingArea()}>
    {(outlet) => (
      <ReportPage>
        <NewPeriodHeader outlet={outlet} />
        <NewPeriod providerId={outlet.id} />
      </ReportPage>
    )}
  </OutletRoute>
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

function NewPeriod({ providerId }: { readonly providerId: number }) {
  const { t } = useTranslation('hours');
  const navigate = useNavigate();
  const zoneId = idOf(useParams().zoneId);
  const zones = useReport(providerZones(providerId));
  const onChanged = useZonesChanged(providerId);
  const backTo =
    zoneId === undefined
      ? pathTo('parkingProviderZones', { id: providerId })
      : pathTo('parkingProviderZoneDetails', { id: providerId, zoneId });
  return (
    // A later failure of the list, which is asked for again while something is pending, takes no form away.
    <SectionState
      query={zones.data ? { ...zones, error: null } : zones}
      skeleton={
        <Section>
          <TableSkeleton rows={8} columns={3} />
        </Section>
      }
    >
      {(list) => (
        <PeriodForm
          zones={list}
          chosenZones={list.flatMap(({ id }) => (id === zoneId ? [id] : []))}
          others={list.flatMap((zone) => zone.workingPeriods.map((period) => ({ ...period, zoneId: zone.id })))}
          send={(body, zoneIds, signal) =>
            request(
              createWorkingPeriods,
              { params: { id: providerId }, body: { ...body, zoneIds: [...zoneIds] } },
              { signal },
            )
          }
          onSent={() => {
            toast.success(t('requestForChangeSent'), requestToast);
            onChanged();
            navigate(backTo);
          }}
          backTo={backTo}
          requestPath={(requestId) => periodRequestPath(providerId, zoneId ?? list[0]?.id ?? 0, requestId)}
        />
      )}
    </SectionState>
  );
}
