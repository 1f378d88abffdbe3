import { Box } from '@chakra-ui/react/box';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { type ChangeRequest, type RequestStatus, requestStatus } from '#api/contract/changeRequests.ts';
import type { DataTableColumn } from '#design-system/DataTable/types.ts';
import { EmptyState } from '#design-system/EmptyState/EmptyState.tsx';
import { FormBanner } from '#design-system/FormBanner/FormBanner.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import { PageHeader } from '#design-system/PageHeader/PageHeader.tsx';
import { SegmentedControl } from '#design-system/SegmentedControl/SegmentedControl.tsx';
import { pathTo } from '#features/paths.ts';
import { PagedSection, ReportPage, useReport } from '#features/reporting/index.ts';
import { OwnRequest } from './components/OwnRequest.tsx';
import { RequestStatusTag } from './components/RequestStatusTag.tsx';
import { requestFiltersOf, requestsPage } from './page.ts';
import { useRequestWords } from './useRequestWords.ts';

const statuses = requestStatus.options;

/** The requests of the user's own providers and garages, with what each changes; a pending one can be withdrawn. */
export function RequestsPage() {
  const { t } = useTranslation('changeRequests');
  const formats = useFormats();
  const words = useRequestWords();
  const [params, setParams] = useSearchParams();
  const { page, isPage, status, isStatus } = requestFiltersOf(params);
  const query = useReport(requestsPage.queries({}, params).list);
  const show = (next: { readonly status: RequestStatus | undefined; readonly page: number }) =>
    setParams(
      { ...(next.status ? { status: next.status } : {}), ...(next.page > 1 ? { page: String(next.page) } : {}) },
      { preventScrollReset: true },
    );
  const columns = useMemo<DataTableColumn<ChangeRequest>[]>(() => {
    // The server's order holds over all pages.
    const sortable = false;
    return [
      {
        id: 'what',
        header: t('column.what'),
        kind: 'text',
        sortable,
        alwaysShown: true,
        value: words.what,
      },
      { id: 'where', header: t('column.where'), kind: 'text', sortable, value: words.where },
      {
        id: 'status',
        header: t('column.status'),
        kind: 'text',
        sortable,
        width: 130,
        value: (row) => t(`status.${row.status}`),
        cell: (row) => <RequestStatusTag status={row.status} />,
      },
      {
        id: 'created',
        header: t('column.created'),
        kind: 'text',
        sortable,
        unbroken: true,
        width: 170,
        value: (row) => formats.moment(row.createdAt),
        file: { kind: 'moment', value: (row) => row.createdAt },
      },
      { id: 'by', header: t('column.by'), kind: 'text', sortable, width: 120, value: (row) => row.createdBy },
      { id: 'note', header: t('column.note'), kind: 'text', sortable, width: 260, value: (row) => row.note ?? '' },
    ];
  }, [t, formats, words]);
  return (
    <ReportPage>
      <PageHeader breadcrumbs={[{ label: t('home'), to: pathTo('home') }, { label: t('title') }]} title={t('title')} />
      {!isPage && <FormBanner tone="warning">{t('badPage')}</FormBanner>}
      {!isStatus && <FormBanner tone="warning">{t('badStatus')}</FormBanner>}
      <Box overflowX="auto" p="2px">
        <SegmentedControl
          label={t('filter')}
          value={status ?? 'all'}
          options={[
            { value: 'all', label: t('all') },
            ...statuses.map((value) => ({ value, label: t(`status.${value}`) })),
          ]}
          onChange={(value) => show({ status: value === 'all' ? undefined : (value as RequestStatus), page: 1 })}
        />
      </Box>
      <PagedSection
        name="change-requests"
        title={t('table')}
        query={query}
        columns={columns}
        page={page}
        onPage={(next) => show({ status, page: next })}
        summary={(count) => t('count', { count, value: formats.count(count) })}
        rowLabel={words.nameOf}
        renderExpanded={(row) => <OwnRequest request={row} />}
        empty={<EmptyState compact title={t('none')} text={status ? t('noneOf') : t('noneText')} />}
      />
    </ReportPage>
  );
}
