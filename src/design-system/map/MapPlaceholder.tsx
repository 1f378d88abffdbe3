import { Skeleton } from '@chakra-ui/react/skeleton';
import { chakra } from '@chakra-ui/react/styled-system';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useTranslation } from 'react-i18next';
import { Button } from '../Button/Button.tsx';

const Notice = chakra('div', {
  base: {
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: '3',
    height: '100%',
    minHeight: '12rem',
    padding: '4',
    textStyle: 'text',
    color: 'fg.muted',
    textAlign: 'center',
    bg: 'bg.muted',
    borderRadius: 'inherit',
  },
});

/** Replaces a map while its code loads, and when it fails to load. */
export function MapPlaceholder({ failed, onRetry }: { readonly failed: boolean; readonly onRetry: () => void }) {
  const { t } = useTranslation('map');
  if (failed)
    return (
      <Notice role="alert">
        <span>{t('failed')}</span>
        <Button size="sm" icon={<RefreshCw aria-hidden />} onClick={onRetry}>
          {t('retry')}
        </Button>
      </Notice>
    );
  return (
    <div role="img" aria-label={t('loading')} aria-busy="true" style={{ height: '100%', minHeight: '12rem' }}>
      <Skeleton height="full" borderRadius="inherit" />
    </div>
  );
}
