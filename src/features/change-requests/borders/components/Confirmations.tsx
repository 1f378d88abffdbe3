import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#design-system/ConfirmDialog/ConfirmDialog.tsx';
import '../texts.ts';

/** What somebody is asked before it is done. */
export type Asking =
  | { readonly kind: 'save'; readonly thenClose: boolean }
  | { readonly kind: 'close' | 'reset' }
  | { readonly kind: 'remove'; readonly polygon: number };

interface ConfirmationsProps {
  readonly asking: Asking | undefined;
  readonly busy: boolean;
  /** Why the last attempt to save failed. */
  readonly failure: string | undefined;
  /** There is work that closing loses. */
  readonly isWork: boolean;
  /** What would be saved is that there is no border. */
  readonly isRemoval: boolean;
  readonly onYes: (asking: Asking) => void;
  readonly onNo: () => void;
}

/** The editor's questions, one at a time (spec 2, part 8). */
export function Confirmations(props: ConfirmationsProps) {
  const { asking, busy, failure, isWork, isRemoval, onYes, onNo } = props;
  const { t } = useTranslation('borders');
  const about = (kind: Asking['kind']) => ({
    open: asking?.kind === kind,
    onConfirm: () => asking && onYes(asking),
    onCancel: onNo,
  });
  const name = t('polygons.name', { number: (asking?.kind === 'remove' ? asking.polygon : 0) + 1 });
  return (
    <>
      <ConfirmDialog
        {...about('save')}
        title={t('confirm.saveTitle')}
        text={t(isRemoval ? 'confirm.removalText' : 'confirm.saveText')}
        confirmLabel={t('confirm.save')}
        busy={busy}
        error={failure && `${failure} ${t('keptAfterFailure')}`}
      />
      <ConfirmDialog
        {...about('close')}
        title={t('confirm.closeTitle')}
        text={t(isWork ? 'confirm.closeUnsaved' : 'confirm.closeText')}
        confirmLabel={t('confirm.yes')}
        cancelLabel={t('confirm.no')}
        tone={isWork ? 'danger' : 'brand'}
      />
      <ConfirmDialog
        {...about('reset')}
        title={t('confirm.resetTitle')}
        text={t('confirm.resetText')}
        confirmLabel={t('confirm.reset')}
        tone="danger"
      />
      <ConfirmDialog
        {...about('remove')}
        title={t('confirm.removeTitle', { name })}
        text={t('confirm.removeText')}
        confirmLabel={t('confirm.remove')}
        tone="danger"
      />
    </>
  );
}
