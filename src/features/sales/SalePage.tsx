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
} from '#features/reporting/index.ts';
import { salePage } from './pages.ts';
import { salesProviderDetails } from './queries.ts';
import { useSalesArea } from './useSalesArea.ts';

/** A sales provider's report (spec 1, "Sales list and sale details"). */
export const SalePage = () => (
  <OutletRoute area={useSalesArea()}>{(outlet) => <SalesProvider outlet={outlet} />}</OutletRoute>
);

function SalesProvider({ outlet }: { readonly outlet: NamedOutlet }) {
  const { id, info } = outlet;
  const { t } = useTranslation('sales');
  const applied = salePage.useFilters();
  const { filters } = applied;
  const queries = { ...salePage.queries(filters, { id }), details: salesProviderDetails(id, filters) };
  const channels = useReport(queries.channels);
  const intervals = useReport(queries.intervals);
  const articles = useReport(queries.articles);
  return (
    <ReportPage>
      <OutletHeader
        outlet={outlet}
        actions={<OutletDownload name={info?.name} title={t('report.title')} filters={filters} queries={queries} />}
      />
      <FilterBar applied={applied} busy={channels.isRefreshing} />
      <TotalsTiles query={channels} comparing={filters.compare !== null} />
      <ChannelsSection query={channels} filters={filters} />
      <IntervalSection name="chart" query={intervals} comparing={applied.filters.compare !== null} />
      <ArticlesSection query={articles} />
    </ReportPage>
  );
}
