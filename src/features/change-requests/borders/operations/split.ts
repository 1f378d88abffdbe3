import type { Polygon, Position } from '#api/contract/borders.ts';
import { turnOf } from '../geometry/turn.ts';
import {
  between,
  closed,
  isInside,
  nearestOn,
  opened,
  type Plane,
  type Point,
  planeAt,
  signedArea,
  widthOf,
} from './plane.ts';

/**
 * Why a line splits nothing. `short`: it has one point. `crossesItself`: it says no single way. `misses`: it meets no
 * edge. `endsInside`: an end lies inside the polygon. `along`: it runs along an edge. `touches`: it touches a corner or an
 * edge. `toHole`: it goes to a hole alone, and the polygon stays whole.
 */
export const splitReasons = ['endsInside', 'crossesItself', 'toHole', 'along', 'touches', 'misses', 'short'] as const;
export type SplitReason = (typeof splitReasons)[number];

type Split = { readonly pieces: readonly Polygon[] } | { readonly reason: SplitReason };

/** The metres within which a line goes through a corner, or along an edge: closer is no piece that anybody wants. */
const near = 0.01;

interface Node {
  readonly point: Point;
  readonly at: Position;
}

/** A node that a line puts into a ring's edge, behind the edge's first node; `along` from 0 to 1. */
interface Inserted {
  readonly node: Node;
  readonly along: number;
}

interface Edge {
  readonly from: Node;
  readonly to: Node;
  readonly inserted: Inserted[];
}

const edgesOf = (ring: readonly Node[]): Edge[] =>
  ring.map((from, index) => ({ from, to: ring[(index + 1) % ring.length] as Node, inserted: [] }));

/** Returns the node on an edge at a place: one of its ends, one that is there already, or a new one. */
function nodeOn(edge: Edge, along: number, point: Point, plane: Plane): Node {
  const known = [edge.from, edge.to, ...edge.inserted.map(({ node }) => node)].find(
    (node) => between(node.point, point) <= near,
  );
  if (known) return known;
  const at = plane.positionOf(point);
  const node = { point: plane.pointOf(at), at };
  edge.inserted.push({ node, along });
  return node;
}

/** Returns how far along each of two segments they cross, from 0 to 1; undefined where they do not. */
function crossingOf(a: Point, b: Point, c: Point, d: Point): readonly [number, number] | undefined {
  const [ux, uy, vx, vy] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]];
  const turn = ux * vy - uy * vx;
  if (turn === 0) return undefined;
  const [wx, wy] = [c[0] - a[0], c[1] - a[1]];
  const first = (wx * vy - wy * vx) / turn;
  const second = (wx * uy - wy * ux) / turn;
  return first >= 0 && first <= 1 && second >= 0 && second <= 1 ? [first, second] : undefined;
}

const crossesItself = (line: readonly Point[]) =>
  line.some(
    (from, index) =>
      index + 1 < line.length &&
      line.some(
        (other, at) =>
          at > index + 1 &&
          at + 1 < line.length &&
          crossingOf(from, line[index + 1] as Point, other, line[at + 1] as Point) !== undefined,
      ),
  );

/** Returns the nodes where a segment of the line meets the edges, in the segment's order, and puts them into the edges. */
function meetings(from: Point, to: Point, edges: readonly Edge[], plane: Plane): Node[] {
  const found = new Map<Node, number>();
  const add = (node: Node) => found.set(node, nearestOn(node.point, from, to).along);
  const isNear = ({ point }: Node) => between(nearestOn(point, from, to).at, point) <= near;
  const [west, east] = [Math.min(from[0], to[0]) - near, Math.max(from[0], to[0]) + near];
  const [south, north] = [Math.min(from[1], to[1]) - near, Math.max(from[1], to[1]) + near];
  for (const edge of edges) {
    const [p, q] = [edge.from.point, edge.to.point];
    if (Math.max(p[0], q[0]) < west || Math.min(p[0], q[0]) > east) continue;
    if (Math.max(p[1], q[1]) < south || Math.min(p[1], q[1]) > north) continue;
    const atEnds = [edge.from, edge.to].filter(isNear);
    atEnds.forEach(add);
    // An end of the segment on the edge.
    for (const end of [from, to]) {
      const { at, along } = nearestOn(end, p, q);
      if (between(at, end) <= near) add(nodeOn(edge, along, at, plane));
    }
    const crossing = crossingOf(from, to, p, q);
    if (!crossing) continue;
    const [, along] = crossing;
    add(nodeOn(edge, along, [p[0] + along * (q[0] - p[0]), p[1] + along * (q[1] - p[1])], plane));
  }
  return [...found].sort(([, a], [, b]) => a - b).map(([node]) => node);
}

