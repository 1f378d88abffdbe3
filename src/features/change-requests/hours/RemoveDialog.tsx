import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#api/errors.ts';
import { ConfirmDialog } from '#design-system/ConfirmDialog/ConfirmDialog.tsx';
import { toast } from '#design-system/Toast/toast.ts';
import { useFailureText, useSending } from '#features/auth/index.ts';
import type { ItemCalls } from './calls.ts';
import type { RequestedItem } from './model.ts';
import './texts.ts';
import { requestToast } from './toastTime.ts';

interface RemoveDialogProps {
  readonly kind: 'period' | 'rule';
  /** What is to be removed, and its name; undefined while nothing is. */
  readonly target: { readonly item: RequestedItem; readonly name: string } | undefined;
  readonly calls: Pick<ItemCalls<never>, 'remove' | 'withdraw'>;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** Asks, then asks the operator to remove an item; of what is pending already, the request itself is withdrawn. */
export function RemoveDialog({ kind, target, calls, onChanged, onClose }: RemoveDialogProps) {
  const { t } = useTranslation('hours');
  const failureText = useFailureText();
  const { send, busy } = useSending();
  const [error, setError] = useState<string>();
  // What it says stays while it closes.
  const [last, setLast] = useState(target);
  if (target !== undefined && target !== last) setLast(target);
  const { item, name = '' } = last ?? {};
  const withdraws = item?.requestId != null;
  const close = () => {
    setError(undefined);
    onClose();
  };
  const remove = () =>
    send(
      async (signal) => {
        if (item?.requestId != null) await calls.withdraw(item.requestId, signal);
        else if (item?.id != null) await calls.remove(item.id, signal);
      },
      {
        onSent: () => {
          if (withdraws) toast.success(t(kind === 'period' ? 'periods.removed' : 'rules.removed'));
          else toast.success(t('requestForChangeSent'), requestToast);
          close();
          onChanged();
        },
        onFailed: (failure) => {
          toast.error(t('requestForChangeNotSent'));
          const isConflict = isApiError(failure) && failure.status === 409;
          setError(
            [failureText(failure), isConflict && !withdraws && t('removal.openRequest')].filter(Boolean).join(' '),
          );
          // Somebody else was faster: the list shows what.
          if (isConflict) onChanged();
        },
      },
    );
  return (
    <ConfirmDialog
      open={target !== undefined}
      title={t(withdraws ? 'removal.withdrawTitle' : kind === 'period' ? 'removal.periodTitle' : 'removal.ruleTitle')}
      text={t(withdraws ? 'removal.withdrawText' : 'removal.text', { name })}
      confirmLabel={t(withdraws ? 'removal.withdraw' : 'removal.remove')}
      tone="danger"
      busy={busy}
      error={error}
      onConfirm={() => void remove()}
      onCancel={close}
    />
  );
}
