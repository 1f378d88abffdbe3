import type { Polygon, Position } from '#api/contract/borders.ts';

/** A coarse outline of Croatia with its islands, some kilometres too wide: it catches what is nowhere near. */
const outline: readonly (readonly [longitude: number, latitude: number])[] = [
  [13.35, 45.52],
  [13.9, 45.52],
  [14.4, 45.62],
  [14.7, 45.68],
  [15.1, 45.58],
  [15.25, 45.78],
  [15.55, 45.93],
  [15.5, 46.25],
  [15.95, 46.45],
  [16.2, 46.62],
  [16.6, 46.6],
  [16.95, 46.4],
  [17.35, 46.05],
  [17.8, 45.9],
  [18.3, 45.86],
  [18.6, 46],
  [18.95, 46],
  [19.15, 45.6],
  [19.5, 45.35],
  [19.5, 45.1],
  [19.2, 44.78],
  [18.75, 44.8],
  [18.0, 44.98],
  [17.0, 45.08],
  [16.5, 45],
  [16.25, 44.93],
  [15.85, 45.1],
  [15.85, 44.65],
  [16.25, 44.2],
  [16.5, 44.03],
  [17.3, 43.5],
  [17.75, 43.1],
  [18.1, 42.9],
  [18.6, 42.6],
  [18.6, 42.3],
  [17.5, 42.35],
  [16.2, 42.2],
  [15.2, 43],
  [14.4, 43.9],
  [13.2, 44.8],
];

/** Returns whether a place lies in Croatia or within some kilometres of it. */
export function isInCroatia([longitude = Number.NaN, latitude = Number.NaN]: Position): boolean {
  let inside = false;
  for (let at = 0, before = outline.length - 1; at < outline.length; before = at++) {
    const [x1, y1] = outline[at] as readonly [number, number];
    const [x2, y2] = outline[before] as readonly [number, number];
    if (y1 > latitude !== y2 > latitude && longitude < ((x2 - x1) * (latitude - y1)) / (y2 - y1) + x1) inside = !inside;
  }
  return inside;
}

/** Returns the first position of some polygons for which `isValid` is false. */
export function firstInvalid(
  polygons: readonly Polygon[],
  isValid: (position: Position) => boolean,
): Position | undefined {
  for (const rings of polygons) {
    for (const ring of rings) {
      const invalid = ring.find((position) => !isValid(position));
      if (invalid) return invalid;
    }
  }
  return undefined;
}
