import { useTranslation } from 'react-i18next';
import { usePermission } from '#features/auth/index.ts';
import { OutletsPage, useReport } from '#features/reporting/index.ts';
import { parksPage } from './pages.ts';
import { downloadParks } from './queries.ts';
import { useParkArea } from './useParkArea.ts';

/** The parks with their figures; one alone is opened at once (spec 1, "Parks list and park details"). */
export function ParksPage() {
  const { t } = useTranslation('parks');
  const applied = parksPage.useFilters();
  const { filters } = applied;
  const query = useReport(parksPage.queries(filters, {}).report);
  const { pathOf } = useParkArea();
  const mayOpen = usePermission('ParkDetaljiView');
  const rows = query.data?.primary.rows;
  return (
    <OutletsPage
      name="parks"
      words={{
        title: t('list.title'),
        table: t('list.table'),
        name: t('list.name'),
        count: (count) => t('list.count', { count }),
      }}
      applied={applied}
      query={query}
      single={rows?.length === 1 ? rows[0]?.id : undefined}
      pathOf={mayOpen ? pathOf : undefined}
      download={({ signal }) => downloadParks(filters, signal)}
    />
  );
}
