import { useTranslation } from 'react-i18next';
import { usePermission } from '#features/auth/index.ts';
import { LoadedChannels, OutletsPage, useReport } from '#features/reporting/index.ts';
import { garagesPage } from './pages.ts';
import { downloadGarages, garageChannels } from './queries.ts';
import { useGarageArea } from './useGarageArea.ts';

/** The garages with their figures; one alone is opened at once (spec 1, "Garages list"). */
export function GaragesPage() {
  const { t } = useTranslation('garages');
  const applied = garagesPage.useFilters();
  const { filters } = applied;
  const query = useReport(garagesPage.queries(filters, {}).report);
  const { pathOf } = useGarageArea();
  const mayOpen = usePermission('GarazaDetaljiView');
  return (
    <OutletsPage
      name="garages"
      words={{
        title: t('list.title'),
        table: t('list.table'),
        name: t('list.name'),
        count: (count) => t('list.count', { count }),
      }}
      applied={applied}
      query={query}
      single={query.data?.primary.singleGarageId}
      pathOf={mayOpen ? pathOf : undefined}
      download={({ signal }) => downloadGarages(filters, signal)}
      // One at a time, loaded when it opens; its channels are part of the garage's own reports.
      {...(mayOpen
        ? {
            expansion: 'one',
            renderExpanded: ({ row }) => (
              <LoadedChannels
                label={t('list.channelsOf', { name: row.name })}
                query={garageChannels(row.id, query.data?.filters ?? filters)}
              />
            ),
          }
        : {})}
    />
  );
}
