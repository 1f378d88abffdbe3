import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ArticleReport, ChannelReport, DetailLine, IntervalReport, Metrics } from '#api/contract/reports.ts';
import { useFormats } from '#design-system/language/formats.ts';
import { DownloadMenu, type ReportDocument } from '#features/report-files/index.ts';
import type { Compared, comparedQuery } from '../comparedQuery.ts';
import type { ReportFilters } from '../filters.ts';
import { useAppliedTexts } from '../useAppliedTexts.ts';
import { useIntervalView } from '../useIntervalView.ts';

type Query<Report> = ReturnType<typeof comparedQuery<Report>>;

/** The queries that an outlet's report is made of; parks have no channels of their own, and no lines by day. */
interface OutletQueries {
  readonly channels: Query<ChannelReport> | undefined;
  readonly intervals: Query<IntervalReport>;
  readonly articles: Query<ArticleReport>;
  /** Every day, article and channel that sold; for the spreadsheet. */
  readonly details: Query<{ readonly lines: DetailLine[] }> | undefined;
}

interface OutletDownloadProps {
  /** Undefined while it is loading. */
  readonly name: string | undefined;
  readonly code?: string | undefined;
  /** `Izvještaj o parkiranju`. */
  readonly title: string;
  readonly filters: ReportFilters;
  /** What is on the screen is taken from the cache; the rest is loaded. */
  readonly queries: OutletQueries;
  /** Completes the articles with their sales channels, where those come one by one. */
  readonly withChannels?: ((articles: Compared<ArticleReport>) => Promise<Compared<ArticleReport>>) | undefined;
}

/**
 * An outlet's report as PDF and as spreadsheet, made in the browser from the figures on screen (behaviour 19.4);
 * the spreadsheet also holds every line by day, article and channel.
 */
export function OutletDownload({ name, code, title, filters, queries, withChannels }: OutletDownloadProps) {
  const { t } = useTranslation('reporting');
  const formats = useFormats();
  const queryClient = useQueryClient();
  const applied = useAppliedTexts(filters, false);
  const [view] = useIntervalView('chart');

  const documentFor = async (outlet: string, format: 'pdf' | 'xlsx'): Promise<ReportDocument> => {
    const texts = { t, formats };
    const [sections, channels, intervals, onScreen, details] = await Promise.all([
      import('../reportSections.ts'),
      queries.channels && queryClient.ensureQueryData(queries.channels),
      queryClient.ensureQueryData(queries.intervals),
      queryClient.ensureQueryData(queries.articles),
      format === 'xlsx' && queries.details ? queryClient.ensureQueryData(queries.details) : undefined,
    ]);
    const articles = withChannels ? await withChannels(onScreen) : onScreen;
    const totals: Compared<{ readonly total: Metrics }> = channels ?? articles;
    const detailSection = (period: 'primary' | 'compare') => {
      const range = period === 'primary' ? filters.range : filters.compare;
      const lines = details?.[period]?.lines;
      const total = totals[period]?.total;
      if (!range || !lines || !total) return [];
      const heading = `${t('report.byDay')} ${formats.dayRange(range.begin, range.end)}`;
      return [sections.detailSection(lines, heading, total, texts)];
    };
    return {
      language: formats.language,
      fileName: outlet,
      title: `${title}: ${outlet}`,
      ...(code ? { subtitle: code } : {}),
      filters: [
        { label: t('filters.range'), value: applied.range },
        ...(applied.compare ? [{ label: t('filters.compareRange'), value: applied.compare }] : []),
        ...(channels ? [{ label: t('filters.channels'), value: applied.channels ?? t('filters.all') }] : []),
      ],
      createdAt: new Date(),
      figures: sections.figuresOf(totals, texts),
      sections: [
        ...(channels
          ? [sections.splitSection(channels, { title: t('channels.title'), name: t('columns.channel') }, texts)]
          : []),
        sections.intervalSection(intervals, t('chart.title'), view, texts),
        sections.articlesSection(articles, texts),
        sections.articlesByChannelSection(articles, texts),
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
