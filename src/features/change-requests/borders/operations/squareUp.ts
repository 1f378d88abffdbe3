import { checkBorder } from '#api/borderRules.ts';
import type { Polygon } from '#api/contract/borders.ts';
import { between, closed, opened, type Plane, type Point, planeAt } from './plane.ts';

/** `none`: no corner is nearly a right one. `already`: those that are nearly right are right. `crosses`: it would spoil it. */
export type SquareReason = 'none' | 'already' | 'crosses';

type Squared =
  | {
      readonly polygon: Polygon;
      /** The corners that become right ones. */
      readonly corners: number;
      /** How far the vertex goes that goes the furthest, in metres. */
      readonly furthest: number;
    }
  | { readonly reason: SquareReason };

/** The most degrees by which a corner that shall be a right one differs from it, and an edge from its direction. */
const mostOff = 15;
/** The most degrees by which an edge turns at a vertex where it goes straight on. */
const straight = 5;
/** The degrees by which a right corner may differ. */
const inaccuracy = 0.1;
/** The most metres that a vertex may go. */
const furthestAllowed = 3;
/** The most metres between the vertices of one straight edge and its line. */
const besideLine = 0.5;

const degrees = 180 / Math.PI;

type Kind = 'right' | 'straight' | 'odd';

/** Returns by how many degrees the way from a over b to c turns, from -180 to 180. */
function turnAt(a: Point, b: Point, c: Point): number {
  const [x1, y1, x2, y2] = [b[0] - a[0], b[1] - a[1], c[0] - b[0], c[1] - b[1]];
  return Math.atan2(x1 * y2 - y1 * x2, x1 * x2 + y1 * y2) * degrees;
}

const turnsOf = (ring: readonly Point[]) =>
  ring.map((point, index) => turnAt(ring.at(index - 1) as Point, point, ring[(index + 1) % ring.length] as Point));

const kindOf = (turn: number): Kind => {
  if (Math.abs(Math.abs(turn) - 90) <= mostOff) return 'right';
  return Math.abs(turn) <= straight ? 'straight' : 'odd';
};

/** Vertices from one that stays to the next that stays, or the whole ring, whose last vertex is then the one before its first. */
interface Chain {
  readonly vertices: readonly number[];
  readonly isRing: boolean;
}

function chainsOf(stays: readonly boolean[]): Chain[] {
  const count = stays.length;
  const first = stays.indexOf(true);
  if (first === -1) return [{ vertices: stays.map((_, index) => index), isRing: true }];
  const chains: Chain[] = [];
  let chain = [first];
  for (let step = 1; step <= count; step++) {
    const vertex = (first + step) % count;
    chain.push(vertex);
    if (!stays[vertex]) continue;
    if (chain.length > 2) chains.push({ vertices: chain, isRing: false });
    chain = [vertex];
  }
  return chains;
}

/** Edges of one direction, one after the other: they become one line. */
interface Line {
  readonly isAcross: boolean;
  readonly vertices: number[];
}

/** Returns the lines of a chain in its order; undefined for a ring that comes back in another direction than it began. */
function linesOf({ vertices, isRing }: Chain, kinds: readonly Kind[]): Line[] | undefined {
  // A ring begins at a corner, so that no line goes over its beginning.
  const corner = isRing ? vertices.findIndex((vertex) => kinds[vertex] === 'right') : 0;
  if (corner === -1) return undefined;
  const way = isRing ? [...vertices.slice(corner), ...vertices.slice(0, corner), vertices[corner] as number] : vertices;
  const lines: Line[] = [{ isAcross: false, vertices: [way[0] as number] }];
  for (const vertex of way.slice(1, -1)) {
    const line = lines.at(-1) as Line;
    line.vertices.push(vertex);
    if (kinds[vertex] === 'right') lines.push({ isAcross: !line.isAcross, vertices: [vertex] });
  }
  lines.at(-1)?.vertices.push(way.at(-1) as number);
  return isRing && lines.length % 2 === 1 ? undefined : lines;
}

interface Placed {
  readonly points: readonly Point[];
  /** The vertices that cannot go where they should: they stay, and what is beside them is tried again. */
  readonly failed: readonly number[];
}

