import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ArticleReport } from '#api/contract/reports.ts';
import {
  ArticlesSection,
  ChannelsSection,
  type Compared,
  FilterBar,
  IntervalSection,
  LoadedChannels,
  type NamedOutlet,
  OutletDownload,
  OutletHeader,
  OutletRoute,
  ReportPage,
  TotalsTiles,
  useReport,
  useReportFilters,
} from '#features/reporting/index.ts';
import { garageArticleChannels, garageArticles, garageChannels, garageDetails, garageIntervals } from './queries.ts';
import { useGarageArea } from './useGarageArea.ts';

/** A garage's report; an article opens to its channels, loaded then (spec 1, "Garage details"). */
export const GaragePage = () => (
  <OutletRoute area={useGarageArea()}>{(outlet) => <Garage outlet={outlet} />}</OutletRoute>
);

function Garage({ outlet }: { readonly outlet: NamedOutlet }) {
  const { id, info } = outlet;
  const { t } = useTranslation('garages');
  const queryClient = useQueryClient();
  const applied = useReportFilters();
  const { filters } = applied;
  const channels = useReport(garageChannels(id, filters));
  const intervals = useReport(garageIntervals(id, filters));
  const articles = useReport(garageArticles(id, filters));
  const load = async (format: 'pdf' | 'xlsx') => {
    const [byChannel, overTime, byArticle, details] = await Promise.all([
      queryClient.ensureQueryData(garageChannels(id, filters)),
      queryClient.ensureQueryData(garageIntervals(id, filters)),
      queryClient.ensureQueryData(garageArticles(id, filters)),
      format === 'xlsx' ? queryClient.ensureQueryData(garageDetails(id, filters)) : undefined,
    ]);
    /** The file tells each article's channels, which the screen loads when its row opens. */
    const withChannels = async (period: 'primary' | 'compare', report: ArticleReport) => ({
      ...report,
      rows: await Promise.all(
        report.rows.map(async (row) => {
          const own = await queryClient.ensureQueryData(garageArticleChannels(id, row.price, filters));
          return { ...row, channels: own[period]?.rows ?? [] };
        }),
      ),
    });
    const whole: Compared<ArticleReport> = {
      filters,
      primary: await withChannels('primary', byArticle.primary),
      compare: byArticle.compare && (await withChannels('compare', byArticle.compare)),
    };
    return {
      totals: byChannel,
      channels: byChannel,
      intervals: overTime,
      articles: whole,
      ...(details ? { details } : {}),
    };
  };
  return (
    <ReportPage>
      <OutletHeader
        outlet={outlet}
        actions={<OutletDownload name={info?.name} title={t('report.title')} filters={filters} load={load} />}
      />
      <FilterBar applied={applied} busy={channels.isRefreshing} />
      <TotalsTiles query={channels} comparing={filters.compare !== null} />
      <ChannelsSection query={channels} filters={filters} />
      <IntervalSection name="chart" query={intervals} />
      <ArticlesSection
        query={articles}
        renderChannels={({ row }) => (
          <LoadedChannels
            label={t('list.channelsOf', { name: row.name })}
            query={garageArticleChannels(id, row.price, articles.data?.filters ?? filters)}
          />
        )}
      />
    </ReportPage>
  );
}
