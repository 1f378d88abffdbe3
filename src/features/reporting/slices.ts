import { sharesOf } from '#api/figures.ts';
import { seriesColor } from '#design-system/charts/seriesColor.ts';
import type { PieSlice } from '#design-system/charts/types.ts';
import type { ComparedRow } from './model.ts';

/** The slices of a pie of the valid amount in one period, in the order of the rows. */
export function slicesOf(
  rows: readonly ComparedRow<{ readonly id: number; readonly name: string }>[],
  period: 'primary' | 'compare',
): PieSlice[] {
  const values = rows.map((row) => row[period]?.validAmount ?? 0);
  const shares = sharesOf(values);
  return rows.map(({ id, row }, at) => ({
    id: String(id),
    name: row.name,
    color: seriesColor(row.name, row.id),
    value: values[at] ?? 0,
    share: shares[at] ?? 0,
  }));
}
