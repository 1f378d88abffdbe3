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
  useParkingArea,
  useReport,
} from '#features/reporting/index.ts';
import { providerPage } from './pages.ts';
import { providerDetails } from './queries.ts';
import './texts.ts';

/** A parking provider's report (spec 1, "Parking provider page"). */
export const ProviderPage = () => (
  <OutletRoute area={useParkingArea()}>{(outlet) => <Provider outlet={outlet} />}</OutletRoute>
);

function Provider({ outlet }: { readonly outlet: Outlet<ParkingProviderInfo> }) {
  const { id, info } = outlet;
  const { t } = useTranslation('parking');
  const applied = providerPage.useFilters();
  const { filters } = applied;
  const queries = { ...providerPage.queries(filters, { id }), details: providerDetails(id, filters) };
  const channels = useReport(queries.channels);
  const intervals = useReport(queries.intervals);
  const articles = useReport(queries.articles);
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
            queries={queries}
          />
        }
      />
      <FilterBar applied={applied} busy={channels.isRefreshing} />
      <TotalsTiles query={channels} comparing={filters.compare !== null} />
      <ChannelsSection query={channels} filters={filters} />
      <IntervalSection name="chart" query={intervals} comparing={applied.filters.compare !== null} />
      <ArticlesSection query={articles} />
    </ReportPage>
  );
}
