import InteriorPointArea from 'jsts/org/locationtech/jts/algorithm/InteriorPointArea.js';
import Coordinate from 'jsts/org/locationtech/jts/geom/Coordinate.js';
import GeometryFactory from 'jsts/org/locationtech/jts/geom/GeometryFactory.js';
import RelateOp from 'jsts/org/locationtech/jts/operation/relate/RelateOp.js';
import IsValidOp from 'jsts/org/locationtech/jts/operation/valid/IsValidOp.js';
import TopologyValidationError from 'jsts/org/locationtech/jts/operation/valid/TopologyValidationError.js';
import { type Geom, intersection } from 'polyclip-ts';
import findIntersections from 'sweepline-intersections';
import type { Polygon, Position } from './contract/borders.ts';
import { isInCroatia } from './croatia.ts';

/**
 * The rules for borders that portal and server share (behaviour 14.7, 14.14 and 14.15): in Croatia, and valid as OGC
 * Simple Features and RFC 7946 define it. JTS finds what is wrong and where; two of its verdicts are refined here. Parts
 * that share an edge are allowed, as two sides of a street are one zone.
 */
export interface BorderProblem {
  /**
   * `outOfRange`, `outside`: no longitude and latitude; not in Croatia. `noRing`, `tooFew`, `noArea`, `open`: a ring that
   * encloses nothing. `crossing`, `overrun`, `touching`: a ring that crosses itself, runs over itself, touches itself.
   * `holeOutside`, `holeCrosses`, `holesOverlap`: a hole that lies outside its ring, crosses or runs along it, or
   * overlaps another hole. `disconnected`: holes cut the polygon in two. `partTwice`, `partInside`, `partsOverlap`: two
   * polygons whose interiors meet.
   */
  readonly kind:
    | 'outOfRange'
    | 'outside'
    | 'noRing'
    | 'tooFew'
    | 'noArea'
    | 'open'
    | 'crossing'
    | 'overrun'
    | 'touching'
    | 'holeOutside'
    | 'holeCrosses'
    | 'holesOverlap'
    | 'disconnected'
    | 'partTwice'
    | 'partInside'
    | 'partsOverlap';
  /** Index of the polygon. */
  readonly polygon: number;
  /** Index of the ring, where it is one ring's error. */
  readonly ring?: number;
  /** Index of the other polygon, where it is the error of two. */
  readonly other?: number;
  /** The position at fault: longitude, latitude. */
  readonly at?: Position;
}

/** The fewest positions of a ring: a triangle, and its first position again. */
const fewest = 4;

/** The degrees below which two positions are one: a tenth of a millimetre. */
const same = 1e-9;

/**
 * The metres of mean width up to which the overlap of two parts is inaccuracy: coordinates with six decimals, which RFC
 * 7946 recommends, move a vertex by up to 7 cm off the edge it lies on.
 */
const narrow = 0.08;

const isSame = (a: Position | undefined, b: Position | undefined) => a?.[0] === b?.[0] && a?.[1] === b?.[1];

const isInRange = ([longitude = Number.NaN, latitude = Number.NaN]: Position) =>
  Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90;

/** Returns the first position for which `isRight` is false, with its polygon and ring. */
export function firstWrong(polygons: readonly Polygon[], isRight: (position: Position) => boolean) {
  for (const [polygon, rings] of polygons.entries()) {
    for (const [ring, positions] of rings.entries()) {
      const at = positions.find((position) => !isRight(position));
      if (at) return { polygon, ring, at };
    }
  }
  return undefined;
}

/** Returns whether all positions lie on one line, to a tenth of a millimetre. */
function isFlat(ring: readonly Position[]): boolean {
  const [[x = 0, y = 0] = []] = ring;
  let far: readonly [number, number] = [0, 0];
  for (const [u = 0, v = 0] of ring) if (Math.hypot(u - x, v - y) > Math.hypot(...far)) far = [u - x, v - y];
  const length = Math.hypot(...far);
  return ring.every(([u = 0, v = 0]) => Math.abs((u - x) * far[1] - (v - y) * far[0]) <= same * length);
}

function ringProblem(ring: readonly Position[]): Pick<BorderProblem, 'kind' | 'at'> | undefined {
  const [first] = ring;
  if (!first) return { kind: 'tooFew' };
  const distinct = new Set(ring.map(([longitude, latitude]) => `${longitude},${latitude}`));
  if (distinct.size < 3) return { kind: 'tooFew', at: first };
  if (isFlat(ring)) return { kind: 'noArea', at: first };
  if (!isSame(first, ring.at(-1))) return { kind: 'open', at: first };
  return ring.length < fewest ? { kind: 'tooFew', at: first } : undefined;
}

const factory = new GeometryFactory();
const ringOf = (ring: readonly Position[]) => factory.createLinearRing(ring.map(([x, y]) => new Coordinate(x, y)));
/** Returns a polygon with closed rings as JTS has it. */
const geometryOf = ([outer = [], ...holes]: Polygon) => factory.createPolygon(ringOf(outer), holes.map(ringOf));

