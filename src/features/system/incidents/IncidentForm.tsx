import { Grid } from '@chakra-ui/react/grid';
import { HStack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useEffect, useMemo, useState } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ServiceGroup } from '#api/contract/accounts.ts';
import type { Incident } from '#api/contract/system.ts';
import { isDay } from '#api/days.ts';
import { now } from '#api/serverClock.ts';
import { Button } from '#design-system/Button/Button.tsx';
import { ChoiceField } from '#design-system/Field/ChoiceField.tsx';
import { prose } from '#design-system/Field/prose.ts';
import { TextArea } from '#design-system/Field/TextArea.tsx';
import { SubmitButton } from '#design-system/SubmitButton/SubmitButton.tsx';
import {
  FailureBanner,
  FormTextField,
  formRules,
  type LeaveGuard,
  RestoredBanner,
  useApiForm,
} from '#features/forms/index.ts';
import { useMinute, useToday } from '#features/pages/index.ts';
import { incidentAlreadyReported, saveIncident } from '../queries.ts';
import { conditionOfLevel } from '../shared/condition.ts';
import { ComponentsField } from './ComponentsField.tsx';
import { MomentFields } from './MomentFields.tsx';
import { PlannedEndField } from './PlannedEndField.tsx';
import { TemplatesBar } from './templates/TemplatesBar.tsx';
import { useErrorMessages } from './useErrorMessages.ts';
import {
  componentChoices,
  endToConfirm,
  type IncidentValues,
  incidentBody,
  incidentDraft,
  incidentProblems,
  incidentValues,
  newIncident,
} from './values.ts';

export interface IncidentFormProps {
  /** The incident that is edited; undefined: a new one. */
  readonly incident: Incident | undefined;
  readonly groups: readonly ServiceGroup[];
  /** Names of the components to choose from. */
  readonly components: readonly string[];
  readonly onSaved: () => void;
  readonly onCancel: () => void;
  /** The guard of the dialog that holds the form. */
  readonly guard: LeaveGuard;
}

const levels = [1, 2, 3, 4];

/** Returns the field that shows the server's message about a name. */
const places: Readonly<Record<string, keyof IncidentValues>> = {
  title: 'title',
  level: 'level',
  serviceGroup: 'serviceGroup',
  begin: 'beginDay',
  end: 'endDay',
  description: 'description',
  components: 'components',
};

/** Reports an incident, or changes one (behaviour 16.5 and 16.6). */
export function IncidentForm({ incident, groups, components, onSaved, onCancel, guard }: IncidentFormProps) {
  const { t } = useTranslation('system');
  const day = useToday();
  const minute = useMinute();
  const errorMessages = useErrorMessages(day);
  const offered = { levels: levels.map(String), serviceGroups: groups.map(({ code }) => code) };
  const [defaultValues] = useState(() => (incident ? incidentValues(incident) : newIncident(minute)));
  const { form, formProps, busy, failure, restored } = useApiForm<IncidentValues, Incident>({
    defaultValues,
    rules: formRules((values) =>
      errorMessages(incidentProblems(values, { today: day, now: now(), offered, before: incident })),
    ),
    send: (values, signal) => saveIncident(incident?.id, incidentBody(values, incident), signal),
    ...(!incident && {
      alreadyWritten: (attempts, values, signal) =>
        incidentAlreadyReported(
          attempts.map((sent) => incidentBody(sent)),
          incidentBody(values),
          signal,
        ),
    }),
    draft: { name: incidentDraft(incident?.id) },
    onSuccess: onSaved,
    fieldOf: (name) => places[name],
    guard,
  });
  const { control } = form;
  const values = useWatch({ control }) as IncidentValues;
  const { beginDay } = values;
  const plannedEnd = endToConfirm(values, minute, incident);
  const choices = useMemo(() => componentChoices(components, incident?.components ?? []), [components, incident]);
  const { setFocus } = form;
  // The form is rendered after its options have loaded, when the dialog has already set the focus.
  useEffect(() => setFocus('title'), [setFocus]);
  return (
    <>
      <TemplatesBar
        mayApply={!incident}
        components={components}
        values={() => form.getValues()}
        onApply={(filled) => {
          for (const name of ['title', 'level', 'description', 'components'] as const)
            form.setValue(name, filled[name], { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
        }}
      />
      <chakra.form {...formProps} display="flex" flexDirection="column" gap="4">
        <RestoredBanner restored={restored} />
        <FailureBanner failure={failure} title={t('form.notSaved')} />
        <FormTextField control={control} name="title" label={t('form.title')} required {...prose} />
        <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4" alignItems="start">
          <Controller
            control={control}
            name="level"
            render={({ field, fieldState }) => (
              <ChoiceField
                {...field}
                label={t('form.level')}
                required
                placeholder={t('form.levelPlaceholder')}
                options={levels.map((level) => ({
                  value: String(level),
                  label: t(`condition.${conditionOfLevel(level)}`),
                }))}
                error={fieldState.error?.message}
              />
            )}
          />
          <Controller
            control={control}
            name="serviceGroup"
            render={({ field, fieldState }) => (
              <ChoiceField
                {...field}
                label={t('form.group')}
                required
                placeholder={t('form.groupPlaceholder')}
                options={groups.map(({ code, description }) => ({ value: code, label: description }))}
                error={fieldState.error?.message}
              />
            )}
          />
        </Grid>
        <MomentFields control={control} values={values} which="begin" required hint={t('form.zoneHint')} />
        <MomentFields
          control={control}
          values={values}
          which="end"
          min={isDay(beginDay) ? beginDay : undefined}
          hint={t('form.endHint')}
        />
        {plannedEnd && <PlannedEndField control={control} end={plannedEnd} />}
        <Controller
          control={control}
          name="description"
          render={({ field, fieldState }) => (
            <TextArea {...field} label={t('form.description')} error={fieldState.error?.message} />
          )}
        />
        <Controller
          control={control}
          name="components"
          render={({ field, fieldState }) => (
            <ComponentsField
              choices={choices}
              value={field.value}
              onChange={field.onChange}
              error={fieldState.error?.message}
            />
          )}
        />
        <HStack wrap="wrap" justify="flex-end" gap="2.5">
          {!incident && (
            <Text flex="1" minWidth="12rem" textStyle="xs" color="fg.muted">
              {t('form.public')}
            </Text>
          )}
          <Button type="button" onClick={onCancel}>
            {t('form.cancel')}
          </Button>
          <SubmitButton busy={busy}>{t('form.save')}</SubmitButton>
        </HStack>
      </chakra.form>
    </>
  );
}
