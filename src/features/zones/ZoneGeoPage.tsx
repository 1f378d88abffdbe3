import { useNavigate } from 'react-router-dom';
import { TableSkeleton } from '#design-system/Loading/TableSkeleton.tsx';
import { pathTo } from '#features/paths.ts';
import { SectionState } from '#features/reporting/index.ts';
import { ZoneBorderEditor } from './components/ZoneBorderEditor.tsx';
import { type ZoneOfProvider, ZoneRoute } from './components/ZoneRoute.tsx';

/** The editor of a zone's borders over the whole window; closing it returns to the zone's borders (behaviour 14.1). */
export const ZoneGeoPage = () => <ZoneRoute>{(zone) => <Geo {...zone} />}</ZoneRoute>;

function Geo({ outlet, zoneId, details }: ZoneOfProvider) {
  const navigate = useNavigate();
  const zone = details.data;
  const close = () => navigate(`${pathTo('parkingProviderZoneDetails', { id: outlet.id, zoneId })}?tab=borders`);
  // Waits for the provider's place, where a zone without borders starts.
  if (zone && (outlet.info || outlet.failed)) {
    const { info, failed } = outlet;
    return <ZoneBorderEditor providerId={outlet.id} zone={zone} info={info} failed={failed} onClose={close} />;
  }
  return (
    <SectionState query={details} skeleton={<TableSkeleton rows={10} columns={2} />}>
      {() => <TableSkeleton rows={10} columns={2} />}
    </SectionState>
  );
}
