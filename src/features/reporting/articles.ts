import type { ArticleRow, ChannelShare } from '#api/contract/reports.ts';
import { type ComparedRow, joinRows, noMetrics } from './model.ts';

/**
 * What makes two lines of two periods the same article: a changed price is another line, so that a figure is always
 * that of one price.
 */
export const articleKey = ({ id, price, zoneName }: ArticleRow): string => `${id}|${price}|${zoneName ?? ''}`;

/** Articles of both periods, joined and ordered by zone; those without a zone stand last. `byName` is the alphabet. */
export const joinArticles = (
  primary: readonly ArticleRow[],
  compare: readonly ArticleRow[] | null,
  byName: (a: string, b: string) => number,
): ComparedRow<ArticleRow>[] =>
  joinRows(primary, compare, articleKey).sort(({ row: { zoneName: a } }, { row: { zoneName: b } }) => {
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return byName(a, b);
  });

const asMetrics = ({ validCount, validAmount, ...rest }: ChannelShare) => ({
  ...rest,
  validCount,
  validAmount,
  totalCount: validCount,
  totalAmount: validAmount,
});

type ChannelFigures = ReturnType<typeof asMetrics>;

/**
 * A row's sales channels in both periods, for its breakdown; only valid figures exist here (behaviour 21.21), so the
 * totals equal them. Channels that sold nothing in either period are left out.
 */
export function joinChannels(
  primary: readonly ChannelShare[] | undefined,
  compare: readonly ChannelShare[] | null | undefined,
): ComparedRow<ChannelFigures>[] {
  const rows = joinRows(
    (primary ?? []).map(asMetrics),
    compare === null ? null : (compare ?? []).map(asMetrics),
    (row) => row.id,
  );
  return rows.filter(({ primary: now, compare: before }) =>
    [now, before ?? noMetrics].some((figures) => figures.validCount !== 0 || figures.validAmount !== 0),
  );
}
