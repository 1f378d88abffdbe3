import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ParkingProviderInfo } from '#api/contract/parking.ts';
import { pathTo } from '#features/paths.ts';
import type { OutletArea } from '../components/OutletRoute.tsx';
import { providerInfo } from './providerInfo.ts';
import './texts.ts';

/** The pages of a parking provider: where they are, what they are called, and who sees which (specs 1 and 2, part 6). */
export function useParkingArea(): OutletArea<ParkingProviderInfo> {
  const { t } = useTranslation('parkingProvider');
  return useMemo(
    () => ({
      list: { to: pathTo('parking'), label: t('list') },
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
        {
          to: pathTo('parkingProviderZones', { id }),
          label: t('links.zones'),
          permission: 'ParkingProviderZonesView',
        },
      ],
      words: {
        unnamed: (id) => t('unnamed', { id }),
        infoFailed: t('infoFailed'),
        notFoundTitle: t('notFoundTitle'),
        notFoundText: (id) => t('notFoundText', { id }),
        toList: t('toList'),
      },
    }),
    [t],
  );
}
