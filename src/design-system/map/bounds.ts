import type { MapPolygon } from './types.ts';

/** The smallest box around polygons, in degrees. */
export interface Bounds {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** Returns the box around some polygons; undefined when they have no position. */
export function boundsOf(polygons: readonly MapPolygon[]): Bounds | undefined {
  let west = Number.POSITIVE_INFINITY;
  let south = Number.POSITIVE_INFINITY;
  let east = Number.NEGATIVE_INFINITY;
  let north = Number.NEGATIVE_INFINITY;
  for (const rings of polygons) {
    for (const ring of rings) {
      for (const [longitude = Number.NaN, latitude = Number.NaN] of ring) {
        if (longitude < west) west = longitude;
        if (longitude > east) east = longitude;
        if (latitude < south) south = latitude;
        if (latitude > north) north = latitude;
      }
    }
  }
  return west <= east && south <= north ? { west, south, east, north } : undefined;
}

/** Returns whether two boxes have a point in common. */
export const boundsMeet = (a: Bounds, b: Bounds): boolean =>
  a.west <= b.east && b.west <= a.east && a.south <= b.north && b.south <= a.north;
