import type { QueryClient } from '@tanstack/react-query';
import type { DownloadedFile } from '#api/contract/call.ts';
import { type DayRange, lengthOf } from '#api/days.ts';
import { daysOfPeriods } from '#api/periods.ts';
import { now } from '#api/serverClock.ts';
import { type ReportDocument, rangeName } from '#features/report-files/index.ts';
import { type NamedRow, type ReportFilters, unlikeDays } from '#features/reporting/index.ts';
import type { OutletKind } from './defineOutlet.ts';
import type { NamedInfo } from './outletArea.ts';
import { figuresFor } from './report/figuresFor.ts';
import type { SectionTexts } from './report/reportSections.ts';

type Texts = Pick<SectionTexts, 't' | 'formats'>;

/**
 * The list's spreadsheet from the server. Where its periods are not equally long, its name says so: what it holds is the
 * server's (behaviour 3.18).
 */
export function withPeriods(file: DownloadedFile, { range, compare }: ReportFilters, { t }: Texts): DownloadedFile {
  if (!compare || !unlikeDays({ range, compare })) return file;
  const at = file.name.lastIndexOf('.');
  const [name, extension] = at < 0 ? [file.name, ''] : [file.name.slice(0, at), file.name.slice(at)];
  const period = (of: DayRange) => `${rangeName(of)} (${t('filters.days', { count: lengthOf(of) })})`;
  return { ...file, name: `${name} ${period(range)} ${period(compare)}${extension}` };
}

interface ListDocument<Row extends NamedRow, Info extends NamedInfo> {
  readonly kind: OutletKind<Row, Info>;
  readonly filters: ReportFilters;
  /** The list's title, the name of its table, and the head of its first column. */
  readonly heads: { readonly title: string; readonly table: string; readonly name: string };
  /** The chosen channels in words. */
  readonly channels: string;
  readonly texts: Texts;
}

/** The list's spreadsheet with figures per day (behaviour 3.23), made here from the figures of the filters. */
export async function listDocument<Row extends NamedRow, Info extends NamedInfo>(
  queryClient: QueryClient,
  { kind, filters, heads, channels, texts: { t, formats } }: ListDocument<Row, Info>,
  signal?: AbortSignal,
): Promise<ReportDocument> {
  const [sections, data] = await Promise.all([
    import('./report/reportSections.ts'),
    figuresFor(queryClient, kind.listPage.queries(filters, {}).report, signal),
  ]);
  const unlike = unlikeDays(filters);
  const texts = { t, formats, days: daysOfPeriods(filters.range, filters.compare), unlike };
  const dates = (range: DayRange) => {
    const text = formats.dayRangeLong(range.begin, range.end);
    return unlike ? t('columns.withDays', { head: text, days: t('filters.days', { count: lengthOf(range) }) }) : text;
  };
  return {
    language: formats.language,
    fileName: `${heads.title} ${rangeName(filters.range)}`,
    title: heads.title,
    filters: [
      { label: t('filters.range'), value: dates(filters.range), isPeriod: true },
      ...(filters.compare ? [{ label: t('filters.compareRange'), value: dates(filters.compare), isPeriod: true }] : []),
      { label: t('filters.channels'), value: channels },
      { label: t('filters.figures'), value: t('filters.perDayFiles') },
    ],
    createdAt: now(),
    figures: sections.figuresOf(data, texts),
    sections: [
      sections.outletsSection(
        data,
        { title: heads.table, name: heads.name },
        kind.listSort.id === 'validAmount',
        texts,
      ),
    ],
  };
}
