import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#design-system/ConfirmDialog/ConfirmDialog.tsx';
import { toast } from '#design-system/Toast/toast.ts';
import { useFailureText, useSending } from '#features/auth/index.ts';
import { useZonesChanged, withdrawBorder } from '../queries.ts';
import '../texts.ts';

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
  const failureText = useFailureText();
  const onChanged = useZonesChanged(providerId);
  const { send, busy } = useSending();
  const [error, setError] = useState<string>();
  const close = () => {
    setError(undefined);
    onClose();
  };
  const withdraw = () =>
    send((signal) => withdrawBorder(providerId, zoneId, requestId, signal), {
      onSent: () => {
        toast.success(t('borders.withdrawn'));
        close();
        onChanged();
      },
      onFailed: (failure) => {
        setError(failureText(failure));
        // It may have been decided meanwhile.
        onChanged();
      },
    });
  return (
    <ConfirmDialog
      open={open}
      title={t('borders.withdrawTitle')}
      text={t('borders.withdrawText')}
      confirmLabel={t('borders.withdraw')}
      tone="danger"
      busy={busy}
      error={error}
      onConfirm={() => void withdraw()}
      onCancel={close}
    />
  );
}
