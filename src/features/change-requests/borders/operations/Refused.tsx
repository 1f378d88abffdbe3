import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FormBanner } from '#design-system/FormBanner/FormBanner.tsx';
import type { Refused as Reason } from './useOperations.ts';

interface RefusedProps {
  readonly reason: Reason | undefined;
}

/** Says why an operation changed nothing. */
export function Refused({ reason }: RefusedProps) {
  const { t } = useTranslation('operations');
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone the user looks at the map, above.
    if (reason) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [reason]);
  if (!reason) return null;
  return (
    <div ref={ref}>
      <FormBanner tone="warning" title={t('refusedTitle')}>
        {t(`refused.${reason}`)}
      </FormBanner>
    </div>
  );
}
