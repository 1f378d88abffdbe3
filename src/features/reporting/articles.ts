import type { ArticleReport, ArticleRow, ChannelShare } from '#api/contract/reports.ts';
import type { Compared } from './comparedQuery.ts';
import { type ComparedRow, joinRows, noMetrics } from './model.ts';

/**
 * Returns the key by which articles of two periods are joined. A changed price is another article, so that a figure is
 * always that of one price.
 */
export const articleKey = ({ id, price, zoneName }: ArticleRow): string => `${id}|${price}|${zoneName ?? ''}`;

/** Joins the articles of both periods, ordered by zone; those without a zone are last. `byName` compares names. */
export const joinArticles = (
  primary: readonly ArticleRow[],
  compare: readonly ArticleRow[] | null,
  byName: (a: string, b: string) => number,
): ComparedRow<ArticleRow>[] =>
  joinRows(primary, compare, articleKey).sort(({ row: { zoneName: a } }, { row: { zoneName: b } }) => {
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return byName(a, b);
  });

/** Whether articles of both periods may have zones: only loaded articles show that none has one. */
export function mayHaveZones(data: Pick<Compared<ArticleReport>, 'primary' | 'compare'> | undefined): boolean {
  const rows = [...(data?.primary.rows ?? []), ...(data?.compare?.rows ?? [])];
  return rows.length === 0 || rows.some(({ zoneName }) => zoneName !== null);
}

const asMetrics = ({ validCount, validAmount, ...rest }: ChannelShare) => ({
  ...rest,
  validCount,
  validAmount,
  totalCount: validCount,
  totalAmount: validAmount,
});

type ChannelFigures = ReturnType<typeof asMetrics>;

/**
 * Joins a row's sales channels of both periods, for its breakdown; only valid figures exist here (behaviour 21.21), so
 * the totals equal them. Channels that sold nothing in either period are left out.
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
