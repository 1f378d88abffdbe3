import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#api/errors.ts';
import { toast } from '#design-system/Toast/toast.ts';
import { ConfirmedWrite, useFailureText } from '#features/forms/index.ts';
import type { ItemCalls } from './calls.ts';
import type { RequestedItem } from './model.ts';
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
  // The text stays while the dialog closes.
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
      onSuccess={() => {
        if (withdraws) toast.success(t(kind === 'period' ? 'periods.removed' : 'rules.removed'));
        else toast.success(t('requestForChangeSent'), requestToast);
        onChanged();
      }}
      onError={(error) => {
        toast.error(t('requestForChangeNotSent'));
        // Another user was faster: the list shows what.
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
