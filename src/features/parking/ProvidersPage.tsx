import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import type { ParkingProviderRow } from '#api/contract/parking.ts';
import { LinkButton } from '#design-system/Button/LinkButton.tsx';
import type { DataTableColumn } from '#design-system/DataTable/types.ts';
import { TableSkeleton } from '#design-system/Loading/TableSkeleton.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import { PageHeader } from '#design-system/PageHeader/PageHeader.tsx';
import { Section } from '#design-system/Section/Section.tsx';
import { usePermission } from '#features/auth/index.ts';
import { pathTo } from '#features/paths.ts';
import {
  ChannelBreakdown,
  type ComparedRow,
  FilterBar,
  joinRows,
  MetricsTable,
  ReportPage,
  SectionState,
  TotalsTiles,
  useReport,
  useReportFilters,
  useSalesChannels,
} from '#features/reporting/index.ts';
import { ProvidersDownload } from './components/ProvidersDownload.tsx';
import { ShareSelect } from './components/ShareSelect.tsx';
import { providersReport } from './queries.ts';
import { shareColumn } from './shareColumn.tsx';
import './texts.ts';

type Row = ComparedRow<ParkingProviderRow>;
const byName = { id: 'name', desc: false };

/** The parking providers with their figures; one alone is opened at once (spec 1, "Parking list"). */
export function ProvidersPage() {
  const { t } = useTranslation('parking');
  const formats = useFormats();
  const applied = useReportFilters();
  const { filters } = applied;
  const query = useReport(providersReport(filters));
  const { data } = query;
  const mayOpen = usePermission('ParkingProviderView');
  const [params] = useSearchParams();
  // As the page was opened: what it adds to a bare address are its own defaults, not those of a provider's page.
  const [openedWith] = useState(() => params.toString());
  const comparing = (data?.filters.compare ?? null) !== null;
  const channels = useSalesChannels().items;
  const shareOfChannel = comparing ? undefined : channels.find(({ id }) => String(id) === params.get('share'));

  const rows = useMemo<Row[]>(
    () => (data ? joinRows(data.primary.rows, data.compare?.rows ?? null, (row) => row.id) : []),
    [data],
  );
  const total = useMemo(() => data && { primary: data.primary.total, compare: data.compare?.total ?? null }, [data]);
  const before = useMemo(() => new Map(data?.compare?.rows.map((row) => [row.id, row.channels])), [data]);
  const extraColumns = useMemo<DataTableColumn<Row>[]>(() => {
    const share = shareOfChannel && shareColumn(rows, shareOfChannel, formats, t);
    const details: DataTableColumn<Row> = {
      id: 'details',
      header: t('providers.details'),
      kind: 'custom',
      align: 'end',
      width: 110,
      value: () => null,
      cell: ({ row }) => (
        <LinkButton
          to={pathTo('parkingProvider', { id: row.id })}
          size="xs"
          label={t('providers.detailsOf', { name: row.name })}
        >
          {t('providers.details')}
        </LinkButton>
      ),
    };
    return [...(share ? [share] : []), ...(mayOpen ? [details] : [])];
  }, [rows, shareOfChannel, formats, t, mayOpen]);

  const single =
    data?.primary.singleProviderId ?? (data?.primary.rows.length === 1 ? data.primary.rows[0]?.id : undefined);
  if (single !== undefined && mayOpen) {
    // Completing the address comes between when the figures are there at once; with its new parameters it goes on.
    const to = { pathname: pathTo('parkingProvider', { id: single }), search: openedWith };
    return <Navigate key={params.toString()} to={to} replace />;
  }
  const count = data?.primary.rows.length;
  return (
    <ReportPage>
      <PageHeader
        breadcrumbs={[{ label: t('providers.home'), to: pathTo('home') }, { label: t('providers.title') }]}
        title={t('providers.title')}
        {...(count === undefined ? {} : { count: formats.count(count), countLabel: t('providers.count', { count }) })}
        actions={<ProvidersDownload filters={filters} />}
      />
      <FilterBar applied={applied} busy={query.isRefreshing} />
      <TotalsTiles query={query} comparing={filters.compare !== null} />
      <Section
        title={t('providers.table')}
        padding="none"
        refreshing={query.isRefreshing}
        actions={!filters.compare && <ShareSelect />}
      >
        <SectionState
          query={query}
          skeleton={<TableSkeleton rows={12} columns={filters.compare ? 10 : 4} grouped={filters.compare !== null} />}
        >
          {() =>
            total && (
              <MetricsTable
                name="providers"
                label={t('providers.table')}
                nameHeader={t('providers.name')}
                rows={rows}
                total={total}
                comparing={comparing}
                defaultSort={byName}
                extraColumns={extraColumns}
                renderExpanded={({ id, row, primary }) => (
                  <ChannelBreakdown
                    label={t('providers.channelsOf', { name: row.name })}
                    primary={primary === row ? row.channels : []}
                    compare={comparing ? (before.get(Number(id)) ?? []) : null}
                  />
                )}
              />
            )
          }
        </SectionState>
      </Section>
    </ReportPage>
  );
}
