import type { Ref } from 'react';

export interface DateFieldProps {
  readonly label: string;
  /** A day, `YYYY-MM-DD`; or the typed text while it is no date; empty for no value. */
  readonly value: string;
  /** Called at each key, and when a day is chosen. */
  readonly onChange: (value: string) => void;
  /** Called when the user has finished: the field is left, Enter is pressed, or a day is chosen in the calendar. */
  readonly onCommit?: (value: string) => void;
  /** The current business day, `YYYY-MM-DD`: a day typed without its year is in this year. */
  readonly today: string;
  /** First and last day of the calendar, both included; the form checks typed days. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly error?: string | undefined;
  readonly hint?: string;
  readonly name?: string;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly ref?: Ref<HTMLInputElement>;
}
