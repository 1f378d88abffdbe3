import type { Polygon, Position } from '#api/contract/borders.ts';
import { between, closed, nearestOn, opened, type Point, planeAt } from './plane.ts';

/** A place where one or several rings have a vertex. */
interface Place {
  readonly point: Point;
  readonly key: number;
  readonly vertices: Vertex[];
  gone: boolean;
}

/** A vertex of a ring, with the vertices beside it. */
interface Vertex {
  readonly place: Place;
  readonly at: Position;
  readonly ring: Ring;
  before: Vertex;
  after: Vertex;
  /** The places that were removed between this vertex and the one after it. */
  removed: readonly Place[];
  gone: boolean;
}

interface Ring {
  readonly vertices: readonly Vertex[];
  /** The vertices that are left. */
  left: number;
  readonly isFixed: boolean;
}

interface Candidate {
  readonly place: Place;
  readonly off: number;
}

/** The smallest first. */
class Heap {
  readonly #items: Candidate[] = [];

  push(item: Candidate): void {
    const items = this.#items;
    items.push(item);
    let index = items.length - 1;
    while (index > 0) {
      const parent = (index - 1) >> 1;
      if ((items[parent] as Candidate).off <= item.off) break;
      items[index] = items[parent] as Candidate;
      index = parent;
    }
    items[index] = item;
  }

  pop(): Candidate | undefined {
    const items = this.#items;
    const [first] = items;
    const last = items.pop();
    if (!last || items.length === 0) return first;
    let index = 0;
    for (;;) {
      let child = 2 * index + 1;
      if (child >= items.length) break;
      const other = items[child + 1];
      if (other && other.off < (items[child] as Candidate).off) child += 1;
      if ((items[child] as Candidate).off >= last.off) break;
      items[index] = items[child] as Candidate;
      index = child;
    }
    items[index] = last;
    return first;
  }
}

/** The most squares along one side of the grid. */
const mostSquares = 1024;

/** Places in the squares of a grid, so that those in a box are found without a look at each. */
function gridOf(places: readonly Place[]) {
  let [west, south, east, north] = places[0] ? [...places[0].point, ...places[0].point] : [0, 0, 0, 0];
  for (const { point } of places) {
    west = Math.min(west ?? 0, point[0]);
    east = Math.max(east ?? 0, point[0]);
    south = Math.min(south ?? 0, point[1]);
    north = Math.max(north ?? 0, point[1]);
  }
  const squares = Math.min(mostSquares, Math.ceil(Math.sqrt(places.length)) + 1);
  const size = Math.max(1e-3, (east ?? 0) - (west ?? 0), (north ?? 0) - (south ?? 0)) / squares;
  const column = (x: number) => Math.floor((x - (west ?? 0)) / size);
  const row = (y: number) => Math.floor((y - (south ?? 0)) / size);
  const cells = new Map<number, Place[]>();
  for (const place of places) {
    const key = column(place.point[0]) * (mostSquares + 2) + row(place.point[1]);
    const cell = cells.get(key);
    if (cell) cell.push(place);
    else cells.set(key, [place]);
  }
  return {
    some(box: readonly [Point, Point], is: (place: Place) => boolean): boolean {
      const [[left, down], [right, up]] = box;
      for (let at = column(left); at <= column(right); at++)
        for (let of = row(down); of <= row(up); of++) if (cells.get(at * (mostSquares + 2) + of)?.some(is)) return true;
      return false;
    },
  };
}

