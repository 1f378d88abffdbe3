import type { FieldValues } from 'react-hook-form';
import { PasswordField } from '#design-system/Field/PasswordField.tsx';
import type { PasswordFieldProps } from '#design-system/Field/types.ts';
import { type FormFieldProps, useFormField } from './useFormField.ts';

/** {@link PasswordField} as a field of a form. */
export function FormPasswordField<V extends FieldValues>({
  control,
  name,
  deps,
  ...props
}: FormFieldProps<V, PasswordFieldProps>) {
  return <PasswordField {...props} {...useFormField({ control, name, deps })} />;
}
