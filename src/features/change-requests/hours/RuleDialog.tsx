import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { isSameItem } from '#api/contract/itemFields.ts';
import { type ClosingRule, closingRuleFields } from '#api/contract/workingHours.ts';
import type { DayRange } from '#api/days.ts';
import { isApiError } from '#api/errors.ts';
import { Button } from '#design-system/Button/Button.tsx';
import { Dialog } from '#design-system/Dialog/Dialog.tsx';
import { EmptyState } from '#design-system/EmptyState/EmptyState.tsx';
import { ErrorState } from '#design-system/ErrorState/ErrorState.tsx';
import { TableSkeleton } from '#design-system/Loading/TableSkeleton.tsx';
import { toast, toastTime } from '#design-system/Toast/toast.ts';
import { draftsOf, useFailureText, useLeaveGuard } from '#features/forms/index.ts';
import type { SectionQuery } from '#features/pages/index.ts';
import type { RuleCalls } from './calls.ts';
import { createdRule } from './earlierAttempts.ts';
import { othersOf, type RequestedItem, uncheckedBy } from './model.ts';
import { RuleForm, type RuleFormProps } from './RuleForm.tsx';

/** The dialog's item: a new rule, of chosen days or none yet, an approved one, or a pending request. */
export type RuleTarget =
  | { readonly kind: 'new'; readonly days?: DayRange | undefined }
  | { readonly kind: 'rule'; readonly rule: ClosingRule }
  | { readonly kind: 'request'; readonly requestId: number };

/** The end of the name of a target's draft. */
const draftEndOf = (target: RuleTarget): string => {
  if (target.kind === 'new') return 'new';
  return target.kind === 'rule' ? `rule-${target.rule.id}` : `request-${target.requestId}`;
};

/** The target of the draft that an interrupted form has left at a page; undefined when there is none. */
export function restoredTarget(pathname: string, rules: readonly ClosingRule[]): RuleTarget | undefined {
  const targets: RuleTarget[] = [
    { kind: 'new' },
    ...rules.map(
      (rule): RuleTarget =>
        rule.requestId === null ? { kind: 'rule', rule } : { kind: 'request', requestId: rule.requestId },
    ),
  ];
  const ends = draftsOf(`rule:${pathname}:`);
  return targets.find((target) => ends.includes(draftEndOf(target)));
}

/** The item that does not overlap itself. */
const ownOf = (target: RuleTarget | undefined): RequestedItem | undefined => {
  if (target?.kind === 'request') return { id: null, requestId: target.requestId, requestAction: null };
  return target?.kind === 'rule' ? target.rule : undefined;
};

interface RuleDialogProps {
  readonly target: RuleTarget | undefined;
  readonly onTarget: (target: RuleTarget | undefined) => void;
  /** All rules of the zone or garage: the form warns of overlaps with the others. */
  readonly rules: SectionQuery<readonly ClosingRule[]>;
  readonly calls: RuleCalls;
  readonly onChanged: () => void;
}

/** The form of a closing rule in a dialog, which asks before input is lost. */
export function RuleDialog({ target, onTarget, rules, calls, onChanged }: RuleDialogProps) {
  const { t } = useTranslation('hours');
  const guard = useLeaveGuard();
  const leaveFor = (next: RuleTarget | undefined) => guard.leave(() => onTarget(next));
  const sentWith = (text: string) => () => {
    toast.success(text, toastTime.operation);
    onTarget(undefined);
    onChanged();
  };
  const { pathname } = useLocation();
  const common = {
    guard,
    others: othersOf(rules.data ?? [], ownOf(target)),
    unchecked: uncheckedBy(rules),
    draftName: `rule:${pathname}:${target ? draftEndOf(target) : ''}`,
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
          <RuleForm
            {...common}
            days={target.days}
            send={calls.create}
            alreadyWritten={async (attempts, body, signal) => {
              const found = createdRule(await calls.list(signal), attempts);
              if (!found) return undefined;
              if (!isSameItem(closingRuleFields, found, body)) await calls.amend(found.requestId, body, signal);
              return true;
            }}
            onSent={sentWith(t('requestForChangeSent'))}
          />
        )}
        {target?.kind === 'rule' && (
          <RuleForm
            {...common}
            rule={target.rule}
            send={(body, signal) => calls.change(target.rule.id ?? 0, body, signal)}
            onSent={sentWith(t('requestForChangeSent'))}
          />
        )}
        {target?.kind === 'request' && (
          <RequestForm
            {...common}
            requestId={target.requestId}
            calls={calls}
            onGone={() => {
              onTarget(undefined);
              onChanged();
            }}
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
  /** The request is gone, and the user has read it. */
  readonly onGone: () => void;
}

/** The form of a pending request, with the requested values. */
function RequestForm({ requestId, calls, onGone, ...form }: RequestFormProps) {
  const { t } = useTranslation('hours');
  const failureText = useFailureText();
  const { data, error, isFetching, refetch } = useQuery(calls.requestQuery(requestId));
  if (data) return <RuleForm {...form} key={requestId} rule={{ ...data, requestId }} isRequest />;
  if (!error) return <TableSkeleton rows={3} columns={2} />;
  if (isApiError(error) && error.status === 404)
    return (
      <EmptyState
        compact
        title={t('rules.notFoundTitle')}
        text={t('rules.notFoundText')}
        action={
          <Button size="sm" onClick={onGone}>
            {t('rules.close')}
          </Button>
        }
      />
    );
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
