import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import type { DataTableColumn } from '#design-system/DataTable/types.ts';
import { Link } from '#design-system/Link/Link.tsx';
import { TableSkeleton } from '#design-system/Loading/TableSkeleton.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import { PageHeader } from '#design-system/PageHeader/PageHeader.tsx';
import { Section } from '#design-system/Section/Section.tsx';
import { pathTo } from '#features/paths.ts';
import { DownloadMenu } from '#features/report-files/index.ts';
import { useReport } from '../comparedQuery.ts';
import { FilterBar } from '../components/FilterBar.tsx';
import { MetricsTable, type NamedRow } from '../components/MetricsTable.tsx';
import { ReportPage } from '../components/ReportPage.tsx';
import { SectionState } from '../components/SectionState.tsx';
import { TotalsTiles } from '../components/TotalsTiles.tsx';
import { type ComparedRow, joinRows } from '../model.ts';
import type { OutletKind } from './defineOutlet.ts';
import type { NamedInfo } from './outletArea.ts';
import { useMayOpen } from './useMayOpen.ts';
import { useOutletTexts } from './useOutletTexts.ts';

/** The applied filters of a list of outlets, and its figures. */
export function useOutletList<Row extends NamedRow, Info extends NamedInfo>({ listPage }: OutletKind<Row, Info>) {
  const applied = listPage.useFilters();
  const query = useReport(listPage.queries(applied.filters, {}).report);
  return { applied, query };
}

interface OutletListPageProps<Row extends NamedRow, Info extends NamedInfo> {
  readonly kind: OutletKind<Row, Info>;
  readonly list: ReturnType<typeof useOutletList<Row, Info>>;
  /** What the section's head holds besides. */
  readonly actions?: ReactNode;
  /** Columns before the link to the details. */
  readonly extraColumns?: readonly DataTableColumn<ComparedRow<Row>>[];
  /** What a row opens to; left out: rows do not open. */
  readonly renderExpanded?: ((row: ComparedRow<Row>) => ReactNode) | undefined;
  /** One row is open at a time; left out: any number. */
  readonly expansion?: 'one';
}

const byName = { id: 'name', desc: false };
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
  const { filters } = applied;
  const { data } = query;
  const [params] = useSearchParams();
  // The parameters that the page was opened with: those it adds to a bare address are its own defaults, not the next page's.
  const [openedWith] = useState(() => params.toString());
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
      width: 110,
      alwaysShown: true,
      value: () => null,
      cell: ({ row }) => (
        <Link
          to={pathTo(kind.routes.report, { id: row.id })}
          aria-label={t('lists:list.detailsOf', { name: row.name })}
        >
          {t('lists:list.details')}
        </Link>
      ),
    };
    return [...extraColumns, ...(mayOpen ? [details] : [])];
  }, [extraColumns, mayOpen, kind, t]);

  if (data && typeof data.primary.single === 'number' && mayOpen) {
    // Where the figures are there at once, the address is completed in between: its new parameters redirect again.
    return (
      <Navigate
        key={params.toString()}
        to={{ pathname: pathTo(kind.routes.report, { id: data.primary.single }), search: openedWith }}
        replace
      />
    );
  }
  const count = data?.primary.rows.length;
  return (
    <ReportPage>
      <PageHeader
        breadcrumbs={[{ label: t('home'), to: pathTo('home') }, { label: texts('list.title') }]}
        title={texts('list.title')}
        {...(count === undefined ? {} : { count: formats.count(count), countLabel: texts('list.count', { count }) })}
        actions={
          <DownloadMenu
            items={[{ id: 'xlsx', format: 'xlsx', make: ({ signal }) => kind.loadListFile(filters, signal) }]}
          />
        }
      />
      <FilterBar applied={applied} busy={query.isRefreshing} />
      <TotalsTiles query={query} comparing={filters.compare !== null} />
      <Section title={texts('list.table')} padding="none" refreshing={query.isRefreshing} actions={actions}>
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
                defaultSort={byName}
                extraColumns={columns}
                {...(renderExpanded ? { renderExpanded } : {})}
                {...(expansion ? { expansion } : {})}
              />
            )
          }
        </SectionState>
      </Section>
    </ReportPage>
  );
}
