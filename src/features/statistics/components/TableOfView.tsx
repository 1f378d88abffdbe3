import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { stackGroups } from '#design-system/DataTable/stackGroups.tsx';
import { EmptyState } from '#design-system/EmptyState/EmptyState.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import { PagedSection, useSectionQuery } from '#features/pages/index.ts';
import type { StatisticsView } from '#features/routes/paths.ts';
import { columnsOf } from '../columns.ts';
import { tableQueries } from '../page.ts';
import { useFetchFailure } from '../useFetchFailure.ts';
import type { TableView } from '../views.ts';
import { ActiveTokens, TopUser } from './TableFooters.tsx';
import type { ViewProps } from './types.ts';

/** px (behaviour 18.7). */
export const tableHeight = 700;

interface TableOfViewProps extends ViewProps {
  readonly name: StatisticsView;
  readonly view: TableView;
}

/** A view that is a table: 50 rows a page, in the server's order. */
export function TableOfView({ name, view, applied }: TableOfViewProps) {
  const { t } = useTranslation('statistics');
  const formats = useFormats();
  const { page } = applied.filters;
  const queries = tableQueries(name, view, applied.filters);
  const query = useSectionQuery(queries.table);
  const failureText = useFetchFailure(query.error);
  const columns = useMemo(() => columnsOf(view.columns, { t, formats }), [view, t, formats]);
  return (
    <PagedSection
      name={`statistics.${name}`}
      title={t(`${name}.title`)}
      head={{ description: t(`${name}.text`) }}
      query={query}
      columns={columns}
      page={page}
      onPage={applied.toPage}
      summary={(count) => t('rows', { count, value: formats.count(count) })}
      maxHeight={tableHeight}
      {...(view.isStacked ? { arrange: stackGroups } : {})}
      failureText={failureText}
      footer={
        view.footer === 'topUser' ? (
          <TopUser query={queries.topUser} />
        ) : (
          view.footer === 'activeTokens' && <ActiveTokens query={queries.activeTokens} />
        )
      }
      empty={<EmptyState compact title={t('empty.title')} text={t('empty.text')} />}
    />
  );
}
