import { Grid } from '@chakra-ui/react/grid';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { today } from '#api/days.ts';
import { FormDateField, FormTimeField } from '#features/forms/index.ts';
import type { IncidentValues } from './values.ts';

interface MomentFieldsProps {
  readonly control: Control<IncidentValues>;
  readonly which: 'begin' | 'end';
  /** The first day that the calendar offers. */
  readonly min?: string | undefined;
  readonly required?: boolean;
  readonly hint?: string;
}

/** A moment of an incident: its day and its time, in Europe/Zagreb. */
export function MomentFields({ control, which, min, required = false, hint }: MomentFieldsProps) {
  const { t } = useTranslation('system');
  const dayName = `${which}Day` as const;
  const timeName = `${which}Time` as const;
  // The other fields' messages depend on this one's value.
  const deps = (['beginDay', 'beginTime', 'endDay', 'endTime'] as const).filter((name) => !name.startsWith(which));
  return (
    <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4" alignItems="start">
      <FormDateField
        control={control}
        name={dayName}
        deps={[...deps, timeName]}
        label={t(`form.${dayName}`)}
        required={required}
        today={today()}
        min={min}
        {...(hint && { hint })}
      />
      <FormTimeField
        control={control}
        name={timeName}
        deps={[...deps, dayName]}
        label={t(`form.${timeName}`)}
        required={required}
      />
    </Grid>
  );
}
