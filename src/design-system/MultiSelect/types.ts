/** One thing to choose. */
export interface MultiSelectOption<Id extends string | number = number> {
  readonly id: Id;
  readonly name: string;
  /** Series colour number (see `seriesColor`): a dot of the colour that the option has in tables and charts. */
  readonly color?: number;
}

export interface MultiSelectProps<Id extends string | number = number> {
  /** The control's name, shown above it. */
  readonly label: string;
  readonly options: readonly MultiSelectOption<Id>[];
  /** Ids chosen now, in any order; unknown ones are ignored. */
  readonly selected: readonly Id[];
  /** The new choice, in the options' order. */
  readonly onChange: (selected: Id[]) => void;
  /** Croatian says Svi (kanali) and Sve (usluge); left out: `f`. */
  readonly gender?: 'm' | 'f';
  /** `loading`: options are on their way; `failed`: they could not be loaded, `onRetry` tries again. */
  readonly state?: 'ready' | 'loading' | 'failed';
  readonly onRetry?: () => void;
  /** Why it cannot be used now; shown as its tooltip. */
  readonly disabledReason?: string;
  /** A message shown under the control. */
  readonly error?: string;
  readonly hideLabel?: boolean;
}
