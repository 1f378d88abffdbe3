import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#design-system/ConfirmDialog/ConfirmDialog.tsx';
import './texts.ts';

interface DiscardDialogProps {
  readonly open: boolean;
  readonly onDiscard: () => void;
  readonly onStay: () => void;
}

/** Asks whether what was entered may be lost. */
export function DiscardDialog({ open, onDiscard, onStay }: DiscardDialogProps) {
  const { t } = useTranslation('leaving');
  return (
    <ConfirmDialog
      open={open}
      title={t('title')}
      text={t('text')}
      confirmLabel={t('discard')}
      cancelLabel={t('stay')}
      tone="danger"
      onConfirm={onDiscard}
      onCancel={onStay}
    />
  );
}
