import { Box } from '@chakra-ui/react/box';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { ParkingProviderInfo } from '#api/contract/parking.ts';
import { TableSkeleton } from '#design-system/Loading/TableSkeleton.tsx';
import { loadTexts } from '#design-system/language/i18n.ts';
import { lazyPart } from '#design-system/lazyPart.tsx';
import { leaveOutAndReport } from '#design-system/missingPart.ts';
import { Section } from '#design-system/Section/Section.tsx';
import { type Outlet, OutletHeader } from '#features/outlets/index.ts';
import { PageLayout, SectionState, useSectionQuery } from '#features/pages/index.ts';
import { pathTo } from '#features/routes/paths.ts';
import { ZoneViews } from './components/ZoneViews.tsx';
import { zonesPage } from './pages.ts';
import { ZonesDownload } from './year/ZonesDownload.tsx';
import type { ZonesYearProps } from './year/ZonesYear.tsx';

const ZonesYear = lazyPart<ZonesYearProps>(async () => {
  const [part] = await Promise.all([import('./year/ZonesYear.tsx'), loadTexts(['hoursYear', 'zonesYear'])]);
  return part.ZonesYear;
}, leaveOutAndReport);

/** The calendar of a provider's zones, a view of their page (behaviour 12.45). */
export function ZonesCalendar({ outlet }: { readonly outlet: Outlet<ParkingProviderInfo> }) {
  const { t } = useTranslation('zones');
  const zones = useSectionQuery(zonesPage.queries({ id: outlet.id }).zones);
  const skeleton = (
    <Section>
      <TableSkeleton rows={8} columns={3} />
    </Section>
  );
  return (
    <PageLayout outlet={outlet.name}>
      <OutletHeader
        outlet={outlet}
        page={t('views.calendar')}
        title={outlet.name}
        trail={[{ label: t('list.title'), to: pathTo('parkingProviderZones', { id: outlet.id }) }]}
        actions={
          // On a phone the button stands right below the breadcrumbs: both have enough space for touch (WCAG 2.5.8).
          <Box pt={{ base: '1.5', md: '0' }}>
            <ZonesDownload />
          </Box>
        }
      />
      <ZoneViews providerId={outlet.id} current="calendar" />
      {zones.error ? (
        <Section>
          <SectionState query={zones} skeleton={null}>
            {() => null}
          </SectionState>
        </Section>
      ) : (
        <SectionState query={zones} skeleton={skeleton}>
          {(rows) => (
            <Suspense fallback={skeleton}>
              <ZonesYear providerId={outlet.id} zones={rows} />
            </Suspense>
          )}
        </SectionState>
      )}
    </PageLayout>
  );
}
