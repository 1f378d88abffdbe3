import { Flex } from '@chakra-ui/react/flex';
import { useTranslation } from 'react-i18next';
import type { ChangeRequest } from '#api/contract/changeRequests.ts';
import { StatusTag } from '#design-system/StatusTag/StatusTag.tsx';

const tones = { pending: 'warning', approved: 'success', rejected: 'danger', withdrawn: 'neutral' } as const;

/** The status of a request, and whether it is outdated: below each other on a phone, where a card's title needs the width. */
export function RequestStatusTag({ status, outdated }: Pick<ChangeRequest, 'status' | 'outdated'>) {
  const { t } = useTranslation('changeRequests');
  return (
    <Flex as="span" direction={{ base: 'column', md: 'row' }} wrap={{ md: 'wrap' }} gap="1" align="flex-start">
      <StatusTag tone={tones[status]} label={t(`status.${status}`)} />
      {outdated && <StatusTag tone="warning" label={t('outdated')} />}
    </Flex>
  );
}
