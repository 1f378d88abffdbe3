import type { DataTableColumn } from '#design-system/DataTable/types.ts';
import { EmptyState } from '#design-system/EmptyState/EmptyState.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import { sectionQuery, useReport } from '../comparedQuery.ts';
import { DownloadMenu } from '../files/DownloadMenu.tsx';
import type { DownloadJob } from '../files/useReportDownload.ts';
import { documentList, useListFilters } from '../useListFilters.ts';
import { ListFilterBar } from './ListFilterBar.tsx';
import { type Outlet, OutletHeader } from './OutletRoute.tsx';
import { type Page, PagedSection } from './PagedSection.tsx';
import { ReportPage } from './ReportPage.tsx';
import '../lists/texts.ts';

interface Dates {
  readonly beginDate: string;
  readonly endDate: string;
}

interface DocumentsViewProps<Row extends { readonly id: number }, Info extends { id: number; name: string }> {
  readonly outlet: Outlet<Info>;
  /** The table's name, for its hidden columns. */
  readonly name: string;
  /** Key of its calls: `['parks', 3, 'tickets']`. */
  readonly queryKey: readonly unknown[];
  readonly words: {
    readonly title: string;
    readonly summary: (count: number) => string;
    readonly none: string;
    readonly noneInRange: string;
  };
  readonly columns: readonly DataTableColumn<Row>[];
  readonly load: (query: Dates & { page: number }, signal: AbortSignal) => Promise<Page<Row>>;
  readonly loadFile: (query: Dates, signal: AbortSignal | undefined) => ReturnType<DownloadJob['make']>;
  /** False while it is not known whether there are any. */
  readonly enabled?: boolean;
}

/** Documents of an outlet by date, receipts or park tickets: dates, the table, pages, and the spreadsheet. */
export function DocumentsView<Row extends { readonly id: number }, Info extends { id: number; name: string }>({
  outlet,
  name,
  queryKey,
  words,
  columns,
  load,
  loadFile,
  enabled = true,
}: DocumentsViewProps<Row, Info>) {
  const { language } = useFormats();
  const applied = useListFilters(documentList);
  const { range, page } = applied.filters;
  const dates = { beginDate: range.begin, endDate: range.end };
  const query = useReport(
    sectionQuery([...queryKey, language, dates, page], (signal) => load({ ...dates, page }, signal), enabled),
  );
  return (
    <ReportPage>
      <OutletHeader
        outlet={outlet}
        page={words.title}
        actions={
          <DownloadMenu
            items={[{ id: 'xlsx', format: 'xlsx', make: ({ signal }) => loadFile(dates, signal) }]}
            disabled={!enabled}
          />
        }
      />
      <ListFilterBar applied={applied} busy={query.isRefreshing} />
      <PagedSection
        name={name}
        title={words.title}
        query={query}
        columns={columns}
        page={page}
        onPage={applied.toPage}
        summary={words.summary}
        empty={<EmptyState compact title={words.none} text={words.noneInRange} />}
      />
    </ReportPage>
  );
}
