import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { ArticleReport, ChannelReport, IntervalReport } from '#api/contract/reports.ts';
import type { Day } from '#api/days.ts';
import { TableSkeleton } from '#design-system/Loading/TableSkeleton.tsx';
import { lazyPart } from '#design-system/lazyPart.tsx';
import { leaveOutAndReport } from '#design-system/missingPart.ts';
import { PageLayout, type SectionQuery, UpdatedAt, useSectionQuery } from '#features/pages/index.ts';
import type { Compared, comparedQuery, NamedRow, ReportFilters } from '#features/reporting/index.ts';
import {
  ArticlesSection,
  ChannelsSection,
  FilterBar,
  IntervalSection,
  LoadedChannels,
  TotalsTiles,
  WhyFrame,
} from '#features/reporting/index.ts';
import type { OutletKind } from '../defineOutlet.ts';
import { type Outlet, OutletHeader } from '../OutletPage.tsx';
import type { NamedInfo } from '../outletArea.ts';
import { useOutletTexts } from '../useOutletTexts.ts';
import { figuresFor } from './figuresFor.ts';
import { hasTransactions, useFurther } from './further.ts';
import { InvalidSales } from './InvalidSales.tsx';
import { OutletDownload } from './OutletDownload.tsx';

const DayLines = lazyPart(() => import('./DayLines.tsx').then((part) => part.DayLines), leaveOutAndReport);

interface OutletReportProps<Row extends NamedRow, Info extends NamedInfo> {
  readonly kind: OutletKind<Row, Info>;
  readonly outlet: Outlet<Info>;
}

type ReportProps<Row extends NamedRow, Info extends NamedInfo> = OutletReportProps<Row, Info> & {
  readonly applied: ReturnType<OutletKind<Row, Info>['reportPage']['useFilters']>;
  readonly queries: ReturnType<OutletKind<Row, Info>['reportPage']['queries']>;
};

/** The report of one outlet (behaviour 7.4, 8.3, 9.2 and 10.2). */
export function OutletReport<Row extends NamedRow, Info extends NamedInfo>(props: OutletReportProps<Row, Info>) {
  const { kind, outlet } = props;
  const applied = kind.reportPage.useFilters();
  const queries = kind.reportPage.queries(applied.filters, { id: outlet.id });
  return 'channels' in queries ? (
    <ReportWithChannels {...props} applied={applied} queries={queries} channelsQuery={queries.channels} />
  ) : (
    <ReportWithoutChannels {...props} applied={applied} queries={queries} />
  );
}

function ReportWithChannels<Row extends NamedRow, Info extends NamedInfo>({
  channelsQuery,
  ...props
}: ReportProps<Row, Info> & { readonly channelsQuery: ReturnType<typeof comparedQuery<ChannelReport>> }) {
  const channels = useSectionQuery(channelsQuery);
  const intervals = useSectionQuery(props.queries.intervals);
  const articles = useSectionQuery(props.queries.articles);
  return <Report {...props} channels={channels} intervals={intervals} articles={articles} />;
}

function ReportWithoutChannels<Row extends NamedRow, Info extends NamedInfo>(props: ReportProps<Row, Info>) {
  const intervals = useSectionQuery(props.queries.intervals);
  const articles = useSectionQuery(props.queries.articles);
  return <Report {...props} channels={undefined} intervals={intervals} articles={articles} />;
}

interface LoadedReport {
  /** Undefined for a kind without reports by channel. */
  readonly channels: SectionQuery<Compared<ChannelReport>> | undefined;
  readonly intervals: SectionQuery<Compared<IntervalReport>>;
  readonly articles: SectionQuery<Compared<ArticleReport>>;
}

