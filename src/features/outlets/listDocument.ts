import type { QueryClient } from '@tanstack/react-query';
import { now } from '#api/serverClock.ts';
import { type ReportDocument, reportName } from '#features/report-files/index.ts';
import { loadWhySections, type NamedRow, type ReportFilters } from '#features/reporting/index.ts';
import type { OutletKind } from './defineOutlet.ts';
import type { NamedInfo } from './outletArea.ts';
import { figuresFor } from './report/figuresFor.ts';
import { figuresOf, type SectionTexts, splitSection } from './report/reportSections.ts';

interface ListDocumentOptions<Row extends NamedRow, Info extends NamedInfo> {
  readonly kind: OutletKind<Row, Info>;
  readonly filters: ReportFilters;
  /** The chosen channels, as the page names them. */
  readonly channels: string;
  /** The list's name, and the head of its naming column. */
  readonly names: { readonly list: string; readonly column: string };
  readonly format: 'pdf' | 'xlsx';
  readonly texts: SectionTexts;
  readonly queryClient: QueryClient;
  readonly signal: AbortSignal | undefined;
}

/** A compared list of outlets as a file that is made here (behaviour 4.19): its totals, its table, and why the total changed. */
export async function listDocument<Row extends NamedRow, Info extends NamedInfo>({
  kind,
  filters,
  channels,
  names,
  format,
  texts,
  queryClient,
  signal,
}: ListDocumentOptions<Row, Info>): Promise<ReportDocument> {
  const { t, formats } = texts;
  const [{ whySectionsOfList }, list] = await Promise.all([
    loadWhySections(),
    figuresFor(queryClient, kind.listPage.queries(filters, {}).report, signal),
  ]);
  const { pies: _, ...table } = splitSection(
    list,
    { title: names.list, name: names.column },
    { shares: 'below' },
    texts,
  );
  const { range, compare } = filters;
  const dates = (of: typeof range) => formats.dayRangeLong(of.begin, of.end);
  return {
    language: formats.language,
    fileName: reportName(format, names.list, range),
    title: names.list,
    filters: [
      { label: t('filters.range'), value: dates(range), isPeriod: true },
      ...(compare ? [{ label: t('filters.compareRange'), value: dates(compare), isPeriod: true }] : []),
      { label: t('filters.channels'), value: channels },
    ],
    createdAt: now(),
    figures: figuresOf(list, texts),
    sections: [table, ...(await whySectionsOfList(list, names, texts))],
  };
}
