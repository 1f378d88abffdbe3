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
} from '#features/reporting/index.ts';
import { garagePage } from './pages.ts';
import { garageArticleChannels, garageDetails } from './queries.ts';
import { useGarageArea } from './useGarageArea.ts';

/** A garage's report; an article opens to its channels, loaded then (spec 1, "Garage details"). */
export const GaragePage = () => (
  <OutletRoute area={useGarageArea()}>{(outlet) => <Garage outlet={outlet} />}</OutletRoute>
);

function Garage({ outlet }: { readonly outlet: NamedOutlet }) {
  const { id, info } = outlet;
  const { t } = useTranslation('garages');
  const queryClient = useQueryClient();
  const applied = garagePage.useFilters();
  const { filters } = applied;
  const queries = { ...garagePage.queries(filters, { id }), details: garageDetails(id, filters) };
  const channels = useReport(queries.channels);
  const intervals = useReport(queries.intervals);
  const articles = useReport(queries.articles);
  /** The file tells each article's channels, which the screen loads when its row opens. */
  const withChannels = async (onScreen: Compared<ArticleReport>): Promise<Compared<ArticleReport>> => {
    const complete = async (period: 'primary' | 'compare', report: ArticleReport) => ({
      ...report,
      rows: await Promise.all(
        report.rows.map(async (row) => {
          const own = await queryClient.ensureQueryData(garageArticleChannels(id, row.price, filters));
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
  return (
    <ReportPage>
      <OutletHeader
        outlet={outlet}
        actions={
          <OutletDownload
            name={info?.name}
            title={t('report.title')}
            filters={filters}
            queries={queries}
            withChannels={withChannels}
          />
        }
      />
      <FilterBar applied={applied} busy={channels.isRefreshing} />
      <TotalsTiles query={channels} comparing={filters.compare !== null} />
      <ChannelsSection query={channels} filters={filters} />
      <IntervalSection name="chart" query={intervals} comparing={applied.filters.compare !== null} />
      <ArticlesSection
        query={articles}
        withZones={false}
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
