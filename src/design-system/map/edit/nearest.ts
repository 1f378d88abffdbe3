import type { MapPolygon, MapPosition } from '../types.ts';
import type { VertexAt } from './types.ts';

/** The most handles that the map shows at once (behaviour 14.6). */
export const handleLimit = 30;

const mercator = (latitude: number) => {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
};

/** Returns a position on the map's plane, 0 to 1 from west to east and from north to south, at every zoom. */
export const onPlane = ([longitude = 0, latitude = 0]: MapPosition): readonly [x: number, y: number] => [
  longitude / 360 + 0.5,
  mercator(latitude),
];

/** A polygon's vertices, prepared for many searches for the nearest ones. */
export interface VertexIndex {
  readonly vertices: readonly VertexAt[];
  /** Their positions on the plane: x, y, x, y, … */
  readonly plane: Float64Array;
}

/** Indexes every vertex once: the last position of a ring repeats its first. */
export function indexVertices(polygon: MapPolygon): VertexIndex {
  const vertices: VertexAt[] = [];
  const plane: number[] = [];
  for (const [ring, positions] of polygon.entries()) {
    for (let index = 0; index < positions.length - 1; index++) {
      vertices.push({ ring, index });
      plane.push(...onPlane(positions[index] as MapPosition));
    }
  }
  return { vertices, plane: Float64Array.from(plane) };
}

/**
 * Returns the vertices nearest to a point on the plane, the nearest first. One pass over a hundred thousand takes a
 * millisecond, so that no tree has to be built again after each move.
 */
export function nearestVertices(
  { vertices, plane }: VertexIndex,
  x: number,
  y: number,
  limit = handleLimit,
): VertexAt[] {
  const found: { readonly at: number; readonly distance: number }[] = [];
  let farthest = Number.POSITIVE_INFINITY;
  for (let at = 0; at < vertices.length; at++) {
    const dx = (plane[2 * at] as number) - x;
    const dy = (plane[2 * at + 1] as number) - y;
    const distance = dx * dx + dy * dy;
    if (found.length >= limit && distance >= farthest) continue;
    let place = found.length;
    while (place > 0 && (found[place - 1]?.distance ?? 0) > distance) place--;
    found.splice(place, 0, { at, distance });
    if (found.length > limit) found.pop();
    farthest = found.at(-1)?.distance ?? farthest;
  }
  return found.map(({ at }) => vertices[at] as VertexAt);
}
