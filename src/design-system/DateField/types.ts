import type { Ref } from 'react';

export interface DateFieldProps {
  readonly label: string;
  /** A day, `YYYY-MM-DD`; or, while it is none, what was typed, as it was typed; empty for nothing. */
  readonly value: string;
  /** Called at each key, and when a day is chosen. */
  readonly onChange: (value: string) => void;
  /** Called when the user has finished: the field is left, Enter is pressed, or a day is chosen in the calendar. */
  readonly onCommit?: (value: string) => void;
  /** The business day it is now, `YYYY-MM-DD`: a day typed without its year is in this one. */
  readonly today: string;
  /** First and last day that the calendar lets one choose, both included; what is typed is the form's to check. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly error?: string | undefined;
  readonly hint?: string;
  readonly name?: string;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly ref?: Ref<HTMLInputElement>;
}