interface HalfEdge {
  readonly from: Node;
  readonly to: Node;
  /** The line's part that it is a side of; undefined for an edge of the polygon. */
  readonly cut: number | undefined;
}

/** Returns the angle by which a direction turns clockwise from another one, more than 0 and at most 2π. */
function clockwise(node: Point, from: Point, to: Point): number {
  const turn = Math.atan2(from[1] - node[1], from[0] - node[0]) - Math.atan2(to[1] - node[1], to[0] - node[0]);
  const positive = ((turn % (2 * Math.PI)) + 2 * Math.PI) % (2 * Math.PI);
  return positive === 0 ? 2 * Math.PI : positive;
}

/** Returns the loops that have their area on the left: each half-edge is followed by the one that turns left the most. */
function loopsOf(halves: readonly HalfEdge[]): HalfEdge[][] {
  const leaving = new Map<Node, HalfEdge[]>();
  for (const half of halves) {
    const ways = leaving.get(half.from);
    if (ways) ways.push(half);
    else leaving.set(half.from, [half]);
  }
  const next = (half: HalfEdge): HalfEdge => {
    const ways = leaving.get(half.to) as HalfEdge[];
    if (ways.length === 1) return ways[0] as HalfEdge;
    const turnTo = (way: HalfEdge) => clockwise(half.to.point, half.from.point, way.to.point);
    return ways.reduce((best, way) => (turnTo(way) < turnTo(best) ? way : best));
  };
  const used = new Set<HalfEdge>();
  return halves.flatMap((first) => {
    if (used.has(first)) return [];
    const loop: HalfEdge[] = [];
    for (let half = first; !used.has(half); half = next(half)) {
      used.add(half);
      loop.push(half);
    }
    return [loop];
  });
}

/** Returns the rings of a loop: one that comes through a node twice is several rings that touch there. */
function ringsOf(loop: readonly HalfEdge[]): Node[][] {
  const rings: Node[][] = [];
  let path: Node[] = [];
  const place = new Map<Node, number>();
  for (const { from } of loop) {
    const seen = place.get(from);
    if (seen !== undefined) {
      const ring = path.slice(seen);
      for (const node of ring) place.delete(node);
      rings.push(ring);
      path = path.slice(0, seen);
    }
    place.set(from, path.length);
    path.push(from);
  }
  return [...rings, path].filter(({ length }) => length > 2);
}

const pointsOf = (ring: readonly Node[]) => ring.map(({ point }) => point);

/** Returns whether a ring lies in another one, by a place of it that is not on the other's edge. */
function liesIn(ring: readonly Node[], outer: readonly Node[]): boolean {
  const points = pointsOf(outer);
  const shared = new Set(outer);
  const free = ring.find((node) => !shared.has(node));
  if (free) return isInside(free.point, [points]);
  const [a, b] = ring as [Node, Node];
  return isInside([(a.point[0] + b.point[0]) / 2, (a.point[1] + b.point[1]) / 2], [points]);
}

const westFirst = (a: Polygon, b: Polygon) => {
  const [west, other] = [a, b].map(([outer = []]) => Math.min(...outer.map(([longitude = 0]) => longitude)));
  return (west ?? 0) - (other ?? 0);
};

/**
 * Splits a valid polygon along a line, from edge to edge. The pieces cover what it covered, share the line's vertices to the
 * last digit, and keep all other vertices; the one furthest west comes first.
 */
