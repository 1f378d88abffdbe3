import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { pathTo } from '#features/paths.ts';
import type { OutletArea } from '#features/reporting/index.ts';
import { garageInfo } from './queries.ts';
import './texts.ts';

/** The pages of a garage: where they are, what they are called, and who sees which (specs 1 and 2, part 6). */
export function useGarageArea(): OutletArea<{ readonly id: number; readonly name: string }> {
  const { t } = useTranslation('garages');
  return useMemo(
    () => ({
      list: { to: pathTo('garages'), label: t('list.title') },
      pathOf: (id) => pathTo('garageDetails', { id }),
      infoQuery: garageInfo,
      links: (id) => [
        { to: pathTo('garageDetails', { id }), label: t('links.report'), permission: 'GarazaDetaljiView' },
        {
          to: pathTo('garageTransactions', { id }),
          label: t('links.transactions'),
          permission: 'GarazaTransakcijeView',
        },
        {
          to: pathTo('garageWorkingHours', { id }),
          label: t('links.workingHours'),
          permission: 'GarazaWorkingHoursView',
        },
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
