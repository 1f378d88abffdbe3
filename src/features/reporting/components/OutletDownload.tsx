import { useTranslation } from 'react-i18next';
import type { ArticleReport, ChannelReport, DetailLine, IntervalReport, Metrics } from '#api/contract/reports.ts';
import { useFormats } from '#design-system/language/formats.ts';
import type { Compared } from '../comparedQuery.ts';
import { DownloadMenu } from '../files/DownloadMenu.tsx';
import type { ReportDocument } from '../files/document.ts';
import type { ReportFilters } from '../filters.ts';
import { useAppliedWords } from '../useAppliedWords.ts';
import { useIntervalView } from '../useIntervalView.ts';

/** What an outlet's report is made of; parks have no channels of their own, and no lines by day. */
export interface OutletReports {
  readonly totals: Compared<{ readonly total: Metrics }>;
  readonly channels?: Compared<ChannelReport>;
  readonly intervals: Compared<IntervalReport>;
  /** With the channels of each, as far as there are. */
  readonly articles: Compared<ArticleReport>;
  /** Every day, article and channel that sold; for the spreadsheet. */
  readonly details?: Compared<{ readonly lines: readonly DetailLine[] }>;
}

interface OutletDownloadProps {
  /** Undefined while it is loading. */
  readonly name: string | undefined;
  readonly code?: string;
  /** `Izvještaj o parkiranju`. */
  readonly title: string;
  readonly filters: ReportFilters;
  /** Parks are not filtered by channel. */
  readonly withChannels?: boolean;
  /** The figures on screen, and for the spreadsheet every line. */
  readonly load: (format: 'pdf' | 'xlsx') => Promise<OutletReports>;
}

/**
 * An outlet's report as PDF and as spreadsheet, made in the browser from the figures on screen (spec 1, part 7);
 * the spreadsheet also holds every line by day, article and channel.
 */
export function OutletDownload({ name, code, title, filters, withChannels = true, load }: OutletDownloadProps) {
  const { t } = useTranslation('reporting');
  const formats = useFormats();
  const applied = useAppliedWords(filters, false);
  const [view] = useIntervalView('chart');

  const documentFor = async (outlet: string, format: 'pdf' | 'xlsx'): Promise<ReportDocument> => {
    const words = { t, formats };
    const [sections, reports] = await Promise.all([import('../reportSections.ts'), load(format)]);
    const { totals, channels, intervals, articles, details } = reports;
    const detailSection = (period: 'primary' | 'compare') => {
      const range = period === 'primary' ? filters.range : filters.compare;
      const lines = details?.[period]?.lines;
      const total = totals[period]?.total;
      if (!range || !lines || !total) return [];
      const heading = `${t('report.byDay')} ${formats.dayRange(range.begin, range.end)}`;
      return [sections.detailSection(lines, heading, total, words)];
    };
    return {
      language: formats.language,
      fileName: outlet,
      title: `${title}: ${outlet}`,
      ...(code ? { subtitle: code } : {}),
      filters: [
        { label: t('filters.range'), value: applied.range },
        ...(applied.compare ? [{ label: t('filters.compareRange'), value: applied.compare }] : []),
        ...(withChannels ? [{ label: t('filters.channels'), value: applied.channels ?? t('filters.all') }] : []),
      ],
      createdAt: new Date(),
      figures: sections.figuresOf(totals, words),
      sections: [
        ...(channels
          ? [sections.splitSection(channels, { title: t('channels.title'), name: t('columns.channel') }, words)]
          : []),
        sections.intervalSection(intervals, t('chart.title'), view, words),
        sections.articlesSection(articles, words),
        sections.articlesByChannelSection(articles, words),
        ...detailSection('primary'),
        ...detailSection('compare'),
      ],
    };
  };
  const item = (format: 'pdf' | 'xlsx') => ({
    id: format,
    format,
    document: () => (name ? documentFor(name, format) : Promise.reject(new Error('The outlet is not loaded'))),
  });
  return <DownloadMenu items={[item('pdf'), item('xlsx')]} disabled={!name} />;
}
