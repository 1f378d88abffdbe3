import { useTranslation } from 'react-i18next';
import { toast, toastTime } from '#design-system/Toast/toast.ts';
import { ConfirmedWrite } from '#features/forms/index.ts';
import { isBorderWithdrawn, useZonesChanged, withdrawBorder } from '../queries.ts';

interface WithdrawBorderProps {
  readonly open: boolean;
  readonly providerId: number;
  readonly zoneId: number;
  readonly requestId: number;
  readonly onClose: () => void;
}

/** Withdraws a pending request for a zone's border, after a confirmation. */
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
      alreadyWritten={(signal) => isBorderWithdrawn(providerId, zoneId, requestId, signal)}
      onSuccess={() => {
        toast.success(t('borders.withdrawn'), toastTime.operation);
        onChanged();
      }}
      // The request may have been decided in the meantime.
      onError={onChanged}
      onClose={onClose}
    />
  );
}
