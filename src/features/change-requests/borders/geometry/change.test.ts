import { expect, test } from 'vitest';
import type { Polygon } from '#api/contract/borders.ts';
import { borderChange } from './change.ts';
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
  expect(gained / half).toBeCloseTo(1, 3);
  expect(lost / half).toBeCloseTo(1, 3);
});

test('the same border gains and loses nothing; a new one gains all, a removed one loses all', () => {
  const border = box(16, 16.01);
  expect(borderChange(border, border)).toEqual({ gained: 0, lost: 0 });
  expect(borderChange([], border)).toEqual({ gained: areaOf(border), lost: 0 });
  expect(borderChange(border, [])).toEqual({ gained: 0, lost: areaOf(border) });
});
