import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { CardLink } from '#design-system/DataTable/CardLink.tsx';
import type { DataTableColumn } from '#design-system/DataTable/types.ts';
import { EmptyState } from '#design-system/EmptyState/EmptyState.tsx';
import { Link } from '#design-system/Link/Link.tsx';
import { TableSkeleton } from '#design-system/Loading/TableSkeleton.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import { PageHeader } from '#design-system/PageHeader/PageHeader.tsx';
import { Section } from '#design-system/Section/Section.tsx';
import { PageLayout, SectionState, UpdatedAt, useMayOpen, useSectionQuery } from '#features/pages/index.ts';
import { DownloadMenu } from '#features/report-files/index.ts';
import {
  type ComparedRow,
  FilterBar,
  joinRows,
  MetricsTable,
  type NamedRow,
  TotalsTiles,
  useReportAddress,
} from '#features/reporting/index.ts';
import { routePaths } from '#features/routes/paths.ts';
import type { OutletKind } from './defineOutlet.ts';
import type { NamedInfo } from './outletArea.ts';
import { useOutletTexts } from './useOutletTexts.ts';

/** The applied filters of a list of outlets, and its figures. */
export function useOutletList<Row extends NamedRow, Info extends NamedInfo>({ listPage }: OutletKind<Row, Info>) {
  const applied = listPage.useFilters();
  const query = useSectionQuery(listPage.queries(applied.filters, {}).report);
  return { applied, query };
}

interface OutletListPageProps<Row extends NamedRow, Info extends NamedInfo> {
  readonly kind: OutletKind<Row, Info>;
  readonly list: ReturnType<typeof useOutletList<Row, Info>>;
  /** Additional content of the section's head. */
  readonly actions?: ReactNode;
  /** Columns before the link to the details. */
  readonly extraColumns?: readonly DataTableColumn<ComparedRow<Row>>[];
  /** Renders the content of an opened row; without it rows do not open. */
  readonly renderExpanded?: ((row: ComparedRow<Row>) => ReactNode) | undefined;
  /** Whether only one row can be open; default: any number. */
  readonly expansion?: 'one';
}

const noColumns: readonly never[] = [];

/**
 * A list of outlets with their figures in both periods: filters, totals, the table with links to the details, and its
 * spreadsheet (behaviour 7.1, 8.1, 9.1 and 10.1).
 */
export function OutletListPage<Row extends NamedRow, Info extends NamedInfo>({
  kind,
  list: { applied, query },
  actions,
  extraColumns = noColumns,
  renderExpanded,
  expansion,
}: OutletListPageProps<Row, Info>) {
  const { t } = useTranslation(['reporting', 'lists']);
  const texts = useOutletTexts(kind.namespace);
  const formats = useFormats();
  const mayOpen = useMayOpen(kind.routes.report);
  const { key } = useLocation();
  const { filters } = applied;
  const { data } = query;
  const addressOf = useReportAddress();
  const comparing = (data?.filters.compare ?? null) !== null;
  const rows = useMemo(
    () => (data ? joinRows(data.primary.rows, data.compare?.rows ?? null, (row) => row.id) : []),
    [data],
  );
  const total = useMemo(() => data && { primary: data.primary.total, compare: data.compare?.total ?? null }, [data]);
  const columns = useMemo<DataTableColumn<ComparedRow<Row>>[]>(() => {
    const details: DataTableColumn<ComparedRow<Row>> = {
      id: 'details',
      header: t('lists:list.details'),
      kind: 'custom',
      align: 'end',
      // Opened rows have two shares below the link.
      width: 150,
      alwaysShown: true,
      card: 'action',
      cardCell: ({ row }) => (
        <CardLink
          to={addressOf(kind.routes.report, { id: row.id })}
          label={t('lists:list.detailsOf', { name: row.name })}
        />
      ),
      value: () => null,
      cell: ({ row }) => (
        <Link
          to={addressOf(kind.routes.report, { id: row.id })}
          aria-label={t('lists:list.detailsOf', { name: row.name })}
        >
          {t('lists:list.details')}
        </Link>
      ),
    };
    return [...extraColumns, ...(mayOpen ? [details] : [])];
  }, [extraColumns, mayOpen, kind, addressOf, t]);

  if (data && typeof data.primary.single === 'number' && mayOpen) {
    // The key redirects again when the list is opened once more before the outlet's page is shown.
    return (
      <Navigate
        key={key}
        to={addressOf(kind.routes.report, { id: data.primary.single })}
        replace
        state={{ onlyOutletOf: routePaths[kind.routes.list] }}
      />
    );
  }
  const count = data?.primary.rows.length;
  return (
    <PageLayout range={filters.range}>
      <PageHeader
        breadcrumbs={[{ label: t('home'), to: addressOf('home') }, { label: texts('list.title') }]}
        title={texts('list.title')}
        {...(count === undefined ? {} : { count: formats.count(count), countLabel: texts('list.count', { count }) })}
        actions={
          <DownloadMenu
            items={[
              { id: 'xlsx', format: 'xlsx', holds: 'rows', make: ({ signal }) => kind.loadListFile(filters, signal) },
            ]}
          />
        }
      />
      <FilterBar applied={applied} queries={[query]} busy={query.isRefreshing} />
      <TotalsTiles query={query} comparing={filters.compare !== null} />
      <Section
        title={texts('list.table')}
        padding="none"
        refreshing={query.isRefreshing}
        actions={
          <>
            <UpdatedAt queries={[query]} onRefresh={applied.reload} />
            {actions}
          </>
        }
      >
        <SectionState
          query={query}
          skeleton={<TableSkeleton rows={12} columns={filters.compare ? 10 : 4} grouped={filters.compare !== null} />}
        >
          {() =>
            total && (
              <MetricsTable
                name={kind.table}
                label={texts('list.table')}
                nameHeader={texts('list.name')}
                rows={rows}
                total={total}
                comparing={comparing}
                isCurrent={query.isCurrent}
                defaultSort={kind.listSort}
                extraColumns={columns}
                empty={<EmptyState compact title={texts('list.none')} text={t('lists:list.noneText')} />}
                {...(renderExpanded ? { renderExpanded } : {})}
                {...(expansion ? { expansion } : {})}
              />
            )
          }
        </SectionState>
      </Section>
    </PageLayout>
  );
}
