import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { type Control, Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { passes } from '#api/moments.ts';
import { ChoiceField } from '#design-system/Field/ChoiceField.tsx';
import { FormDateField, FormTimeField } from '#features/forms/index.ts';
import { useToday } from '#features/pages/index.ts';
import { type Bound, boundMoments, type IncidentValues } from './values.ts';

interface MomentFieldsProps {
  readonly control: Control<IncidentValues>;
  readonly values: IncidentValues;
  readonly which: Bound;
  /** The first day that the calendar offers. */
  readonly min?: string | undefined;
  readonly required?: boolean;
  readonly hint?: string;
}

/** The fields whose messages depend on each other. */
const all = ['beginDay', 'beginTime', 'beginPass', 'endDay', 'endTime', 'endPass', 'isEndPlanned'] as const;

/**
 * A moment of an incident: its day and its time, in Europe/Zagreb. Where the clock shows them twice, a choice says which
 * of the two is meant (behaviour 16.14).
 */
export function MomentFields({ control, values, which, min, required = false, hint }: MomentFieldsProps) {
  const { t } = useTranslation('system');
  const today = useToday();
  const dayName = `${which}Day` as const;
  const timeName = `${which}Time` as const;
  const passName = `${which}Pass` as const;
  const depsOf = (name: string) => all.filter((other) => other !== name);
  const isRepeated = boundMoments(values, which).length > 1;
  return (
    <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4" alignItems="start">
      <FormDateField
        control={control}
        name={dayName}
        deps={depsOf(dayName)}
        label={t(`form.${dayName}`)}
        required={required}
        today={today}
        min={min}
        {...(hint && { hint })}
      />
      <FormTimeField
        control={control}
        name={timeName}
        deps={depsOf(timeName)}
        label={t(`form.${timeName}`)}
        required={required}
      />
      {isRepeated && (
        <Box gridColumn="1 / -1">
          <Controller
            control={control}
            name={passName}
            rules={{ deps: depsOf(passName) }}
            render={({ field, fieldState }) => (
              <ChoiceField
                {...field}
                label={t(`form.${passName}`)}
                hint={t('form.passHint')}
                required
                placeholder={t('form.passPlaceholder')}
                options={passes.map((pass) => ({ value: pass, label: t(`form.pass.${pass}`) }))}
                error={fieldState.error?.message}
              />
            )}
          />
        </Box>
      )}
    </Grid>
  );
}
