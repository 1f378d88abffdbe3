import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { borderProblem, checkBorder } from '#api/borderRules.ts';
import type { Polygon, Position } from '#api/contract/borders.ts';
import { areaOf, sizeOf } from './measure.ts';
import { mend } from './mend.ts';

const at = ([east, north]: readonly number[]): Position => [16 + (east ?? 0) / 1000, 45.8 + (north ?? 0) / 1000];
const ring = (...corners: (readonly number[])[]): Position[] => [...corners, corners[0] ?? []].map(at);
const square = (east: number, north: number, size: number) =>
  ring([east, north], [east + size, north], [east + size, north + size], [east, north + size]);
const mended = (polygons: readonly Polygon[]) => mend(polygons, checkBorder(polygons));

test('what is right is not mended', () => {
  expect(mended([])).toBeUndefined();
  expect(mended([[square(0, 0, 10), square(2, 2, 3).toReversed()], [square(20, 0, 10)]])).toBeUndefined();
});

describe('what is mended', () => {
  test.each<[string, Polygon[], object, number]>([
    ['an open ring', [[square(0, 0, 10).slice(0, 4)]], { closed: 1 }, 5],
    ['doubled points', [[ring([0, 0], [10, 0], [10, 0], [10, 0], [10, 10], [0, 10])]], { doubled: 2 }, 5],
    ['a spike', [[ring([0, 0], [10, 0], [10, 10], [20, 10], [10, 10], [0, 10])]], { spikes: 1 }, 5],
    [
      'a spike of several points, from the first vertex',
      [[ring([0, 0], [-5, 0], [-10, 0], [-5, 0], [0, 0], [10, 0], [10, 10], [0, 10])]],
      { spikes: 1 },
      5,
    ],
    ['a ring that runs clockwise', [[square(0, 0, 10).toReversed()]], { turned: 1 }, 5],
    ['a hole without area', [[square(0, 0, 10), ring([2, 2], [4, 4], [3, 3])]], { dropped: 1 }, 5],
    ['a polygon without area beside another', [[square(0, 0, 10)], [ring([20, 0], [22, 0])]], { dropped: 1 }, 5],
    ['a polygon twice', [[square(0, 0, 10)], [square(0, 0, 10)]], { joined: 2 }, 5],
    ['a polygon in another', [[square(0, 0, 10)], [square(2, 2, 3)]], { joined: 2 }, 5],
  ])('%s', (_, polygons, steps, positions) => {
    const found = mended(polygons);
    expect(found?.steps).toEqual(steps);
    expect(found?.polygons.flat(2)).toHaveLength(positions);
    expect(sizeOf(found?.polygons ?? []).area).toBeCloseTo(areaOf([[square(0, 0, 10)]]), 1);
  });

  test('a ring that touches itself becomes two parts, or gets a hole', () => {
    const hourglass = [[ring([0, 0], [10, 0], [5, 5], [10, 10], [0, 10], [5, 5])]];
    const parts = mended(hourglass);
    expect(parts?.steps).toEqual({ split: 1 });
    expect(parts?.polygons).toHaveLength(2);
    const looped = [[ring([0, 0], [10, 0], [10, 10], [5, 10], [6, 6], [4, 6], [5, 10], [0, 10])]];
    const holed = mended(looped);
    expect(holed?.polygons).toMatchObject([{ length: 2 }]);
    expect(areaOf(holed?.polygons ?? [])).toBeCloseTo(areaOf(looped), 1);
  });

  test('heights stay where nothing is joined', () => {
    const high = ring([0, 0], [10, 0], [10, 0], [10, 10], [0, 10]).map((position) => [...position, 7]);
    expect(mended([[high]])?.polygons[0]?.[0]?.[1]).toEqual([...at([10, 0]), 7]);
  });
});

test.each<[string, Polygon[]]>([
  ['a bow, which could mean two things', [[ring([0, 0], [10, 10], [10, 0], [0, 10])]]],
  ['a hole outside', [[square(0, 0, 10), square(20, 0, 5)]]],
  ['two points', [[ring([0, 0], [6, 4], [6, 4])]]],
  ['a place outside Croatia', [[ring([0, 0], [10, 0], [10, 0], [10, 3000])]]],
  [
    'a bow beside doubled points',
    [[ring([0, 0], [10, 10], [10, 0], [0, 10])], [ring([20, 0], [30, 0], [30, 0], [30, 9])]],
  ],
])('%s is not mended', (_, polygons) => {
  expect(mended(polygons)).toBeUndefined();
});

test('doubled points, spikes and turns in any ring: what is mended is valid and covers the same', () => {
  const fault = fc.record({
    corner: fc.nat({ max: 7 }),
    kind: fc.constantFrom('double', 'spike'),
    length: fc.double({ min: 0.1, max: 3, noNaN: true }),
  });
  const corners = [
    [0, 0],
    [4, 0],
    [8, 0],
    [8, 4],
    [8, 8],
    [4, 8],
    [0, 8],
    [0, 4],
  ] as const;
  fc.assert(
    fc.property(fc.array(fault, { minLength: 1, maxLength: 5 }), fc.boolean(), (faults, isTurned) => {
      const spoilt = corners.flatMap((corner, index) =>
        faults
          .filter((one) => one.corner === index)
          .flatMap(({ kind, length }) => {
            const out = [corner[0] + Math.sign(corner[0] - 4) * length, corner[1] + Math.sign(corner[1] - 4) * length];
            return kind === 'double' ? [corner] : [corner, out];
          })
          .concat([corner]),
      );
      const polygons = [[isTurned ? ring(...spoilt).toReversed() : ring(...spoilt)]];
      const found = mended(polygons);
      expect(found && borderProblem(found.polygons)).toBeUndefined();
      expect(found?.polygons).toHaveLength(1);
      expect(areaOf(found?.polygons ?? [])).toBeCloseTo(areaOf([[ring(...corners)]]), 1);
    }),
    { numRuns: 60 },
  );
});
