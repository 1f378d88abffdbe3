import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { CardLink } from '#design-system/DataTable/CardLink.tsx';
import { readColumnChoice } from '#design-system/DataTable/columnChoice.ts';
import type { DataTableColumn } from '#design-system/DataTable/types.ts';
import { EmptyState } from '#design-system/EmptyState/EmptyState.tsx';
import { Link } from '#design-system/Link/Link.tsx';
import { TableSkeleton } from '#design-system/Loading/TableSkeleton.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import { PageHeader } from '#design-system/PageHeader/PageHeader.tsx';
import { Section } from '#design-system/Section/Section.tsx';
import { choiceName, PageLayout, SectionState, UpdatedAt, useMayOpen, useSectionQuery } from '#features/pages/index.ts';
import { DownloadMenu } from '#features/report-files/index.ts';
import {
  type ComparedRow,
  FilterBar,
  joinRows,
  MetricsTable,
  type NamedRow,
  perDayDays,
  placedFigures,
  TotalsTiles,
  unlikeDays,
  useReportAddress,
  useShareColumns,
  WhyFrame,
} from '#features/reporting/index.ts';
import { routePaths } from '#features/routes/paths.ts';
import type { OutletKind } from './defineOutlet.ts';
import { withPeriods } from './listFile.ts';
import type { NamedInfo } from './outletArea.ts';
import { useFileFilters } from './report/useFileFilters.ts';
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
  const { t } = useTranslation(['reporting', 'lists', 'files']);
  const { t: tShares } = useTranslation('shares');
  const texts = useOutletTexts(kind.namespace);
  const formats = useFormats();
  const mayOpen = useMayOpen(kind.routes.report);
  const { key } = useLocation();
  const { filters } = applied;
  const { data } = query;
  const addressOf = useReportAddress();
  const queryClient = useQueryClient();
  const comparing = (data?.filters.compare ?? null) !== null;
  const rows = useMemo(
    () => (data ? joinRows(data.primary.rows, data.compare?.rows ?? null, (row) => row.id) : []),
    [data],
  );
  const total = useMemo(() => data && { primary: data.primary.total, compare: data.compare?.total ?? null }, [data]);
  const fileFilters = useFileFilters(filters, kind.channels !== undefined);
  const shareColumns = useShareColumns();
  const shares = useMemo(
    () => (total ? shareColumns({ figures: placedFigures(rows, total), total, zoned: false }) : []),
    [rows, total, shareColumns],
  );
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
    return [...shares, ...extraColumns, ...(mayOpen ? [details] : [])];
  }, [shares, extraColumns, mayOpen, kind, addressOf, t]);

  const reportOf = useCallback((id: number) => addressOf(kind.routes.report, { id }), [addressOf, kind]);

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
  const names = { column: texts('list.name'), list: texts('list.table') };
  const documentIn = (format: 'pdf' | 'xlsx') => async (signal?: AbortSignal) => {
    const { listDocument } = await import('./listDocument.ts');
    const texts = {
      t,
      formats,
      days: perDayDays(filters),
      unlike: unlikeDays(filters),
    };
    // As they are when the file is made, like its figures.
    const chosen = { choice: readColumnChoice(choiceName(kind.table)), t: tShares };
    return listDocument({ kind, filters, named: fileFilters, names, chosen, format, texts, queryClient, signal });
  };
  /** The server's file has the rows alone. */
  const comparedFiles = [
    { id: 'pdf', format: 'pdf', holds: 'sections', document: documentIn('pdf') },
    { id: 'sections', label: t('files:xlsxSections'), format: 'xlsx', holds: 'tables', document: documentIn('xlsx') },
  ] as const;
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
              {
                id: 'xlsx',
                format: 'xlsx',
                holds: 'rows',
                // The server's file has no figures per day.
                ...(filters.perDay
                  ? { document: documentIn('xlsx') }
                  : {
                      make: async ({ signal }) => withPeriods(await kind.loadListFile(filters, signal), filters, { t }),
                      shown: { table: kind.table, filters: fileFilters },
                    }),
              },
              ...(filters.compare ? comparedFiles : []),
            ]}
          />
        }
      />
      <FilterBar applied={applied} queries={[query]} busy={query.isRefreshing} />
      <TotalsTiles query={query} comparing={filters.compare !== null} />
      <WhyFrame filters={filters} source={{ list: query, names, addressOf: mayOpen ? reportOf : undefined }} />
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
                filters={data?.filters}
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
