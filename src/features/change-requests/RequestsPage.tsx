import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ChangeRequest, type RequestStatus, requestStatus } from '#api/contract/changeRequests.ts';
import { sessionUser } from '#api/session.ts';
import { useHomeAddress } from '#design-system/AppFrame/HomeContext.ts';
import { Button } from '#design-system/Button/Button.tsx';
import { CardLink } from '#design-system/DataTable/CardLink.tsx';
import { stackGroups } from '#design-system/DataTable/stackGroups.tsx';
import type { DataTableColumn } from '#design-system/DataTable/types.ts';
import { EmptyState } from '#design-system/EmptyState/EmptyState.tsx';
import { FormBanner } from '#design-system/FormBanner/FormBanner.tsx';
import { Link } from '#design-system/Link/Link.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import { PageHeader } from '#design-system/PageHeader/PageHeader.tsx';
import { SegmentedControl } from '#design-system/SegmentedControl/SegmentedControl.tsx';
import { PagedSection, PageLayout, useSectionQuery } from '#features/pages/index.ts';
import { DownloadMenu } from '#features/report-files/index.ts';
import { pathTo } from '#features/routes/paths.ts';
import { useUrlState } from '#features/url-state/index.ts';
import { RequestFilterBar } from './components/RequestFilterBar.tsx';
import { RequestOwner } from './components/RequestOwner.tsx';
import { RequestStatusTag } from './components/RequestStatusTag.tsx';
import { requestQueries, requestsPage } from './page.ts';
import {
  appliedFilters,
  filterRequests,
  isNarrowed,
  panelFilterCount,
  type RequestFilters,
  requestParams,
} from './requestFilters.ts';
import { useRequestTexts } from './useRequestTexts.ts';

export { RequestsPage as Component };
export const { loader } = requestsPage;

const statuses = requestStatus.options;

/** The rows of a page of the filtered list, as many as the API returns. */
const pageSize = 20;

const pageOf = (rows: readonly ChangeRequest[], page: number) => ({
  rows: rows.slice((page - 1) * pageSize, page * pageSize),
  count: rows.length,
  pages: Math.max(1, Math.ceil(rows.length / pageSize)),
});

/**
 * The requests of the user's own providers and garages. The API filters by the status; for the other filters all pages
 * are read, and the page says when that was not possible.
 */
