import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkBorder } from '#api/borderRules.ts';
import type { Polygon, Position } from '#api/contract/borders.ts';
import { areaOf, verticesOf } from '../geometry/measure.ts';
import { splitPolygon } from './split.ts';

const fixture = (name: string): Polygon => {
  const text = readFileSync(new URL(`./fixtures/${name}.geojson`, import.meta.url), 'utf8');
  return JSON.parse(text).features[0].geometry.coordinates[0];
};
const square = fixture('square');
const withHole = fixture('square-with-hole');
const areas = (rings: Polygon, line: Position[]) => {
  const split = splitPolygon(rings, line);
  return 'pieces' in split ? split.pieces.map((piece) => Number(areaOf([piece]).toFixed(1))) : split.reason;
};
const upright = (longitude: number, south = 45.8, north = 45.82): Position[] => [
  [longitude, south],
  [longitude, north],
];

describe('the cases of the operator', () => {
  test('a line across makes two pieces', () => {
    expect(areas(square, upright(15.972))).toEqual([68_945.1, 137_890.1]);
  });

  test.each<[string, Position[]]>([
    [
      'that ends at them',
      [
        [15.97, 45.81],
        [15.976, 45.814],
      ],
    ],
    [
      'that ends outside',
      [
        [15.967, 45.808],
        [15.979, 45.816],
      ],
    ],
    [
      'from right to left',
      [
        [15.979, 45.816],
        [15.967, 45.808],
      ],
    ],
  ])('a line through two corners, %s, makes two triangles', (_, line) => {
    const split = splitPolygon(square, line);
    if (!('pieces' in split)) throw new Error(split.reason);
    expect(split.pieces.map((piece) => Number(areaOf([piece]).toFixed(1)))).toEqual([103_417.6, 103_417.6]);
    expect(split.pieces.map((piece) => verticesOf([piece]))).toEqual([3, 3]);
  });

  test('a line beside the hole leaves the hole to the piece that has it', () => {
    const split = splitPolygon(withHole, upright(15.971));
    if (!('pieces' in split)) throw new Error(split.reason);
    expect(split.pieces.map((piece) => Number(areaOf([piece]).toFixed(1)))).toEqual([34_472.5, 137_890.1]);
    expect(split.pieces.map((piece) => piece.length)).toEqual([1, 2]);
  });
});

describe('what splits nothing says why', () => {
  test.each<[string, Polygon, Position[], string]>([
    ['one point', square, [[15.972, 45.812]], 'short'],
    ['beside', square, upright(15.98), 'misses'],
    ['along an edge', square, upright(15.97), 'along'],
    ['along a part of an edge', square, upright(15.97, 45.811, 45.812), 'along'],
    ['along an edge and away', square, [...upright(15.97, 45.808, 45.812), [15.96, 45.812]], 'along'],
    ['5 mm inside an edge', square, upright(15.97 + 6e-8), 'along'],
    [
      'touching a corner',
      square,
      [
        [15.965, 45.815],
        [15.975, 45.805],
      ],
      'touches',
    ],
    [
      'ending at an edge from outside',
      square,
      [
        [15.96, 45.812],
        [15.97, 45.812],
      ],
      'touches',
    ],
    [
      'ending inside',
      square,
      [
        [15.96, 45.812],
        [15.973, 45.812],
      ],
      'endsInside',
    ],
    [
      'wholly inside',
      square,
      [
        [15.971, 45.812],
        [15.973, 45.812],
      ],
      'endsInside',
    ],
    [
      'to a hole',
      withHole,
      [
        [15.96, 45.812],
        [15.973, 45.812],
      ],
      'toHole',
    ],
    [
      'inside a hole',
      withHole,
      [
        [15.9725, 45.812],
        [15.9735, 45.812],
      ],
      'misses',
    ],
    ['along a hole', withHole, upright(15.972, 45.8115, 45.8125), 'along'],
    ['a line that crosses itself', square, [...upright(15.972), [15.975, 45.82], [15.971, 45.805]], 'crossesItself'],
  ])('%s', (_, rings, line, reason) => {
    // A corner is touched by a line that has the whole square on one side.
    expect(splitPolygon(rings, line)).toEqual({ reason });
  });
});

