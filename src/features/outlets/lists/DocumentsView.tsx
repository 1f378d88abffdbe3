import { dayOf } from '#api/days.ts';
import type { DataTableColumn } from '#design-system/DataTable/types.ts';
import { EmptyState } from '#design-system/EmptyState/EmptyState.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import type { RowFigures } from '#features/pages/index.ts';
import { ListFilterBar, PagedSection, PageLayout, useSectionQuery } from '#features/pages/index.ts';
import { DownloadMenu } from '#features/report-files/index.ts';
import { type Outlet, OutletHeader } from '../OutletPage.tsx';
import { type DocumentsPage, documentQueryOf } from './documents.ts';
import { useRefusedToast } from './useRefusedToast.ts';

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
  readonly figuresOf: (row: Row) => RowFigures;
  /** When a document was issued or ordered; a phone has the documents of a day under its date. */
  readonly timeOf: (row: Row) => Date;
  /** Default: as the page declares for the outlet's info. */
  readonly enabled?: boolean;
}

/** Documents of an outlet by date, receipts or park tickets: dates, the table, pages, and the spreadsheet. */
export function DocumentsView<Row extends { readonly id: number }, Info extends { id: number; name: string }>({
  outlet,
  name,
  documents,
  texts,
  columns,
  figuresOf,
  timeOf,
  enabled = documents.hasList(outlet.info),
}: DocumentsViewProps<Row, Info>) {
  const formats = useFormats();
  const applied = documents.useFilters();
  const { filters } = applied;
  const query = useSectionQuery({ ...documents.list(outlet.id, filters), enabled });
  useRefusedToast(query.error);
  return (
    <PageLayout outlet={outlet.name} range={filters.range}>
      <OutletHeader
        outlet={outlet}
        page={texts.title}
        count={query.data && { text: formats.count(query.data.count), label: texts.summary(query.data.count) }}
        actions={
          <DownloadMenu
            items={[
              {
                id: 'xlsx',
                format: 'xlsx',
                holds: 'allPages',
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
        figuresOf={figuresOf}
        cardGroupOf={(row) => formats.dayLong(dayOf(timeOf(row)))}
        empty={<EmptyState compact title={texts.none} text={texts.noneInRange} />}
      />
    </PageLayout>
  );
}
