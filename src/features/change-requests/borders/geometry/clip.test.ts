import fc from 'fast-check';
import { type Geom, intersection } from 'polyclip-ts';
import { expect, test } from 'vitest';
import type { Polygon, Position, ZoneBorder } from '#api/contract/borders.ts';
import { clipToBox } from './clip.ts';
import { areaOf } from './measure.ts';
import { overlapsOf } from './overlap.ts';

const degrees = 1 / 100_000;
const closed = (points: readonly (readonly [number, number])[]): Position[] => {
  const ring = points.map(([x, y]): Position => [15.98 + x * degrees, 45.8 + y * degrees]);
  return [...ring, ring[0] as Position];
};
const star = (east: number) =>
  fc.array(fc.double({ min: 20, max: 100, noNaN: true }), { minLength: 5, maxLength: 60 }).map((far): Polygon => {
    const points = far.map((radius, index) => {
      const angle = (index / far.length) * 2 * Math.PI;
      return [radius * Math.cos(angle), radius * Math.sin(angle)] as const;
    });
    return [
      closed(points.map(([x, y]) => [x + east, y] as const)),
      closed(points.map(([x, y]) => [east + x / 3, y / 3] as const)).toReversed(),
    ];
  });
const zone = (polygons: readonly Polygon[]): ZoneBorder => ({
  zoneCode: 'A',
  zoneName: 'Zona A',
  cityCode: 'ZG',
  fill: '#3388FF',
  fillOpacity: 0.2,
  polygons,
});

test('a polygon in the box is kept as it is, one outside is none', () => {
  const polygon: Polygon = [
    closed([
      [0, 0],
      [50, 0],
      [50, 50],
    ]),
  ];
  const box = { west: 15.9, east: 16, south: 45.7, north: 45.9 };
  expect(clipToBox([polygon], box)).toEqual([polygon]);
  expect(clipToBox([polygon], { ...box, west: 15.99 })).toEqual([]);
});

test('any two polygons with holes have the same in common whether they are clipped or not', () => {
  fc.assert(
    fc.property(star(0), star(90), star(-60), (own, other, another) => {
      const whole = areaOf(intersection([own] as unknown as Geom, [other, another] as unknown as Geom));
      const [overlap] = overlapsOf([own], [zone([other, another])]);
      expect(Math.abs((overlap?.area ?? 0) - whole)).toBeLessThan(1);
      if (overlap) expect(Math.abs(overlap.area - whole)).toBeLessThan(1e-3 * whole + 1e-3);
    }),
    { numRuns: 60 },
  );
});

test('neighbours that share a long jagged border do not overlap', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: -20, max: 20, noNaN: true }), { minLength: 30, maxLength: 80 }), (jags) => {
      const line = jags.map((x, index) => [x, index * 5] as const);
      const west: Polygon = [closed([[-100, 0], ...line, [-100, jags.length * 5]])];
      const east: Polygon = [closed([...line.toReversed(), [100, 0], [100, jags.length * 5]])];
      expect(overlapsOf([west], [zone([east])])).toEqual([]);
    }),
    { numRuns: 60 },
  );
});
