import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ArticleReport } from '#api/contract/reports.ts';
import type { Compared } from '../comparedQuery.ts';
import { ArticlesSection } from '../components/ArticlesSection.tsx';
import { ChannelsSection } from '../components/ChannelsSection.tsx';
import { FilterBar } from '../components/FilterBar.tsx';
import { IntervalSection } from '../components/IntervalSection.tsx';
import { LoadedChannels } from '../components/LoadedChannels.tsx';
import type { NamedRow } from '../components/MetricsTable.tsx';
import { ReportPage } from '../components/ReportPage.tsx';
import { TotalsTiles } from '../components/TotalsTiles.tsx';
import { UpdatedAt } from '../components/UpdatedAt.tsx';
import { figuresFor } from '../figuresFor.ts';
import type { ReportFilters } from '../filters.ts';
import { useReport } from '../sectionQuery.ts';
import type { OutletKind } from './defineOutlet.ts';
import { OutletDownload } from './OutletDownload.tsx';
import { type Outlet, OutletHeader } from './OutletRoute.tsx';
import type { NamedInfo } from './outletArea.ts';
import { useOutletTexts } from './useOutletTexts.ts';

interface OutletReportProps<Row extends NamedRow, Info extends NamedInfo> {
  readonly kind: OutletKind<Row, Info>;
  readonly outlet: Outlet<Info>;
}

/** The report of one outlet (behaviour 7.4, 8.3, 9.2 and 10.2). */
export function OutletReport<Row extends NamedRow, Info extends NamedInfo>({
  kind,
  outlet,
}: OutletReportProps<Row, Info>) {
  const { id, info } = outlet;
  const { hasChannels, articleChannels } = kind;
  const { t } = useTranslation('reporting');
  const texts = useOutletTexts(kind.namespace);
  const applied = kind.reportPage.useFilters();
  const { filters } = applied;
  const queries = kind.reportPage.queries(filters, { id });
  const channels = useReport(queries.channels);
  const intervals = useReport(queries.intervals);
  const articles = useReport(queries.articles);
  const totals = hasChannels ? channels : articles;
  const withChannels = useArticleChannels(kind, id, filters);
  const updated = (
    <UpdatedAt queries={[intervals, articles, ...(hasChannels ? [channels] : [])]} onRefresh={applied.reload} />
  );
  return (
    <ReportPage outlet={outlet.name} range={filters.range}>
      <OutletHeader
        outlet={outlet}
        actions={
          <OutletDownload
            name={info?.name}
            code={info?.code}
            title={texts('report.title')}
            filters={filters}
            queries={{
              ...queries,
              channels: hasChannels ? queries.channels : undefined,
              details: kind.details?.(id, filters),
            }}
            hasZones={kind.hasZones}
            withChannels={withChannels}
          />
        }
      />
      <FilterBar
        applied={applied}
        withChannels={hasChannels}
        queries={[channels, intervals, articles]}
        busy={totals.isRefreshing}
      />
      <TotalsTiles query={totals} comparing={filters.compare !== null} />
      {hasChannels && <ChannelsSection query={channels} filters={filters} updated={updated} />}
      <IntervalSection
        name="chart"
        query={intervals}
        comparing={filters.compare !== null}
        updated={hasChannels ? undefined : updated}
      />
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
    </ReportPage>
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
