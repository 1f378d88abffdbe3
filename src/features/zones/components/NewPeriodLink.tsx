import Plus from 'lucide-react/icons/plus';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '#design-system/Button/LinkButton.tsx';
import { pathTo } from '#features/routes/paths.ts';

interface NewPeriodLinkProps {
  readonly providerId: number;
  /** Undefined: the zones are chosen in the form. */
  readonly zone?: { readonly id: number; readonly name: string };
}

/** A link to the form of a new working period. */
export function NewPeriodLink({ providerId, zone }: NewPeriodLinkProps) {
  const { t } = useTranslation('zones');
  const icon = <Plus aria-hidden />;
  return zone ? (
    <LinkButton
      size="sm"
      icon={icon}
      label={t('list.newHoursFor', { name: zone.name })}
      to={pathTo('parkingProviderZoneNewWorkingPeriod', { id: providerId, zoneId: zone.id })}
    >
      {t('list.newHours')}
    </LinkButton>
  ) : (
    <LinkButton icon={icon} variant="solid" to={pathTo('parkingProviderNewWorkingPeriod', { id: providerId })}>
      {t('list.newHours')}
    </LinkButton>
  );
}
