import { figureOf, sharesOf } from '#api/figures.ts';
import type { PeriodDays } from '#api/periods.ts';
import { seriesColor } from '#design-system/charts/seriesColor.ts';
import type { PieSlice } from '#design-system/charts/types.ts';
import { type ComparedRow, figureValue } from './model.ts';

/**
 * The slices of a pie of the valid amount in one period, in the order of the rows; shares are those of the undivided
 * amounts.
 *
 * @param days - of the periods, for amounts per day
 */
export function slicesOf(
  rows: readonly ComparedRow<{ readonly id: number; readonly name: string }>[],
  period: 'primary' | 'compare',
  days?: PeriodDays,
): PieSlice[] {
  const values = rows.map((row) => row[period]?.validAmount ?? 0);
  const shares = sharesOf(values);
  return rows.map(({ id, row, [period]: metrics }, at) => ({
    id: String(id),
    name: row.name,
    color: seriesColor(row.name, row.id),
    value: metrics ? figureOf(figureValue(metrics, 'validAmount', days?.[period])).rounded : 0,
    share: shares[at] ?? 0,
  }));
}
