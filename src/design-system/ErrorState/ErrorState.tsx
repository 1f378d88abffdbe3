import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useTranslation } from 'react-i18next';
import { Button } from '../Button/Button.tsx';
import type { ErrorStateProps } from './types.ts';

/** Where something failed: says what, why, and offers the next step; the technical side is folded away. */
export function ErrorState({ title, text, onRetry, retrying, detail, action, compact }: ErrorStateProps) {
  const { t } = useTranslation('ui');
  return (
    <Flex
      role="alert"
      direction="column"
      align="center"
      textAlign="center"
      px="4"
      py={compact ? '6' : '12'}
      textStyle="text"
    >
      <Grid
        aria-hidden
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
      </Grid>
      <Text fontWeight="semibold">{title ?? t('error.title')}</Text>
      <Box mt="1" color="fg.muted" maxWidth="28rem" overflowWrap="anywhere">
        {text ?? t('error.text')}
      </Box>
      {(onRetry || action) && (
        <Flex mt="4" wrap="wrap" justify="center" gap="2">
          {onRetry && (
            <Button size="sm" busy={retrying} icon={<RefreshCw aria-hidden />} onClick={onRetry}>
              {t('error.retry')}
            </Button>
          )}
          {action}
        </Flex>
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
    </Flex>
  );
}
