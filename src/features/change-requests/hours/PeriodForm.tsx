import { Span } from '@chakra-ui/react/span';
import { HStack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { WorkingPeriod, WorkingPeriodBody } from '#api/contract/workingHours.ts';
import { today } from '#api/days.ts';
import { Button } from '#design-system/Button/Button.tsx';
import { SubmitButton } from '#design-system/SubmitButton/SubmitButton.tsx';
import { formRules, useLeaveGuard } from '#features/forms/index.ts';
import { DaysFields } from './DaysFields.tsx';
import { RequestFailure } from './RequestFailure.tsx';
import { useProblemWords } from './useProblemWords.ts';
import { useRequestForm } from './useRequestForm.ts';
import { ValidityFields } from './ValidityFields.tsx';
import { emptyPeriod, type PeriodValues, periodBody, periodProblems, periodValues } from './values.ts';
import { type ChosenZone, ZoneChoice } from './ZoneChoice.tsx';

export interface PeriodFormProps {
  /** The period, or the pending request for one, that is edited; left out: a new one. */
  readonly period?: WorkingPeriod;
  /** It is a pending request: saving amends it. */
  readonly isRequest?: boolean;
  /** The zones to choose from, and those chosen at first; left out where there is nothing to choose. */
  readonly zones?: readonly ChosenZone[];
  readonly chosenZones?: readonly number[];
  /** Other periods by what they are of: an overlap with them is warned of. */
  readonly others?: readonly WorkingPeriod[];
  readonly send: (body: WorkingPeriodBody, zoneIds: readonly number[], signal: AbortSignal) => Promise<unknown>;
  readonly onSent: () => void;
  /** Where leaving the form leads. */
  readonly backTo: string;
  /** The page of a pending request, for one that stands in the way. */
  readonly requestPath: (requestId: number) => string;
}

const fields = new Set(['zoneIds', 'validFrom', 'validTo', 'description']);

/** Asks for a new working period, or for a change of one (behaviour 13.4). */
export function PeriodForm(props: PeriodFormProps) {
  const { period, zones, chosenZones, send } = props;
  const { t } = useTranslation('hours');
  const navigate = useNavigate();
  const day = today();
  const problemWords = useProblemWords(day);
  const withZones = zones !== undefined;
  const guard = useLeaveGuard();
  const { form, formProps, busy, failure, conflict } = useRequestForm({
    defaultValues: period ? periodValues(period) : emptyPeriod(chosenZones),
    rules: formRules<PeriodValues>((values) => problemWords(periodProblems(values, { today: day, withZones }))),
    send: (values, signal) => send(periodBody(values), values.zoneIds, signal),
    onSuccess: props.onSent,
    fieldOf: (name, index) => {
      if (index !== undefined) return name === 'workingDays' ? `days.${index}.timeTo` : undefined;
      return fields.has(name) && (name !== 'zoneIds' || withZones) ? name : undefined;
    },
    guard,
    ownRequestId: props.isRequest ? period?.requestId : undefined,
  });
  const zoneIds = useWatch({ control: form.control, name: 'zoneIds' });
  const reason =
    zones === undefined || zoneIds.length > 0
      ? undefined
      : zones.length === 0
        ? t('form.noZones')
        : t('form.noZoneChosen');
  const others = (props.others ?? []).filter((other) => !withZones || zoneIds.includes(other.zoneId ?? 0));
  return (
    <Form {...formProps} aria-label={t(period ? 'form.editTitle' : 'form.newTitle')}>
      <RequestFailure failure={failure} conflict={conflict} onOpenRequest={(id) => navigate(props.requestPath(id))} />
      {zones && <ZoneChoice control={form.control} zones={zones} />}
      <ValidityFields form={form} today={day} others={others} />
      <DaysFields form={form} />
      <HStack wrap="wrap" gap="2.5">
        <SubmitButton busy={busy} disabled={reason !== undefined}>
          {t(props.isRequest ? 'form.amend' : 'form.save')}
        </SubmitButton>
        <Button type="button" onClick={() => navigate(props.backTo)}>
          {t('form.cancel')}
        </Button>
        {reason && <Span color="fg.muted">{reason}</Span>}
      </HStack>
      {guard.question}
    </Form>
  );
}

const Form = (props: ComponentProps<'form'>) => (
  <chakra.form display="flex" flexDirection="column" gap="4" maxWidth="60rem" {...props} />
);