describe('other lines', () => {
  test('a line through a hole parts it among both pieces', () => {
    const split = splitPolygon(withHole, upright(15.973));
    if (!('pieces' in split)) throw new Error(split.reason);
    expect(split.pieces.map((piece) => piece.length)).toEqual([1, 1]);
    expect(areaOf(split.pieces)).toBeCloseTo(areaOf([withHole]), 3);
  });

  test('a line with a bend, from an edge and back to it, cuts a piece out of it', () => {
    const line = [
      [15.96, 45.811],
      [15.973, 45.812],
      [15.96, 45.813],
    ];
    const split = splitPolygon(square, line);
    if (!('pieces' in split)) throw new Error(split.reason);
    expect(split.pieces).toHaveLength(2);
    expect(split.pieces.map((piece) => verticesOf([piece])).sort()).toEqual([3, 7]);
  });

  test('a line that also goes on to a hole of the next part is cut off there', () => {
    // Through the west of the hole, whose east stays whole.
    const line = [
      [15.971, 45.8],
      [15.971, 45.82],
      [15.99, 45.82],
      [15.99, 45.812],
      [15.973, 45.812],
    ];
    const split = splitPolygon(withHole, line);
    if (!('pieces' in split)) throw new Error(split.reason);
    expect(split.pieces.map((piece) => piece.length)).toEqual([1, 2]);
    expect(checkBorder(split.pieces).problems).toEqual([]);
  });

  test('heights and the digits of vertices stay', () => {
    const high = square.map((ring) => ring.map((position) => [...position, 122.5]));
    const split = splitPolygon(high, upright(15.972));
    if (!('pieces' in split)) throw new Error(split.reason);
    const all = split.pieces.flat(2);
    for (const position of high[0] ?? []) expect(all).toContainEqual(position);
  });
});

/** A star with any number of points around a place, which no two lines of cross. */
const star = fc
  .array(fc.double({ min: 0.3, max: 1, noNaN: true }), { minLength: 5, maxLength: 40 })
  .map((far): Polygon => {
    const ring = far.map((each, index): Position => {
      const angle = (index / far.length) * 2 * Math.PI;
      return [15.98 + 0.003 * each * Math.cos(angle), 45.8 + 0.002 * each * Math.sin(angle)];
    });
    const hole = ring.map(([x = 0, y = 0]): Position => [15.98 + (x - 15.98) / 5, 45.8 + (y - 45.8) / 5]).toReversed();
    return [
      [...ring, ring[0] as Position],
      [...hole, hole[0] as Position],
    ];
  });
const place = fc.tuple(
  fc.double({ min: 15.976, max: 15.984, noNaN: true }),
  fc.double({ min: 45.797, max: 45.803, noNaN: true }),
);

test('any line through any polygon: what is split is valid, covers the same and keeps its vertices', () => {
  let split = 0;
  fc.assert(
    fc.property(star, fc.array(place, { minLength: 2, maxLength: 4 }), (rings, inner) => {
      const line: Position[] = [[15.97, 45.8], ...inner, [15.99, 45.801]];
      const result = splitPolygon(rings, line);
      if (!('pieces' in result)) return;
      split += 1;
      expect(result.pieces.length).toBeGreaterThan(1);
      expect(checkBorder(result.pieces).problems).toEqual([]);
      expect(Math.abs(areaOf(result.pieces) / areaOf([rings]) - 1)).toBeLessThan(1e-5);
      const after = new Set(result.pieces.flat(2).map(String));
      for (const position of rings.flat()) expect(after).toContain(String(position));
    }),
    { numRuns: 300 },
  );
  expect(split).toBeGreaterThan(50);
});
