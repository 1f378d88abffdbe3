import type { Polygon, ZoneBorder } from '#api/contract/borders.ts';
import { borderChange, type Part } from './change.ts';
import { areaOf, unionOf } from './measure.ts';
import { type Overlap, overlapsOf } from './overlap.ts';

/** Borders to compare; undefined where the zone's border has not changed since the request was made. */
export interface Compared {
  readonly approved: readonly Polygon[];
  readonly now: readonly Polygon[] | undefined;
  readonly requested: readonly Polygon[];
  readonly others: readonly ZoneBorder[];
}

export interface Comparison {
  /** Square metres of the union of each border's polygons. */
  readonly areas: Readonly<Record<'approved' | 'now' | 'requested', number>>;
  readonly gained: Part;
  readonly lost: Part;
  /** The overlaps of the requested border with other zones. */
  readonly overlaps: readonly Overlap[];
}

/** Compares what is requested with what its approval replaces. */
export function compareBorders({ approved, now, requested, others }: Compared): Comparison {
  const areaOfUnion = (polygons: readonly Polygon[]) => areaOf(unionOf(polygons));
  return {
    areas: { approved: areaOfUnion(approved), now: areaOfUnion(now ?? []), requested: areaOfUnion(requested) },
    // Approval replaces what the zone has now, which is not what it had when the request was made.
    ...borderChange(now ?? approved, requested),
    overlaps: overlapsOf(requested, others),
  };
}
