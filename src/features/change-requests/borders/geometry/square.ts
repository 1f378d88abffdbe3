import type { Polygon } from '#api/contract/borders.ts';

/** Metres of a degree of latitude. */
const degree = 111_320;
const rounded = (value: number) => Math.round(value * 1e7) / 1e7;

/** Returns a square around a place, with sides in metres: a zone without a border starts from it (behaviour 14.5). */
export function squareAround({ latitude, longitude }: { latitude: number; longitude: number }, side = 200): Polygon {
  const up = side / 2 / degree;
  const right = up / Math.cos((latitude * Math.PI) / 180);
  const [west, east] = [rounded(longitude - right), rounded(longitude + right)];
  const [south, north] = [rounded(latitude - up), rounded(latitude + up)];
  return [
    [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ],
  ];
}