function Report<Row extends NamedRow, Info extends NamedInfo>({
  kind,
  outlet,
  applied,
  queries,
  channels,
  intervals,
  articles,
}: ReportProps<Row, Info> & LoadedReport) {
  const { id, info } = outlet;
  const { articleChannels } = kind;
  const { t } = useTranslation(['reporting', 'lists']);
  const texts = useOutletTexts(kind.namespace);
  const { filters } = applied;
  const totals = channels ?? articles;
  const withChannels = useArticleChannels(kind, id, filters);
  const { begin, end } = filters.range;
  const { further, mayOpenTransactions, addressOf } = useFurther(kind.links.transactions, id, end, applied.today);
  const hasDetails = kind.details !== undefined;
  // A kind without lines by day: its days lead to the transactions at once.
  const dayAddress = useCallback(
    (day: Day) =>
      !hasDetails && mayOpenTransactions && hasTransactions(day, applied.today) ? addressOf({ day }) : undefined,
    [hasDetails, mayOpenTransactions, addressOf, applied.today],
  );
  const updated = (
    <UpdatedAt queries={[intervals, articles, ...(channels ? [channels] : [])]} onRefresh={applied.reload} />
  );
  return (
    <PageLayout outlet={outlet.name} range={filters.range}>
      <OutletHeader
        outlet={outlet}
        actions={
          <OutletDownload
            name={info?.name}
            code={info?.code}
            title={texts('report.title')}
            filters={filters}
            queries={{ channels: undefined, ...queries, details: kind.details?.(id, filters) }}
            hasZones={kind.hasZones}
            withChannels={withChannels}
          />
        }
      />
      <FilterBar
        applied={applied}
        withChannels={channels !== undefined}
        queries={[...(channels ? [channels] : []), intervals, articles]}
        busy={totals.isRefreshing}
      />
      <TotalsTiles
        query={totals}
        comparing={filters.compare !== null}
        invalidHint={
          intervals.data &&
          mayOpenTransactions && (
            <InvalidSales intervals={intervals.data.primary} today={applied.today} addressOf={addressOf} />
          )
        }
      />
      <WhyFrame filters={filters} source={{ articles, channels, hasZones: kind.hasZones }} />
      {channels && <ChannelsSection query={channels} filters={filters} updated={updated} />}
      <IntervalSection
        name="chart"
        query={intervals}
        comparing={filters.compare !== null}
        updated={channels ? undefined : updated}
        dayAddress={dayAddress}
        oneDayNote={!hasDetails && further.kind === 'none' ? t(`lists:day.${further.why}`) : undefined}
      />
      {kind.details && begin === end && (
        <Suspense fallback={<TableSkeleton rows={8} columns={7} />}>
          <DayLines
            query={kind.details(id, filters)}
            channels={channels?.data?.primary}
            hasZones={kind.hasZones}
            further={further}
          />
        </Suspense>
      )}
      <ArticlesSection
        query={articles}
        withZones={kind.hasZones}
        renderChannels={
          articleChannels &&
          (({ row }) => (
            <LoadedChannels
              sharesFirst
              label={t('channels.of', { name: row.name })}
              query={articleChannels(id, row.price, articles.data?.filters ?? filters)}
            />
          ))
        }
      />
    </PageLayout>
  );
}

/**
 * Adds their sales channels to articles for files, where the screen loads those of an article when its row opens;
 * undefined where they are part of the articles.
 */
function useArticleChannels<Row extends NamedRow, Info extends NamedInfo>(
  { articleChannels }: OutletKind<Row, Info>,
  id: number,
  filters: ReportFilters,
) {
  const queryClient = useQueryClient();
  if (!articleChannels) return undefined;
  return async (onScreen: Compared<ArticleReport>, signal?: AbortSignal): Promise<Compared<ArticleReport>> => {
    const complete = async (period: 'primary' | 'compare', report: ArticleReport) => ({
      ...report,
      rows: await Promise.all(
        report.rows.map(async (row) => {
          const own = await figuresFor(queryClient, articleChannels(id, row.price, filters), signal);
          return { ...row, channels: own[period]?.rows ?? [] };
        }),
      ),
    });
    return {
      filters,
      primary: await complete('primary', onScreen.primary),
      compare: onScreen.compare && (await complete('compare', onScreen.compare)),
    };
  };
}
