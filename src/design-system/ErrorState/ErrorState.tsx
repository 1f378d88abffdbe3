import { chakra } from '@chakra-ui/react/styled-system';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useTranslation } from 'react-i18next';
import { Button } from '../Button/Button.tsx';
import { StateMessage } from '../EmptyState/StateMessage.tsx';
import type { ErrorStateProps } from './types.ts';

/**
 * Replaces content that failed to load: says what failed and why, and offers the next step. Technical details
 * are collapsed.
 */
export function ErrorState({ title, text, onRetry, retrying, detail, action, compact }: ErrorStateProps) {
  const { t } = useTranslation('ui');
  return (
    <StateMessage
      failed
      icon={<TriangleAlert size={20} />}
      title={title ?? t('error.title')}
      text={text ?? t('error.text')}
      actions={
        (onRetry || action) && (
          <>
            {onRetry && (
              <Button size="sm" busy={retrying} icon={<RefreshCw aria-hidden />} onClick={onRetry}>
                {t('error.retry')}
              </Button>
            )}
            {action}
          </>
        )
      }
      compact={compact}
    >
      {detail && (
        <chakra.details mt="4" textStyle="xs" color="fg.muted" maxWidth="full">
          <chakra.summary cursor="pointer" borderRadius="l1" px="1" py="1">
            {t('error.details')}
          </chakra.summary>
          <chakra.code
            display="block"
            mt="2"
            px="3"
            py="2"
            borderWidth="1px"
            borderRadius="l1"
            bg="bg.raised"
            fontFamily="mono"
            textAlign="start"
            overflowWrap="anywhere"
          >
            {detail}
          </chakra.code>
        </chakra.details>
      )}
    </StateMessage>
  );
}
