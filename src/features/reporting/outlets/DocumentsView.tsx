import type { DataTableColumn } from '#design-system/DataTable/types.ts';
import { EmptyState } from '#design-system/EmptyState/EmptyState.tsx';
import { DownloadMenu } from '#features/report-files/index.ts';
import { useReport } from '../comparedQuery.ts';
import { ListFilterBar } from '../components/ListFilterBar.tsx';
import { PagedSection } from '../components/PagedSection.tsx';
import { ReportPage } from '../components/ReportPage.tsx';
import { type DocumentsPage, documentQueryOf } from '../documents.ts';
import { type Outlet, OutletHeader } from './OutletRoute.tsx';

interface DocumentsViewProps<Row extends { readonly id: number }, Info extends { id: number; name: string }> {
  readonly outlet: Outlet<Info>;
  /** The table's name, for its hidden columns. */
  readonly name: string;
  readonly documents: DocumentsPage<Info, Row>;
  readonly texts: {
    readonly title: string;
    readonly summary: (count: number) => string;
    readonly none: string;
    readonly noneInRange: string;
  };
  readonly columns: readonly DataTableColumn<Row>[];
  /** Left out: as the page declares for the outlet's info. */
  readonly enabled?: boolean;
}

/** Documents of an outlet by date, receipts or park tickets: dates, the table, pages, and the spreadsheet. */
export function DocumentsView<Row extends { readonly id: number }, Info extends { id: number; name: string }>({
  outlet,
  name,
  documents,
  texts,
  columns,
  enabled = documents.hasList(outlet.info),
}: DocumentsViewProps<Row, Info>) {
  const applied = documents.useFilters();
  const { filters } = applied;
  const query = useReport({ ...documents.list(outlet.id, filters), enabled });
  return (
    <ReportPage>
      <OutletHeader
        outlet={outlet}
        page={texts.title}
        actions={
          <DownloadMenu
            items={[
              {
                id: 'xlsx',
                format: 'xlsx',
                make: ({ signal }) => documents.sourceOf(outlet.id).loadFile(documentQueryOf(filters), signal),
              },
            ]}
            disabled={!enabled}
          />
        }
      />
      <ListFilterBar applied={applied} busy={query.isRefreshing} />
      <PagedSection
        name={name}
        title={texts.title}
        query={query}
        columns={columns}
        page={filters.page}
        onPage={applied.toPage}
        summary={texts.summary}
        empty={<EmptyState compact title={texts.none} text={texts.noneInRange} />}
      />
    </ReportPage>
  );
}
