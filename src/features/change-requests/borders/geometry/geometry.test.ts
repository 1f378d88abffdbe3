import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Polygon, ZoneBorder } from '#api/contract/borders.ts';
import { areaOf, sizeOf, unionOf, verticesOf } from './measure.ts';
import { overlapsOf } from './overlap.ts';
import { squareAround } from './square.ts';

const zagreb = { latitude: 45.8, longitude: 16 };
const zone = (zoneCode: string, ...polygons: Polygon[]): ZoneBorder => ({
  zoneCode,
  zoneName: `Zona ${zoneCode}`,
  cityCode: 'ZG',
  fill: '#3388FF',
  fillOpacity: 0.2,
  polygons,
});

describe('square, area and perimeter', () => {
  test('the square around a place has sides of 200 m', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 42.4, max: 46.5, noNaN: true }),
        fc.double({ min: 13.5, max: 19.4, noNaN: true }),
        (latitude, longitude) => {
          const square = [squareAround({ latitude, longitude })];
          expect(areaOf(square) / 40_000).toBeCloseTo(1, 1);
          expect(sizeOf(square).perimeter / 800).toBeCloseTo(1, 1);
        },
      ),
    );
  });

  test('a hole is taken off the area and has an edge too', () => {
    const [outer = []] = squareAround(zagreb, 400);
    const [hole = []] = squareAround(zagreb, 100);
    const ring = [[outer, hole]];
    expect(areaOf(ring)).toBeCloseTo(areaOf([[outer]]) - areaOf([[hole]]), 3);
    expect(sizeOf(ring).perimeter).toBeCloseTo(sizeOf([[outer]]).perimeter + sizeOf([[hole]]).perimeter, 6);
    expect(verticesOf(ring)).toBe(8);
  });

  test('polygons that overlap are measured once, and no area is negative', () => {
    const polygons = [squareAround(zagreb, 400), squareAround(zagreb, 100)];
    expect(sizeOf(polygons).area).toBeCloseTo(areaOf(polygons.slice(0, 1)), 3);
    const [inner = []] = squareAround(zagreb, 100);
    const [outer = []] = squareAround(zagreb, 400);
    expect(areaOf([[inner, outer]])).toBe(0);
  });

  test('a union is no larger than its parts together, nor smaller than the largest', () => {
    const placed = fc.record({
      latitude: fc.double({ min: 45.79, max: 45.81, noNaN: true }),
      longitude: fc.double({ min: 15.99, max: 16.01, noNaN: true }),
      side: fc.integer({ min: 50, max: 1000 }),
    });
    fc.assert(
      fc.property(fc.array(placed, { minLength: 1, maxLength: 6 }), (places) => {
        const polygons = places.map(({ side, ...place }) => squareAround(place, side));
        const areas = polygons.map((polygon) => areaOf([polygon]));
        const { area } = sizeOf(polygons);
        expect(area).toBeLessThanOrEqual(areas.reduce((sum, each) => sum + each, 0) * (1 + 1e-9));
        expect(area).toBeGreaterThanOrEqual(Math.max(...areas) * (1 - 1e-9));
        expect(areaOf(unionOf(unionOf(polygons)))).toBeCloseTo(area, 3);
      }),
      { numRuns: 30 },
    );
  });

  test('a square degree has its area on the sphere', () => {
    const degree = [
      [
        [16, 45],
        [17, 45],
        [17, 46],
        [16, 46],
        [16, 45],
      ],
    ];
    const expected =
      ((Math.PI / 180) * (Math.sin((46 * Math.PI) / 180) - Math.sin((45 * Math.PI) / 180)) * 6_371_008.8 ** 2) / 1e6;
    expect(areaOf([degree]) / 1e6 / expected).toBeCloseTo(1, 2);
  });
});

describe('overlap', () => {
  const border = [squareAround(zagreb)];

  test('is found, with its size, the largest first', () => {
    const near = zone('A', squareAround({ ...zagreb, longitude: 16.002 }));
    const same = zone('B', squareAround(zagreb));
    const far = zone('C', squareAround({ ...zagreb, longitude: 16.2 }));
    const found = overlapsOf(border, [near, far, same]);
    expect(found.map(({ zoneCode }) => zoneCode)).toEqual(['B', 'A']);
    expect(found[0]?.area).toBeCloseTo(areaOf(border), 0);
    expect(found[1]?.area).toBeGreaterThan(1000);
  });

  test('neighbours that share an edge do not overlap, nor does one that lies in a hole', () => {
    const [ring = []] = squareAround(zagreb);
    const [west, east] = [ring[0]?.[0] ?? 0, ring[1]?.[0] ?? 0];
    const beside = ring.map(([longitude = 0, latitude = 0]) => [longitude + (east - west), latitude]);
    expect(overlapsOf(border, [zone('A', [beside])])).toEqual([]);
    const [outer = []] = squareAround(zagreb, 1000);
    expect(overlapsOf(border, [zone('A', [outer, ring])])).toEqual([]);
  });
});
