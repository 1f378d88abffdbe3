import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { pathTo } from '#features/paths.ts';
import type { OutletArea } from '#features/reporting/index.ts';
import { salesProviderInfo } from './queries.ts';
import './texts.ts';

/** The pages of a sales provider: where they are, what they are called, and who sees which (spec 1, part 6). */
export function useSalesArea(): OutletArea<{ readonly id: number; readonly name: string }> {
  const { t } = useTranslation('sales');
  return useMemo(
    () => ({
      list: { to: pathTo('sales'), label: t('list.title') },
      pathOf: (id) => pathTo('saleDetails', { id }),
      infoQuery: salesProviderInfo,
      links: (id) => [
        { to: pathTo('saleDetails', { id }), label: t('links.report'), permission: 'ProdajaDetaljiView' },
        {
          to: pathTo('salesTransactions', { id }),
          label: t('links.transactions'),
          permission: 'ProdajaTransakcijeView',
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
