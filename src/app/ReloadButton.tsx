import RefreshCw from 'lucide-react/icons/refresh-cw';
import { Button } from '#design-system/Button/Button.tsx';
import { useTexts } from '#design-system/language/useTexts.ts';
import './texts.ts';

/** Loads the whole page anew: the way out where trying again within the page would find the same. */
export function ReloadButton() {
  const t = useTexts('app');
  return (
    <Button size="sm" icon={<RefreshCw aria-hidden />} onClick={() => window.location.reload()}>
      {t('failed.reload')}
    </Button>
  );
}
