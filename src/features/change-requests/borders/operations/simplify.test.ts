import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkBorder } from '#api/borderRules.ts';
import type { Polygon, Position } from '#api/contract/borders.ts';
import { areaOf, verticesOf } from '../geometry/measure.ts';
import { between, closed, nearestOn, opened, planeAt } from './plane.ts';
import { simplify } from './simplify.ts';
import { splitPolygon } from './split.ts';

const plane = planeAt([[[[15.98, 45.8]]]]);
const ring = (...points: readonly (readonly [number, number])[]): readonly Position[] =>
  closed(points.map(plane.positionOf));

test('vertices on a straight edge go, and corners stay', () => {
  const along = Array.from({ length: 20 }, (_, index) => [index * 5, 0] as const);
  const polygon: Polygon = [ring(...along, [100, 0], [100, 100], [0, 100])];
  expect(simplify([polygon], 0.5)).toEqual([[ring([0, 0], [100, 0], [100, 100], [0, 100])]]);
});

test('what is straight already is the same object, and heights stay', () => {
  const polygon: Polygon = [ring([0, 0], [100, 0], [100, 100], [0, 100]).map((position) => [...position, 7])];
  expect(simplify([polygon], 5)[0]).toBe(polygon);
  const bent: Polygon = [ring([0, 0], [50, 1], [100, 0], [100, 100], [0, 100]).map((position) => [...position, 7])];
  expect(simplify([bent], 2)[0]?.[0]).toEqual(polygon[0]);
});

describe('nothing crosses', () => {
  test('a hole near the edge keeps the edge from going over it', () => {
    const outer = ring([0, 0], [100, 0], [100, 100], [50, 109], [0, 100]);
    const near = ring([48, 102], [50, 106], [52, 102]).toReversed();
    const far = ring([48, 52], [50, 56], [52, 52]).toReversed();
    expect(verticesOf(simplify([[outer, near]], 10))).toBe(8);
    expect(verticesOf(simplify([[outer, far]], 10))).toBe(7);
  });

  test('a triangle is the least that is left of a ring', () => {
    const small = ring([40, 40], [40, 41], [41, 41], [41, 40]);
    const result = simplify([[ring([0, 0], [100, 0], [100, 100], [0, 100]), small]], 75);
    expect(result[0]?.map((each) => each.length)).toEqual([4, 4]);
    expect(checkBorder(result).problems).toEqual([]);
  });

  test('a hole that touches the edge twice does not come to run along it', () => {
    const outer = ring([0, 0], [100, 0], [100, 100], [70, 100], [50, 103], [30, 100], [0, 100]);
    const hole = ring([30, 100], [50, 97], [70, 100], [50, 60]).toReversed();
    const result = simplify([[outer, hole]], 5);
    expect(checkBorder(result).problems.map(({ kind }) => kind)).toEqual(
      checkBorder([[outer, hole]]).problems.map(({ kind }) => kind),
    );
  });
});

test('only the chosen polygon changes, and the edge that it shares stays', () => {
  const shared = [
    [100, 0],
    [101, 30],
    [99, 60],
    [100, 100],
  ] as const;
  const left: Polygon = [ring([0, 0], [50, 1], ...shared, [0, 100])];
  const right: Polygon = [ring(...shared.toReversed(), [150, 1], [200, 0], [200, 100])];
  const [changed, kept] = simplify([left, right], 3, 0);
  expect(kept).toBe(right);
  expect(changed?.[0]).toHaveLength((left[0]?.length ?? 0) - 1);
  const both = simplify([left, right], 3);
  expect(verticesOf(both)).toBeLessThan(verticesOf([left, right]) - 4);
  expect(checkBorder(both).problems).toEqual([]);
});

/** A wobbly star with a hole. */
const wobbly = fc
  .record({
    far: fc.array(fc.double({ min: 0.4, max: 1, noNaN: true }), { minLength: 6, maxLength: 90 }),
    hole: fc.double({ min: 0.1, max: 0.98, noNaN: true }),
  })
  .map(({ far, hole }): Polygon => {
    const points = far.map((each, index) => {
      const angle = (index / far.length) * 2 * Math.PI;
      return [200 * each * Math.cos(angle), 200 * each * Math.sin(angle)] as const;
    });
    return [ring(...points), ring(...points.map(([x, y]) => [x * hole, y * hole] as const)).toReversed()];
  });

test('any polygon at any tolerance: valid, with its holes, and no place further off than the tolerance', () => {
  fc.assert(
    fc.property(wobbly, fc.double({ min: 0.1, max: 120, noNaN: true }), (polygon, tolerance) => {
      const [result = []] = simplify([polygon], tolerance);
      expect(checkBorder([result]).problems).toEqual([]);
      expect(result).toHaveLength(polygon.length);
      for (const [index, positions] of polygon.entries()) {
        const after = (result[index] ?? []).map(plane.pointOf);
        for (const position of opened(positions)) {
          const point = plane.pointOf(position);
          const nearest = Math.min(
            ...after
              .slice(1)
              .map((to, at) => between(nearestOn(point, after[at] as (typeof after)[number], to).at, point)),
          );
          expect(nearest).toBeLessThanOrEqual(tolerance * 1.001 + 1e-6);
        }
      }
    }),
    { numRuns: 150 },
  );
});

test('the pieces of a split stay beside each other without a gap', () => {
  fc.assert(
    fc.property(
      wobbly,
      fc.array(fc.double({ min: -150, max: 150, noNaN: true }), { minLength: 1, maxLength: 12 }),
      fc.double({ min: 0.1, max: 60, noNaN: true }),
      ([outer = []], bends, tolerance) => {
        const line = [
          [-250, 10] as const,
          ...bends.map((y, index) => [-200 + (400 * (index + 1)) / (bends.length + 1), y] as const),
          [250, -10] as const,
        ].map(plane.positionOf);
        const split = splitPolygon([outer], line);
        if (!('pieces' in split)) return;
        const result = simplify(split.pieces, tolerance);
        expect(checkBorder(result).problems).toEqual([]);
        expect(result).toHaveLength(split.pieces.length);
      },
    ),
    { numRuns: 100 },
  );
});

test('30,000 vertices become a tenth', () => {
  const far = Array.from({ length: 30_000 }, (_, index) => {
    const angle = (index / 30_000) * 2 * Math.PI;
    const radius = 1500 + 5 * Math.sin(index / 3) + 80 * Math.sin(index / 400);
    return [radius * Math.cos(angle), radius * Math.sin(angle)] as const;
  });
  const polygon: Polygon = [ring(...far)];
  const result = simplify([polygon], 8);
  expect(verticesOf(result)).toBeLessThan(4000);
  expect(Math.abs(areaOf(result) / areaOf([polygon]) - 1)).toBeLessThan(0.02);
});
