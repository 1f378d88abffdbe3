import type { Polygon, Position } from '#api/contract/borders.ts';
import { boundsOf } from '#design-system/map/bounds.ts';

/** A point of a plane: metres to the east and to the north of its origin. */
export type Point = readonly [number, number];

/** A plane in metres that touches the ground at a place: lengths and angles of a town are those on the ground. */
export interface Plane {
  readonly pointOf: (position: Position) => Point;
  /** Returns longitude and latitude, rounded to a tenth of a millimetre. */
  readonly positionOf: (point: Point) => Position;
}

/** Metres of a degree of latitude, on the sphere that areas are measured on. */
const degree = (6_371_008.8 * Math.PI) / 180;

/** The second eccentricity of the ellipsoid WGS 84, squared. */
const eccentricity = 0.00673949674;

const rounded = (value: number) => Math.round(value * 1e9) / 1e9;

/**
 * Returns the plane at the middle of some polygons. A degree of longitude is halfway between its length on the sphere and on
 * the ellipsoid, so that a right angle is one to 0.1° on both.
 */
export function planeAt(polygons: readonly Polygon[]): Plane {
  const { west = 0, east = 0, south = 0, north = 0 } = boundsOf(polygons) ?? {};
  const [longitude, latitude] = [(west + east) / 2, (south + north) / 2];
  const flat = Math.cos((latitude * Math.PI) / 180);
  const across = degree * flat * (1 + (eccentricity * flat * flat) / 2);
  return {
    pointOf: ([x = 0, y = 0]) => [(x - longitude) * across, (y - latitude) * degree],
    positionOf: ([x, y]) => [rounded(longitude + x / across), rounded(latitude + y / degree)],
  };
}

/** Returns the point of a segment that is nearest to a point, and how far along the segment it is, from 0 to 1. */
export function nearestOn(point: Point, from: Point, to: Point): { readonly at: Point; readonly along: number } {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const square = dx * dx + dy * dy;
  const raw = square === 0 ? 0 : ((point[0] - from[0]) * dx + (point[1] - from[1]) * dy) / square;
  const along = Math.min(1, Math.max(0, raw));
  return { at: [from[0] + along * dx, from[1] + along * dy], along };
}

/** Returns the metres between two points. */
export const between = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** Returns whether a point lies inside rings, the later ones being holes; on an edge it may be either. */
export function isInside([x, y]: Point, rings: readonly (readonly Point[])[]): boolean {
  let inside = false;
  for (const ring of rings)
    for (let index = 0, last = ring.length - 1; index < ring.length; last = index++) {
      const [x1, y1] = ring[index] as Point;
      const [x2, y2] = ring[last] as Point;
      if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
    }
  return inside;
}

/** Returns square metres: positive for an open ring that runs counterclockwise. */
export function signedArea(ring: readonly Point[]): number {
  let twice = 0;
  for (let index = 0, last = ring.length - 1; index < ring.length; last = index++) {
    const [x1, y1] = ring[last] as Point;
    const [x2, y2] = ring[index] as Point;
    twice += x1 * y2 - x2 * y1;
  }
  return twice / 2;
}

/** Returns the mean width of what an open ring encloses, in metres: its area over half its length. */
export function widthOf(ring: readonly Point[]): number {
  let length = 0;
  for (let index = 0, last = ring.length - 1; index < ring.length; last = index++)
    length += between(ring[last] as Point, ring[index] as Point);
  return length === 0 ? 0 : (2 * Math.abs(signedArea(ring))) / length;
}

/** Returns a ring without its last position, which repeats the first. */
export const opened = (ring: readonly Position[]): readonly Position[] => ring.slice(0, -1);

/** Returns a ring with its first position again at its end. */
export const closed = (ring: readonly Position[]): readonly Position[] => (ring[0] ? [...ring, ring[0]] : ring);
