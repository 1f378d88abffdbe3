export interface DifferenceProps {
  /** Its sign gives arrow and colour: green above zero, red below (behaviour 4.6). */
  readonly value: number;
  /** The difference as shown, with its sign: `+12.316`, `−3,54 %`. */
  readonly text: string;
  /** Leaves the arrow's square out, for the second of two neighbouring columns. */
  readonly plain?: boolean;
  /** Beside ±100 % that comes from a missing side. */
  readonly mark?: 'new' | 'gone' | undefined;
  /** In totals rows and tiles. */
  readonly strong?: boolean;
}
