import type { ArticleReport, ArticleRow, ChannelShare } from '#api/contract/reports.ts';
import type { Compared } from './comparedQuery.ts';
import { type ComparedRow, joinRows, noMetrics } from './model.ts';

/**
 * The zone of an article, as articles are grouped: a zone without a name is none, which is the empty text and no zone that
 * is called so.
 */
export const zoneOf = ({ zoneName }: Pick<ArticleRow, 'zoneName'>): string =>
  zoneName === null || zoneName.trim() === '' ? '' : zoneName;

/**
 * Returns the key by which articles of two periods are joined. A changed price is another article, so that a figure is
 * always that of one price.
 */
export const articleKey = ({ id, price, zoneName }: ArticleRow): string =>
  `${id}|${price}|${zoneName === '' ? '""' : (zoneName ?? '')}`;

/** Joins the articles of both periods, ordered by zone; those without a zone are last. `byName` compares names. */
export const joinArticles = (
  primary: readonly ArticleRow[],
  compare: readonly ArticleRow[] | null,
  byName: (a: string, b: string) => number,
): ComparedRow<ArticleRow>[] =>
  joinRows(primary, compare, articleKey).sort(({ row: left }, { row: right }) => {
    const [a, b] = [zoneOf(left), zoneOf(right)];
    if (a === '' || b === '') return Number(a === '') - Number(b === '');
    // Names that the language orders alike are told apart, so that a zone's articles are together.
    return byName(a, b) || (a < b ? -1 : Number(a > b));
  });

/** Whether articles of both periods may have zones: only loaded articles show that none has one. */
export function mayHaveZones(data: Pick<Compared<ArticleReport>, 'primary' | 'compare'> | undefined): boolean {
  const rows = [...(data?.primary.rows ?? []), ...(data?.compare?.rows ?? [])];
  return rows.length === 0 || rows.some((row) => zoneOf(row) !== '');
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
