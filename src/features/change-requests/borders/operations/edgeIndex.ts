import { between, nearestOn, type Point } from './plane.ts';

/** An edge of a polygon: its ring, and the index of its first vertex in it. */
interface EdgeAt {
  readonly ring: number;
  readonly index: number;
  readonly from: Point;
  readonly to: Point;
}

interface NearEdge extends EdgeAt {
  /** The point of the edge that is nearest, and how far along the edge it is, from 0 to 1. */
  readonly at: Point;
  readonly along: number;
  /** Metres. */
  readonly distance: number;
}

/** Edges in the squares of a grid, so that those near a point are found without a look at each. */
interface EdgeIndex {
  /** Returns the nearest edge within a number of metres. */
  readonly nearest: (point: Point, limit: number) => NearEdge | undefined;
}

/** The most squares along one side of the grid. */
const mostSquares = 512;

/** Indexes the edges of open rings. */
export function indexEdges(rings: readonly (readonly Point[])[]): EdgeIndex {
  const edges = rings.flatMap((ring, of) =>
    ring.map((from, index): EdgeAt => ({ ring: of, index, from, to: ring[(index + 1) % ring.length] as Point })),
  );
  let [west, south, east, north] = [0, 0, 0, 0];
  for (const { from } of edges) {
    west = Math.min(west, from[0]);
    east = Math.max(east, from[0]);
    south = Math.min(south, from[1]);
    north = Math.max(north, from[1]);
  }
  const squares = Math.min(mostSquares, Math.ceil(Math.sqrt(edges.length)) + 1);
  const size = Math.max(1, east - west, north - south) / squares;
  const column = (x: number) => Math.floor((x - west) / size);
  const row = (y: number) => Math.floor((y - south) / size);
  const cells = new Map<number, EdgeAt[]>();
  const keyOf = (at: number, up: number) => at * (mostSquares + 2) + up;
  for (const edge of edges) {
    const { from, to } = edge;
    const [left, right] = [column(Math.min(from[0], to[0])), column(Math.max(from[0], to[0]))];
    const [down, up] = [row(Math.min(from[1], to[1])), row(Math.max(from[1], to[1]))];
    for (let at = left; at <= right; at++)
      for (let of = down; of <= up; of++) {
        const key = keyOf(at, of);
        const cell = cells.get(key);
        if (cell) cell.push(edge);
        else cells.set(key, [edge]);
      }
  }
  return {
    nearest(point, limit) {
      const [x, y] = point;
      if (x < west - limit || x > east + limit || y < south - limit || y > north + limit) return undefined;
      let best: NearEdge | undefined;
      for (let at = column(x - limit); at <= column(x + limit); at++)
        for (let of = row(y - limit); of <= row(y + limit); of++)
          for (const edge of cells.get(keyOf(at, of)) ?? []) {
            const { at: place, along } = nearestOn(point, edge.from, edge.to);
            const distance = between(place, point);
            if (distance <= limit && distance < (best?.distance ?? Number.POSITIVE_INFINITY))
              best = { ...edge, at: place, along, distance };
          }
      return best;
    },
  };
}
