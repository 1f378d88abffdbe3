/** One option. */
export interface MultiSelectOption<Id extends string | number = number> {
  readonly id: Id;
  readonly name: string;
  /** Series colour number (see `seriesColor`): a dot of the colour that the option has in tables and charts. */
  readonly color?: number;
}

export interface MultiSelectProps<Id extends string | number = number> {
  /** The control's label, shown above it. */
  readonly label: string;
  readonly options: readonly MultiSelectOption<Id>[];
  /** Ids chosen now, in any order; unknown ones are ignored. */
  readonly selected: readonly Id[];
  /** The new choice, in the options' order. */
  readonly onChange: (selected: Id[]) => void;
  /** The grammatical gender of the options: Croatian says Svi (kanali) and Sve (usluge); default: `f`. */
  readonly gender?: 'm' | 'f';
  /** `loading`: the options are loading; `failed`: they could not be loaded, `onRetry` retries. */
  readonly state?: 'ready' | 'loading' | 'failed';
  readonly onRetry?: () => void;
  /** The reason why it is disabled; shown as its tooltip. */
  readonly disabledReason?: string;
  /** A message shown under the control. */
  readonly error?: string;
  readonly hideLabel?: boolean;
  /** Shows the label inside the control, before the choice. */
  readonly labelInside?: boolean;
}