export function splitPolygon(rings: Polygon, line: readonly Position[]): Split {
  const plane = planeAt([rings]);
  const path = line.map(plane.pointOf).filter((point, index, all) => {
    const before = all[index - 1];
    return !before || between(before, point) > 0;
  });
  if (path.length < 2) return { reason: 'short' };
  if (crossesItself(path)) return { reason: 'crossesItself' };

  const byPlace = new Map<string, Node>();
  const nodeAt = (at: Position): Node => {
    const key = `${at[0]} ${at[1]}`;
    const node = byPlace.get(key) ?? { point: plane.pointOf(at), at };
    byPlace.set(key, node);
    return node;
  };
  // The area is on the left of every edge.
  const nodes = rings.map((ring, index) => {
    const open = opened(ring);
    return (turnOf(open) > 0 === (index === 0) ? open : open.toReversed()).map(nodeAt);
  });
  const points = nodes.map(pointsOf);
  const edges = nodes.map(edgesOf);
  const all = edges.flat();

  const isOnEdge = (point: Point) =>
    all.some(({ from, to }) => between(nearestOn(point, from.point, to.point).at, point) <= near);
  const ends = [path[0], path.at(-1)] as [Point, Point];
  if (ends.some((end) => isInside(end, points) && !isOnEdge(end))) return { reason: 'endsInside' };

  const bends = new Map<Point, Node>();
  const bendAt = (point: Point): Node => {
    const node = bends.get(point) ?? { point, at: plane.positionOf(point) };
    bends.set(point, node);
    return node;
  };
  let isMet = false;
  let isAlong = false;
  const cuts: (readonly [Node, Node])[] = [];
  for (let index = 1; index < path.length; index++) {
    const [from, to] = [path[index - 1] as Point, path[index] as Point];
    const met = meetings(from, to, all, plane);
    isMet ||= met.length > 0;
    const isAt = (point: Point) => met.some((node) => between(node.point, point) <= 2 * near);
    const way = [...(isAt(from) ? [] : [bendAt(from)]), ...met, ...(isAt(to) ? [] : [bendAt(to)])];
    for (let at = 1; at < way.length; at++) {
      const [a, b] = [way[at - 1] as Node, way[at] as Node];
      const middle: Point = [(a.point[0] + b.point[0]) / 2, (a.point[1] + b.point[1]) / 2];
      if (isOnEdge(middle)) isAlong = true;
      else if (isInside(middle, points)) cuts.push([a, b]);
    }
  }
  if (cuts.length === 0) return { reason: isAlong ? 'along' : isMet ? 'touches' : 'misses' };

  const sides = edges.flatMap((ring) =>
    ring.flatMap(({ from, to, inserted }) => {
      const way = [from, ...inserted.toSorted((a, b) => a.along - b.along).map(({ node }) => node), to];
      return way.slice(1).map((node, at): HalfEdge => ({ from: way[at] as Node, to: node, cut: undefined }));
    }),
  );
  const halvesOf = (kept: ReadonlySet<number>) => [
    ...sides,
    ...cuts.flatMap(([from, to], cut): HalfEdge[] =>
      kept.has(cut)
        ? [
            { from, to, cut },
            { from: to, to: from, cut },
          ]
        : [],
    ),
  ];
  // A part of the line with the same area on both sides, to a hole, separates nothing.
  const separating = new Set(cuts.keys());
  for (const loop of loopsOf(halvesOf(separating))) {
    const seen = new Set<number>();
    for (const { cut } of loop) {
      if (cut === undefined) continue;
      if (seen.has(cut)) separating.delete(cut);
      seen.add(cut);
    }
  }
  if (separating.size === 0) return { reason: 'toHole' };

  const pieces = loopsOf(halvesOf(separating)).flatMap(ringsOf);
  if (pieces.some((ring) => widthOf(pointsOf(ring)) < 2 * near)) return { reason: 'along' };
  const outers = pieces.filter((ring) => signedArea(pointsOf(ring)) > 0);
  const holes = pieces.filter((ring) => signedArea(pointsOf(ring)) < 0);
  const smallestFirst = outers.toSorted((a, b) => signedArea(pointsOf(a)) - signedArea(pointsOf(b)));
  const owner = new Map(holes.map((hole) => [hole, smallestFirst.find((outer) => liesIn(hole, outer))]));
  const ringOf = (ring: readonly Node[]) => closed(ring.map(({ at }) => at));
  return {
    pieces: outers
      .map((outer): Polygon => [ringOf(outer), ...holes.filter((hole) => owner.get(hole) === outer).map(ringOf)])
      .sort(westFirst),
  };
}
