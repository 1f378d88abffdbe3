import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#design-system/ConfirmDialog/ConfirmDialog.tsx';

/** An action that the user confirms first. */
export type Confirmation =
  | { readonly kind: 'save'; readonly thenClose: boolean }
  | { readonly kind: 'close' | 'reset' }
  | { readonly kind: 'remove'; readonly polygon: number };

interface ConfirmationsProps {
  readonly confirmation: Confirmation | undefined;
  readonly busy: boolean;
  /** The reason that the last attempt to save failed. */
  readonly failure: string | undefined;
  /** The zone is being loaded again, for a reset. */
  readonly reloading: boolean;
  /** The reason that it could not be loaded. */
  readonly reloadFailure: string | undefined;
  /** Closing loses unsaved work. */
  readonly isUnsaved: boolean;
  /** Saving removes the border. */
  readonly isRemoval: boolean;
  readonly onConfirm: (confirmation: Confirmation) => void;
  readonly onCancel: () => void;
}

/** The editor's confirmation dialogs, one at a time (behaviour 22.11). */
export function Confirmations(props: ConfirmationsProps) {
  const { confirmation, busy, failure, isUnsaved, isRemoval, onConfirm, onCancel } = props;
  const { t } = useTranslation('borders');
  const propsOf = (kind: Confirmation['kind']) => ({
    open: confirmation?.kind === kind,
    onConfirm: () => confirmation && onConfirm(confirmation),
    onCancel,
  });
  const name = t('polygons.name', { number: (confirmation?.kind === 'remove' ? confirmation.polygon : 0) + 1 });
  return (
    <>
      <ConfirmDialog
        {...propsOf('save')}
        title={t('confirm.saveTitle')}
        text={t(isRemoval ? 'confirm.removalText' : 'confirm.saveText')}
        confirmLabel={t('confirm.save')}
        busy={busy}
        error={failure && `${failure} ${t('keptAfterFailure')}`}
      />
      <ConfirmDialog
        {...propsOf('close')}
        title={t('confirm.closeTitle')}
        text={t(isUnsaved ? 'confirm.closeUnsaved' : 'confirm.closeText')}
        confirmLabel={t('confirm.yes')}
        cancelLabel={t('confirm.no')}
        tone={isUnsaved ? 'danger' : 'brand'}
      />
      <ConfirmDialog
        {...propsOf('reset')}
        title={t('confirm.resetTitle')}
        text={t('confirm.resetText')}
        confirmLabel={t('confirm.reset')}
        tone="danger"
        busy={props.reloading}
        error={props.reloadFailure}
      />
      <ConfirmDialog
        {...propsOf('remove')}
        title={t('confirm.removeTitle', { name })}
        text={t('confirm.removeText')}
        confirmLabel={t('confirm.remove')}
        tone="danger"
      />
    </>
  );
}
