import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { PageHeader } from '#design-system/PageHeader/PageHeader.tsx';
import { useSetting } from '#features/auth/index.ts';
import { pathTo, type StatisticsView } from '#features/paths.ts';
import { ListFilterBar, ReportPage, rangeQueryOf, useListFilters } from '#features/reporting/index.ts';
import { ExcelButton } from './components/ExcelButton.tsx';
import { GroupsOfView } from './components/GroupsOfView.tsx';
import { MailForm } from './components/MailForm.tsx';
import { TableOfView } from './components/TableOfView.tsx';
import type { ViewProps } from './components/types.ts';
import { ViewLinks } from './components/ViewLinks.tsx';
import { viewAt } from './page.ts';
import { beginPresets, endPresets, statisticsList } from './range.ts';
import { views } from './views.ts';

/**
 * Statistics of the mobile payment: the range, the file and the mail, and one of the views (behaviour 18.1). It is the
 * page of every view's route, so that the strip and what was edited stay while the views change.
 */
export function StatisticsPage() {
  const { t } = useTranslation('statistics');
  const view = viewAt(useLocation().pathname);
  const applied = useListFilters(statisticsList);
  const { filters, today } = applied;
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
    <ReportPage>
      <PageHeader
        breadcrumbs={[
          { label: t('home'), to: pathTo('home') },
          { label: t('title'), to: pathTo('statistics') },
          { label: t(`${view}.title`) },
        ]}
        title={t('title')}
        actions={
          <>
            <MailForm range={filters.range} />
            <ExcelButton range={filters.range} />
          </>
        }
      />
      <ListFilterBar applied={applied} dates={dates} />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: '13rem minmax(0, 1fr)' }} gap="4">
        <ViewLinks current={view} search={new URLSearchParams(rangeQueryOf(filters.range)).toString()} />
        <Flex direction="column" gap="4" minW="0">
          <View key={view} name={view} applied={applied} />
        </Flex>
      </Grid>
    </ReportPage>
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
