import { useTranslation } from 'react-i18next';
import { CopyButton } from '#design-system/CopyButton/CopyButton.tsx';

/** Copies the page's address, with all filters. */
export function CopyLink() {
  const { t } = useTranslation('reporting');
  return <CopyButton iconOnly variant="ghost" label={t('filters.copyLink')} text={() => window.location.href} />;
}
