import { useTranslation } from 'react-i18next';
import { FailedPart } from '#features/pages/index.ts';
import type { ZoneOfProvider } from './ZonePage.tsx';

/** Says that a zone's name and state did not load; the rest of its page is there. */
export function ZoneFailure({ details }: Pick<ZoneOfProvider, 'details'>) {
  const { t } = useTranslation('zones');
  return details.error ? <FailedPart retry={details.retry}>{t('details.failed')}</FailedPart> : null;
}
