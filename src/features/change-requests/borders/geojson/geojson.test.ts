import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Polygon, Position, ZoneBorder } from '#api/contract/borders.ts';
import { squareAround } from '../geometry/square.ts';
import { readGeoJson } from './readGeoJson.ts';
import { writeGeoJson } from './writeGeoJson.ts';

const square = squareAround({ latitude: 45.8, longitude: 16 });
const of = (geometry: unknown) =>
  JSON.stringify({ type: 'FeatureCollection', features: [{ type: 'Feature', properties: null, geometry }] });
const polygon = (rings: unknown) => of({ type: 'Polygon', coordinates: rings });
const refusalOf = (text: string) => {
  const read = readGeoJson(text);
  return 'refusal' in read ? read.refusal : undefined;
};

describe('what is taken', () => {
  test.each([
    ['a geometry', JSON.stringify({ type: 'Polygon', coordinates: square })],
    [
      'a feature',
      JSON.stringify({ type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: square } }),
    ],
    ['a collection', polygon(square)],
    ['a multipolygon', of({ type: 'MultiPolygon', coordinates: [square] })],
    [
      'a collection of geometries',
      of({ type: 'GeometryCollection', geometries: [{ type: 'Polygon', coordinates: square }] }),
    ],
    ['a file with a mark of its encoding', `\uFEFF${polygon(square)}`],
  ])('%s', (_, text) => {
    expect(readGeoJson(text)).toEqual({ polygons: [square], leftOut: 0 });
  });

  test('polygons of all features; points beside them are left out, and counted', () => {
    const far = squareAround({ latitude: 43.5, longitude: 16.45 });
    const text = JSON.stringify({
      type: 'FeatureCollection',
      features: [
        { type: 'Feature', properties: null, geometry: { type: 'Polygon', coordinates: square } },
        { type: 'Feature', properties: null, geometry: { type: 'Point', coordinates: [16, 45.8] } },
        { type: 'Feature', properties: null, geometry: null },
        { type: 'Feature', properties: null, geometry: { type: 'MultiPolygon', coordinates: [far] } },
      ],
    });
    expect(readGeoJson(text)).toEqual({ polygons: [square, far], leftOut: 1 });
  });

  test('what is exported is imported again to the last digit, with heights and holes', () => {
    const coordinate = fc.double({ min: 45.81, max: 45.812, noNaN: true });
    fc.assert(
      fc.property(coordinate, fc.integer({ min: 0, max: 500 }), (latitude, height) => {
        const ring: Position[] = [
          [16, 45.8, height],
          [16.01, 45.8, height],
          [16.01, latitude, height],
          [16, 45.8, height],
        ];
        const [hole = []] = squareAround({ latitude: 45.7, longitude: 16 }, 50);
        const polygons: Polygon[] = [[ring], [...squareAround({ latitude: 45.7, longitude: 16 }), hole]];
        const border: ZoneBorder = {
          zoneCode: '1',
          zoneName: 'Prva',
          cityCode: 'ZG',
          fill: '#3388FF',
          fillOpacity: 0.2,
          polygons,
        };
        expect(readGeoJson(writeGeoJson(border))).toEqual({ polygons, leftOut: 0 });
      }),
    );
  });
});

describe('what is refused, and why', () => {
  const [ring = []] = square;

  test.each([
    ['nothing', '', 'empty'],
    ['spaces', ' \n', 'empty'],
    ['no JSON', '{"type": "Polygon"', 'notJson'],
    ['JSON that is no GeoJSON', '{"name": "Zona 1"}', 'notGeoJson'],
    ['a number', '12', 'notGeoJson'],
    ['an array', '[[16, 45]]', 'notGeoJson'],
    ['TopoJSON', '{"type": "Topology", "objects": {}}', 'notGeoJson'],
    ['an empty collection', '{"type": "FeatureCollection", "features": []}', 'noPolygon'],
    ['an empty multipolygon', of({ type: 'MultiPolygon', coordinates: [] }), 'noPolygon'],
    ['texts for numbers', polygon([ring.map((at) => at.map(String))]), 'notNumbers'],
    ['a ring that is too shallow', polygon(ring), 'notNumbers'],
    ['a projection', polygon([ring.map(([x = 0, y = 0]) => [x * 30_000, y * 110_000])]), 'noDegrees'],
    ['Ljubljana', polygon(squareAround({ latitude: 46.05, longitude: 14.5 })), 'outside'],
  ])('%s', (_, text, kind) => {
    expect(refusalOf(text)?.kind).toBe(kind);
  });

  test('lines and points, by their name', () => {
    expect(refusalOf(of({ type: 'LineString', coordinates: ring }))).toEqual({
      kind: 'noPolygon',
      found: 'LineString',
    });
  });

  test('latitude first, with the shape as it was meant', () => {
    const turned = [ring.map(([x = 0, y = 0]) => [y, x])];
    expect(refusalOf(polygon(turned))).toEqual({ kind: 'swapped', polygons: [square] });
  });

  test('a ring that is open, too short or crosses itself, with its place', () => {
    expect(refusalOf(polygon([ring.slice(0, -1)]))).toMatchObject({
      kind: 'border',
      problem: { kind: 'open', at: ring[0] },
    });
    expect(refusalOf(polygon([[ring[0], ring[1], ring[0]]]))).toMatchObject({
      kind: 'border',
      problem: { kind: 'tooFew' },
    });
    const [a, b, c, d] = ring;
    expect(refusalOf(polygon([[a, c, b, d, a]]))).toMatchObject({ kind: 'border', problem: { kind: 'crossing' } });
  });

  test('no text whatever makes it throw', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(readGeoJson(text)).toHaveProperty('refusal');
      }),
    );
  });
});

test('a hundred thousand vertices are read and checked', () => {
  const count = 100_000;
  const ring = Array.from({ length: count + 1 }, (_, at) => {
    const angle = ((at % count) / count) * 2 * Math.PI;
    return [16 + Math.cos(angle) * 0.05, 45.75 + Math.sin(angle) * 0.05];
  });
  expect(readGeoJson(polygon([ring]))).toMatchObject({ leftOut: 0 });
});
