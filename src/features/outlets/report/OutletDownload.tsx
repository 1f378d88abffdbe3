import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ArticleReport, ChannelReport, DetailLine, IntervalReport, Metrics } from '#api/contract/reports.ts';
import { now } from '#api/serverClock.ts';
import { readColumnChoice } from '#design-system/DataTable/columnChoice.ts';
import { useFormats } from '#design-system/language/formats.ts';
import { choiceName } from '#features/pages/index.ts';
import { DownloadMenu, type ReportDocument, reportName } from '#features/report-files/index.ts';
import type { Compared, comparedQuery, ReportFilters } from '#features/reporting/index.ts';
import {
  intervalParams,
  loadWhySections,
  mayHaveZones,
  perDayDays,
  unlikeDays,
  whyParams,
} from '#features/reporting/index.ts';
import { useViewState } from '#features/url-state/index.ts';
import { figuresFor } from './figuresFor.ts';
import { useFileFilters } from './useFileFilters.ts';

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
  /** Figures that the screen has loaded are taken from the cache; the others are waited for. */
  readonly queries: OutletQueries;
  /** Whether the kind of outlet has zones. */
  readonly hasZones: boolean;
  /** Adds the sales channels to the articles, where those are loaded one by one. */
  readonly withChannels?:
    | ((articles: Compared<ArticleReport>, signal?: AbortSignal) => Promise<Compared<ArticleReport>>)
    | undefined;
}

/**
 * An outlet's report as PDF and as spreadsheet, made in the browser from the figures of the applied filters (behaviour 19.4), which are
 * waited for (19.15); the spreadsheet also holds every line by day, article and channel.
 */
export function OutletDownload({ name, code, title, filters, queries, hasZones, withChannels }: OutletDownloadProps) {
  const { t } = useTranslation('reporting');
  const { t: tShares } = useTranslation('shares');
  const formats = useFormats();
  const queryClient = useQueryClient();
  const fileFilters = useFileFilters(filters, queries.channels !== undefined);
  const [view] = useViewState(intervalParams('chart'));
  const [{ by }] = useViewState(whyParams);

  const documentFor = async (outlet: string, format: 'pdf' | 'xlsx', signal?: AbortSignal): Promise<ReportDocument> => {
    const figures = <Report,>(query: Query<Report>) => figuresFor(queryClient, query, signal);
    const days = perDayDays(filters);
    const texts = { t, formats, days, unlike: unlikeDays(filters) };
    const [sections, { whySectionsOfReport }, channels, intervals, onScreen, details] = await Promise.all([
      import('./reportSections.ts'),
      loadWhySections(),
      queries.channels && figures(queries.channels),
      figures(queries.intervals),
      figures(queries.articles),
      format === 'xlsx' && queries.details ? figures(queries.details) : undefined,
    ]);
    const articles = withChannels ? await withChannels(onScreen, signal) : onScreen;
    const zoned = hasZones && mayHaveZones(onScreen);
    // As they are when the file is made, like its figures.
    const chosen = (table: string) => ({ choice: readColumnChoice(choiceName(table)), t: tShares });
    const why = await whySectionsOfReport({ articles: onScreen, channels }, { by, hasZones }, texts);
    const options = { zoned, shares: format === 'xlsx' ? 'columns' : 'below' } as const;
    const ofArticles = { ...options, chosen: chosen('articles') };
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
      filters: fileFilters,
      createdAt: now(),
      figures: sections.figuresOf(totals, texts),
      sections: [
        ...(channels
          ? [
              sections.splitSection(
                channels,
                { title: t('channels.title'), name: t('columns.channel') },
                { ...options, chosen: chosen('channels') },
                texts,
              ),
            ]
          : []),
        sections.intervalSection(intervals, t('chart.title'), view, texts),
        sections.articlesSection(articles, ofArticles, texts),
        sections.articlesByChannelSection(articles, ofArticles, texts),
        ...detailSection('primary'),
        ...detailSection('compare'),
        ...why,
      ],
    };
  };
  const item = <Holds extends string>(format: 'pdf' | 'xlsx', holds: Holds) => ({
    id: format,
    format,
    holds,
    document: (signal?: AbortSignal) =>
      name ? documentFor(name, format, signal) : Promise.reject(new Error('The outlet is not loaded')),
  });
  const items = [item('pdf', 'sections'), item('xlsx', queries.details ? 'tablesByDay' : 'tables')];
  return <DownloadMenu items={items} disabled={!name} />;
}
