import type { ReactNode } from 'react';

interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly disabled?: boolean;
}

export interface SegmentedControlProps<Value extends string> {
  /** What is chosen here, for those who hear it: `Interval`. */
  readonly label: string;
  readonly value: Value;
  readonly options: readonly Segment<Value>[];
  readonly onChange: (value: Value) => void;
  readonly size?: 'sm' | 'md';
  /** Icons alone where there is little space; the words stay as their names. */
  readonly compact?: boolean;
  readonly disabled?: boolean;
}
