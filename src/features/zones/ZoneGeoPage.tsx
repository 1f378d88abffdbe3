import { Stack } from '@chakra-ui/react/stack';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { TableSkeleton } from '#design-system/Loading/TableSkeleton.tsx';
import { PageHeader } from '#design-system/PageHeader/PageHeader.tsx';
import { SectionState } from '#features/pages/index.ts';
import { pathTo } from '#features/routes/paths.ts';
import { ZoneBorderEditor } from './components/ZoneBorderEditor.tsx';
import { type ZoneOfProvider, ZonePage } from './components/ZonePage.tsx';
import { zoneDetailsPage } from './pages.ts';

export { ZoneGeoPage as Component };
export const { loader } = zoneDetailsPage;

/** The editor of a zone's borders over the whole window; closing it returns to the zone's borders (behaviour 14.1). */
const ZoneGeoPage = () => <ZonePage>{(zone) => <Geo {...zone} />}</ZonePage>;

function Geo({ outlet, zoneId, zoneName, details }: ZoneOfProvider) {
  const { t } = useTranslation('zones');
  const navigate = useNavigate();
  const zone = details.data;
  const bordersPath = `${pathTo('parkingProviderZoneDetails', { id: outlet.id, zoneId })}?tab=borders`;
  // Waits for the provider's place, where a zone without borders starts.
  if (zone && (outlet.info || outlet.failed)) {
    const { info, failed } = outlet;
    const close = () => navigate(bordersPath);
    return <ZoneBorderEditor providerId={outlet.id} zone={zone} info={info} failed={failed} onClose={close} />;
  }
  // The window has no navigation bar: the breadcrumbs lead back until there is an editor to close.
  return (
    <Stack gap="4" p="4">
      <PageHeader
        breadcrumbs={[
          { label: t('list.title'), to: pathTo('parkingProviderZones', { id: outlet.id }) },
          { label: zoneName, to: bordersPath, isName: true },
          { label: t('borders.title') },
        ]}
        title={t('borders.title')}
      />
      <SectionState query={details} skeleton={<TableSkeleton rows={10} columns={2} />}>
        {() => <TableSkeleton rows={10} columns={2} />}
      </SectionState>
    </Stack>
  );
}
