import { type Geom, union } from 'polyclip-ts';
import type { Polygon } from '#api/contract/borders.ts';
import { boundsMeet, boundsOf } from '#design-system/map/bounds.ts';
import { opened, planeAt, widthOf } from './plane.ts';
import { snapTogether } from './snapTogether.ts';

/** The widest gap that is closed, in metres, and the inaccuracy of coordinates with nine decimals. */
const widestGap = 0.1;
const inaccuracy = 5e-4;

/** The metres below which a gap is none, but inaccuracy of coordinates. */
const noGap = 2e-3;

/** `apart`: two polygons do not touch, and no gap between them is narrow enough. `corner`: they touch in corners alone. */
export type JoinReason = 'apart' | 'corner';

type Joined =
  | {
      readonly polygon: Polygon;
      /** The widest gap that was closed, in metres; 0 where there was none. */
      readonly gap: number;
    }
  | { readonly reason: JoinReason };

/**
 * Joins two polygons that overlap or share an edge to one, and closes gaps of at most 10 cm between them: the second one's
 * border moves to the first one's there.
 */
export function joinPolygons(first: Polygon, second: Polygon): Joined {
  const [box, other] = [boundsOf([first]), boundsOf([second])];
  // A second in the map's degrees is far more than the widest gap.
  const margin = 1 / 3600;
  if (!box || !other) return { reason: 'apart' };
  const wide = {
    west: box.west - margin,
    east: box.east + margin,
    south: box.south - margin,
    north: box.north + margin,
  };
  if (!boundsMeet(wide, other)) return { reason: 'apart' };
  const plane = planeAt([first, second]);
  const { still, moved, gap } = snapTogether(first, second, plane, widestGap + inaccuracy);
  const joined = union([still] as unknown as Geom, [moved] as unknown as Geom) as readonly Polygon[];
  const [polygon] = joined;
  if (joined.length !== 1 || !polygon) {
    const places = new Set(still.flat().map(String));
    return { reason: moved.flat().some((position) => places.has(String(position))) ? 'corner' : 'apart' };
  }
  // Where the borders run to and fro, narrow holes are left between them.
  const known = new Set([...first, ...second].map(String));
  let widest = gap;
  const [outer = [], ...holes] = polygon;
  const kept = holes.filter((hole) => {
    const width = widthOf(opened(hole).map(plane.pointOf));
    if (width > widestGap || known.has(String(hole))) return true;
    widest = Math.max(widest, width);
    return false;
  });
  return { polygon: [outer, ...kept], gap: widest > noGap ? Math.min(widest, widestGap) : 0 };
}
