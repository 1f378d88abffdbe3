import { type Geom, intersection } from 'polyclip-ts';
import type { Polygon, ZoneBorder } from '#api/contract/borders.ts';
import { type Bounds, boundsMeet, boundsOf } from '#design-system/map/bounds.ts';
import { clipToBox } from './clip.ts';
import { areaOf, verticesOf } from './measure.ts';

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

/** The vertices from which on it is worth to leave out what cannot be in common, and degrees around what can: 10 cm. */
const many = 40;
const margin = 1e-6;

/** Returns what two borders have in common. Where they have many vertices, only what lies in both their boxes is compared. */
function commonOf(ours: readonly Polygon[], theirs: readonly Polygon[]): readonly Polygon[] {
  const [a, b] = [boundsOf(ours), boundsOf(theirs)];
  if (!a || !b || verticesOf(ours) + verticesOf(theirs) <= many)
    return intersection(ours as unknown as Geom, theirs as unknown as Geom);
  const box = {
    west: Math.max(a.west, b.west) - margin,
    east: Math.min(a.east, b.east) + margin,
    south: Math.max(a.south, b.south) - margin,
    north: Math.min(a.north, b.north) + margin,
  };
  const [left, right] = [clipToBox(ours, box), clipToBox(theirs, box)];
  if (left.length === 0 || right.length === 0) return [];
  return intersection(left as unknown as Geom, right as unknown as Geom);
}

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
      const common = commonOf(ours, theirs);
      const area = areaOf(common);
      return area < smallest ? [] : [{ zoneCode: other.zoneCode, zoneName: other.zoneName, polygons: common, area }];
    })
    .sort((a, b) => b.area - a.area);
}
