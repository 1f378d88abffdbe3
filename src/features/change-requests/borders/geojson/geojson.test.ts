import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Polygon, Position, ZoneBorder } from '#api/contract/borders.ts';
import { borderFacts } from '../checks/facts.ts';
import { squareAround } from '../geometry/square.ts';
import { admit, type ReadBorder, readGeoJson as readFeatures } from './readGeoJson.ts';
import { writeGeoJson } from './writeGeoJson.ts';

const square = squareAround({ latitude: 45.8, longitude: 16 });
/** Reads a text and takes all of its features. */
const readGeoJson = (text: string): ReadBorder => {
  const read = readFeatures(text);
  if ('problem' in read) return read;
  return admit(
    read.features.flatMap(({ polygons }) => polygons),
    read.leftOut,
    read.empty,
  );
};
const of = (geometry: unknown) =>
  JSON.stringify({ type: 'FeatureCollection', features: [{ type: 'Feature', properties: null, geometry }] });
const polygon = (rings: unknown) => of({ type: 'Polygon', coordinates: rings });
const fixture = (name: string) => readFileSync(new URL(`../fixtures/${name}`, import.meta.url), 'utf8');
const problemOf = (text: string) => {
  const read = readGeoJson(text);
  return 'problem' in read ? read.problem : undefined;
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
    expect(readGeoJson(text)).toEqual({ polygons: [square], leftOut: 0, empty: 0 });
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
    expect(readGeoJson(text)).toEqual({ polygons: [square, far], leftOut: 1, empty: 1 });
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
        const [hole = []] = squareAround({ latitude: 45.75, longitude: 16 }, 50);
        const polygons: Polygon[] = [[ring], [...squareAround({ latitude: 45.75, longitude: 16 }), hole]];
        const border: ZoneBorder = {
          zoneCode: '1',
          zoneName: 'Prva',
          cityCode: 'ZG',
          fill: '#3388FF',
          fillOpacity: 0.2,
          polygons,
        };
        expect(readGeoJson(writeGeoJson(border))).toEqual({ polygons, leftOut: 0, empty: 0 });
      }),
    );
  });
});

describe('cases from the field', () => {
  const read = (name: string) => readGeoJson(fixture(`${name}.geojson`));
  const squareArea = 206_835.2;

  test.each([
    ['two-features-nested', 'partInside', [15.973, 45.812]],
    ['vertex-at-crossing', 'crossing', [15.973, 45.812]],
    ['hole-outside-larger', 'holeOutside', [15.98, 45.81]],
    ['two-points', 'tooFew', [15.97, 45.81]],
    ['spike', 'overrun', [15.976, 45.814]],
  ])('%s is refused as %s, with its place', (name, kind, [longitude = 0, latitude = 0]) => {
    const at = [expect.closeTo(longitude, 6), expect.closeTo(latitude, 6)];
    expect(read(name)).toMatchObject({ problem: { kind: 'border', problems: [{ kind, at }], places: [at] } });
  });

  test.each([
    ['neighbours-share-whole-edge', 2, 413_670.4],
    ['hole-touches-corner', 1, undefined],
    ['empty-multipolygon-beside', 1, squareArea],
  ])('%s is taken, with its area', (name, count, area) => {
    const taken = read(name);
    if ('problem' in taken) throw new Error('The border is refused.');
    expect(taken.polygons).toHaveLength(count);
    const { size } = borderFacts(taken.polygons, []);
    if (area !== undefined) expect(size?.area).toBeCloseTo(area, 1);
    expect(taken.empty).toBe(name.startsWith('empty') ? 2 : 0);
  });

  test('two sides of a street are one zone: its perimeter has no edge between them', () => {
    const taken = read('neighbours-share-whole-edge');
    const { size, mended } = borderFacts('polygons' in taken ? taken.polygons : [], []);
    const joined = borderFacts(mended?.polygons ?? [], []);
    expect(mended?.steps).toEqual({ joined: 2 });
    expect(joined.size?.area).toBeCloseTo(2 * squareArea, 1);
    expect(joined.size?.perimeter).toBeCloseTo(size?.perimeter ?? 0, 3);
  });

  test.each([
    ['two-features-nested', { joined: 2 }],
    ['spike', { spikes: 1 }],
  ])('%s is offered mended', (name, steps) => {
    const refused = read(name);
    if (!('problem' in refused) || refused.problem.kind !== 'border') throw new Error('The border is not refused.');
    expect(refused.problem.mended?.steps).toEqual(steps);
    expect(borderFacts(refused.problem.mended?.polygons ?? [], []).size?.area).toBeCloseTo(squareArea, 1);
  });
});

