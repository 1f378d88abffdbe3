import type { Polygon, ZoneBorder } from '#api/contract/borders.ts';
import type { ZoneDetails } from '#api/contract/zones.ts';

/** The place of the stories' provider: a square in Zagreb. */
export const place = { latitude: 45.8106, longitude: 15.9738 };

/** Returns a ring of vertices around a place (longitude, latitude), with a radius in metres. */
export function ringAround(
  { latitude, longitude }: typeof place,
  radius: number,
  corners: number,
  shape: (corner: number) => number = () => 1,
): Polygon[number] {
  const ring = Array.from({ length: corners }, (_, corner) => {
    const angle = (corner / corners) * 2 * Math.PI;
    const far = (radius * shape(corner)) / 111_320;
    const east = (far * Math.cos(angle)) / Math.cos((latitude * Math.PI) / 180);
    return [longitude + east, latitude + far * Math.sin(angle)].map((value) => Math.round(value * 1e7) / 1e7);
  });
  return [...ring, ring[0] as number[]];
}

/** Returns the position that is a number of metres to the east and north of a place. */
export const shifted = ({ latitude, longitude }: typeof place, east: number, north: number): typeof place => ({
  latitude: latitude + north / 111_320,
  longitude: longitude + east / (111_320 * Math.cos((latitude * Math.PI) / 180)),
});

export const borderOf = (zoneCode: string, polygons: readonly Polygon[], fill = '#3388FF'): ZoneBorder => ({
  zoneCode,
  zoneName: `Zona ${zoneCode}`,
  cityCode: 'ZG',
  fill,
  fillOpacity: 0.2,
  polygons,
});

/** Two parts, the first with a hole and heights. */
export const twoParts: readonly Polygon[] = [
  [
    ringAround(place, 260, 7).map((position) => [...position, 122.5]),
    ringAround(shifted(place, 30, 10), 90, 5).toReversed(),
  ],
  [ringAround(shifted(place, 520, -60), 130, 6)],
];

/** Neighbouring zones: one without an overlap, and one that overlaps the second part. */
export const neighbours: readonly ZoneBorder[] = [
  borderOf('Z-02', [[ringAround(shifted(place, -560, 90), 190, 8)]], '#3C8D5A'),
  borderOf('Z-03', [[ringAround(shifted(place, 700, 60), 130, 6)]], '#8A5FBF'),
];

export const zone = (change: Partial<ZoneDetails> = {}): ZoneDetails => ({
  id: 11,
  code: 'Z-01',
  name: 'Zona Z-01 Donji grad',
  color: '#E07A1F',
  isActive: true,
  cityCode: 'ZG',
  border: borderOf('Z-01', twoParts, '#E07A1F'),
  borderRequest: null,
  ...change,
});
