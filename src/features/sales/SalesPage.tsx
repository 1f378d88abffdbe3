import { useTranslation } from 'react-i18next';
import { usePermission } from '#features/auth/index.ts';
import { OutletsPage, useReport } from '#features/reporting/index.ts';
import { salesPage } from './pages.ts';
import { downloadSales } from './queries.ts';
import { useSalesArea } from './useSalesArea.ts';

/** The sales providers with their figures; one alone is opened at once (spec 1, "Sales list and sale details"). */
export function SalesPage() {
  const { t } = useTranslation('sales');
  const applied = salesPage.useFilters();
  const { filters } = applied;
  const query = useReport(salesPage.queries(filters, {}).report);
  const { pathOf } = useSalesArea();
  const mayOpen = usePermission('ProdajaDetaljiView');
  return (
    <OutletsPage
      name="sales"
      words={{
        title: t('list.title'),
        table: t('list.table'),
        name: t('list.name'),
        count: (count) => t('list.count', { count }),
      }}
      applied={applied}
      query={query}
      single={query.data?.primary.singleProviderId}
      pathOf={mayOpen ? pathOf : undefined}
      download={({ signal }) => downloadSales(filters, signal)}
    />
  );
}
