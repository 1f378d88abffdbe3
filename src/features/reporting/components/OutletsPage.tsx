import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import type { Metrics } from '#api/contract/reports.ts';
import type { DataTableColumn } from '#design-system/DataTable/types.ts';
import { Link } from '#design-system/Link/Link.tsx';
import { TableSkeleton } from '#design-system/Loading/TableSkeleton.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import { PageHeader } from '#design-system/PageHeader/PageHeader.tsx';
import { Section } from '#design-system/Section/Section.tsx';
import { pathTo } from '#features/paths.ts';
import { type DownloadJob, DownloadMenu } from '#features/report-files/index.ts';
import type { Compared, SectionQuery } from '../comparedQuery.ts';
import '../lists/texts.ts';
import { type ComparedRow, joinRows } from '../model.ts';
import type { AppliedFilters } from '../useReportFilters.ts';
import { FilterBar } from './FilterBar.tsx';
import { MetricsTable, type NamedRow } from './MetricsTable.tsx';
import { ReportPage } from './ReportPage.tsx';
import { SectionState } from './SectionState.tsx';
import { TotalsTiles } from './TotalsTiles.tsx';

interface ListReport<Row> {
  readonly rows: readonly Row[];
  readonly total: Metrics;
}

export interface OutletsPageProps<Row extends NamedRow> {
  /** The table's name in the URL. */
  readonly name: string;
  readonly words: {
    readonly title: string;
    readonly table: string;
    /** The head of the naming column: Pružatelj, Garaža. */
    readonly name: string;
    /** `25 pružatelja`. */
    readonly count: (count: number) => string;
  };
  readonly applied: AppliedFilters;
  readonly query: SectionQuery<Compared<ListReport<Row>>>;
  /** The only outlet there is: the user is sent straight to its page. */
  readonly single: number | null | undefined;
  /** An outlet's own page; left out for those who may not open it. */
  readonly pathOf: ((id: number) => string) | undefined;
  /** The list's spreadsheet. */
  readonly download: DownloadJob['make'];
  /** What the section's head holds besides. */
  readonly actions?: ReactNode;
  /** Columns before the link to the details. */
  readonly extraColumns?: readonly DataTableColumn<ComparedRow<Row>>[];
  readonly renderExpanded?: (row: ComparedRow<Row>) => ReactNode;
  readonly expansion?: 'one';
}

const byName = { id: 'name', desc: false };
const noColumns: readonly never[] = [];

/**
 * A list of outlets with their figures in both periods: filters, totals, the table with links to the details, and its
 * spreadsheet (spec 1, "Parking list", "Garages list", "Parks list", "Sales list").
 */
export function OutletsPage<Row extends NamedRow>({
  name,
  words,
  applied,
  query,
  single,
  pathOf,
  download,
  actions,
  extraColumns = noColumns,
  renderExpanded,
  expansion,
}: OutletsPageProps<Row>) {
  const { t } = useTranslation(['reporting', 'lists']);
  const formats = useFormats();
  const { filters } = applied;
  const { data } = query;
  const [params] = useSearchParams();
  // As the page was opened: what it adds to a bare address are its own defaults, not those of the next page.
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
      cell: ({ row }) =>
        pathOf && (
          <Link to={pathOf(row.id)} aria-label={t('lists:list.detailsOf', { name: row.name })}>
            {t('lists:list.details')}
          </Link>
        ),
    };
    return [...extraColumns, ...(pathOf ? [details] : [])];
  }, [extraColumns, pathOf, t]);

  if (typeof single === 'number' && pathOf) {
    // Completing the address comes between when the figures are there at once; with its new parameters it goes on.
    return <Navigate key={params.toString()} to={{ pathname: pathOf(single), search: openedWith }} replace />;
  }
  const count = data?.primary.rows.length;
  return (
    <ReportPage>
      <PageHeader
        breadcrumbs={[{ label: t('home'), to: pathTo('home') }, { label: words.title }]}
        title={words.title}
        {...(count === undefined ? {} : { count: formats.count(count), countLabel: words.count(count) })}
        actions={<DownloadMenu items={[{ id: 'xlsx', format: 'xlsx', make: download }]} />}
      />
      <FilterBar applied={applied} busy={query.isRefreshing} />
      <TotalsTiles query={query} comparing={filters.compare !== null} />
      <Section title={words.table} padding="none" refreshing={query.isRefreshing} actions={actions}>
        <SectionState
          query={query}
          skeleton={<TableSkeleton rows={12} columns={filters.compare ? 10 : 4} grouped={filters.compare !== null} />}
        >
          {() =>
            total && (
              <MetricsTable
                name={name}
                label={words.table}
                nameHeader={words.name}
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
