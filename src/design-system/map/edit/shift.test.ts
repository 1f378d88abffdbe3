import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { MapPolygon } from '../types.ts';
import { degreesOf, isInside, shifted, snappedShift } from './shift.ts';
import { snapReach } from './snap.ts';

const square: MapPolygon = [
  [
    [15.97, 45.81, 120],
    [15.976, 45.81, 121],
    [15.976, 45.814, 122],
    [15.97, 45.814, 123],
    [15.97, 45.81, 120],
  ],
  [
    [15.972, 45.811],
    [15.972, 45.813],
    [15.974, 45.813],
    [15.974, 45.811],
    [15.972, 45.811],
  ],
];

test('a moved polygon keeps its shape to the last of seven digits, its holes and its heights', () => {
  const moved = shifted(square, { by: [0.0012345, -0.0007654] });
  expect(moved[0]?.[0]).toEqual([15.9712345, 45.8092346, 120]);
  expect(moved[0]?.at(-1)).toEqual(moved[0]?.[0]);
  expect(moved[1]?.[2]).toEqual([15.9752345, 45.8122346]);
});

const degrees = fc.integer({ min: -100_000, max: 100_000 }).map((value) => value / 1e7);

test('moving there and back changes nothing', () => {
  fc.assert(
    fc.property(degrees, degrees, (east, north) => {
      const there = shifted(square, { by: [east, north] });
      expect(shifted(there, { by: [-east, -north] })).toEqual(square);
    }),
  );
});

test('a vertex that comes near another polygon’s vertex goes exactly there, and the others with it', () => {
  const other: MapPolygon = [
    [
      [15.98000000123, 45.81],
      [15.984, 45.81],
      [15.984, 45.814],
      [15.98000000123, 45.81],
    ],
  ];
  const { shift, snap } = snappedShift(square, [0.00402, 0.00001], [other], 17, snapReach.mouse);
  expect(snap?.kind).toBe('vertex');
  const moved = shifted(square, shift);
  expect(moved[0]?.[1]?.[0]).toBe(15.98000000123);
  expect(moved[0]?.[1]?.[1]).toBe(45.81);
  expect(moved[0]?.[0]?.[0]).toBeCloseTo(15.97400000123, 9);
  expect(snappedShift(square, [0.002, 0], [other], 17, snapReach.mouse).snap).toBeUndefined();
});

test('the anchor of a ring’s first vertex is its last position too', () => {
  const moved = shifted(square, { by: [1, 1], anchor: { vertex: { ring: 0, index: 0 }, to: [16, 46] } });
  expect(moved[0]?.[0]).toEqual([16, 46, 120]);
  expect(moved[0]?.at(-1)).toEqual([16, 46, 120]);
});

test('inside is within the ring and outside of its holes', () => {
  expect(isInside(square, [15.971, 45.8105])).toBe(true);
  expect(isInside(square, [15.973, 45.812])).toBe(false);
  expect(isInside(square, [15.98, 45.812])).toBe(false);
});

test('a metre to the east is more degrees than a metre to the north', () => {
  const [east = 0, north = 0] = degreesOf(1, 1, 45.8);
  expect(north * 111_320).toBeCloseTo(1, 6);
  expect(east / north).toBeCloseTo(1 / Math.cos((45.8 * Math.PI) / 180), 6);
});
