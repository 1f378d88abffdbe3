import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '#api/client.ts';
import { getStatementFile, type Statement } from '#api/contract/statements.ts';
import type { DataTableColumn } from '#design-system/DataTable/types.ts';
import { EmptyState } from '#design-system/EmptyState/EmptyState.tsx';
import { FormBanner } from '#design-system/FormBanner/FormBanner.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import { PageHeader } from '#design-system/PageHeader/PageHeader.tsx';
import { PagedSection, PageLayout, reloadFigures, SearchBar, useSectionQuery } from '#features/pages/index.ts';
import { DownloadButton, DownloadMenu } from '#features/report-files/index.ts';
import { useReportAddress } from '#features/reporting/index.ts';
import { useUrlState } from '#features/url-state/index.ts';
import { statementsPage } from './page.ts';
import { statementParams, statementsQuery } from './queries.ts';
import { TabLinks } from './TabLinks.tsx';

export { StatementsPage as Component };
export const { loader } = statementsPage;

/** The searchable list of statements, also called calculations; each can be downloaded (behaviour 11.13). */
function StatementsPage() {
  const { t } = useTranslation('statements');
  const formats = useFormats();
  const addressOf = useReportAddress();
  const { state: filters, problems, differs, write } = useUrlState(statementParams);
  const { search, page } = filters;
  const queryClient = useQueryClient();
  const query = useSectionQuery(statementsQuery(filters));
  const show = (next: typeof filters) => {
    if (differs(next)) write(next);
  };
  const searchFor = (text: string) => {
    const next = { search: text, page: 1 };
    reloadFigures(queryClient, next);
    show(next);
  };
  const columns = useMemo<DataTableColumn<Statement>[]>(() => {
    // The server's order is that of all pages; sorting one page would be misleading.
    const sortable = false;
    return [
      {
        id: 'name',
        header: t('name'),
        kind: 'text',
        sortable,
        alwaysShown: true,
        card: 'title',
        value: (row) => row.name,
      },
      { id: 'partner', header: t('partner'), kind: 'text', sortable, card: 'line', value: (row) => row.partnerName },
      {
        id: 'download',
        header: t('document'),
        kind: 'custom',
        align: 'end',
        // As wide as its button.
        width: 60,
        card: 'action',
        value: () => null,
        cell: ({ id, name }) => (
          <DownloadButton
            label={name}
            make={({ signal }) => request(getStatementFile, { params: { id } }, { signal })}
          />
        ),
      },
    ];
  }, [t]);
  return (
    <PageLayout>
      <PageHeader
        breadcrumbs={[{ label: t('home'), to: addressOf('home') }, { label: t('title') }]}
        title={t('title')}
        {...(query.data && {
          count: formats.count(query.data.count),
          countLabel: t('count', { count: query.data.count, value: formats.count(query.data.count) }),
        })}
        actions={<DownloadMenu />}
      />
      <TabLinks current="statements" />
      {problems.length > 0 && <FormBanner tone="warning">{t('badPage')}</FormBanner>}
      <SearchBar
        name={t('search')}
        label={t('searchLabel')}
        applied={search}
        busy={query.isRefreshing}
        onSearch={searchFor}
      />
      <PagedSection
        name="statements"
        title={t('table')}
        query={query}
        columns={columns}
        page={page}
        onPage={(next) => show({ search, page: next })}
        summary={(count) => t('count', { count, value: formats.count(count) })}
        empty={<EmptyState compact title={t('none')} text={search ? t('noneFor', { search }) : t('noneYet')} />}
      />
    </PageLayout>
  );
}
