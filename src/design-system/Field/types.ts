import type { InputHTMLAttributes, ReactNode, Ref } from 'react';

type NativeInput = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'autoComplete'
  | 'autoFocus'
  | 'defaultValue'
  | 'disabled'
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

/** What every field has: a label, an optional hint, and the server's or the form's error on it. */
export interface FieldProps extends NativeInput {
  readonly label: string;
  readonly hint?: ReactNode;
  /** The error; marks the field and is read with it. */
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
