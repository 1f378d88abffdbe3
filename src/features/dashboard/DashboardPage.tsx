import { useTranslation } from 'react-i18next';
import { PageHeader } from '#design-system/PageHeader/PageHeader.tsx';
import { PageLayout, UpdatedAt, useSectionQuery } from '#features/pages/index.ts';
import { DownloadMenu } from '#features/report-files/index.ts';
import { FilterBar, IntervalSection, SplitSection, TotalsTiles } from '#features/reporting/index.ts';
import { dashboardPage } from './page.ts';

export { DashboardPage as Component };
export const { loader } = dashboardPage;

/**
 * The dashboard: figures by service and by sales channel, each as a chart, a table and pies (behaviour 6.2). The first chart
 * is above the first table, so that it is in sight also when comparing.
 */
function DashboardPage() {
  const { t } = useTranslation('dashboard');
  const applied = dashboardPage.useFilters();
  const { filters } = applied;
  const queries = dashboardPage.queries(filters, {});
  const services = useSectionQuery(queries.services);
  const channels = useSectionQuery(queries.channels);
  const servicesOverTime = useSectionQuery(queries.serviceIntervals);
  const channelsOverTime = useSectionQuery(queries.channelIntervals);
  return (
    <PageLayout range={filters.range}>
      <FilterBar
        applied={applied}
        header={<PageHeader title={t('title')} actions={<DownloadMenu iconOnly />} />}
        withServices
        queries={[services, channels, servicesOverTime, channelsOverTime]}
        busy={services.isRefreshing}
      />
      <TotalsTiles query={services} comparing={filters.compare !== null} />
      <IntervalSection
        name="services-chart"
        title={t('services.chart')}
        query={servicesOverTime}
        comparing={filters.compare !== null}
        updated={
          <UpdatedAt queries={[services, channels, servicesOverTime, channelsOverTime]} onRefresh={applied.reload} />
        }
        split={{ label: t('services.each'), groupsOf: (report) => report.groups, filter: 'serviceId' }}
        oneDayNote={t('oneDay')}
      />
      <SplitSection
        name="services"
        title={t('services.title')}
        nameHeader={t('services.name')}
        pieTitle={t('services.pie')}
        query={services}
        filters={filters}
        usualRows={4}
        filter="serviceId"
      />
      <SplitSection
        name="channels"
        title={t('channels.title')}
        nameHeader={t('channels.name')}
        pieTitle={t('channels.pie')}
        query={channels}
        filters={filters}
        usualRows={8}
        filter="channelId"
      />
      <IntervalSection
        name="channels-chart"
        title={t('channels.chart')}
        query={channelsOverTime}
        comparing={filters.compare !== null}
        split={{ label: t('channels.each'), groupsOf: (report) => report.groups, filter: 'channelId' }}
        oneDayNote={t('oneDay')}
      />
    </PageLayout>
  );
}
