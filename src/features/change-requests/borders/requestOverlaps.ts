import type { ZoneBorder } from '#api/contract/borders.ts';
import type { ChangeRequest } from '#api/contract/changeRequests.ts';
import { type Overlap, overlapsOf } from './geometry/overlap.ts';

/** Returns the overlaps of a requested border with other zones; none for a removal and for requests of another kind. */
export function requestOverlaps(
  { resource, after }: Pick<ChangeRequest, 'resource' | 'after'>,
  zones: readonly ZoneBorder[],
): readonly Overlap[] {
  if (resource !== 'border' || after === null) return [];
  const { zoneCode, polygons } = after as ZoneBorder;
  return overlapsOf(
    polygons,
    zones.filter((zone) => zone.zoneCode !== zoneCode),
  );
}
