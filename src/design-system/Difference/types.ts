export interface DifferenceProps {
  /** The exact difference: its sign gives arrow and colour, green above zero, red otherwise (behaviour 4.6). */
  readonly value: number;
  /** The difference as shown, rounded, with its sign: `+12.316`, `−3,54 %`; without one where it rounds to zero. */
  readonly text: string;
  /** Omits the arrow, for the second of two neighbouring columns. */
  readonly plain?: boolean;
  /** A note beside ±100 % when one of the periods has no sales. */
  readonly mark?: 'new' | 'gone' | undefined;
  /** In totals rows and tiles. */
  readonly strong?: boolean;
}
