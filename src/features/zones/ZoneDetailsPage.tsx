import { useTranslation } from 'react-i18next';
import { Tabs } from '#design-system/Tabs/Tabs.tsx';
import { pathTo } from '#features/paths.ts';
import { OutletHeader, PageLayout } from '#features/reporting/index.ts';
import { useUrlParams } from '#features/urlParams.ts';
import { BordersTab } from './components/BordersTab.tsx';
import { HoursTab } from './components/HoursTab.tsx';
import { RulesTab } from './components/RulesTab.tsx';
import { ZoneFailure } from './components/ZoneFailure.tsx';
import { type ZoneOfProvider, ZonePage } from './components/ZoneRoute.tsx';
import { ZoneState } from './components/ZoneState.tsx';
import { zoneDetailsPage } from './pages.ts';

export { ZoneDetailsPage as Component };
export const { loader } = zoneDetailsPage;

/** A zone: its working hours, its days without charge, its borders (behaviour 12.7). */
const ZoneDetailsPage = () => <ZonePage>{(zone) => <Zone {...zone} />}</ZonePage>;

/** The tabs as the address names them. */
const tabs = { hours: 'working-hours', rules: 'closing-rules', borders: 'borders' } as const;
type Tab = keyof typeof tabs;
const names = Object.keys(tabs) as Tab[];

function Zone({ outlet, zoneId, details, zoneName }: ZoneOfProvider) {
  const { t } = useTranslation('zones');
  const [params, setParams] = useUrlParams();
  const tab = names.find((name) => tabs[name] === params.get('tab')) ?? 'hours';
  const show = (next: Tab) =>
    setParams(
      (before) => {
        before.set('tab', tabs[next]);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
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
        onChange={show}
        options={names.map((name) => ({ value: name, label: t(`details.${name}`) }))}
      >
        {tab === 'hours' && <HoursTab {...place} zoneName={zoneName} />}
        {tab === 'rules' && <RulesTab {...place} />}
        {tab === 'borders' && <BordersTab {...place} info={outlet.info} failed={outlet.failed} details={details} />}
      </Tabs>
    </PageLayout>
  );
}
