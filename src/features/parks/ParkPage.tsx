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
} from '#features/reporting/index.ts';
import { parkPage } from './pages.ts';
import { useParkArea } from './useParkArea.ts';

/** A park's report (spec 1, "Parks list and park details"); it is not filtered by channel (spec 3, part 3). */
export const ParkPage = () => <OutletRoute area={useParkArea()}>{(outlet) => <Park outlet={outlet} />}</OutletRoute>;

function Park({ outlet }: { readonly outlet: NamedOutlet }) {
  const { id, info } = outlet;
  const { t } = useTranslation('parks');
  const applied = parkPage.useFilters();
  const { filters } = applied;
  const queries = parkPage.queries(filters, { id });
  const intervals = useReport(queries.intervals);
  const articles = useReport(queries.articles);
  return (
    <ReportPage>
      <OutletHeader
        outlet={outlet}
        actions={<OutletDownload name={info?.name} title={t('report.title')} filters={filters} queries={queries} />}
      />
      <FilterBar applied={applied} withChannels={false} busy={articles.isRefreshing} />
      <TotalsTiles query={articles} comparing={filters.compare !== null} />
      <IntervalSection name="chart" query={intervals} comparing={applied.filters.compare !== null} />
      <ArticlesSection query={articles} withZones={false} />
    </ReportPage>
  );
}
