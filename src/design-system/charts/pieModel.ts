import type { PieSlice, ShownSlice } from './types.ts';

/** The longest name, in letters, that a legend shows whole at once, and that has room beside a pie. */
export const longestLegendName = 28;

/** What a pie can show: only values above zero have a share; the other slices are named beside the pie. */
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
