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
  /** Disabled; presets outside min and max are disabled automatically. */
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
  /** The control's label, shown above it. */
  readonly label: string;
  readonly value: DateRangeValue;
  /** Called when a valid range is applied: by a preset, whose id is then given, by Apply, Enter, or a press outside. */
  readonly onChange: (value: DateRangeValue, preset?: string) => void;
  /** The current business day, `YYYY-MM-DD`. */
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
  /** The reason why it is disabled; shown as its tooltip. */
  readonly disabledReason?: string;
  /** An error of the form or the server, shown under the control. */
  readonly error?: string;
  /** The label is visible to screen readers only. */
  readonly hideLabel?: boolean;
}
