import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useHomeAddress } from '#design-system/AppFrame/HomeContext.ts';
import { PageHeader } from '#design-system/PageHeader/PageHeader.tsx';
import { useSetting } from '#features/auth/index.ts';
import { ListFilterBar, PageLayout, useListFilters } from '#features/pages/index.ts';
import { DownloadMenu } from '#features/report-files/index.ts';
import { rangeQueryOf } from '#features/reporting/index.ts';
import { pathTo, type StatisticsView } from '#features/routes/paths.ts';
import { GroupsOfView } from './components/GroupsOfView.tsx';
import { MailForm } from './components/MailForm.tsx';
import { TableOfView } from './components/TableOfView.tsx';
import type { ViewProps } from './components/types.ts';
import { ViewLinks } from './components/ViewLinks.tsx';
import { viewAt } from './page.ts';
import { beginPresets, endPresets } from './presets.ts';
import { fetchFile } from './queries.ts';
import { statisticsList } from './range.ts';
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
  const applied = useListFilters(statisticsList);
  const { filters, today } = applied;
  const search = new URLSearchParams(rangeQueryOf(filters.range)).toString();
  const magic = useSetting('magic_button');
  const dates = useMemo(
    () => ({
      presets: [],
      beginPresets: beginPresets(today).map(({ id, day }) => ({ id, day, label: t(`presets.${id}`) })),
      endPresets: endPresets(today).map(({ id, day }) => ({ id, day, label: t(`presets.${id}`) })),
      magic,
      clearable: true,
    }),
    [today, magic, t],
  );
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
      <ListFilterBar applied={applied} dates={dates} />
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
