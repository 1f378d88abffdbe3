import type { DownloadedFile } from '#api/contract/call.ts';
import { type DayRange, lengthOf } from '#api/days.ts';
import { rangeName } from '#features/report-files/index.ts';
import { type ReportFilters, unlikeDays } from '#features/reporting/index.ts';
import type { SectionTexts } from './report/sectionColumns.ts';

/**
 * The list's spreadsheet from the server. Where its periods are not equally long, its name says so: what it holds is the
 * server's (behaviour 3.18).
 */
export function withPeriods(
  file: DownloadedFile,
  { range, compare }: ReportFilters,
  { t }: Pick<SectionTexts, 't'>,
): DownloadedFile {
  if (!compare || !unlikeDays({ range, compare })) return file;
  const at = file.name.lastIndexOf('.');
  const [name, extension] = at < 0 ? [file.name, ''] : [file.name.slice(0, at), file.name.slice(at)];
  const period = (of: DayRange) => `${rangeName(of)} (${t('filters.days', { count: lengthOf(of) })})`;
  return { ...file, name: `${name} ${period(range)} ${period(compare)}${extension}` };
}
