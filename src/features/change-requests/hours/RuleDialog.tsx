import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ClosingRule } from '#api/contract/workingHours.ts';
import { Dialog } from '#design-system/Dialog/Dialog.tsx';
import { ErrorState } from '#design-system/ErrorState/ErrorState.tsx';
import { TableSkeleton } from '#design-system/Loading/TableSkeleton.tsx';
import { toast } from '#design-system/Toast/toast.ts';
import { useFailureText, useLeaveGuard } from '#features/forms/index.ts';
import type { RuleCalls } from './calls.ts';
import { RuleForm, type RuleFormProps } from './RuleForm.tsx';
import { requestToast } from './toastTime.ts';

/** What the dialog is about: a new rule, an approved one, or a pending request. */
export type RuleTarget =
  | { readonly kind: 'new' }
  | { readonly kind: 'rule'; readonly rule: ClosingRule }
  | { readonly kind: 'request'; readonly requestId: number };

interface RuleDialogProps {
  readonly target: RuleTarget | undefined;
  readonly onTarget: (target: RuleTarget | undefined) => void;
  readonly calls: RuleCalls;
  readonly onChanged: () => void;
}

/** The form of a closing rule in a dialog; what is entered is not thrown away without asking. */
export function RuleDialog({ target, onTarget, calls, onChanged }: RuleDialogProps) {
  const { t } = useTranslation('hours');
  const guard = useLeaveGuard();
  const leaveFor = (next: RuleTarget | undefined) => guard.leave(() => onTarget(next));
  const sentWith = (text: string, milliseconds?: number) => () => {
    toast.success(text, milliseconds);
    onTarget(undefined);
    onChanged();
  };
  const common = {
    guard,
    onCancel: () => leaveFor(undefined),
    onOpenRequest: (requestId: number) => {
      onChanged();
      leaveFor({ kind: 'request', requestId });
    },
  };
  return (
    <>
      <Dialog
        open={target !== undefined}
        title={t(target?.kind === 'new' ? 'rules.add' : 'rules.editTitle')}
        onClose={() => leaveFor(undefined)}
      >
        {target?.kind === 'new' && (
          <RuleForm {...common} send={calls.create} onSent={sentWith(t('requestForChangeSent'), requestToast)} />
        )}
        {target?.kind === 'rule' && (
          <RuleForm
            {...common}
            rule={target.rule}
            send={(body, signal) => calls.change(target.rule.id ?? 0, body, signal)}
            onSent={sentWith(t('requestForChangeSent'), requestToast)}
          />
        )}
        {target?.kind === 'request' && (
          <RequestForm
            {...common}
            requestId={target.requestId}
            calls={calls}
            send={(body, signal) => calls.amend(target.requestId, body, signal)}
            onSent={sentWith(t('rules.updated'))}
          />
        )}
      </Dialog>
      {guard.question}
    </>
  );
}

interface RequestFormProps extends RuleFormProps {
  readonly requestId: number;
  readonly calls: RuleCalls;
}

/** The form of a pending request, with the values that it asks for. */
function RequestForm({ requestId, calls, ...form }: RequestFormProps) {
  const { t } = useTranslation('hours');
  const failureText = useFailureText();
  const { data, error, isFetching, refetch } = useQuery(calls.requestQuery(requestId));
  if (data) return <RuleForm {...form} key={requestId} rule={{ ...data, requestId }} isRequest />;
  if (!error) return <TableSkeleton rows={3} columns={2} />;
  return (
    <ErrorState
      compact
      title={t('form.loadFailed')}
      text={failureText(error)}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
