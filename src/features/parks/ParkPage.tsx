import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  ArticlesSection,
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
import { parkArticles, parkIntervals } from './queries.ts';
import { useParkArea } from './useParkArea.ts';

/** A park's report (spec 1, "Parks list and park details"); it is not filtered by channel (spec 3, part 3). */
export const ParkPage = () => <OutletRoute area={useParkArea()}>{(outlet) => <Park outlet={outlet} />}</OutletRoute>;

function Park({ outlet }: { readonly outlet: NamedOutlet }) {
  const { id, info } = outlet;
  const { t } = useTranslation('parks');
  const queryClient = useQueryClient();
  const applied = useReportFilters({ compareByDefault: true });
  const { filters } = applied;
  const intervals = useReport(parkIntervals(id, filters));
  const articles = useReport(parkArticles(id, filters));
  const load = async () => {
    const [overTime, byArticle] = await Promise.all([
      queryClient.ensureQueryData(parkIntervals(id, filters)),
      queryClient.ensureQueryData(parkArticles(id, filters)),
    ]);
    return { totals: byArticle, intervals: overTime, articles: byArticle };
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
            withChannels={false}
            load={load}
          />
        }
      />
      <FilterBar applied={applied} withChannels={false} busy={articles.isRefreshing} />
      <TotalsTiles query={articles} comparing={filters.compare !== null} />
      <IntervalSection name="chart" query={intervals} />
      <ArticlesSection query={articles} />
    </ReportPage>
  );
}
