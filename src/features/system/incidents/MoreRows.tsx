import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/Button/Button.tsx';
import { FormBanner } from '#design-system/FormBanner/FormBanner.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import { useFailureText } from '#features/forms/index.ts';
import type { IncidentList } from './useIncidents.ts';

interface MoreRowsProps {
  readonly list: IncidentList;
  /** The button's label. */
  readonly label: string;
}

/**
 * The foot of a list that loads more: the number of shown rows and the button for more, or a note that all are shown.
 */
export function MoreRows({ list, label }: MoreRowsProps) {
  const { t } = useTranslation('system');
  const formats = useFormats();
  const failureText = useFailureText();
  const count = formats.count(list.count);
  return (
    <HStack wrap="wrap" justify="space-between" gap="3" px="4" py="3" borderTopWidth="1px">
      {list.moreError !== null && (
        <Box width="full">
          <FormBanner title={t('timeline.moreFailed')}>{failureText(list.moreError)}</FormBanner>
        </Box>
      )}
      <Text textStyle="sm" color="fg.muted" aria-live="polite">
        {list.hasMore
          ? t('timeline.loaded', { shown: formats.count(list.rows?.length ?? 0), count })
          : t('timeline.end', { count })}
      </Text>
      {list.hasMore && (
        <Button size="sm" busy={list.isLoadingMore} onClick={list.more}>
          {list.moreError === null ? label : t('status.retry')}
        </Button>
      )}
    </HStack>
  );
}
