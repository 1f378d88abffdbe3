import type { Polygon, Position } from '#api/contract/borders.ts';
import type { Bounds } from '#design-system/map/bounds.ts';

/** Which side of a box is clipped at: the axis, its value, and whether what is greater stays. */
interface Side {
  readonly axis: 0 | 1;
  readonly value: number;
  readonly isLower: boolean;
}

const isInside = (position: Position, { axis, value, isLower }: Side) =>
  isLower ? (position[axis] ?? 0) >= value : (position[axis] ?? 0) <= value;

/** Returns where an edge crosses a side: the same place to the last digit for an edge and the same one backwards. */
function crossing(a: Position, b: Position, { axis, value }: Side): Position {
  const isForwards = (a[0] ?? 0) < (b[0] ?? 0) || (a[0] === b[0] && (a[1] ?? 0) <= (b[1] ?? 0));
  const [from, to] = isForwards ? [a, b] : [b, a];
  const other = axis === 0 ? 1 : 0;
  const along = (value - (from[axis] ?? 0)) / ((to[axis] ?? 0) - (from[axis] ?? 0));
  const crossed = (from[other] ?? 0) + along * ((to[other] ?? 0) - (from[other] ?? 0));
  return axis === 0 ? [value, crossed] : [crossed, value];
}

/** Returns what of an open ring lies on the inner side (Sutherland and Hodgman). */
function clipAt(ring: readonly Position[], side: Side): readonly Position[] {
  const kept: Position[] = [];
  let before = ring.at(-1);
  let wasInside = before !== undefined && isInside(before, side);
  for (const position of ring) {
    const isIn = isInside(position, side);
    if (isIn !== wasInside && before) kept.push(crossing(before, position, side));
    if (isIn) kept.push(position);
    before = position;
    wasInside = isIn;
  }
  return kept;
}

/** Returns an open ring without the vertices that lie beyond the same side of a box as those before and after them. */
function nearBox(ring: readonly Position[], { west, east, south, north }: Bounds): readonly Position[] {
  const beyond = ([x = 0, y = 0]: Position) =>
    (x < west ? 1 : 0) | (x > east ? 2 : 0) | (y < south ? 4 : 0) | (y > north ? 8 : 0);
  const kept: Position[] = [];
  const [first] = ring;
  if (!first) return kept;
  let before = beyond(ring.at(-1) ?? first);
  let here = beyond(first);
  for (const [index, position] of ring.entries()) {
    const after = beyond(ring[index + 1] ?? first);
    if ((before & here & after) === 0) {
      kept.push(position);
      before = here;
    }
    here = after;
  }
  return kept;
}

/**
 * Returns what of some polygons lies in a box: outside they run along it, to and fro, and enclose nothing there. A pass over
 * their vertices, which makes small work of what costs more for each of them.
 */
export function clipToBox(polygons: readonly Polygon[], box: Bounds): readonly Polygon[] {
  const { west, east, south, north } = box;
  const sides: readonly Side[] = [
    { axis: 0, value: west, isLower: true },
    { axis: 0, value: east, isLower: false },
    { axis: 1, value: south, isLower: true },
    { axis: 1, value: north, isLower: false },
  ];
  return polygons.flatMap((polygon) => {
    const rings = polygon
      .map((ring) => sides.reduce<readonly Position[]>(clipAt, nearBox(ring.slice(0, -1), box)))
      .map((ring) => (ring.length > 2 ? [...ring, ring[0] as Position] : []));
    const [outer = [], ...holes] = rings;
    return outer.length === 0 ? [] : [[outer, ...holes.filter(({ length }) => length > 0)]];
  });
}
