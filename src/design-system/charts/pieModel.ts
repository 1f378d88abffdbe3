import { sumOf } from './sumOf.ts';
import type { PieSlice } from './types.ts';

/** The longest name, in letters, that a legend shows whole at once, and that fits beside a pie. */
export const longestLegendName = 28;

/** What a pie can show: values above zero; the other slices are named beside the pie. */
export function pieModel(slices: readonly PieSlice[]): {
  readonly shown: readonly PieSlice[];
  readonly leftOut: readonly PieSlice[];
  readonly total: number;
} {
  const shown = slices.filter((slice) => slice.value > 0);
  return {
    shown,
    leftOut: slices.filter((slice) => !(slice.value > 0)),
    total: sumOf(shown.map(({ value }) => value)),
  };
}
