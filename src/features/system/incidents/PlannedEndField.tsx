import { type Control, Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '#design-system/Field/Checkbox.tsx';
import { useFormats } from '#design-system/language/formats.ts';
import type { IncidentValues } from './values.ts';

interface PlannedEndFieldProps {
  readonly control: Control<IncidentValues>;
  readonly end: Date;
}

/** Asks below an end in the future whether it is planned (behaviour 16.15): most ends are reported when they are over. */
export function PlannedEndField({ control, end }: PlannedEndFieldProps) {
  const { t } = useTranslation('system');
  const formats = useFormats();
  return (
    <Controller
      control={control}
      name="isEndPlanned"
      render={({ field, fieldState }) => (
        // The checkbox takes no ref: the form focuses the field that it finds here.
        <div ref={(element) => field.ref(element?.querySelector('input'))}>
          <Checkbox
            name={field.name}
            label={t('form.endPlanned', { moment: formats.minute(end) })}
            hint={t('form.endPlannedHint')}
            checked={field.value}
            onChange={field.onChange}
            error={fieldState.error?.message}
          />
        </div>
      )}
    />
  );
}
