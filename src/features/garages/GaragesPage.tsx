import { useTranslation } from 'react-i18next';
import { OutletListPage, useOutletList } from '#features/outlets/index.ts';
import { useMayOpen } from '#features/pages/index.ts';
import { LoadedChannels } from '#features/reporting/index.ts';
import { garages } from './outlet.ts';

export { GaragesPage as Component };
export const { loader } = garages.listPage;

/** The garages with their figures; one row at a time opens to its sales channels (behaviour 8.1). */
function GaragesPage() {
  const { t } = useTranslation('reporting');
  const { channels } = garages;
  const list = useOutletList(garages);
  // The channels of a garage are part of its own reports, and loaded when its row opens.
  const mayOpen = useMayOpen(garages.routes.report);
  return (
    <OutletListPage
      kind={garages}
      list={list}
      expansion="one"
      renderExpanded={
        mayOpen && channels
          ? ({ row }) => (
              <LoadedChannels
                label={t('channels.of', { name: row.name })}
                query={channels(row.id, list.query.data?.filters ?? list.applied.filters)}
              />
            )
          : undefined
      }
    />
  );
}
