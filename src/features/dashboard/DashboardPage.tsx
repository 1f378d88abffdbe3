import { useTranslation } from 'react-i18next';
import { PageHeader } from '#design-system/PageHeader/PageHeader.tsx';
import {
  FilterBar,
  IntervalSection,
  ReportPage,
  SplitSection,
  TotalsTiles,
  useReport,
} from '#features/reporting/index.ts';
import { dashboardPage } from './page.ts';

/** The dashboard: figures by service and by sales channel, each as a table, pies and a chart (behaviour 6.2). */
export function DashboardPage() {
  const { t } = useTranslation('dashboard');
  const applied = dashboardPage.useFilters();
  const { filters } = applied;
  const queries = dashboardPage.queries(filters, {});
  const services = useReport(queries.services);
  const channels = useReport(queries.channels);
  const servicesOverTime = useReport(queries.serviceIntervals);
  const channelsOverTime = useReport(queries.channelIntervals);
  return (
    <ReportPage>
      <PageHeader title={t('title')} />
      <FilterBar applied={applied} withServices busy={services.isRefreshing} />
      <TotalsTiles query={services} comparing={filters.compare !== null} />
      <SplitSection
        name="services"
        title={t('services.title')}
        nameHeader={t('services.name')}
        pieTitle={t('services.pie')}
        query={services}
        filters={filters}
        usualRows={4}
      />
      <IntervalSection
        name="services-chart"
        title={t('services.chart')}
        query={servicesOverTime}
        comparing={filters.compare !== null}
        split={{ label: t('services.each'), groupsOf: (report) => report.groups, byDefault: 'total' }}
      />
      <SplitSection
        name="channels"
        title={t('channels.title')}
        nameHeader={t('channels.name')}
        pieTitle={t('channels.pie')}
        query={channels}
        filters={filters}
        usualRows={8}
      />
      <IntervalSection
        name="channels-chart"
        title={t('channels.chart')}
        query={channelsOverTime}
        comparing={filters.compare !== null}
        split={{ label: t('channels.each'), groupsOf: (report) => report.groups, byDefault: 'each' }}
      />
    </ReportPage>
  );
}
