import { useTranslation } from 'react-i18next';
import { useFormats } from '#design-system/language/formats.ts';
import { StatusTag } from '#design-system/StatusTag/StatusTag.tsx';
import type { RequestedItem } from './model.ts';

interface PendingMarkProps {
  readonly item: RequestedItem;
}

/** The mark of an item of which something awaits approval, and of what; empty when nothing does. */
export function PendingMark({ item }: PendingMarkProps) {
  const { t } = useTranslation('hours');
  const formats = useFormats();
  if (item.requestId === null) return null;
  const action = item.requestAction ?? 'update';
  const { requestedAt } = item;
  const when = requestedAt && t('pending.since', { moment: formats.moment(requestedAt) });
  return (
    <StatusTag
      tone="warning"
      label={t(`pending.${action}`)}
      description={[t(`pending.${action}Text`), when].filter(Boolean).join(' ')}
    />
  );
}
