import {
  type Causes,
  type ChangePart,
  type Contribution,
  causePoints,
  causesOf,
  dailyQuantity,
  type Pair,
  type PeriodDays,
  partsOf,
  type Ranking,
  rankParts,
} from '#api/changes.ts';
import type { ArticleReport, ChannelReport, Metrics } from '#api/contract/reports.ts';
import { lengthOf } from '#api/days.ts';
import type { Compared } from '../comparedQuery.ts';
import { type Division, reportDivisions } from './view.ts';

/** Why a total changed: what a section and a file show. */
export interface Why {
  /** Undefined for a list of outlets. */
  readonly division: Division | undefined;
  readonly ranking: Ranking;
  readonly causes: Causes<Contribution>;
  readonly days: PeriodDays;
  readonly total: Pair;
  /** Whether more or fewer were sold on a day. */
  readonly daily: -1 | 0 | 1;
}

interface Named extends Metrics {
  readonly id: number;
  readonly name: string;
}

/** What a list of outlets shows; null where nothing is compared. */
export type ComparedList = Compared<{ readonly rows: readonly Named[]; readonly total: Metrics }>;

function whyOf(
  { filters, primary, compare }: Compared<{ readonly total: Metrics }>,
  lines: readonly ChangePart[],
  parts: readonly ChangePart[],
  division?: Division,
): Why | null {
  if (!compare || !filters.compare) return null;
  const total = { primary: primary.total, compare: compare.total };
  const days = { primary: lengthOf(filters.range), compare: lengthOf(filters.compare) };
  return {
    division,
    ranking: rankParts(parts, total),
    causes: causePoints(causesOf(lines, total, days), total),
    days,
    total,
    daily: dailyQuantity(total, days),
  };
}

const outletParts = ({ primary, compare }: ComparedList) =>
  partsOf(
    primary.rows,
    compare?.rows ?? [],
    ({ id }) => id,
    ({ name }) => name,
  );

/** Why the total of a list of outlets changed; null where nothing is compared. */
export function whyOfList(list: ComparedList): Why | null {
  const parts = outletParts(list);
  return whyOf(list, parts, parts);
}

/** A zone without a name is no zone, however the server writes that. */
const zoneOf = (zoneName: string | null) => zoneName?.trim() || null;

/** Whether articles of either period belong to zones. */
const areZoned = ({ primary, compare }: Compared<ArticleReport>) =>
  [...primary.rows, ...(compare?.rows ?? [])].some(({ zoneName }) => zoneOf(zoneName) !== null);

/** The reports of an outlet that say why its total changed. */
export interface WhyReports {
  readonly articles: Compared<ArticleReport>;
  /** Undefined for a kind of outlet without reports by channel. */
  readonly channels: Compared<ChannelReport> | undefined;
}

/** What the total of an outlet can be divided by: parks have no channels, and garages and parks no zones. */
export const divisionsOf = ({ articles, channels }: WhyReports, mayHaveZones: boolean): readonly Division[] => {
  const has = { channels: channels !== undefined, zones: mayHaveZones && areZoned(articles), articles: true };
  return reportDivisions.filter((each) => has[each]);
};

/**
 * Why the total of an outlet changed, by its channels, zones or articles; null where nothing is compared. An article is one line,
 * whatever its price was.
 *
 * @param noZone - what articles without a zone are called
 */
export function whyOfReport({ articles, channels }: WhyReports, division: Division, noZone: string): Why | null {
  const { primary, compare } = articles;
  const hasZones = areZoned(articles);
  const lines = partsOf(
    primary.rows,
    compare?.rows ?? [],
    ({ id }) => id,
    // Two zones may have articles of one name.
    ({ name, zoneName }) => (hasZones ? `${name} · ${zoneOf(zoneName) ?? noZone}` : name),
  );
  if (division === 'articles') return whyOf(articles, lines, lines, division);
  if (division === 'channels') return whyOf(articles, lines, channels ? outletParts(channels) : [], division);
  const zones = partsOf(
    primary.rows,
    compare?.rows ?? [],
    // An empty key is that of no zone alone.
    ({ zoneName }) => zoneOf(zoneName) ?? '',
    ({ zoneName }) => zoneOf(zoneName) ?? noZone,
  );
  return whyOf(articles, lines, zones, division);
}
