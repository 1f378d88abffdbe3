import { type Geom, intersection } from 'polyclip-ts';
import type { Polygon, ZoneBorder } from '#api/contract/borders.ts';
import { type Bounds, boundsMeet, boundsOf } from '#design-system/map/bounds.ts';
import { areaOf } from './measure.ts';

/** Where a border lies over another zone's. */
export interface Overlap {
  readonly zoneCode: string;
  readonly zoneName: string;
  readonly polygons: readonly Polygon[];
  /** Square metres. */
  readonly area: number;
}

/** Square metres below which two borders only touch: they were drawn by different hands. */
const smallest = 1;

const meets = (rings: Polygon, box: Bounds) => {
  const own = boundsOf([rings]);
  return own !== undefined && boundsMeet(own, box);
};

/** Which zones a border lies over, the largest overlap first. */
export function overlapsOf(polygons: readonly Polygon[], others: readonly ZoneBorder[]): Overlap[] {
  const box = boundsOf(polygons);
  if (!box) return [];
  return others
    .flatMap((other): Overlap[] => {
      const theirs = other.polygons.filter((rings) => meets(rings, box));
      const theirBox = boundsOf(theirs);
      const ours = theirBox ? polygons.filter((rings) => meets(rings, theirBox)) : [];
      if (theirs.length === 0 || ours.length === 0) return [];
      const common = intersection(ours as unknown as Geom, theirs as unknown as Geom);
      const area = areaOf(common);
      return area < smallest ? [] : [{ zoneCode: other.zoneCode, zoneName: other.zoneName, polygons: common, area }];
    })
    .sort((a, b) => b.area - a.area);
}
