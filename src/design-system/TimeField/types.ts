import type { Ref } from 'react';

export interface TimeFieldProps {
  readonly label: string;
  /** A time of the day, `HH:MM`; or, while it is none, what was typed; empty for nothing. */
  readonly value: string;
  /** Told at each key. */
  readonly onChange: (value: string) => void;
  /** Told when the person is done with it: the field is left, or Enter is pressed. */
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
