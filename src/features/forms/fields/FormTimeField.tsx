import type { FieldValues } from 'react-hook-form';
import { TimeField } from '#design-system/TimeField/TimeField.tsx';
import type { TimeFieldProps } from '#design-system/TimeField/types.ts';
import { type FormFieldProps, useFormField } from './useFormField.ts';

/** {@link TimeField} as a field of a form. */
export function FormTimeField<V extends FieldValues>({
  control,
  name,
  deps,
  ...props
}: FormFieldProps<V, TimeFieldProps>) {
  const { onBlur: _, ...field } = useFormField({ control, name, deps });
  return <TimeField {...props} {...field} />;
}
