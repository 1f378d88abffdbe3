import { Span } from '@chakra-ui/react/span';
import { HStack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import type { WorkingPeriod, WorkingPeriodBody } from '#api/contract/workingHours.ts';
import type { Attributes } from '#design-system/attributes.ts';
import { Button } from '#design-system/Button/Button.tsx';
import { Checkbox } from '#design-system/Field/Checkbox.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import { SubmitButton } from '#design-system/SubmitButton/SubmitButton.tsx';
import { formRules, RestoredBanner, useLeaveGuard } from '#features/forms/index.ts';
import { useToday } from '#features/pages/index.ts';
import { DaysFields } from './DaysFields.tsx';
import { HoursNote } from './HoursNote.tsx';
import { isSure, overlappedPeriods } from './model.ts';
import type { Unchecked } from './Overlaps.tsx';
import { RequestFailure } from './RequestFailure.tsx';
import { useErrorMessages } from './useErrorMessages.ts';
import { useRequestForm } from './useRequestForm.ts';
import { ValidityFields } from './ValidityFields.tsx';
import { emptyPeriod, type PeriodValues, periodBody, periodProblems, periodValues, templateValues } from './values.ts';
import { type ChosenZone, ZoneChoice } from './ZoneChoice.tsx';

/** What an attempt sends. */
export interface PeriodAttempt {
  readonly body: WorkingPeriodBody;
  /** Empty where there is no choice. */
  readonly zoneIds: readonly number[];
}

export interface PeriodFormProps {
  /** The edited period or pending request; undefined for a new one. */
  readonly period?: WorkingPeriod;
  /** Whether it is a pending request, which saving amends. */
  readonly isRequest?: boolean;
  /** The period with whose values a new one begins. */
  readonly template?: WorkingPeriod | undefined;
  /** The zones to choose from, and the initial choice; undefined where there is no choice. */
  readonly zones?: readonly ChosenZone[];
  readonly chosenZones?: readonly number[];
  /** Other periods by zone or garage: the form warns of overlaps with them. */
  readonly others?: readonly WorkingPeriod[];
  /** The page that shows another period; undefined where the user may open none. */
  readonly linkTo: (other: WorkingPeriod) => string | undefined;
  /** The other periods could not be loaded, so overlaps are not checked; undefined: they could, or are loading. */
  readonly unchecked?: Unchecked | undefined;
  readonly send: (sent: PeriodAttempt, signal: AbortSignal) => Promise<unknown>;
  /** Whether an earlier try reached the server; for a new period, see `useWrite`. */
  readonly alreadyWritten?: (
    attempts: readonly PeriodAttempt[],
    sent: PeriodAttempt,
    signal: AbortSignal,
  ) => Promise<true | undefined>;
  /** Called with the number of requests that were made. */
  readonly onSent: (count: number) => void;
  /** The path to which the form returns. */
  readonly backTo: string;
  /** Returns the path of a pending request that prevents the change. */
  readonly requestPath: (requestId: number) => string;
}

const attemptOf = (values: PeriodValues): PeriodAttempt => ({ body: periodBody(values), zoneIds: values.zoneIds });

const fields = new Set(Object.keys(emptyPeriod()));

/** Requests a new working period, or a change of one (behaviour 13.4). */
export function PeriodForm(props: PeriodFormProps) {
  const { period, template, zones, chosenZones, send, alreadyWritten } = props;
  const { t } = useTranslation('hours');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const formats = useFormats();
  const day = useToday();
  const errorMessages = useErrorMessages(day);
  const known = period ? [period.validFrom, period.validTo] : [];
  const withZones = zones !== undefined;
  const guard = useLeaveGuard();
  const { form, formProps, busy, failure, restored, conflict } = useRequestForm<PeriodValues>({
    defaultValues: period
      ? periodValues(period)
      : template
        ? templateValues(template, chosenZones)
        : emptyPeriod(chosenZones),
    rules: formRules<PeriodValues>((values) => errorMessages(periodProblems(values, { today: day, known, withZones }))),
    send: (values, signal) => send(attemptOf(values), signal),
    ...(alreadyWritten && {
      alreadyWritten: (attempts, values, signal) => alreadyWritten(attempts.map(attemptOf), attemptOf(values), signal),
    }),
    draft: { name: `period:${pathname}${template ? search : ''}` },
    onSuccess: () => props.onSent(countOf()),
    countOf: () => countOf(),
    fieldOf: (name, index, field) => {
      if (index !== undefined) {
        return name === 'workingDays' ? `days.${index}.${field === 'timeFrom' ? field : 'timeTo'}` : undefined;
      }
      return fields.has(name) && (name !== 'zoneIds' || withZones) ? name : undefined;
    },
    guard,
    ownRequestId: props.isRequest ? period?.requestId : undefined,
  });
  const countOf = (): number => (withZones ? form.getValues('zoneIds').length : 1);
  const zoneIds = useWatch({ control: form.control, name: 'zoneIds' });
  const others = (props.others ?? []).filter((other) => !withZones || zoneIds.includes(other.zoneId ?? 0));
  const zoneName = zones && ((id: number) => zones.find((zone) => zone.id === id)?.name ?? String(id));
  const [validFrom, validTo] = useWatch({ control: form.control, name: ['validFrom', 'validTo'] });
  const lines = overlappedPeriods({ validFrom, validTo }, others, {
    dayRange: formats.dayRange,
    linkTo: props.linkTo,
    zoneName,
  });
  // A tick holds for what it was made for: other days, or another period that was approved since, are ticked anew.
  const sure = JSON.stringify([validFrom, validTo, lines.filter(isSure)]);
  const isBlocked = lines.some(isSure);
  const [ticked, setTicked] = useState<string>();
  const reason = reasonOf();
  function reasonOf(): string | undefined {
    if (zones?.length === 0) return t('form.noZones');
    if (zones && zoneIds.length === 0) return t('form.noZoneChosen');
    return isBlocked && ticked !== sure ? t('form.mustTick') : undefined;
  }
  return (
    <Form {...(formProps satisfies Attributes)} aria-label={t(period ? 'form.editTitle' : 'form.newTitle')}>
      <RestoredBanner restored={restored} />
      <RequestFailure
        failure={failure}
        count={countOf()}
        conflict={conflict}
        onOpenRequest={(id) => navigate(props.requestPath(id))}
      />
      <HoursNote />
      {zones && <ZoneChoice control={form.control} zones={zones} />}
      <ValidityFields
        form={form}
        today={day}
        lines={lines}
        tick={
          isBlocked && (
            <Checkbox
              name="send-anyway"
              label={t('form.sendAnyway')}
              checked={ticked === sure}
              onChange={(on) => setTicked(on ? sure : undefined)}
            />
          )
        }
        unchecked={props.unchecked}
      />
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

const Form = chakra('form', { base: { display: 'flex', flexDirection: 'column', gap: '4', maxWidth: '60rem' } });