function RequestsPage() {
  const { t } = useTranslation('changeRequests');
  const home = useHomeAddress();
  const formats = useFormats();
  const texts = useRequestTexts();
  const { state: filters, problems, write } = useUrlState(requestParams);
  const { status, page } = filters;
  const user = sessionUser();
  const isFiltered = isNarrowed(appliedFilters(filters, user));
  const [isOpen, setIsOpen] = useState(panelFilterCount(filters) > 0);
  const queries = requestQueries(filters);
  const list = useSectionQuery(queries.list);
  // The panel offers the places and users of all requests.
  const all = useSectionQuery({ ...queries.all, enabled: isFiltered || isOpen });
  const show = (change: Partial<RequestFilters>) => write({ ...filters, page: 1, ...change });
  const fitting = useMemo(
    () => all.data && filterRequests(all.data.rows, filters, texts.searched, user),
    [all.data, filters, texts, user],
  );
  // Where none of the earlier requests fits, the answer is still to come.
  const isUnanswered = all.isEarlier && fitting?.length === 0;
  const found = isUnanswered ? undefined : fitting && pageOf(fitting, page);
  const query = isFiltered ? { ...all, data: found } : list;
  const columns = useMemo<DataTableColumn<ChangeRequest>[]>(() => {
    // The server's order holds over all pages.
    const sortable = false;
    return [
      {
        id: 'what',
        words: true,
        header: t('column.what'),
        kind: 'text',
        sortable,
        alwaysShown: true,
        value: texts.what,
        card: 'title',
        cardCell: texts.what,
        cardAction: (row) => <CardLink to={pathTo('changeRequest', { id: row.id })} label={texts.nameOf(row)} />,
        cell: (row) => <Link to={pathTo('changeRequest', { id: row.id })}>{texts.what(row)}</Link>,
      },
      { id: 'where', header: t('column.where'), kind: 'text', sortable, card: 'line', value: texts.where },
      {
        id: 'item',
        words: true,
        header: t('column.item'),
        kind: 'text',
        sortable,
        width: 280,
        card: 'line',
        value: texts.itemName,
      },
      {
        id: 'status',
        words: true,
        header: t('column.status'),
        kind: 'text',
        sortable,
        width: 130,
        card: 'status',
        value: (row) => [t(`status.${row.status}`), row.outdated && t('outdated')].filter(Boolean).join(', '),
        cell: (row) => <RequestStatusTag {...row} />,
      },
      {
        id: 'created',
        stack: 'created',
        header: t('column.created'),
        kind: 'text',
        sortable,
        width: 170,
        value: (row) => formats.moment(row.createdAt),
        file: { kind: 'moment', value: (row) => row.createdAt },
      },
      {
        id: 'by',
        stack: 'created',
        header: t('column.by'),
        kind: 'text',
        sortable,
        width: 120,
        value: (row) => row.createdBy,
      },
      {
        id: 'decided',
        stack: 'decided',
        header: t('column.decided'),
        kind: 'text',
        sortable,
        width: 170,
        value: (row) => row.decidedAt && formats.moment(row.decidedAt),
        file: { kind: 'moment', value: (row) => row.decidedAt },
      },
      {
        id: 'decidedBy',
        stack: 'decided',
        header: t('column.decidedBy'),
        kind: 'text',
        sortable,
        width: 120,
        value: (row) => row.decidedBy,
      },
      {
        id: 'note',
        words: true,
        header: t('column.note'),
        kind: 'text',
        sortable,
        width: 220,
        value: (row) => row.note ?? '',
      },
    ];
  }, [t, formats, texts]);
  return (
    <PageLayout>
      <PageHeader
        breadcrumbs={[{ label: t('home'), to: home }, { label: t('title') }]}
        title={t('title')}
        actions={<DownloadMenu />}
      />
      {problems.map((problem) => (
        <FormBanner key={problem} tone="warning">
          {t(problem)}
        </FormBanner>
      ))}
      <RequestFilterBar
        filters={filters}
        rows={all.data?.rows}
        onRetry={all.error ? all.retry : undefined}
        busy={isFiltered && all.isRefreshing}
        onChange={show}
        isOpen={isOpen}
        onToggle={setIsOpen}
      >
        <SegmentedControl
          label={t('filter')}
          value={status ?? 'all'}
          options={[
            { value: 'all', label: t('all') },
            ...statuses.map((value) => ({ value, label: t(`status.${value}`) })),
          ]}
          onChange={(value) => show({ status: value === 'all' ? undefined : (value as RequestStatus) })}
        />
        <RequestOwner whose={filters.whose} user={user} onChange={(whose) => show({ whose })} />
      </RequestFilterBar>
      {isFiltered && all.data && !all.data.isComplete && (
        <FormBanner tone="warning">
          {t('filters.incomplete', {
            read: formats.count(all.data.rows.length),
            total: formats.count(all.data.count),
          })}
        </FormBanner>
      )}
      <PagedSection
        name="change-requests"
        title={t('table')}
        query={query}
        columns={columns}
        arrange={stackGroups}
        page={page}
        onPage={(next) => show({ page: next })}
        summary={(count) =>
          isFiltered && all.data
            ? t('filters.found', {
                count,
                value: formats.count(count),
                total: formats.count(all.data.rows.length),
              })
            : t('count', { count, value: formats.count(count) })
        }
        empty={
          <EmptyState
            compact
            title={t('none')}
            text={isFiltered ? t('filters.none') : status ? t('noneOf') : t('noneText')}
            action={
              (isFiltered || status) && (
                <Button size="sm" onClick={() => write(requestParams.defaults)}>
                  {t('showAll')}
                </Button>
              )
            }
          />
        }
      />
    </PageLayout>
  );
}