describe('what is refused, and why', () => {
  const [ring = []] = square;

  test.each([
    ['nothing', '', 'empty'],
    ['spaces', ' \n', 'empty'],
    ['a text that is cut off', '{"type": "Polygon"', 'cutOff'],
    ['no JSON', 'Zona 1', 'notJson'],
    ['JSON that is no GeoJSON', '{"name": "Zona 1"}', 'notGeoJson'],
    ['a number', '12', 'notGeoJson'],
    ['an array', '[[16, 45]]', 'notGeoJson'],
    [
      'collections in collections without end',
      `${'{"type":"GeometryCollection","geometries":['.repeat(20_000)}${']}'.repeat(20_000)}`,
      'notGeoJson',
    ],
    ['numbers too large', polygon([ring.map(() => [16, 1e308 * 10])]).replaceAll('null', '1e999'), 'notNumbers'],
    ['one number', polygon([ring.map(([x]) => [x])]), 'notNumbers'],
    ['an empty collection', '{"type": "FeatureCollection", "features": []}', 'noPolygon'],
    ['an empty multipolygon', of({ type: 'MultiPolygon', coordinates: [] }), 'noPolygon'],
    ['texts for numbers', polygon([ring.map((at) => at.map(String))]), 'notNumbers'],
    ['a ring that is too shallow', polygon(ring), 'notNumbers'],
    ['a projection', polygon([ring.map(([x = 0, y = 0]) => [x * 30_000, y * 110_000])]), 'noDegrees'],
  ])('%s', (_, text, kind) => {
    expect(problemOf(text)?.kind).toBe(kind);
  });

  test('lines and points, by their name', () => {
    expect(problemOf(of({ type: 'LineString', coordinates: ring }))).toEqual({
      kind: 'noPolygon',
      found: ['LineString'],
    });
  });

  test('latitude first, with the shape as it was meant', () => {
    const turned = [ring.map(([x = 0, y = 0]) => [y, x])];
    expect(problemOf(polygon(turned))).toEqual({ kind: 'swapped', polygons: [square] });
  });

  test.each([
    ['<?xml version="1.0"?>\n<gpx version="1.1"></gpx>', 'gpx'],
    ['<gml:FeatureCollection xmlns:gml="http://www.opengis.net/gml"/>', 'xml'],
    ['Rar!\u001a\u0007', 'archive'],
    ['PK\u0003\u0004doc.kml', 'zip'],
    ['POLYGON ((15.97 45.81, 15.976 45.81, 15.976 45.814, 15.97 45.81))', 'wkt'],
    ['SRID=4326;MULTIPOLYGON(((15.97 45.81)))', 'wkt'],
    ['{"type": "Topology", "objects": {}}', 'topojson'],
  ])('another format, by its name: %s', (text, format) => {
    expect(problemOf(text)).toEqual({ kind: 'otherFormat', format });
  });

  test('a place outside Croatia before all that is wrong with the shape', () => {
    const [a = [], b = [], c = [], d = []] = squareAround({ latitude: 48.2, longitude: 16.37 })[0] ?? [];
    expect(problemOf(polygon([[a, c, b, d, a]]))).toMatchObject({
      kind: 'border',
      problems: [{ kind: 'outside', at: a }],
      places: [a],
      mended: undefined,
    });
  });

  test('a ring that is open, too short or crosses itself, with its place', () => {
    expect(problemOf(polygon([ring.slice(0, -1)]))).toMatchObject({
      kind: 'border',
      problems: [{ kind: 'open', at: ring[0] }],
    });
    expect(problemOf(polygon([[ring[0], ring[1], ring[0]]]))).toMatchObject({
      kind: 'border',
      problems: [{ kind: 'tooFew' }],
    });
    const [a, b, c, d] = ring;
    expect(problemOf(polygon([[a, c, b, d, a]]))).toMatchObject({ kind: 'border', problems: [{ kind: 'crossing' }] });
  });

  test('features keep their names and codes; what is no text is none', () => {
    const named = (properties: unknown) => ({
      type: 'Feature',
      properties,
      geometry: { type: 'Polygon', coordinates: square },
    });
    const features = [
      named({ zone_code: '0110', zone_name: 'Zona <b>1</b>' }),
      named({ NAZIV: 'Korzo', sifra: 12 }),
      named({ zone_code: { x: 1 } }),
    ];
    expect(readFeatures(JSON.stringify({ type: 'FeatureCollection', features }))).toMatchObject({
      features: [
        { name: 'Zona <b>1</b>', code: '0110' },
        { name: 'Korzo', code: '12' },
        { name: '', code: '' },
      ],
    });
  });

  test('no text whatever makes it throw', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(readGeoJson(text)).toHaveProperty('problem');
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
