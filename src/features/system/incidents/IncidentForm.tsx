import { Grid } from '@chakra-ui/react/grid';
import { HStack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useEffect, useMemo, useState } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ServiceGroup } from '#api/contract/accounts.ts';
import type { Incident } from '#api/contract/system.ts';
import { isDay, today } from '#api/days.ts';
import { Button } from '#design-system/Button/Button.tsx';
import { ChoiceField } from '#design-system/Field/ChoiceField.tsx';
import { TextArea } from '#design-system/Field/TextArea.tsx';
import { SubmitButton } from '#design-system/SubmitButton/SubmitButton.tsx';
import { FailureBanner, FormTextField, formRules, type LeaveGuard, useApiForm } from '#features/forms/index.ts';
import { saveIncident } from '../queries.ts';
import { conditionOfLevel } from '../shared/condition.ts';
import { ComponentsField } from './ComponentsField.tsx';
import { MomentFields } from './MomentFields.tsx';
import { useProblemWords } from './useProblemWords.ts';
import {
  componentChoices,
  type IncidentValues,
  incidentBody,
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

/** Where the server's message about a field stands. */
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
  const day = today();
  const problemWords = useProblemWords(day);
  const [defaultValues] = useState(() => (incident ? incidentValues(incident) : newIncident(new Date())));
  const { form, formProps, busy, failure } = useApiForm<IncidentValues>({
    defaultValues,
    rules: formRules((values) => problemWords(incidentProblems(values, day))),
    send: (values, signal) => saveIncident(incident?.id, incidentBody(values, incident), signal),
    onSuccess: onSaved,
    fieldOf: (name) => places[name],
    guard,
  });
  const { control } = form;
  const beginDay = useWatch({ control, name: 'beginDay' });
  const choices = useMemo(() => componentChoices(components, incident?.components ?? []), [components, incident]);
  const { setFocus } = form;
  // The form comes after what it chooses from: the dialog has found nothing to put the focus on.
  useEffect(() => setFocus('title'), [setFocus]);
  return (
    <chakra.form {...formProps} display="flex" flexDirection="column" gap="4">
      <FailureBanner failure={failure} title={t('form.notSaved')} />
      <FormTextField control={control} name="title" label={t('form.title')} required autoComplete="off" />
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
      <MomentFields control={control} which="begin" required hint={t('form.zoneHint')} />
      <MomentFields
        control={control}
        which="end"
        min={isDay(beginDay) ? beginDay : undefined}
        hint={t('form.endHint')}
      />
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
  );
}
