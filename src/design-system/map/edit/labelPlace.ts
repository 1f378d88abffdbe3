import type { MapPolygon, MapPosition } from '../types.ts';
import { onPlane } from './nearest.ts';

/** Where a name has the most room in a polygon, on the map's plane: its middle, and the width and height there. */
export interface LabelPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The lines across a polygon that are tried, as parts of its height. */
const tried = [0.5, 0.4, 0.6, 0.3, 0.7];

/** Returns the widest piece of a horizontal line that lies in the polygon and in none of its holes. */
function widestAt(rings: readonly (readonly (readonly [number, number])[])[], y: number) {
  const crossings: number[] = [];
  for (const ring of rings) {
    for (let index = 1; index < ring.length; index++) {
      const [x1, y1] = ring[index - 1] as readonly [number, number];
      const [x2, y2] = ring[index] as readonly [number, number];
      if (y1 > y !== y2 > y) crossings.push(((x2 - x1) * (y - y1)) / (y2 - y1) + x1);
    }
  }
  crossings.sort((a, b) => a - b);
  let widest = { from: 0, to: 0 };
  for (let index = 1; index < crossings.length; index += 2) {
    const [from = 0, to = 0] = [crossings[index - 1], crossings[index]];
    if (to - from > widest.to - widest.from) widest = { from, to };
  }
  return widest;
}

/** Returns where a name has the most room in a polygon, near its middle; undefined: it encloses nothing. */
export function labelPlace(polygon: MapPolygon): LabelPlace | undefined {
  const rings = polygon.map((ring) => ring.map((position: MapPosition) => onPlane(position)));
  const ys = rings[0]?.map(([, y]) => y) ?? [];
  const top = ys.reduce((least, y) => Math.min(least, y), Number.POSITIVE_INFINITY);
  const height = ys.reduce((most, y) => Math.max(most, y), Number.NEGATIVE_INFINITY) - top;
  if (!(height > 0)) return undefined;
  let best: LabelPlace | undefined;
  for (const part of tried) {
    const y = top + part * height;
    const { from, to } = widestAt(rings, y);
    const width = to - from;
    // The middle is preferred where it is nearly as wide.
    if (width > 0 && width > 1.3 * (best?.width ?? 0)) best = { x: (from + to) / 2, y, width, height };
  }
  return best;
}
