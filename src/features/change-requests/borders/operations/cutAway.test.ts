import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkBorder } from '#api/borderRules.ts';
import type { Polygon, Position, ZoneBorder } from '#api/contract/borders.ts';
import { areaOf } from '../geometry/measure.ts';
import { overlapsOf } from '../geometry/overlap.ts';
import { cutAway } from './cutAway.ts';
import { closed, opened, planeAt, widthOf } from './plane.ts';

const plane = planeAt([[[[15.98, 45.8]]]]);
const ring = (...points: readonly (readonly [number, number])[]): readonly Position[] =>
  closed(points.map(plane.positionOf));
const box = (west: number, east: number, south = 0, north = 100): Polygon => [
  ring([west, south], [east, south], [east, north], [west, north]),
];
const zone = (...polygons: Polygon[]): ZoneBorder => ({
  zoneCode: 'Z-02',
  zoneName: 'Zona 2',
  cityCode: 'ZG',
  fill: '#3388FF',
  fillOpacity: 0.2,
  polygons,
});
const cut = (polygons: readonly Polygon[], others: readonly Polygon[]) => {
  const result = cutAway(polygons, others);
  if (!('polygons' in result)) throw new Error(result.reason);
  expect(checkBorder(result.polygons).problems).toEqual([]);
  expect(overlapsOf(result.polygons, [zone(...others)])).toEqual([]);
  return result;
};

test('an overlap goes, and the new edge is the neighbour’s to the last digit', () => {
  const other = box(80, 200, -20, 60);
  const { polygons, area, gone } = cut([box(0, 100)], [other]);
  expect(polygons).toHaveLength(1);
  expect(area).toBeCloseTo(areaOf([box(80, 100, 0, 60)]), 0);
  expect(gone).toBe(0);
  const corner = other[0]?.[3];
  expect(polygons.flat(2)).toContainEqual(corner);
});

test('a neighbour inside makes a hole, one across makes two polygons', () => {
  expect(cut([box(0, 100)], [box(40, 60, 40, 60)]).polygons).toMatchObject([{ length: 2 }]);
  expect(cut([box(0, 100)], [box(40, 60, -10, 110)]).polygons).toHaveLength(2);
});

test('the other polygons are the same objects; one that lies in the neighbour goes, which is said', () => {
  const [far, inner] = [box(500, 600), box(110, 120, 20, 30)];
  const { polygons, gone } = cut([far, box(0, 100), inner], [box(90, 200)]);
  expect(polygons[0]).toBe(far);
  expect(polygons).toHaveLength(2);
  expect(gone).toBe(1);
});

test.each<[string, Polygon[], Polygon[], string]>([
  ['a border that lies in the neighbour', [box(20, 40, 20, 40)], [box(0, 100)], 'nothing'],
  ['the same border', [box(0, 100)], [box(0, 100)], 'nothing'],
  ['a border of which 5 cm would be left', [box(0, 100.05)], [box(0, 100, -1, 101)], 'nothing'],
  ['a neighbour that shares an edge', [box(0, 100)], [box(100, 200)], 'noOverlap'],
  ['a neighbour that is far', [box(0, 100)], [box(1000, 2000)], 'noOverlap'],
])('%s', (_, own, others, reason) => {
  expect(cutAway(own, others)).toEqual({ reason });
});

describe('slivers', () => {
  test('a strip of 3 cm beside the neighbour goes, alone or joined to the rest', () => {
    // The neighbour leaves 3 cm of the north of the border's eastern half.
    const { polygons } = cut([box(0, 100)], [box(50, 150, -10, 99.97)]);
    expect(polygons).toHaveLength(1);
    expect(areaOf(polygons) / areaOf([box(0, 50)])).toBeCloseTo(1, 3);
    expect(polygons[0]?.[0]?.map((position) => plane.pointOf(position)[0] > 51)).not.toContain(true);
    expect(cut([box(0, 100)], [box(0.03, 50, -10, 110)]).polygons).toHaveLength(1);
  });

  test('a part of half a metre is none', () => {
    const { polygons } = cut([box(0, 100)], [box(50, 150, -10, 99.5)]);
    expect(areaOf(polygons)).toBeGreaterThan(areaOf([box(0, 50)]) + 20);
  });
});

test('any border and any neighbour: no overlap, no sliver, nothing that was not there', () => {
  const star = (east: number) =>
    fc.array(fc.double({ min: 20, max: 100, noNaN: true }), { minLength: 3, maxLength: 12 }).map(
      (far): Polygon => [
        ring(
          ...far.map((radius, index) => {
            const angle = (index / far.length) * 2 * Math.PI;
            return [east + radius * Math.cos(angle), radius * Math.sin(angle)] as const;
          }),
        ),
      ],
    );
  fc.assert(
    fc.property(star(0), star(90), (own, other) => {
      const result = cutAway([own], [other]);
      if (!('polygons' in result)) return;
      expect(checkBorder(result.polygons).problems).toEqual([]);
      expect(overlapsOf(result.polygons, [zone(other)])).toEqual([]);
      expect(areaOf(result.polygons) + result.area).toBeCloseTo(areaOf([own]), 1);
      for (const [outer = []] of result.polygons)
        expect(widthOf(opened(outer).map(plane.pointOf))).toBeGreaterThan(0.1);
    }),
    { numRuns: 200 },
  );
});
