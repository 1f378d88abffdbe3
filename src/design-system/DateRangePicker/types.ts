/** A range that may be half set; days are `YYYY-MM-DD`. */
export interface DateRangeValue {
  readonly begin: string | null;
  readonly end: string | null;
}

/** A named range; choosing it applies it at once. */
export interface DateRangePreset {
  readonly id: string;
  readonly label: string;
  readonly range: { readonly begin: string; readonly end: string };
  /** Shown, but not to be chosen; presets outside min and max are so by themselves. */
  readonly disabled?: boolean;
}

/** A named day for one end of the range, offered beside its field. */
export interface DayPreset {
  readonly id: string;
  readonly label: string;
  readonly day: string;
  readonly disabled?: boolean;
}

export interface DateRangePickerProps {
  /** The control's name, shown above it. */
  readonly label: string;
  readonly value: DateRangeValue;
  /** Called once a valid range is applied: by a preset, Apply, Enter, or clicking away. */
  readonly onChange: (value: DateRangeValue) => void;
  /** The business day it is now, `YYYY-MM-DD`. */
  readonly today: string;
  /** First and last day that may be chosen, both included. */
  readonly min?: string;
  readonly max?: string;
  readonly presets?: readonly DateRangePreset[];
  /** Days offered for the beginning and for the end alone. */
  readonly beginPresets?: readonly DayPreset[];
  readonly endPresets?: readonly DayPreset[];
  /** Shows the magic button (behaviour 18.6), which changes the ends as `magicRange` says. */
  readonly magic?: boolean;
  /** Each date has a button that clears it; a half-set range may then be applied. */
  readonly clearable?: boolean;
  /** Why it cannot be used now; shown as its tooltip. */
  readonly disabledReason?: string;
  /** A message from outside (the form, the server), shown under the control. */
  readonly error?: string;
  /** The label is there for screen readers only. */
  readonly hideLabel?: boolean;
}