/** Places the vertices of a chain on lines at right angles. */
function place(chain: Chain, ring: readonly Point[], kinds: readonly Kind[], stays: readonly boolean[]): Placed {
  const lines = linesOf(chain, kinds);
  if (!lines || lines.length < 2) return { points: ring, failed: chain.vertices };
  const edges = lines.flatMap(({ isAcross, vertices }) =>
    vertices.slice(1).map((to, index) => {
      const [a, b] = [ring[vertices[index] as number] as Point, ring[to] as Point];
      return {
        isAcross,
        from: vertices[index] as number,
        to,
        length: between(a, b),
        way: Math.atan2(b[1] - a[1], b[0] - a[0]),
      };
    }),
  );
  // Opposite directions and directions across count as one.
  const [east, north] = edges.reduce(
    ([x, y], { way, length }) => [x + length * Math.cos(4 * way), y + length * Math.sin(4 * way)],
    [0, 0],
  );
  const quarter = Math.atan2(north ?? 0, east ?? 0) / 4;
  const [{ way = 0, isAcross = false } = {}] = edges.toSorted((a, b) => b.length - a.length);
  // Of the four directions the one that the longest edge has.
  const turns = Math.round(((way - quarter) * 2) / Math.PI) - (isAcross ? 1 : 0);
  const main = quarter + (turns * Math.PI) / 2;
  const [cos, sin] = [Math.cos(main), Math.sin(main)];
  const astray = edges.filter((edge) => {
    const off = (edge.way - main - (edge.isAcross ? Math.PI / 2 : 0)) * degrees;
    return Math.abs(((((off + 90) % 180) + 180) % 180) - 90) > mostOff;
  });
  if (astray.length > 0) return { points: ring, failed: astray.flatMap(({ from, to }) => [from, to]) };

  /** Returns how far a point lies from the main direction, or along it. */
  const offsetOf = ([x, y]: Point, across: boolean) => (across ? x * cos + y * sin : y * cos - x * sin);
  const failed: number[] = [];
  const offsets = lines.map(({ isAcross: across, vertices }) => {
    const still = vertices.filter((vertex) => stays[vertex]).map((vertex) => offsetOf(ring[vertex] as Point, across));
    const [fixed] = still;
    if (still.some((offset) => Math.abs(offset - (fixed ?? 0)) > 1e-3)) failed.push(...vertices);
    if (fixed !== undefined) return fixed;
    let [sum, length] = [0, 0];
    for (let index = 1; index < vertices.length; index++) {
      const [a, b] = [ring[vertices[index - 1] as number] as Point, ring[vertices[index] as number] as Point];
      sum += (between(a, b) * (offsetOf(a, across) + offsetOf(b, across))) / 2;
      length += between(a, b);
    }
    return sum / length;
  });
  const points = [...ring];
  for (const [index, { isAcross: across, vertices }] of lines.entries()) {
    const offset = offsets[index] as number;
    for (const vertex of vertices.slice(1, -1)) {
      const point = ring[vertex] as Point;
      if (Math.abs(offsetOf(point, across) - offset) > besideLine) failed.push(vertex);
      const other = offsetOf(point, !across);
      const [along, beside] = across ? [offset, other] : [other, offset];
      points[vertex] = [along * cos - beside * sin, along * sin + beside * cos];
    }
    const next = lines[index + 1] ?? (chain.isRing ? lines[0] : undefined);
    const corner = vertices.at(-1) as number;
    if (!next || stays[corner]) continue;
    const nextOffset = offsets[(index + 1) % lines.length] as number;
    const [along, beside] = across ? [offset, nextOffset] : [nextOffset, offset];
    points[corner] = [along * cos - beside * sin, along * sin + beside * cos];
  }
  for (const vertex of chain.vertices)
    if (between(points[vertex] as Point, ring[vertex] as Point) > furthestAllowed) failed.push(vertex);
  return { points, failed };
}

/** Returns a ring with right corners where they are nearly right; the others stay where they are. */
function squaredRing(ring: readonly Point[]): readonly Point[] {
  const kinds = turnsOf(ring).map(kindOf);
  const stays = kinds.map((kind) => kind === 'odd');
  for (;;) {
    let points = ring;
    const failed = new Set<number>();
    for (const chain of chainsOf(stays)) {
      const placed = place(chain, ring, kinds, stays);
      for (const vertex of placed.failed) if (!stays[vertex]) failed.add(vertex);
      if (placed.points === ring) continue;
      const merged = [...points];
      for (const vertex of chain.vertices) merged[vertex] = placed.points[vertex] as Point;
      points = merged;
    }
    if (failed.size === 0) return points;
    for (const vertex of failed) stays[vertex] = true;
  }
}

const cornersOff = (ring: readonly Point[]) =>
  turnsOf(ring).map((turn) => (kindOf(turn) === 'right' ? Math.abs(Math.abs(turn) - 90) : undefined));

/**
 * Makes right corners of a polygon's nearly right ones, as measured on the ground. No vertex goes further than 3 m; corners
 * of another angle and curves stay as they are.
 */
export function squareUp(polygon: Polygon): Squared {
  const plane: Plane = planeAt([polygon]);
  let [corners, furthest, nearly] = [0, 0, 0];
  const rings = polygon.map((positions) => {
    const before = opened(positions).map(plane.pointOf);
    const offBefore = cornersOff(before);
    nearly += offBefore.filter((off) => off !== undefined).length;
    if (!offBefore.some((off) => off !== undefined && off > inaccuracy)) return positions;
    const after = squaredRing(before);
    const offAfter = cornersOff(after);
    corners += offBefore.filter((off, at) => (off ?? 0) > inaccuracy && (offAfter[at] ?? 90) <= inaccuracy).length;
    const moved = after.map((point, at) => between(point, before[at] as Point));
    furthest = Math.max(furthest, ...moved);
    return closed(
      opened(positions).map((position, at) =>
        (moved[at] ?? 0) < 1e-3 ? position : [...plane.positionOf(after[at] as Point), ...position.slice(2)],
      ),
    );
  });
  if (corners === 0) return { reason: nearly === 0 ? 'none' : 'already' };
  return checkBorder([rings]).problems.length > 0 ? { reason: 'crosses' } : { polygon: rings, corners, furthest };
}
