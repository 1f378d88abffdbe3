import { area } from '@turf/area';
import { length } from '@turf/length';
import { type Geom, union } from 'polyclip-ts';
import type { Polygon, Position } from '#api/contract/borders.ts';

const geometryOf = (polygons: readonly Polygon[]) => ({
  type: 'MultiPolygon' as const,
  coordinates: polygons as unknown as number[][][][],
});

/**
 * Returns the square metres of polygons without overlaps, on a sphere of 6,371,008.8 m, less their holes. Never negative:
 * holes larger than their ring leave nothing.
 */
export const areaOf = (polygons: readonly Polygon[]): number => Math.max(0, area(geometryOf(polygons)));

/** Returns the metres of a path. */
export const lengthOf = (path: readonly Position[]): number =>
  length(
    { type: 'Feature', geometry: { type: 'LineString', coordinates: path as number[][] }, properties: {} },
    { units: 'meters' },
  );

/** Returns the metres of all edges, with those of holes. */
export const perimeterOf = (polygons: readonly Polygon[]): number =>
  length({ type: 'Feature', geometry: geometryOf(polygons), properties: {} }, { units: 'meters' });

/**
 * Returns what some polygons cover together: those that share an edge or overlap become one, without their heights.
 *
 * @param pairs - the indexes of the polygons that share an edge or overlap; default: each may meet each,
 *   and one that crosses itself or has a hole outside becomes what it covers.
 */
export function unionOf(
  polygons: readonly Polygon[],
  pairs?: readonly (readonly [number, number])[],
): readonly Polygon[] {
  const meeting = new Set(pairs?.flat() ?? polygons.keys());
  if (meeting.size === 0) return polygons;
  const [first, ...rest] = [...meeting].map((index) => [polygons[index]] as unknown as Geom);
  const alone = polygons.filter((_, index) => !meeting.has(index));
  return first ? [...alone, ...union(first, ...rest)] : alone;
}

/** What a border measures: square metres and metres of the union of its polygons. */
export function sizeOf(...border: Parameters<typeof unionOf>): { readonly area: number; readonly perimeter: number } {
  const covered = unionOf(...border);
  return { area: areaOf(covered), perimeter: perimeterOf(covered) };
}

/** Returns the number of vertices: a ring's last position repeats its first. */
export const verticesOf = (polygons: readonly Polygon[]): number =>
  polygons.reduce((sum, rings) => sum + rings.reduce((inRings, ring) => inRings + Math.max(0, ring.length - 1), 0), 0);
