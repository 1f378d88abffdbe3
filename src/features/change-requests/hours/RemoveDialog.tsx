import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#api/errors.ts';
import { toast, toastTime } from '#design-system/Toast/toast.ts';
import { ConfirmedWrite, useFailureText } from '#features/forms/index.ts';
import type { ItemCalls } from './calls.ts';
import type { RequestedItem } from './model.ts';

interface RemoveDialogProps {
  readonly kind: 'period' | 'rule';
  /** The item to remove, and its name; undefined while the dialog is closed. */
  readonly target: { readonly item: RequestedItem; readonly name: string } | undefined;
  readonly calls: Pick<ItemCalls<never>, 'list' | 'remove' | 'withdraw'>;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** Asks for confirmation, then requests the removal of an item; for a pending creation it withdraws the request. */
export function RemoveDialog({ kind, target, calls, onChanged, onClose }: RemoveDialogProps) {
  const { t } = useTranslation('hours');
  const failureText = useFailureText();
  // Keeps the text while the dialog closes.
  const [last, setLast] = useState(target);
  if (target !== undefined && target !== last) setLast(target);
  const { item, name = '' } = last ?? {};
  const withdraws = item?.requestId != null;
  return (
    <ConfirmedWrite
      open={target !== undefined}
      title={t(withdraws ? 'removal.withdrawTitle' : kind === 'period' ? 'removal.periodTitle' : 'removal.ruleTitle')}
      text={t(withdraws ? 'removal.withdrawText' : 'removal.text', { name })}
      confirmLabel={t(withdraws ? 'removal.withdraw' : 'removal.remove')}
      tone="danger"
      write={async (signal) => {
        if (item?.requestId != null) await calls.withdraw(item.requestId, signal);
        else if (item?.id != null) await calls.remove(item.id, signal);
      }}
      alreadyWritten={async (signal) => {
        const items = await calls.list(signal);
        if (withdraws) return !items.some(({ requestId }) => requestId === item?.requestId);
        return items.some(({ id, requestAction }) => id === item?.id && requestAction === 'delete');
      }}
      onSuccess={() => {
        const withdrawn = kind === 'period' ? 'periods.removed' : 'rules.removed';
        toast.success(t(withdraws ? withdrawn : 'requestForChangeSent'), toastTime.operation);
        onChanged();
      }}
      onError={(error) => {
        toast.error(t('requestForChangeNotSent'));
        // Another user was faster: the list shows the change.
        if (isConflict(error)) onChanged();
      }}
      errorText={(error) =>
        [failureText(error), isConflict(error) && !withdraws && t('removal.openRequest')].filter(Boolean).join(' ')
      }
      onClose={onClose}
    />
  );
}

const isConflict = (error: unknown) => isApiError(error) && error.status === 409;
