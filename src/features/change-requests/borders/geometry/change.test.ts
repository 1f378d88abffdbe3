import { expect, test } from 'vitest';
import type { Polygon } from '#api/contract/borders.ts';
import { borderChange } from './change.ts';
import { compareBorders } from './compare.ts';
import { areaOf } from './measure.ts';

const box = (west: number, east: number): Polygon[] => [
  [
    [
      [west, 45],
      [east, 45],
      [east, 45.01],
      [west, 45.01],
      [west, 45],
    ],
  ],
];

test('a border that moves gains and loses as much as it moves by', () => {
  const { gained, lost } = borderChange(box(16, 16.01), box(16.005, 16.015));
  const half = areaOf(box(16, 16.005));
  expect(gained.area / half).toBeCloseTo(1, 3);
  expect(lost.area / half).toBeCloseTo(1, 3);
  // What is gained lies in the east, what is lost in the west.
  expect(areaOf(gained.polygons)).toBe(gained.area);
  expect(Math.min(...gained.polygons.flat(2).map(([longitude = 0]) => longitude))).toBeCloseTo(16.01);
  expect(Math.max(...lost.polygons.flat(2).map(([longitude = 0]) => longitude))).toBeCloseTo(16.005);
});

test('the same border gains and loses nothing; a new one gains all, a removed one loses all', () => {
  const border = box(16, 16.01);
  const areas = (before: readonly Polygon[], after: readonly Polygon[]) => {
    const { gained, lost } = borderChange(before, after);
    return { gained: gained.area, lost: lost.area };
  };
  expect(areas(border, border)).toEqual({ gained: 0, lost: 0 });
  expect(areas([], border)).toEqual({ gained: areaOf(border), lost: 0 });
  expect(areas(border, [])).toEqual({ gained: 0, lost: areaOf(border) });
});

test('a border in two parts that overlap, or whose hole is larger, is a border, and gains what it measures', () => {
  const inner = box(16.002, 16.004);
  const nested = [...box(16, 16.01), ...inner];
  const compared = compareBorders({ approved: [], now: undefined, requested: nested, others: [] });
  expect(compared.areas.requested).toBeCloseTo(areaOf(box(16, 16.01)), 3);
  expect(compared.gained.area).toBeCloseTo(compared.areas.requested, 3);
  expect(compared.lost).toEqual({ polygons: [], area: 0 });
  const [[hole = []] = []] = box(16.02, 16.05);
  const [[outer = []] = []] = box(16, 16.01);
  const odd = compareBorders({ approved: [[outer, hole]], now: undefined, requested: [], others: [] });
  expect(odd.areas.approved).toBeGreaterThan(0);
  expect(odd.lost.area).toBeCloseTo(odd.areas.approved, 3);
});
