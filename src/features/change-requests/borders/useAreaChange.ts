import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { borderChange } from './geometry/change.ts';
import { useAreaFormat } from './useAreaFormat.ts';

/** Returns a function that says what area a border gains and loses; empty where it does neither. */
export function useAreaChange(): (change: ReturnType<typeof borderChange>) => string {
  const { t } = useTranslation('borders');
  const formatArea = useAreaFormat();
  return useCallback(
    ({ gained, lost }) =>
      [
        ...(gained.area > 0 ? [t('compare.gained', { area: formatArea(gained.area) })] : []),
        ...(lost.area > 0 ? [t('compare.lost', { area: formatArea(lost.area) })] : []),
      ].join(', '),
    [t, formatArea],
  );
}
