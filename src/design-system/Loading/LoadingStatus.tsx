import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Wraps skeletons: announces once that something is loading, and hides the skeletons from screen readers. */
export function LoadingStatus({ children }: { children: ReactNode }) {
  const { t } = useTranslation('ui');
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{t('loading.label')}</VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
