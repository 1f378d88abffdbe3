import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ParkingProviderInfo } from '#api/contract/parking.ts';
import {
  ArticlesSection,
  ChannelsSection,
  FilterBar,
  IntervalSection,
  type Outlet,
  OutletDownload,
  OutletHeader,
  OutletRoute,
  ReportPage,
  TotalsTiles,
  useReport,
  useReportFilters,
} from '#features/reporting/index.ts';
import { providerArticles, providerChannels, providerDetails, providerIntervals } from './queries.ts';
import { useParkingArea } from './useParkingArea.ts';

/** A parking provider's report (spec 1, "Parking provider page"). */
export const ProviderPage = () => (
  <OutletRoute area={useParkingArea()}>{(outlet) => <Provider outlet={outlet} />}</OutletRoute>
);

function Provider({ outlet }: { readonly outlet: Outlet<ParkingProviderInfo> }) {
  const { id, info } = outlet;
  const { t } = useTranslation('parking');
  const queryClient = useQueryClient();
  const applied = useReportFilters({ compareByDefault: true });
  const { filters } = applied;
  const channels = useReport(providerChannels(id, filters));
  const intervals = useReport(providerIntervals(id, filters));
  const articles = useReport(providerArticles(id, filters));
  const load = async (format: 'pdf' | 'xlsx') => {
    const [byChannel, overTime, byArticle, details] = await Promise.all([
      queryClient.ensureQueryData(providerChannels(id, filters)),
      queryClient.ensureQueryData(providerIntervals(id, filters)),
      queryClient.ensureQueryData(providerArticles(id, filters)),
      format === 'xlsx' ? queryClient.ensureQueryData(providerDetails(id, filters)) : undefined,
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
        actions={
          <OutletDownload
            name={info?.name}
            {...(info ? { code: info.code } : {})}
            title={t('report.title')}
            filters={filters}
            load={load}
          />
        }
      />
      <FilterBar applied={applied} busy={channels.isRefreshing} />
      <TotalsTiles query={channels} comparing={filters.compare !== null} />
      <ChannelsSection query={channels} filters={filters} />
      <IntervalSection name="chart" query={intervals} />
      <ArticlesSection query={articles} />
    </ReportPage>
  );
}
