import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { pathTo } from '#features/paths.ts';
import type { OutletArea } from '#features/reporting/index.ts';
import { parkInfo } from './queries.ts';
import './texts.ts';

/** The pages of a park: where they are, what they are called, and who sees which (spec 1, part 6). */
export function useParkArea(): OutletArea<{ readonly id: number; readonly name: string }> {
  const { t } = useTranslation('parks');
  return useMemo(
    () => ({
      list: { to: pathTo('parks'), label: t('list.title') },
      pathOf: (id) => pathTo('parkDetails', { id }),
      infoQuery: parkInfo,
      links: (id) => [
        { to: pathTo('parkDetails', { id }), label: t('links.report'), permission: 'ParkDetaljiView' },
        { to: pathTo('parkTickets', { id }), label: t('links.tickets'), permission: 'ParkUlazniceView' },
      ],
      words: {
        unnamed: (id) => t('one.unnamed', { id }),
        infoFailed: t('one.infoFailed'),
        notFoundTitle: t('one.notFoundTitle'),
        notFoundText: (id) => t('one.notFoundText', { id }),
        toList: t('one.toList'),
      },
    }),
    [t],
  );
}
