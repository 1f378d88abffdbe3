import type { FieldValues } from 'react-hook-form';
import { DateField } from '#design-system/DateField/DateField.tsx';
import type { DateFieldProps } from '#design-system/DateField/types.ts';
import { type FormFieldProps, useFormField } from './useFormField.ts';

/** {@link DateField} as a field of a form. */
export function FormDateField<V extends FieldValues>({
  control,
  name,
  deps,
  ...props
}: FormFieldProps<V, DateFieldProps>) {
  const { onBlur: _, ...field } = useFormField({ control, name, deps });
  return <DateField {...props} {...field} />;
}
