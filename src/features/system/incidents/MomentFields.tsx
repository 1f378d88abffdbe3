import { chakra } from '@chakra-ui/react/styled-system';
import { type Control, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { today } from '#api/days.ts';
import { DateField } from '#design-system/DateField/DateField.tsx';
import { TimeField } from '#design-system/TimeField/TimeField.tsx';
import '../texts.ts';
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
  const day = useController({ control, name: dayName, rules: { deps: [...deps, timeName] } });
  const time = useController({ control, name: timeName, rules: { deps: [...deps, dayName] } });
  return (
    <chakra.div display="grid" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4" alignItems="start">
      <DateField
        ref={day.field.ref}
        name={dayName}
        label={t(`form.${dayName}`)}
        required={required}
        today={today()}
        min={min}
        value={day.field.value}
        onChange={day.field.onChange}
        error={day.fieldState.error?.message}
        {...(hint && { hint })}
      />
      <TimeField
        ref={time.field.ref}
        name={timeName}
        label={t(`form.${timeName}`)}
        required={required}
        value={time.field.value}
        onChange={time.field.onChange}
        error={time.fieldState.error?.message}
      />
    </chakra.div>
  );
}
