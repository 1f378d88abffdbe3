import { useTranslation } from 'react-i18next';
import { toast } from '#design-system/Toast/toast.ts';
import { ConfirmedWrite } from '#features/forms/index.ts';
import { useZonesChanged, withdrawBorder } from '../queries.ts';

interface WithdrawBorderProps {
  readonly open: boolean;
  readonly providerId: number;
  readonly zoneId: number;
  readonly requestId: number;
  readonly onClose: () => void;
}

/** Asks, then takes a pending request for a zone's borders back. */
export function WithdrawBorder({ open, providerId, zoneId, requestId, onClose }: WithdrawBorderProps) {
  const { t } = useTranslation('zones');
  const onChanged = useZonesChanged(providerId);
  return (
    <ConfirmedWrite
      open={open}
      title={t('borders.withdrawTitle')}
      text={t('borders.withdrawText')}
      confirmLabel={t('borders.withdraw')}
      tone="danger"
      write={(signal) => withdrawBorder(providerId, zoneId, requestId, signal)}
      onSuccess={() => {
        toast.success(t('borders.withdrawn'));
        onChanged();
      }}
      // It may have been decided meanwhile.
      onError={onChanged}
      onClose={onClose}
    />
  );
}
