import type { PieSlice } from './types.ts';

export interface ShownSlice extends PieSlice {
  /** Part of what the pie shows, in percent. */
  readonly share: number;
}

/** What a pie can show: only what is above zero has a share; the rest is named beside it. */
export function pieModel(slices: readonly PieSlice[]): {
  readonly shown: readonly ShownSlice[];
  readonly leftOut: readonly PieSlice[];
  readonly total: number;
} {
  const positive = slices.filter((slice) => slice.value > 0);
  const total = positive.reduce((sum, slice) => sum + slice.value, 0);
  return {
    shown: positive.map((slice) => ({ ...slice, share: (slice.value / total) * 100 })),
    leftOut: slices.filter((slice) => !(slice.value > 0)),
    total,
  };
}
