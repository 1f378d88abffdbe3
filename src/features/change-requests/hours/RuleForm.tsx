import { chakra } from '@chakra-ui/react/styled-system';
import { type RefObject, useEffect } from 'react';
import { Controller, useController, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ClosingRule, ClosingRuleBody } from '#api/contract/workingHours.ts';
import { isDay, today } from '#api/days.ts';
import { Button } from '#design-system/Button/Button.tsx';
import { DateField } from '#design-system/DateField/DateField.tsx';
import { TextField } from '#design-system/Field/TextField.tsx';
import { SubmitButton } from '#design-system/SubmitButton/SubmitButton.tsx';
import { LeaveGuard } from '#features/auth/index.ts';
import { FailureBanner } from './FailureBanner.tsx';
import './texts.ts';
import { useProblemWords } from './useProblemWords.ts';
import { useRequestForm } from './useRequestForm.ts';
import { emptyRule, endAfter, ruleBody, ruleProblems, ruleValues } from './values.ts';

export interface RuleFormProps {
  /** The rule, or the pending request for one, that is edited; left out: a new one. */
  readonly rule?: ClosingRule | undefined;
  /** It is a pending request: saving amends it. */
  readonly isRequest?: boolean;
  readonly send: (body: ClosingRuleBody, signal: AbortSignal) => Promise<unknown>;
  readonly onSent: () => void;
  readonly onCancel: () => void;
  readonly onOpenRequest: (requestId: number) => void;
  /** Told whether something is entered that closing would lose. */
  readonly unsaved: RefObject<boolean>;
}

const fields = new Set(['begin', 'end', 'reason']);

/** Asks for days without charge, or for a change of them. */
export function RuleForm({ rule, isRequest, send, onSent, onCancel, onOpenRequest, unsaved }: RuleFormProps) {
  const { t } = useTranslation('hours');
  const day = today();
  const problemWords = useProblemWords(day);
  const { form, busy, failure, isUnsaved, props } = useRequestForm({
    initial: rule ? ruleValues(rule) : emptyRule,
    check: (values) => problemWords(ruleProblems(values, day)),
    send: (values, signal) => send(ruleBody(values), signal),
    onSent: () => {
      unsaved.current = false;
      onSent();
    },
    hasField: (name) => fields.has(name),
    ownRequestId: isRequest ? rule?.requestId : undefined,
  });
  const { control } = form;
  const begin = useController({ control, name: 'begin', rules: { deps: 'end' } });
  const end = useController({ control, name: 'end' });
  const first = useWatch({ control, name: 'begin' });
  useEffect(() => {
    unsaved.current = isUnsaved;
  }, [unsaved, isUnsaved]);
  return (
    <chakra.form {...props} display="flex" flexDirection="column" gap="4">
      <FailureBanner failure={failure} onOpenRequest={onOpenRequest} />
      <chakra.div display="grid" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
        <DateField
          ref={begin.field.ref}
          name="begin"
          label={t('form.begin')}
          required
          today={day}
          value={begin.field.value}
          onChange={begin.field.onChange}
          onCommit={(value) => {
            const left = endAfter(value, end.field.value, isDay);
            if (left !== end.field.value) end.field.onChange(left);
          }}
          error={begin.fieldState.error?.message}
        />
        <DateField
          ref={end.field.ref}
          name="end"
          label={t('form.end')}
          required
          today={day}
          min={isDay(first) ? first : undefined}
          value={end.field.value}
          onChange={end.field.onChange}
          error={end.fieldState.error?.message}
        />
      </chakra.div>
      <Controller
        control={control}
        name="reason"
        render={({ field, fieldState }) => (
          <TextField
            {...field}
            label={t('form.reason')}
            hint={t('form.reasonHint')}
            required
            maxLength={200}
            error={fieldState.error?.message}
          />
        )}
      />
      <chakra.div display="flex" flexWrap="wrap" justifyContent="flex-end" gap="2.5">
        <Button type="button" onClick={onCancel}>
          {t('form.cancel')}
        </Button>
        <SubmitButton busy={busy}>{t(isRequest ? 'form.amend' : 'form.save')}</SubmitButton>
      </chakra.div>
      <LeaveGuard isUnsaved={isUnsaved} isDone={() => !unsaved.current} />
    </chakra.form>
  );
}
