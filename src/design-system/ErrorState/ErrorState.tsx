import { chakra } from '@chakra-ui/react/styled-system';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useTranslation } from 'react-i18next';
import { Button } from '../Button/Button.tsx';
import type { ErrorStateProps } from './types.ts';

/** Where something failed: says what, why, and offers the next step; the technical side is folded away. */
export function ErrorState({ title, text, onRetry, retrying, detail, action, compact }: ErrorStateProps) {
  const { t } = useTranslation('ui');
  return (
    <chakra.div
      role="alert"
      display="flex"
      flexDirection="column"
      alignItems="center"
      textAlign="center"
      px="4"
      py={compact ? '6' : '12'}
      textStyle="text"
    >
      <chakra.div
        aria-hidden
        display="grid"
        placeItems="center"
        width="10"
        height="10"
        mb="3"
        borderRadius="l2"
        borderWidth="1px"
        borderColor="danger.border"
        bg="danger.bg"
        color="danger.fg"
      >
        <TriangleAlert size={20} />
      </chakra.div>
      <chakra.p fontWeight="semibold">{title ?? t('error.title')}</chakra.p>
      <chakra.div mt="1" color="fg.muted" maxWidth="28rem" overflowWrap="anywhere">
        {text ?? t('error.text')}
      </chakra.div>
      {(onRetry || action) && (
        <chakra.div mt="4" display="flex" flexWrap="wrap" justifyContent="center" gap="2">
          {onRetry && (
            <Button size="sm" busy={retrying} icon={<RefreshCw aria-hidden />} onClick={onRetry}>
              {t('error.retry')}
            </Button>
          )}
          {action}
        </chakra.div>
      )}
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
    </chakra.div>
  );
}