/** Returns the directions in which a ring leaves a place that lies on it. */
function directionsAt(ring: readonly Position[], [x = 0, y = 0]: Position): (readonly [number, number])[] {
  const directions: (readonly [number, number])[] = [];
  for (let index = 1; index < ring.length; index++) {
    const [x1 = 0, y1 = 0] = ring[index - 1] ?? [];
    const [x2 = 0, y2 = 0] = ring[index] ?? [];
    const length = Math.hypot(x2 - x1, y2 - y1);
    const along = ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length;
    const beside = Math.abs((x - x1) * (y2 - y1) - (y - y1) * (x2 - x1)) / length;
    if (!(beside <= same && along >= -same && along <= length + same)) continue;
    const to = [(x2 - x1) / length, (y2 - y1) / length] as const;
    if (along < length - same) directions.push(to);
    if (along > same) directions.push([-to[0], -to[1]]);
  }
  return directions;
}

/** Says of a place where lines of a polygon cross, or run over one another, which rings they are of and what they do. */
function lineProblem(rings: Polygon, at: Position): Pick<BorderProblem, 'kind' | 'ring'> {
  const there = rings.flatMap((ring, index) => {
    const directions = directionsAt(ring, at);
    return directions.length > 0 ? [{ index, directions }] : [];
  });
  const isOver = ({ directions }: (typeof there)[number]) =>
    directions.some(([x, y], index) =>
      directions.slice(index + 1).some(([u, v]) => Math.abs(x * v - y * u) < 1e-6 && x * u + y * v > 0),
    );
  const over = there.find(isOver);
  if (over) return { kind: 'overrun', ring: over.index };
  const twice = there.find(({ directions }) => directions.length > 2);
  if (twice || there.length < 2) return { kind: 'crossing', ring: (twice ?? there[0])?.index ?? 0 };
  const [first, second] = there;
  return first?.index === 0
    ? { kind: 'holeCrosses', ring: second?.index ?? 0 }
    : { kind: 'holesOverlap', ring: second?.index ?? 0 };
}

/** Returns what is wrong with one polygon, whose rings are closed and enclose something. */
function polygonProblem(rings: Polygon): Omit<BorderProblem, 'polygon'> | undefined {
  const error = new IsValidOp(geometryOf(rings)).getValidationError();
  if (!error) return undefined;
  const { x, y } = error.getCoordinate() as { x: number; y: number };
  const at = [x, y];
  switch (error.getErrorType()) {
    case TopologyValidationError.HOLE_OUTSIDE_SHELL:
      return { kind: 'holeOutside', at };
    case TopologyValidationError.NESTED_HOLES:
    case TopologyValidationError.DUPLICATE_RINGS:
      return rings.length > 1 ? { kind: 'holesOverlap', at } : { kind: 'overrun', ring: 0, at };
    case TopologyValidationError.DISCONNECTED_INTERIOR:
      return { kind: 'disconnected', at };
    case TopologyValidationError.RING_SELF_INTERSECTION:
      return { kind: 'touching', at };
    case TopologyValidationError.TOO_FEW_POINTS:
      return { kind: 'tooFew', at };
    default:
      return { ...lineProblem(rings, at), at };
  }
}

interface Box {
  readonly index: number;
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

function boxOf([outer = []]: Polygon, index: number): Box {
  let [west, east, south, north] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const [x = 0, y = 0] of outer) {
    west = Math.min(west, x);
    east = Math.max(east, x);
    south = Math.min(south, y);
    north = Math.max(north, y);
  }
  return { index, west, east, south, north };
}

/** Returns whether an edge of the polygon reaches into a box. */
const reaches = (rings: Polygon, { west, east, south, north }: Box) =>
  rings.some((ring) => {
    for (let index = 1; index < ring.length; index++) {
      const [x1 = 0, y1 = 0] = ring[index - 1] ?? [];
      const [x2 = 0, y2 = 0] = ring[index] ?? [];
      if (
        (x1 <= east || x2 <= east) &&
        (x1 >= west || x2 >= west) &&
        (y1 <= north || y2 <= north) &&
        (y1 >= south || y2 >= south)
      )
        return true;
    }
    return false;
  });

/** Returns whether a position lies in a polygon; on an edge, either. */
function holds(rings: Polygon, [x = 0, y = 0]: Position): boolean {
  let inside = false;
  for (const ring of rings) {
    for (let index = 1; index < ring.length; index++) {
      const [x1 = 0, y1 = 0] = ring[index - 1] ?? [];
      const [x2 = 0, y2 = 0] = ring[index] ?? [];
      if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
    }
  }
  return inside;
}

/** The pairs of polygons that can touch or overlap, by their boxes and edges: few of a county's islands. */
function* nearPairs(polygons: readonly Polygon[]): Generator<readonly [number, number]> {
  const boxes = polygons.map(boxOf).sort((a, b) => a.west - b.west);
  for (const [place, one] of boxes.entries()) {
    for (let next = place + 1; next < boxes.length; next++) {
      const other = boxes[next] as Box;
      if (other.west > one.east) break;
      if (other.south > one.north || other.north < one.south) continue;
      const [a, b] = [polygons[one.index] ?? [], polygons[other.index] ?? []];
      const meet = (reaches(a, other) && reaches(b, one)) || holds(a, b[0]?.[0] ?? []) || holds(b, a[0]?.[0] ?? []);
      if (meet) yield one.index < other.index ? [one.index, other.index] : [other.index, one.index];
    }
  }
}

