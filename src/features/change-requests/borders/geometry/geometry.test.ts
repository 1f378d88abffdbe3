import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Polygon, ZoneBorder } from '#api/contract/borders.ts';
import { isInCroatia } from './croatia.ts';
import { areaOf, perimeterOf, verticesOf } from './measure.ts';
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
          expect(perimeterOf(square) / 800).toBeCloseTo(1, 1);
        },
      ),
    );
  });

  test('a hole is taken off the area and has an edge too', () => {
    const [outer = []] = squareAround(zagreb, 400);
    const [hole = []] = squareAround(zagreb, 100);
    const ring = [[outer, hole]];
    expect(areaOf(ring)).toBeCloseTo(areaOf([[outer]]) - areaOf([[hole]]), 3);
    expect(perimeterOf(ring)).toBeCloseTo(perimeterOf([[outer]]) + perimeterOf([[hole]]), 6);
    expect(verticesOf(ring)).toBe(8);
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

describe('Croatia', () => {
  test.each([
    ['Zagreb', 15.98, 45.81],
    ['Umag', 13.52, 45.43],
    ['Čakovec', 16.43, 46.39],
    ['Ilok', 19.38, 45.22],
    ['Vukovar', 19.0, 45.35],
    ['Beli Manastir', 18.6, 45.77],
    ['Slavonski Brod', 18.02, 45.16],
    ['Knin', 16.19, 44.04],
    ['Metković', 17.65, 43.05],
    ['Dubrovnik', 18.09, 42.65],
    ['Prevlaka', 18.52, 42.39],
    ['Vis', 16.18, 43.06],
    ['Rijeka', 14.44, 45.33],
    ['Dvor', 16.37, 45.07],
    ['Pula', 13.85, 44.87],
  ])('%s lies in it', (_, longitude, latitude) => {
    expect(isInCroatia([longitude, latitude])).toBe(true);
  });

  test.each([
    ['Ljubljana', 14.5, 46.05],
    ['Beograd', 20.46, 44.81],
    ['Sarajevo', 18.41, 43.86],
    ['Banja Luka', 17.19, 44.77],
    ['Pécs', 18.23, 46.07],
    ['Ancona', 13.5, 43.6],
    ['latitude first', 45.81, 15.98],
    ['nowhere', 0, 0],
    ['no number', Number.NaN, Number.NaN],
  ])('%s does not', (_, longitude, latitude) => {
    expect(isInCroatia([longitude, latitude])).toBe(false);
  });
});
