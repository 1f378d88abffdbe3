import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ClosingRule, ClosingRuleBody } from '#api/contract/workingHours.ts';
import type { DayRange } from '#api/days.ts';
import { Button } from '#design-system/Button/Button.tsx';
import { prose } from '#design-system/Field/prose.ts';
import { useFormats } from '#design-system/language/formats.ts';
import { SubmitButton } from '#design-system/SubmitButton/SubmitButton.tsx';
import { FormTextField, formRules, type LeaveGuard, RestoredBanner } from '#features/forms/index.ts';
import { useToday } from '#features/pages/index.ts';
import { DayRangeFields } from './DayRangeFields.tsx';
import { overlappedRules } from './model.ts';
import { Overlaps, type Unchecked } from './Overlaps.tsx';
import { RequestFailure } from './RequestFailure.tsx';
import { useErrorMessages } from './useErrorMessages.ts';
import { useRequestForm } from './useRequestForm.ts';
import { emptyRule, type RuleValues, ruleBody, ruleProblems, ruleValues } from './values.ts';

export interface RuleFormProps {
  /** The edited rule or pending request; undefined for a new one. */
  readonly rule?: ClosingRule | undefined;
  /** The days with which a new one begins. */
  readonly days?: DayRange | undefined;
  /** Whether it is a pending request, which saving amends. */
  readonly isRequest?: boolean;
  readonly send: (body: ClosingRuleBody, signal: AbortSignal) => Promise<unknown>;
  /** Whether an earlier try reached the server; for a new rule, see `useWrite`. */
  readonly alreadyWritten?: (
    attempts: readonly ClosingRuleBody[],
    body: ClosingRuleBody,
    signal: AbortSignal,
  ) => Promise<true | undefined>;
  /** Other rules of the zone or garage: the form warns of overlaps with them. */
  readonly others: readonly ClosingRule[];
  /** The other rules could not be loaded, so overlaps are not checked; undefined: they could, or are loading. */
  readonly unchecked?: Unchecked | undefined;
  /** The name of its draft. */
  readonly draftName: string;
  readonly onSent: () => void;
  readonly onCancel: () => void;
  readonly onOpenRequest: (requestId: number) => void;
  /** The guard of the dialog that holds the form. */
  readonly guard: LeaveGuard;
}

/** Requests days without charge, or a change of them. */
export function RuleForm({ rule, days, isRequest, send, alreadyWritten, draftName, ...props }: RuleFormProps) {
  const { others, unchecked, onSent, onCancel, onOpenRequest, guard } = props;
  const { t } = useTranslation('hours');
  const formats = useFormats();
  const day = useToday();
  const errorMessages = useErrorMessages(day);
  const { form, formProps, busy, failure, restored, conflict } = useRequestForm<RuleValues>({
    defaultValues: rule ? ruleValues(rule) : { ...emptyRule, ...days },
    rules: formRules<RuleValues>((values) =>
      errorMessages(ruleProblems(values, { today: day, known: rule ? [rule.begin, rule.end] : [] })),
    ),
    send: (values, signal) => send(ruleBody(values), signal),
    ...(alreadyWritten && {
      alreadyWritten: (attempts, values, signal) => alreadyWritten(attempts.map(ruleBody), ruleBody(values), signal),
    }),
    draft: { name: draftName },
    onSuccess: onSent,
    guard,
    ownRequestId: isRequest ? rule?.requestId : undefined,
  });
  const [begin, end] = useWatch({ control: form.control, name: ['begin', 'end'] });
  /** The inputs of the fields other than the days, in their order. */
  const inputs: Record<Exclude<keyof RuleValues, 'begin' | 'end'>, ReactElement> = {
    reason: (
      <FormTextField
        key="reason"
        control={form.control}
        name="reason"
        label={t('form.reason')}
        {...prose}
        hint={t('form.reasonHint')}
        required
        maxLength={200}
      />
    ),
  };
  return (
    <chakra.form {...formProps} display="flex" flexDirection="column" gap="4">
      <RestoredBanner restored={restored} />
      <RequestFailure failure={failure} conflict={conflict} onOpenRequest={onOpenRequest} />
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
        <DayRangeFields
          form={form}
          begin={{ name: 'begin', label: t('form.begin') }}
          end={{ name: 'end', label: t('form.end') }}
          today={day}
        />
      </Grid>
      <Overlaps kind="rule" lines={overlappedRules({ begin, end }, others, formats.dayRange)} unchecked={unchecked} />
      {Object.values(inputs)}
      <Flex wrap="wrap" justify="flex-end" gap="2.5">
        <Button type="button" onClick={onCancel}>
          {t('form.cancel')}
        </Button>
        <SubmitButton busy={busy}>{t(isRequest ? 'form.amend' : 'form.save')}</SubmitButton>
      </Flex>
    </chakra.form>
  );
}
