import type { Metrics } from '#api/contract/reports.ts';
import type { Figure } from '#api/figures.ts';
import { ranksOf } from '#api/ranks.ts';
import { type PartOfTotal, shareChange, sharesOfTotal } from '#api/shares.ts';
import { type ComparedRow, noMetrics, sumOfMetrics } from '../model.ts';

export type Measure = 'validCount' | 'validAmount';
type Row = Pick<ComparedRow<unknown>, 'primary' | 'compare'>;

/** The figures of both periods; `compare` is null when nothing is compared. */
export interface Totals {
  readonly primary: Metrics;
  readonly compare: Metrics | null;
}

/** A share in percent; its change against the compared period in points, null when nothing is compared. */
interface Share {
  readonly share: Figure;
  readonly change: Figure | null;
}

interface Rank {
  /** Null for what has sold nothing. */
  readonly rank: number | null;
  /** By how many places it has risen; null where one of the periods has none, or nothing is compared. */
  readonly change: number | null;
  /** Only one of the periods has a place. */
  readonly mark: 'new' | 'gone' | null;
}

/** What a row's figure is among those of all rows. */
interface Placed {
  readonly ofTotal: Share;
  /** Undefined for rows without zones. */
  readonly ofZone: Share | undefined;
  readonly place: Rank;
}

const hasSales = ({ validCount, validAmount }: Metrics) => validCount !== 0 || validAmount !== 0;

/** The subtotals of groups of rows, exact to the cent, by the group and in the order of the first row of each. */
export function subtotalsOf<R extends Row>(rows: readonly R[], groupOf: (row: R) => string): Map<string, Totals> {
  const groups = new Map<string, R[]>();
  for (const row of rows) {
    const group = groups.get(groupOf(row));
    if (group) group.push(row);
    else groups.set(groupOf(row), [row]);
  }
  return new Map(
    [...groups].map(([group, members]) => [
      group,
      {
        primary: sumOfMetrics(members.map(({ primary }) => primary)),
        compare: members.some(({ compare }) => compare)
          ? sumOfMetrics(members.map(({ compare }) => compare ?? noMetrics))
          : null,
      },
    ]),
  );
}

function rankOf(now: number | null, before: number | null, comparing: boolean): Rank {
  if (!comparing) return { rank: now, change: null, mark: null };
  if (now !== null && before !== null) return { rank: now, change: before - now, mark: null };
  return { rank: now, change: null, mark: now !== null ? 'new' : before !== null ? 'gone' : null };
}

/**
 * Shares and ranks of rows (behaviour 5.25 and 5.26), computed when they are first asked for. They are of all rows, by
 * exact values, whatever of them is shown and in whatever order. Written shares of the rows of a zone add up to the zone's,
 * and those of the zones to 100.
 *
 * @param total - the total as the server summed it
 * @param zoneOf - the zone of a row, where there are zones
 */
export function placedFigures<R extends Row>(rows: readonly R[], total: Totals, zoneOf?: (row: R) => string) {
  const comparing = total.compare !== null;
  const byMeasure = new Map<Measure, ReturnType<typeof compute>>();
  const subtotals = zoneOf && subtotalsOf(rows, zoneOf);

  function compute(measure: Measure) {
    const part = (of: Totals, whole: Totals, share: Figure): Share => {
      if (!comparing) return { share, change: null };
      const side = (period: 'primary' | 'compare'): PartOfTotal => ({
        part: of[period]?.[measure] ?? 0,
        total: whole[period]?.[measure] ?? 0,
      });
      return { share, change: shareChange(side('primary'), side('compare')) };
    };
    const sharesIn = (members: readonly Totals[], whole: Totals, sum?: number) => {
      const shares = sharesOfTotal(
        members.map(({ primary }) => primary[measure]),
        whole.primary[measure],
        sum,
      );
      return members.map((member, at) => part(member, whole, shares[at] as Figure));
    };
    const ranks = ranksOf(rows.map(({ primary }) => (hasSales(primary) ? primary[measure] : null)));
    const before = ranksOf(rows.map(({ compare }) => (compare && hasSales(compare) ? compare[measure] : null)));
    const placeOf = (at: number) => rankOf(ranks[at] ?? null, before[at] ?? null, comparing);

    const placed = new Map<R, Placed>();
    const zones = new Map<string, Share>();
    if (!zoneOf || !subtotals) {
      const shares = sharesIn(rows, total);
      for (const [at, row] of rows.entries()) {
        placed.set(row, { ofTotal: shares[at] as Share, ofZone: undefined, place: placeOf(at) });
      }
      return { placed, zones };
    }
    const places = new Map(rows.map((row, at) => [row, placeOf(at)]));
    const zoneShares = sharesIn([...subtotals.values()], total);
    for (const [at, [zone, subtotal]] of [...subtotals].entries()) {
      const zoneShare = zoneShares[at] as Share;
      zones.set(zone, zoneShare);
      const members = rows.filter((row) => zoneOf(row) === zone);
      const ofTotal = sharesIn(members, total, zoneShare.share.rounded);
      const ofZone = sharesIn(members, subtotal);
      for (const [index, row] of members.entries()) {
        placed.set(row, { ofTotal: ofTotal[index] as Share, ofZone: ofZone[index], place: places.get(row) as Rank });
      }
    }
    return { placed, zones };
  }

  const of = (measure: Measure) => {
    const known = byMeasure.get(measure) ?? compute(measure);
    byMeasure.set(measure, known);
    return known;
  };
  return {
    subtotals,
    row: (row: R, measure: Measure): Placed => {
      const placed = of(measure).placed.get(row);
      if (!placed) throw new Error('The row is none of those that were placed');
      return placed;
    },
    /** A zone's share of the total. */
    zone: (zone: string, measure: Measure): Share | undefined => of(measure).zones.get(zone),
  };
}

export type PlacedFigures<R extends Row> = ReturnType<typeof placedFigures<R>>;
