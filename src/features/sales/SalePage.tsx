import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  ArticlesSection,
  ChannelsSection,
  FilterBar,
  IntervalSection,
  type NamedOutlet,
  OutletDownload,
  OutletHeader,
  OutletRoute,
  ReportPage,
  TotalsTiles,
  useReport,
  useReportFilters,
} from '#features/reporting/index.ts';
import {
  salesProviderArticles,
  salesProviderChannels,
  salesProviderDetails,
  salesProviderIntervals,
} from './queries.ts';
import { useSalesArea } from './useSalesArea.ts';

/** A sales provider's report (spec 1, "Sales list and sale details"). */
export const SalePage = () => (
  <OutletRoute area={useSalesArea()}>{(outlet) => <SalesProvider outlet={outlet} />}</OutletRoute>
);

function SalesProvider({ outlet }: { readonly outlet: NamedOutlet }) {
  const { id, info } = outlet;
  const { t } = useTranslation('sales');
  const queryClient = useQueryClient();
  const applied = useReportFilters({ compareByDefault: true });
  const { filters } = applied;
  const channels = useReport(salesProviderChannels(id, filters));
  const intervals = useReport(salesProviderIntervals(id, filters));
  const articles = useReport(salesProviderArticles(id, filters));
  const load = async (format: 'pdf' | 'xlsx') => {
    const [byChannel, overTime, byArticle, details] = await Promise.all([
      queryClient.ensureQueryData(salesProviderChannels(id, filters)),
      queryClient.ensureQueryData(salesProviderIntervals(id, filters)),
      queryClient.ensureQueryData(salesProviderArticles(id, filters)),
      format === 'xlsx' ? queryClient.ensureQueryData(salesProviderDetails(id, filters)) : undefined,
    ]);
    return {
      totals: byChannel,
      channels: byChannel,
      intervals: overTime,
      articles: byArticle,
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
      <ArticlesSection query={articles} />
    </ReportPage>
  );
}
