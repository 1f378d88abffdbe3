import type { Ref } from 'react';

export interface TimeFieldProps {
  readonly label: string;
  /** A time of the day, `HH:MM`; or the typed text while it is no time; empty for no value. */
  readonly value: string;
  /** Called at each key. */
  readonly onChange: (value: string) => void;
  /** Called when the user has finished: the field is left, or Enter is pressed. */
  readonly onCommit?: (value: string) => void;
  readonly error?: string | undefined;
  readonly hint?: string;
  readonly labelHidden?: boolean;
  readonly name?: string;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly size?: 'sm' | 'md';
  readonly ref?: Ref<HTMLInputElement>;
}
