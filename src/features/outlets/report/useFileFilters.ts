import { useTranslation } from 'react-i18next';
import { type DayRange, lengthOf } from '#api/days.ts';
import { useFormats } from '#design-system/language/formats.ts';
import type { ReportFilter } from '#features/report-files/index.ts';
import { type ReportFilters, unlikeDays, useAppliedTexts } from '#features/reporting/index.ts';

/** The applied filters, as the files of a report name them. */
export function useFileFilters(filters: ReportFilters, withChannels: boolean): readonly ReportFilter[] {
  const { t } = useTranslation('reporting');
  const formats = useFormats();
  const applied = useAppliedTexts(filters, { withChannels });
  const { range, compare, channelIds, perDay } = filters;
  const unlike = unlikeDays(filters);
  const dates = (of: DayRange) => {
    const text = formats.dayRangeLong(of.begin, of.end);
    return unlike ? t('columns.withDays', { head: text, days: t('filters.days', { count: lengthOf(of) }) }) : text;
  };
  /** The list of channels, which the number of all of them is from, may still be loading. */
  const channels = () => {
    if (channelIds === null) return t('filters.all');
    return applied.channels ?? t('applied.chosenChannels', { count: channelIds.length });
  };
  return [
    { label: t('filters.range'), value: dates(range), isPeriod: true },
    ...(compare ? [{ label: t('filters.compareRange'), value: dates(compare), isPeriod: true }] : []),
    ...(withChannels ? [{ label: t('filters.channels'), value: channels() }] : []),
    ...(perDay ? [{ label: t('filters.figures'), value: t('filters.perDayFiles') }] : []),
  ];
}
