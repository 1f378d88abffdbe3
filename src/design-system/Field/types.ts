import type { InputHTMLAttributes, ReactNode, Ref } from 'react';

type NativeInput = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'autoCapitalize'
  | 'autoComplete'
  | 'autoCorrect'
  | 'autoFocus'
  | 'defaultValue'
  | 'disabled'
  | 'enterKeyHint'
  | 'id'
  | 'inputMode'
  | 'maxLength'
  | 'name'
  | 'onBlur'
  | 'onKeyDown'
  | 'placeholder'
  | 'readOnly'
  | 'required'
  | 'spellCheck'
>;

/** The properties of every field: a label, an optional hint, and an error of the server or the form. */
export interface FieldProps extends NativeInput {
  readonly label: string;
  readonly hint?: ReactNode;
  /** The error; it marks the field as invalid and is read out with it. */
  readonly error?: string | undefined;
  readonly value?: string;
  readonly onChange?: (value: string) => void;
  readonly size?: 'sm' | 'md';
  /** The label is read out but not shown: for a search box with its icon and placeholder. */
  readonly labelHidden?: boolean;
  readonly ref?: Ref<HTMLInputElement>;
}

export interface TextFieldProps extends FieldProps {
  readonly type?: 'text' | 'password' | 'email' | 'search' | 'url' | 'number';
  /** Stands inside the field, at its start. */
  readonly icon?: ReactNode;
  /** Stands inside the field, at its end: a unit, a button. */
  readonly end?: ReactNode;
}

export interface PasswordFieldProps extends FieldProps {
  readonly autoComplete?: 'current-password' | 'new-password';
}

export interface CheckboxProps {
  readonly label: ReactNode;
  readonly checked: boolean | 'indeterminate';
  readonly onChange: (checked: boolean) => void;
  readonly name?: string;
  readonly disabled?: boolean;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
}
