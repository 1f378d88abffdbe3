import type { FieldValues } from 'react-hook-form';
import { TextField } from '#design-system/Field/TextField.tsx';
import type { TextFieldProps } from '#design-system/Field/types.ts';
import { type FormFieldProps, useFormField } from './useFormField.ts';

/** {@link TextField} as a field of a form. */
export function FormTextField<V extends FieldValues>({
  control,
  name,
  deps,
  ...props
}: FormFieldProps<V, TextFieldProps>) {
  return <TextField {...props} {...useFormField({ control, name, deps })} />;
}
