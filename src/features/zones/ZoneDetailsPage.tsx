import { useTranslation } from 'react-i18next';
import { Tabs } from '#design-system/Tabs/Tabs.tsx';
import { OutletHeader } from '#features/outlets/index.ts';
import { PageLayout } from '#features/pages/index.ts';
import { pathTo } from '#features/routes/paths.ts';
import { useUrlState } from '#features/url-state/index.ts';
import { BordersTab } from './components/BordersTab.tsx';
import { HoursTab } from './components/HoursTab.tsx';
import { RulesTab } from './components/RulesTab.tsx';
import { YearTab } from './components/YearTab.tsx';
import { ZoneFailure } from './components/ZoneFailure.tsx';
import { type ZoneOfProvider, ZonePage } from './components/ZonePage.tsx';
import { ZoneState } from './components/ZoneState.tsx';
import { zoneDetailsPage, zoneParams, zoneTabs } from './pages.ts';

export { ZoneDetailsPage as Component };
export const { loader } = zoneDetailsPage;

/** A zone: its working hours, its days without charge, its borders, its calendar (behaviour 12.7). */
const ZoneDetailsPage = () => <ZonePage>{(zone) => <Zone {...zone} />}</ZonePage>;

/** The keys of the tabs' texts. */
const texts = { 'working-hours': 'hours', 'closing-rules': 'rules', borders: 'borders', calendar: 'calendar' } as const;

function Zone({ outlet, zoneId, details, zoneName }: ZoneOfProvider) {
  const { t } = useTranslation('zones');
  const { state, change } = useUrlState(zoneParams);
  const { tab } = state;
  const place = { providerId: outlet.id, zoneId };
  return (
    <PageLayout>
      <OutletHeader
        outlet={outlet}
        page={zoneName}
        title={zoneName}
        trail={[{ label: t('list.title'), to: pathTo('parkingProviderZones', { id: outlet.id }) }]}
        description={details.data ? <ZoneState isActive={details.data.isActive} /> : details.error ? undefined : ''}
      />
      {tab !== 'borders' && <ZoneFailure details={details} />}
      <Tabs
        label={t('details.tabs')}
        value={tab}
        onChange={(next) => change({ tab: next })}
        options={zoneTabs.map((value) => ({ value, label: t(`details.${texts[value]}`) }))}
      >
        {tab === 'working-hours' && <HoursTab {...place} zoneName={zoneName} />}
        {tab === 'closing-rules' && <RulesTab {...place} />}
        {tab === 'calendar' && <YearTab {...place} zoneName={zoneName} />}
        {tab === 'borders' && <BordersTab {...place} info={outlet.info} failed={outlet.failed} details={details} />}
      </Tabs>
    </PageLayout>
  );
}