/** Returns a place within the widest piece of what two polygons have in common; undefined where all is inaccuracy. */
function commonPlace(a: Polygon, b: Polygon): Position | undefined {
  let widest = narrow;
  let place: Position | undefined;
  for (const rings of intersection([a] as unknown as Geom, [b] as unknown as Geom)) {
    let [area, edge] = [0, 0];
    const scale = Math.cos(((rings[0]?.[0]?.[1] ?? 0) * Math.PI) / 180);
    for (const ring of rings) {
      for (let index = 1; index < ring.length; index++) {
        const [x1, y1] = ring[index - 1] as [number, number];
        const [x2, y2] = ring[index] as [number, number];
        area += ((x1 * y2 - x2 * y1) * scale) / 2;
        edge += Math.hypot((x2 - x1) * scale, y2 - y1);
      }
    }
    const width = ((2 * Math.abs(area)) / edge) * 111_195;
    if (width <= widest) continue;
    widest = width;
    const { x, y } = new InteriorPointArea(geometryOf(rings)).getInteriorPoint() as { x: number; y: number };
    place = [x, y];
  }
  return place;
}

interface Meeting {
  readonly pair: readonly [number, number];
  readonly problem: BorderProblem | undefined;
}

/** Returns the valid polygons that share an edge or overlap, and which of these is a problem. */
function meetings(polygons: readonly Polygon[]): Meeting[] {
  const geometries = new Map<number, ReturnType<typeof geometryOf>>();
  const geometryAt = (index: number) => {
    const geometry = geometries.get(index) ?? geometryOf(polygons[index] as Polygon);
    geometries.set(index, geometry);
    return geometry;
  };
  return [...nearPairs(polygons)].flatMap((pair): Meeting[] => {
    const [polygon, other] = pair;
    const relation = RelateOp.relate(geometryAt(polygon), geometryAt(other));
    const meet = relation.matches('T********');
    if (!meet) return relation.matches('****1****') ? [{ pair, problem: undefined }] : [];
    const at = commonPlace(polygons[polygon] as Polygon, polygons[other] as Polygon);
    if (!at) return [{ pair, problem: undefined }];
    if (relation.isEquals(2, 2)) return [{ pair, problem: { kind: 'partTwice', polygon, other, at } }];
    if (relation.isCoveredBy()) return [{ pair, problem: { kind: 'partInside', polygon, other, at } }];
    if (relation.isCovers()) return [{ pair, problem: { kind: 'partInside', polygon: other, other: polygon, at } }];
    return [{ pair, problem: { kind: 'partsOverlap', polygon, other, at } }];
  });
}

export interface BorderCheck {
  /** One for each polygon that is wrong by itself, else one for each two that overlap; empty for a valid border. */
  readonly problems: readonly BorderProblem[];
  /** The pairs of polygons that share an edge or overlap, by index; not known while a polygon is wrong by itself. */
  readonly pairs: readonly (readonly [number, number])[];
}

/** Checks a border, which may have no polygons. Where it lies comes first, then each polygon, then pairs of them. */
export function checkBorder(polygons: readonly Polygon[]): BorderCheck {
  const outOfRange = firstWrong(polygons, isInRange);
  if (outOfRange) return { problems: [{ kind: 'outOfRange', ...outOfRange }], pairs: [] };
  const outside = firstWrong(polygons, isInCroatia);
  if (outside) return { problems: [{ kind: 'outside', ...outside }], pairs: [] };
  const problems = polygons.flatMap((rings, polygon): BorderProblem[] => {
    if (rings.length === 0) return [{ kind: 'noRing', polygon }];
    for (const [ring, positions] of rings.entries()) {
      const problem = ringProblem(positions);
      if (problem) return [{ ...problem, polygon, ring }];
    }
    const problem = polygonProblem(rings);
    return problem ? [{ ...problem, polygon }] : [];
  });
  if (problems.length > 0) return { problems, pairs: [] };
  const meeting = meetings(polygons);
  return {
    problems: meeting.flatMap(({ problem }) => problem ?? []),
    pairs: meeting.map(({ pair }) => pair),
  };
}

/** Returns the first error of a border; undefined for a valid one and for one without polygons. */
export const borderProblem = (polygons: readonly Polygon[]): BorderProblem | undefined =>
  checkBorder(polygons).problems[0];

/**
 * Returns where rings cross, as longitude and latitude, to mark all of these places; a crossing in a vertex is not among
 * them. Takes n log n for n positions, and an open path too.
 */
export const crossingsOf = (polygons: readonly Polygon[]): Position[] =>
  polygons.length === 0
    ? []
    : findIntersections(
        {
          type: 'Feature',
          properties: {},
          geometry: { type: 'MultiPolygon', coordinates: polygons as unknown as number[][][][] },
        },
        false,
      );
