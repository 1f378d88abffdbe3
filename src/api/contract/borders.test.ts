import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { zoneBorders } from './borders.ts';

const square = [
  [
    [16, 43],
    [16.1, 43],
    [16.1, 43.1],
    [16, 43],
  ],
];
const feature = (geometry: object) => ({
  type: 'Feature',
  properties: { zone_code: '2', zone_name: 'Riva' },
  geometry,
});

test('an empty object means that no zone has a border', () => {
  expect(z.safeDecode(zoneBorders, {}).data).toEqual([]);
});

test.each([
  ['an object of another shape', { unexpected: { value: true } }],
  [
    'a collection with a feature that has no polygons',
    { type: 'FeatureCollection', features: [feature({ type: 'Point', coordinates: [16, 43] })] },
  ],
])('%s is no answer about borders', (_, wire) => {
  expect(z.safeDecode(zoneBorders, wire as never).success).toBe(false);
});

test('borders survive encoding and decoding', () => {
  const wire = { type: 'FeatureCollection', features: [feature({ type: 'MultiPolygon', coordinates: [square] })] };
  const decoded = z.safeDecode(zoneBorders, wire as never);
  expect(decoded.error?.issues).toBeUndefined();
  expect(z.decode(zoneBorders, z.encode(zoneBorders, decoded.data ?? []) as never)).toEqual(decoded.data);
});
