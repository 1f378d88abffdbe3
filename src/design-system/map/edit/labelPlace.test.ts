import { expect, test } from 'vitest';
import { labelPlace } from './labelPlace.ts';
import { onPlane } from './nearest.ts';

const box = (west: number, south: number, east: number, north: number) => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
];

test('a name stands in the middle', () => {
  const place = labelPlace([box(15, 45, 17, 46)]);
  expect(place?.x).toBeCloseTo(onPlane([16, 45])[0], 9);
  expect(place?.width).toBeCloseTo(2 / 360, 9);
});

test('a hole in the middle is avoided', () => {
  const place = labelPlace([box(15, 45, 17, 46), box(15.5, 45.45, 16.5, 45.55).toReversed()]);
  const [, south] = onPlane([16, 45.45]);
  const [, north] = onPlane([16, 45.55]);
  expect((place?.y ?? 0) > south || (place?.y ?? 0) < north).toBe(true);
});

test('it lies inside of a bent polygon', () => {
  const bent = [
    [15, 45],
    [17, 45],
    [17, 46],
    [16.8, 46],
    [16.8, 45.2],
    [15, 45.2],
    [15, 45],
  ];
  const place = labelPlace([bent]);
  expect(place?.width).toBeCloseTo(0.2 / 360, 5);
  expect(labelPlace([[]])).toBeUndefined();
});