const side = ([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point) => (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1);

/** Square metres up to which a place counts as on the edge of a triangle. */
const flat = 1e-9;

const isInBox = ([x, y]: Point, [[west, south], [east, north]]: readonly [Point, Point]) =>
  x >= west && x <= east && y >= south && y <= north;

/** Returns whether a point lies in a triangle or on its edge. */
function isIn(point: Point, a: Point, b: Point, c: Point): boolean {
  const sides = [side(point, a, b), side(point, b, c), side(point, c, a)];
  return sides.every((each) => each >= -flat) || sides.every((each) => each <= flat);
}

/**
 * Leaves out vertices of polygons so that no place of a border moves by more than a number of metres. Nothing crosses that
 * did not cross before: a vertex goes only where no other one lies between the old line and the new one. Holes stay, and
 * polygons that share an edge go on sharing it.
 *
 * @param tolerance - metres.
 * @param only - the index of the polygon that is simplified; default: all are. The others stay as they are.
 */
export function simplify(polygons: readonly Polygon[], tolerance: number, only?: number): readonly Polygon[] {
  const plane = planeAt(polygons);
  const byPlace = new Map<string, Place>();
  const places: Place[] = [];
  const placeOf = (at: Position): Place => {
    const name = `${at[0]} ${at[1]}`;
    const known = byPlace.get(name);
    if (known) return known;
    const place: Place = { point: plane.pointOf(at), key: places.length, vertices: [], gone: false };
    byPlace.set(name, place);
    places.push(place);
    return place;
  };
  const rings = polygons.map((polygon, index) =>
    polygon.map((positions): Ring => {
      const vertices: Vertex[] = [];
      const ring: Ring = { vertices, left: positions.length - 1, isFixed: only !== undefined && only !== index };
      for (const at of opened(positions)) {
        const vertex = { place: placeOf(at), at, ring, removed: [], gone: false } as unknown as Vertex;
        vertex.place.vertices.push(vertex);
        vertices.push(vertex);
      }
      for (const [at, vertex] of vertices.entries()) {
        vertex.before = vertices.at(at - 1) as Vertex;
        vertex.after = vertices[(at + 1) % vertices.length] as Vertex;
      }
      return ring;
    }),
  );
  const grid = gridOf(places);

  /** Returns how far the line moves when a place goes; undefined where it cannot go. */
  const offOf = ({ vertices }: Place): number | undefined => {
    const [first] = vertices as [Vertex];
    const [a, b] = [first.before.place, first.after.place];
    if (a === b) return undefined;
    for (const { before, after, ring } of vertices) {
      if (ring.isFixed || ring.left <= 3) return undefined;
      const isSame = before.place === a ? after.place === b : before.place === b && after.place === a;
      if (!isSame) return undefined;
    }
    const away = ({ point }: Place) => between(nearestOn(point, a.point, b.point).at, point);
    let off = away(first.place);
    for (const place of first.before.removed) off = Math.max(off, away(place));
    for (const place of first.removed) off = Math.max(off, away(place));
    return off;
  };
  /** Returns whether the new line would cross, touch or cover another one. */
  const isBlocked = ({ point, vertices }: Place): boolean => {
    const [first] = vertices as [Vertex];
    const [a, b] = [first.before.place, first.after.place];
    const isEdge = a.vertices.some((vertex) => !vertex.gone && (vertex.after.place === b || vertex.before.place === b));
    if (isEdge) return true;
    const [p, q] = [a.point, b.point];
    const box: [Point, Point] = [
      [Math.min(p[0], q[0], point[0]), Math.min(p[1], q[1], point[1])],
      [Math.max(p[0], q[0], point[0]), Math.max(p[1], q[1], point[1])],
    ];
    return grid.some(
      box,
      (other) =>
        !other.gone &&
        other !== a &&
        other !== b &&
        other.point !== point &&
        isInBox(other.point, box) &&
        isIn(other.point, p, point, q),
    );
  };

  const heap = new Heap();
  const propose = (place: Place) => {
    const off = place.gone ? undefined : offOf(place);
    if (off !== undefined && off <= tolerance) heap.push({ place, off });
  };
  places.forEach(propose);
  for (let next = heap.pop(); next; next = heap.pop()) {
    const { place, off } = next;
    // What was proposed before a neighbour went is proposed again with its new value.
    if (place.gone || offOf(place) !== off || isBlocked(place)) continue;
    place.gone = true;
    for (const vertex of place.vertices) {
      vertex.before.removed = [...vertex.before.removed, place, ...vertex.removed];
      vertex.before.after = vertex.after;
      vertex.after.before = vertex.before;
      vertex.gone = true;
      vertex.ring.left -= 1;
    }
    const [first] = place.vertices as [Vertex];
    propose(first.before.place);
    propose(first.after.place);
  }
  return polygons.map((polygon, index) => {
    const after = (rings[index] ?? []).map(({ vertices, left }, of) =>
      left === vertices.length ? (polygon[of] ?? []) : closed(vertices.filter(({ gone }) => !gone).map(({ at }) => at)),
    );
    return after.every((ring, of) => ring === polygon[of]) ? polygon : after;
  });
}
