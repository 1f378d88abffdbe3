import { useTranslation } from 'react-i18next';
import type { ParkingProviderInfo } from '#api/contract/parking.ts';
import { EmptyState } from '#design-system/EmptyState/EmptyState.tsx';
import { TableSkeleton } from '#design-system/Loading/TableSkeleton.tsx';
import { Section } from '#design-system/Section/Section.tsx';
import { type Outlet, OutletHeader, OutletPage, useParkingArea } from '#features/outlets/index.ts';
import { FailedPart, PageLayout, SectionState, useSectionQuery } from '#features/pages/index.ts';
import { CopyPeriodsLink } from './components/CopyPeriodsLink.tsx';
import { EmbedMapButton } from './components/EmbedMapButton.tsx';
import { ManualButton } from './components/ManualButton.tsx';
import { NewPeriodLink } from './components/NewPeriodLink.tsx';
import { NewRulesLink } from './components/NewRulesLink.tsx';
import { ZonesMap } from './components/ZonesMap.tsx';
import { ZonesTable } from './components/ZonesTable.tsx';
import { zonesPage } from './pages.ts';
import { useZoneRights } from './useZoneRights.ts';

export { ZonesPage as Component };
export const { loader } = zonesPage;

/** A parking provider's zones: on the map, and with their working hours (behaviour 12.1). */
const ZonesPage = () => <OutletPage area={useParkingArea()}>{(outlet) => <Zones outlet={outlet} />}</OutletPage>;

function Zones({ outlet }: { readonly outlet: Outlet<ParkingProviderInfo> }) {
  const { id, info, name, failed } = outlet;
  const { t } = useTranslation('zones');
  const queries = zonesPage.queries({ id });
  const zones = useSectionQuery(queries.zones);
  const mapUrl = useSectionQuery(queries.mapUrl);
  const { canCreatePeriods } = useZoneRights();
  const count = zones.data?.length;
  return (
    <PageLayout>
      <OutletHeader
        outlet={outlet}
        page={t('list.title')}
        title={name}
        count={count === undefined ? undefined : { text: String(count), label: t('list.count', { count }) }}
        actions={
          <>
            <ManualButton />
            {mapUrl.data && <EmbedMapButton url={mapUrl.data} name={name} />}
            {canCreatePeriods && <CopyPeriodsLink providerId={id} />}
            <NewRulesLink providerId={id} />
            {canCreatePeriods && <NewPeriodLink providerId={id} />}
          </>
        }
      />
      {mapUrl.error ? <FailedPart retry={mapUrl.retry}>{t('embed.failed')}</FailedPart> : null}
      {info?.latitude != null && info.longitude != null ? (
        <ProviderMap
          providerId={id}
          place={{ latitude: info.latitude, longitude: info.longitude }}
          zones={zones.data}
        />
      ) : (
        (info || failed) && (
          <Section title={t('map.title')}>
            <EmptyState compact title={t('map.noPlaceTitle')} text={t(info ? 'map.noPlace' : 'map.placeFailed')} />
          </Section>
        )
      )}
      <Section title={t('list.title')} padding="none">
        <SectionState query={zones} skeleton={<TableSkeleton rows={8} columns={5} />}>
          {(rows) => <ZonesTable providerId={id} zones={rows} />}
        </SectionState>
      </Section>
    </PageLayout>
  );
}

interface ProviderMapProps extends Omit<Parameters<typeof ZonesMap>[0], 'borders'> {
  readonly providerId: number;
}

/** The map with the approved borders, or the error of their call. */
function ProviderMap({ providerId, ...map }: ProviderMapProps) {
  const { t } = useTranslation('zones');
  const borders = useSectionQuery(zonesPage.queries({ id: providerId }).borders);
  if (!borders.error) return <ZonesMap {...map} borders={borders.data} />;
  return (
    <Section title={t('map.title')}>
      <SectionState query={borders} skeleton={null}>
        {() => null}
      </SectionState>
    </Section>
  );
}
