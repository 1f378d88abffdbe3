import { useMemo } from 'react';
import type { ParkingProviderInfo } from '#api/contract/parking.ts';
import { useTexts } from '#design-system/language/useTexts.ts';
import { pathTo } from '#features/paths.ts';
import type { OutletArea } from '#features/reporting/index.ts';
import { providerInfo } from './queries.ts';
import './texts.ts';

/** The pages of a parking provider: where they are, what they are called, and who sees which (spec 1, part 6). */
export function useParkingArea(): OutletArea<ParkingProviderInfo> {
  const t = useTexts('parking');
  return useMemo(
    () => ({
      list: { to: pathTo('parking'), label: t('providers.title') },
      pathOf: (id) => pathTo('parkingProvider', { id }),
      infoQuery: providerInfo,
      links: (id, info) => [
        {
          to: pathTo('parkingProvider', { id }),
          label: t('links.report'),
          permission: 'ParkingProviderView',
        },
        {
          to: pathTo('parkingProviderTransactions', { id }),
          label: t('links.transactions'),
          permission: 'ParkingTransakcijeView',
        },
        {
          to: pathTo('parkingProviderReceipts', { id }),
          label: t('links.receipts'),
          permission: 'ParkingRacuniView',
          when: info?.issuesOwnReceipts ?? false,
        },
      ],
      words: {
        unnamed: (id) => t('provider.unnamed', { id }),
        infoFailed: t('provider.infoFailed'),
        notFoundTitle: t('provider.notFoundTitle'),
        notFoundText: (id) => t('provider.notFoundText', { id }),
        toList: t('provider.toList'),
      },
    }),
    [t],
  );
}
