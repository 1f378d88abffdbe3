import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/Button/Button.tsx';

/** Reloads the whole page, for failures that a retry within the page would repeat. */
export function ReloadButton() {
  const { t } = useTranslation('app');
  return (
    <Button size="sm" icon={<RefreshCw aria-hidden />} onClick={() => window.location.reload()}>
      {t('failed.reload')}
    </Button>
  );
}
