import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useHomeAddress } from '#design-system/AppFrame/HomeContext.ts';
import { PageHeader } from '#design-system/PageHeader/PageHeader.tsx';
import { PageLayout } from '#features/pages/index.ts';
import { DownloadMenu } from '#features/report-files/index.ts';
import { pathTo, type StatisticsView } from '#features/routes/paths.ts';
import { GroupsOfView } from './components/GroupsOfView.tsx';
import { MailForm } from './components/MailForm.tsx';
import { StatisticsFilterBar } from './components/StatisticsFilterBar.tsx';
import { TableOfView } from './components/TableOfView.tsx';
import type { ViewProps } from './components/types.ts';
import { ViewLinks } from './components/ViewLinks.tsx';
import { statisticsParams } from './filters.ts';
import { viewAt } from './page.ts';
import { fetchFile } from './queries.ts';
import { useStatisticsFilters } from './useStatisticsFilters.ts';
import { views } from './views.ts';

export { statisticsLoader as loader } from './page.ts';
export { StatisticsPage as Component };

/**
 * Statistics of the mobile payment: the range, the file and the mail, and one of the views (behaviour 18.1). It is the
 * page of every view's route, so that the filter bar and its edits stay while the views change.
 */
function StatisticsPage() {
  const { t } = useTranslation('statistics');
  const home = useHomeAddress();
  const view = viewAt(useLocation().pathname);
  const applied = useStatisticsFilters();
  const { filters, today } = applied;
  // The links of the views keep the periods (behaviour 18.3).
  const search = `${statisticsParams(today).write({ ...filters, page: 1 })}`;
  return (
    <PageLayout range={filters.range}>
      <PageHeader
        breadcrumbs={[
          { label: t('home'), to: home },
          { label: t('title'), to: `${pathTo('statistics')}?${search}` },
          { label: t(`${view}.title`) },
        ]}
        title={t('title')}
        actions={
          <>
            <MailForm range={filters.range} />
            <DownloadMenu
              items={[
                {
                  id: 'xlsx',
                  format: 'xlsx',
                  holds: 'views',
                  make: ({ signal }) => fetchFile(filters.range, signal),
                },
              ]}
            />
          </>
        }
      />
      <StatisticsFilterBar applied={applied} />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: '13rem minmax(0, 1fr)' }} gap="4">
        <ViewLinks current={view} search={search} />
        <Flex direction="column" gap="4" minW="0">
          <View key={view} name={view} applied={applied} />
        </Flex>
      </Grid>
    </PageLayout>
  );
}

function View({ name, applied }: ViewProps & { readonly name: StatisticsView }) {
  const view = views[name];
  return view.kind === 'table' ? (
    <TableOfView name={name} view={view} applied={applied} />
  ) : (
    <GroupsOfView name={name} view={view} applied={applied} />
  );
}
