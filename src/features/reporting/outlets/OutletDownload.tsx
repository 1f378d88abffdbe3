import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ArticleReport, ChannelReport, DetailLine, IntervalReport, Metrics } from '#api/contract/reports.ts';
import type { DayRange } from '#api/days.ts';
import { now } from '#api/serverClock.ts';
import { useFormats } from '#design-system/language/formats.ts';
import { DownloadMenu, type ReportDocument, reportName } from '#features/report-files/index.ts';
import { mayHaveZones } from '../articles.ts';
import type { Compared, comparedQuery } from '../comparedQuery.ts';
import type { ReportFilters } from '../filters.ts';
import { useAppliedTexts } from '../useAppliedTexts.ts';
import { useIntervalView } from '../useIntervalView.ts';

type Query<Report> = ReturnType<typeof comparedQuery<Report>>;

/** The queries of an outlet's report; parks have no channels of their own, and no lines by day. */
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
  /** Queries that the screen has loaded are taken from the cache; the others are fetched. */
  readonly queries: OutletQueries;
  /** Whether the kind of outlet has zones. */
  readonly hasZones: boolean;
  /** Adds the sales channels to the articles, where those are loaded one by one. */
  readonly withChannels?: ((articles: Compared<ArticleReport>) => Promise<Compared<ArticleReport>>) | undefined;
}

/**
 * An outlet's report as PDF and as spreadsheet, made in the browser from the figures on screen (behaviour 19.4);
 * the spreadsheet also holds every line by day, article and channel.
 */
export function OutletDownload({ name, code, title, filters, queries, hasZones, withChannels }: OutletDownloadProps) {
  const { t } = useTranslation('reporting');
  const formats = useFormats();
  const queryClient = useQueryClient();
  const applied = useAppliedTexts(filters, { withChannels: queries.channels !== undefined });
  const [view] = useIntervalView('chart');

  const documentFor = async (outlet: string, format: 'pdf' | 'xlsx'): Promise<ReportDocument> => {
    const texts = { t, formats };
    const dates = ({ begin, end }: DayRange) => formats.dayRangeLong(begin, end);
    const [sections, channels, intervals, onScreen, details] = await Promise.all([
      import('../reportSections.ts'),
      queries.channels && queryClient.ensureQueryData(queries.channels),
      queryClient.ensureQueryData(queries.intervals),
      queryClient.ensureQueryData(queries.articles),
      format === 'xlsx' && queries.details ? queryClient.ensureQueryData(queries.details) : undefined,
    ]);
    const articles = withChannels ? await withChannels(onScreen) : onScreen;
    const zoned = hasZones && mayHaveZones(onScreen);
    const options = { zoned, shares: format === 'xlsx' ? 'columns' : 'below' } as const;
    const totals: Compared<{ readonly total: Metrics }> = channels ?? articles;
    const detailSection = (period: 'primary' | 'compare') => {
      const range = period === 'primary' ? filters.range : filters.compare;
      const lines = details?.[period]?.lines;
      const total = totals[period]?.total;
      if (!range || !lines || !total) return [];
      return [sections.detailSection({ lines, range, total }, options, texts)];
    };
    return {
      language: formats.language,
      fileName: reportName(format, outlet, filters.range),
      title: code ? `${title} · ${code}` : title,
      subtitle: outlet,
      filters: [
        { label: t('filters.range'), value: dates(filters.range), isPeriod: true },
        ...(filters.compare
          ? [{ label: t('filters.compareRange'), value: dates(filters.compare), isPeriod: true }]
          : []),
        ...(channels ? [{ label: t('filters.channels'), value: applied.channels ?? t('filters.all') }] : []),
      ],
      createdAt: now(),
      figures: sections.figuresOf(totals, texts),
      sections: [
        ...(channels
          ? [
              sections.splitSection(
                channels,
                { title: t('channels.title'), name: t('columns.channel') },
                options,
                texts,
              ),
            ]
          : []),
        sections.intervalSection(intervals, t('chart.title'), view, texts),
        sections.articlesSection(articles, options, texts),
        sections.articlesByChannelSection(articles, options, texts),
        ...detailSection('primary'),
        ...detailSection('compare'),
      ],
    };
  };
  const item = (format: 'pdf' | 'xlsx') => ({
    id: format,
    format,
    holds: 'sections' as const,
    document: () => (name ? documentFor(name, format) : Promise.reject(new Error('The outlet is not loaded'))),
  });
  return <DownloadMenu items={[item('pdf'), item('xlsx')]} disabled={!name} />;
}
