import Copy from 'lucide-react/icons/copy';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '#design-system/Button/LinkButton.tsx';
import { pathTo } from '#features/routes/paths.ts';

interface CopyPeriodsLinkProps {
  readonly providerId: number;
  /** The zone whose periods are copied; undefined: it is chosen there. */
  readonly zoneId?: number;
}

/** A link to the copy of a season's working hours. */
export function CopyPeriodsLink({ providerId, zoneId }: CopyPeriodsLinkProps) {
  const { t } = useTranslation('seasons');
  const path = pathTo('parkingProviderCopyWorkingPeriods', { id: providerId });
  return (
    <LinkButton
      size={zoneId === undefined ? 'md' : 'sm'}
      icon={<Copy aria-hidden />}
      to={zoneId === undefined ? path : `${path}?zone=${zoneId}`}
    >
      {t('link')}
    </LinkButton>
  );
}
