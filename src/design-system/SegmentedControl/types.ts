import type { ReactNode } from 'react';

interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly disabled?: boolean;
}

export interface SegmentedControlProps<Value extends string> {
  /** The accessible name: `Interval`. */
  readonly label: string;
  readonly value: Value;
  readonly options: readonly Segment<Value>[];
  readonly onChange: (value: Value) => void;
  readonly size?: 'sm' | 'md';
  /** Shows only icons where there is little space; the texts stay as accessible names. */
  readonly compact?: boolean;
  readonly disabled?: boolean;
}
