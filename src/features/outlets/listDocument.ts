import type { QueryClient } from '@tanstack/react-query';
import { now } from '#api/serverClock.ts';
import { type ReportDocument, type ReportFilter, reportName } from '#features/report-files/index.ts';
import { loadWhySections, type NamedRow, type ReportFilters } from '#features/reporting/index.ts';
import type { OutletKind } from './defineOutlet.ts';
import type { NamedInfo } from './outletArea.ts';
import { figuresFor } from './report/figuresFor.ts';
import { figuresOf, splitSection } from './report/reportSections.ts';
import type { ChosenColumns, SectionTexts } from './report/sectionColumns.ts';

interface ListDocumentOptions<Row extends NamedRow, Info extends NamedInfo> {
  readonly kind: OutletKind<Row, Info>;
  readonly filters: ReportFilters;
  /** The filters, as the page's files name them. */
  readonly named: readonly ReportFilter[];
  /** The list's name, and the head of its naming column. */
  readonly names: { readonly list: string; readonly column: string };
  /** The columns that the screen shows. */
  readonly chosen: ChosenColumns;
  readonly format: 'pdf' | 'xlsx';
  readonly texts: SectionTexts;
  readonly queryClient: QueryClient;
  readonly signal: AbortSignal | undefined;
}

/**
 * A list of outlets as a file that is made here: its totals, its table, and, where it is compared, why the total changed
 * (behaviour 4.19). Also for figures per day, which the server's file does not have (behaviour 3.23).
 */
export async function listDocument<Row extends NamedRow, Info extends NamedInfo>({
  kind,
  filters,
  named,
  names,
  chosen,
  format,
  texts,
  queryClient,
  signal,
}: ListDocumentOptions<Row, Info>): Promise<ReportDocument> {
  const [{ whySectionsOfList }, list] = await Promise.all([
    loadWhySections(),
    figuresFor(queryClient, kind.listPage.queries(filters, {}).report, signal),
  ]);
  const { pies: _, ...table } = splitSection(
    list,
    { title: names.list, name: names.column },
    { shares: 'below', chosen, byName: kind.listSort.id === 'name' },
    texts,
  );
  const { range } = filters;
  return {
    language: texts.formats.language,
    fileName: reportName(format, names.list, range),
    title: names.list,
    filters: named,
    createdAt: now(),
    figures: figuresOf(list, texts),
    sections: [table, ...(await whySectionsOfList(list, names, texts))],
  };
}
