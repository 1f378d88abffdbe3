import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ParkingProviderInfo } from '#api/contract/parking.ts';
import { useFormats } from '#design-system/language/formats.ts';
import {
  DownloadMenu,
  loadReportSections,
  type ReportDocument,
  type ReportFilters,
  useAppliedWords,
  useIntervalView,
} from '#features/reporting/index.ts';
import { providerArticles, providerChannels, providerDetails, providerIntervals } from '../queries.ts';

interface ProviderDownloadProps {
  /** Left out while it is loading. */
  readonly info: ParkingProviderInfo | undefined;
  readonly filters: ReportFilters;
}

/**
 * The provider's report as PDF and as spreadsheet, made in the browser from the figures on screen (spec 1, part 7);
 * the spreadsheet also holds every line by day, article and channel.
 */
export function ProviderDownload({ info, filters }: ProviderDownloadProps) {
  const { t } = useTranslation('parking');
  const { t: tr } = useTranslation('reporting');
  const formats = useFormats();
  const queryClient = useQueryClient();
  const applied = useAppliedWords(filters, false);
  const [view] = useIntervalView('chart');

  const documentFor = async (
    { id, name, code }: ParkingProviderInfo,
    format: 'pdf' | 'xlsx',
  ): Promise<ReportDocument> => {
    const words = { t: tr, formats };
    const [reportSections, channels, intervals, articles, details] = await Promise.all([
      loadReportSections(),
      queryClient.ensureQueryData(providerChannels(id, filters)),
      queryClient.ensureQueryData(providerIntervals(id, filters)),
      queryClient.ensureQueryData(providerArticles(id, filters)),
      format === 'xlsx' ? queryClient.ensureQueryData(providerDetails(id, filters)) : null,
    ]);
    const detailTitle = (range: ReportFilters['range']) =>
      `${t('report.byDay')} ${formats.dayRange(range.begin, range.end)}`;
    return {
      language: formats.language,
      fileName: name,
      title: `${t('report.title')}: ${name}`,
      subtitle: code,
      filters: [
        { label: tr('filters.range'), value: applied.range },
        ...(applied.compare ? [{ label: tr('filters.compareRange'), value: applied.compare }] : []),
        { label: tr('filters.channels'), value: applied.channels ?? tr('filters.all') },
      ],
      createdAt: new Date(),
      figures: reportSections.figuresOf(channels, words),
      sections: [
        reportSections.splitSection(channels, { title: t('provider.channels'), name: t('provider.channel') }, words),
        reportSections.intervalSection(intervals, t('provider.chart'), view, words),
        reportSections.articlesSection(articles, words),
        reportSections.articlesByChannelSection(articles, words),
        ...(details
          ? [
              reportSections.detailSection(
                details.primary.lines,
                detailTitle(filters.range),
                channels.primary.total,
                words,
              ),
            ]
          : []),
        ...(details?.compare && filters.compare && channels.compare
          ? [
              reportSections.detailSection(
                details.compare.lines,
                detailTitle(filters.compare),
                channels.compare.total,
                words,
              ),
            ]
          : []),
      ],
    };
  };
  const item = (format: 'pdf' | 'xlsx') => ({
    id: format,
    format,
    document: () => (info ? documentFor(info, format) : Promise.reject(new Error('The provider is not loaded'))),
  });
  return <DownloadMenu items={[item('pdf'), item('xlsx')]} disabled={!info} />;
}
