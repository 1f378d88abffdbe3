import { Flex } from '@chakra-ui/react/flex';
import { useTranslation } from 'react-i18next';
import type { ChangeRequest } from '#api/contract/changeRequests.ts';
import { StatusTag } from '#design-system/StatusTag/StatusTag.tsx';

const tones = { pending: 'warning', approved: 'success', rejected: 'danger', withdrawn: 'neutral' } as const;

/** The status of a request, and whether it is outdated. */
export function RequestStatusTag({ status, outdated }: Pick<ChangeRequest, 'status' | 'outdated'>) {
  const { t } = useTranslation('changeRequests');
  return (
    <Flex as="span" wrap="wrap" gap="1" justify="flex-start">
      <StatusTag tone={tones[status]} label={t(`status.${status}`)} />
      {outdated && <StatusTag tone="warning" label={t('outdated')} />}
    </Flex>
  );
}
