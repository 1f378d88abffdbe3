import { useTranslation } from 'react-i18next';
import type { RequestStatus } from '#api/contract/changeRequests.ts';
import { StatusTag } from '#design-system/StatusTag/StatusTag.tsx';

const tones = { pending: 'warning', approved: 'success', rejected: 'danger', withdrawn: 'neutral' } as const;

/** Where a request stands. */
export function RequestStatusTag({ status }: { readonly status: RequestStatus }) {
  const { t } = useTranslation('changeRequests');
  return <StatusTag tone={tones[status]} label={t(`status.${status}`)} />;
}
