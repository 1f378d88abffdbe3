import { type Geom, intersection } from 'polyclip-ts';
import type { Polygon, ZoneBorder } from '#api/contract/borders.ts';
import { type Bounds, boundsMeet, boundsOf } from '#design-system/map/bounds.ts';
import { areaOf } from './measure.ts';

/** The area that a border has in common with another zone's. */
export interface Overlap {
  readonly zoneCode: string;
  readonly zoneName: string;
  readonly polygons: readonly Polygon[];
  /** Square metres. */
  readonly area: number;
}

/** The fewest square metres of an overlap; below it two borders only touch, drawn by different users. */
const smallest = 1;

const meets = (rings: Polygon, box: Bounds) => {
  const own = boundsOf([rings]);
  return own !== undefined && boundsMeet(own, box);
};

/** Returns a border's overlaps with other zones, the largest first. */
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
