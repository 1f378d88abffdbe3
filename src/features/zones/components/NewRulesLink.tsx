import CalendarOff from 'lucide-react/icons/calendar-off';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '#design-system/Button/LinkButton.tsx';
import { useMayOpen } from '#features/pages/index.ts';
import { pathTo } from '#features/routes/paths.ts';

/** A link to the form of closing rules of several zones; nothing for a user who may not open it. */
export function NewRulesLink({ providerId }: { readonly providerId: number }) {
  const { t } = useTranslation('closingRules');
  if (!useMayOpen('parkingProviderNewClosingRules')) return null;
  return (
    <LinkButton icon={<CalendarOff aria-hidden />} to={pathTo('parkingProviderNewClosingRules', { id: providerId })}>
      {t('title')}
    </LinkButton>
  );
}
