import { useTranslation } from 'react-i18next';
import { FormBanner } from '#design-system/FormBanner/FormBanner.tsx';
import type { Refused as Reason } from './useOperations.ts';

interface RefusedProps {
  readonly reason: Reason | undefined;
}

/** Says why an operation changed nothing. */
export function Refused({ reason }: RefusedProps) {
  const { t } = useTranslation('operations');
  if (!reason) return null;
  return (
    <FormBanner tone="warning" title={t('refusedTitle')}>
      {t(`refused.${reason}`)}
    </FormBanner>
  );
}
