import { type Control, type FieldPath, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';

/** The field of a form that holds a text. */
export interface FormFieldOptions<V extends FieldValues> {
  readonly control: Control<V>;
  readonly name: FieldPathByValue<V, string>;
  /** Fields whose messages depend on this one's value: they are checked again with it. */
  readonly deps?: FieldPath<V> | FieldPath<V>[] | undefined;
}

/** Props of a design-system field that the form sets. */
type OwnProps = 'name' | 'value' | 'onChange' | 'onBlur' | 'error' | 'ref';

/** Props of a design-system field that is connected to a form. */
export type FormFieldProps<V extends FieldValues, Props> = FormFieldOptions<V> & Omit<Props, OwnProps>;

/** Connects a design-system field to a form: its value, its message and its focus. */
export function useFormField<V extends FieldValues>({ control, name, deps }: FormFieldOptions<V>) {
  const { field, fieldState } = useController({ control, name, ...(deps && { rules: { deps } }) });
  const { ref, value, onChange, onBlur } = field;
  return { ref, name, value: value as string, onChange, onBlur, error: fieldState.error?.message };
}
