import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkBorder } from '#api/borderRules.ts';
import type { Polygon, Position } from '#api/contract/borders.ts';
import { areaOf, verticesOf } from '../geometry/measure.ts';
import { joinPolygons } from './join.ts';
import { closed, planeAt } from './plane.ts';

const fixture = (name: string): [Polygon, Polygon] => {
  const text = readFileSync(new URL(`./fixtures/${name}.geojson`, import.meta.url), 'utf8');
  return JSON.parse(text).features[0].geometry.coordinates;
};

/** Returns a ring from metres around a place in Zagreb. */
const plane = planeAt([[[[15.98, 45.8]]]]);
const ring = (...points: readonly (readonly [number, number])[]): readonly Position[] =>
  closed(points.map(plane.positionOf));
const box = (west: number, east: number, south = 0, north = 100): Polygon => [
  ring([west, south], [east, south], [east, north], [west, north]),
];
const joined = (a: Polygon, b: Polygon) => {
  const result = joinPolygons(a, b);
  if (!('polygon' in result)) throw new Error(result.reason);
  return result;
};

test('two halves become one polygon', () => {
  const { polygon, gap } = joined(...fixture('two-halves'));
  expect(areaOf([polygon]).toFixed(1)).toBe('206835.2');
  expect(verticesOf([polygon])).toBe(4);
  expect(gap).toBe(0);
});

test('polygons that touch in a corner are not joined', () => {
  expect(joinPolygons(...fixture('corner-only'))).toEqual({ reason: 'corner' });
});

describe('gaps', () => {
  test.each([0.02, 0.05, 0.1])('of %d m are closed', (width) => {
    const { polygon, gap } = joined(box(0, 100), box(100 + width, 200));
    expect(gap).toBeCloseTo(width, 3);
    expect(polygon).toHaveLength(1);
    expect(areaOf([polygon]) / areaOf([box(0, 200)])).toBeCloseTo(1, 6);
    expect(checkBorder([polygon]).problems).toEqual([]);
  });

  test.each([0.11, 0.5, 3])('of %d m are not', (width) => {
    expect(joinPolygons(box(0, 100), box(100 + width, 200))).toEqual({ reason: 'apart' });
  });

  test('far away', () => {
    expect(joinPolygons(box(0, 100), box(5000, 5100))).toEqual({ reason: 'apart' });
  });

  test('beside longer and shorter edges, whichever is first', () => {
    const [short, long] = [box(0, 100, 20, 80), box(100.06, 200, -50, 150)];
    for (const [a, b] of [
      [short, long],
      [long, short],
    ] as const) {
      const { polygon, gap } = joined(a, b);
      expect(gap).toBeCloseTo(0.06, 3);
      expect(polygon).toHaveLength(1);
      expect(checkBorder([polygon]).problems).toEqual([]);
    }
  });

  test('between corners alone are not closed to a corner', () => {
    expect(joinPolygons(box(0, 100), box(100.05, 200, 100.05, 200))).toEqual({ reason: 'corner' });
  });

  test('that are holes of a narrow kind are filled', () => {
    const a = box(0, 100);
    const b: Polygon = [ring([100, 0], [200, 0], [200, 100], [100, 100], [100.06, 70], [100.06, 30])];
    const { polygon } = joined(a, b);
    expect(polygon).toHaveLength(1);
  });
});

test('overlaps, holes and a polygon that fills a hole', () => {
  expect(areaOf([joined(box(0, 100), box(50, 150)).polygon]) / areaOf([box(0, 150)])).toBeCloseTo(1, 6);
  const [outer = []] = box(0, 100);
  const [hole = []] = box(40, 60, 40, 60);
  const holed: Polygon = [outer, hole.toReversed()];
  expect(joined(holed, box(100, 200)).polygon).toHaveLength(2);
  expect(joined(holed, [hole]).polygon).toHaveLength(1);
});

test('any two parts of a square that a jagged line and a gap of at most 10 cm part: one valid polygon again', () => {
  const jags = fc.array(fc.double({ min: -30, max: 30, noNaN: true }), { minLength: 1, maxLength: 12 });
  const extra = fc.array(fc.double({ min: 0.05, max: 0.95, noNaN: true }), { maxLength: 3 });
  fc.assert(
    fc.property(jags, extra, fc.double({ min: 0, max: 0.09, noNaN: true }), (far, extras, gap) => {
      const line = far.map((x, index) => [x, -100 + ((index + 1) * 200) / (far.length + 1)] as const);
      const all = [[0, -100] as const, ...line, [0, 100] as const];
      // The other side of the gap has further vertices, as if it had been drawn by somebody else.
      const other = all.flatMap((point, index) => {
        const next = all[index + 1];
        if (!next) return [point];
        const along = extras[index];
        return along === undefined
          ? [point]
          : [point, [point[0] + along * (next[0] - point[0]), point[1] + along * (next[1] - point[1])] as const];
      });
      const left: Polygon = [ring([-100, -100], ...all, [-100, 100])];
      const right: Polygon = [
        ring(...other.map(([x, y]) => [x + gap, y] as const).toReversed(), [100, -100], [100, 100]),
      ];
      const result = joinPolygons(left, right);
      if (!('polygon' in result)) throw new Error(result.reason);
      expect(result.polygon).toHaveLength(1);
      expect(checkBorder([result.polygon]).problems).toEqual([]);
      expect(Math.abs(areaOf([result.polygon]) / areaOf([box(-100, 100, -100, 100)]) - 1)).toBeLessThan(1e-3);
    }),
    { numRuns: 200 },
  );
});
