import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { borderProblem, checkBorder, crossingsOf } from './borderRules.ts';
import type { Polygon, Position } from './contract/borders.ts';

/** A position in Zagreb, in steps of about 80 m east and 110 m north. */
const at = ([east, north]: readonly number[]): Position => [16 + (east ?? 0) / 1000, 45.8 + (north ?? 0) / 1000];
const ring = (...corners: (readonly number[])[]): Position[] => [...corners, corners[0] ?? []].map(at);
const square = (east: number, north: number, size: number) =>
  ring([east, north], [east + size, north], [east + size, north + size], [east, north + size]);

describe('what is allowed', () => {
  test.each<[string, Polygon[]]>([
    ['none', []],
    ['a square', [[square(0, 0, 10)]]],
    ['a ring that runs clockwise', [[square(0, 0, 10).toReversed()]]],
    ['doubled points', [[ring([0, 0], [10, 0], [10, 0], [10, 10], [0, 10])]]],
    ['heights', [[square(0, 0, 10).map((position) => [...position, 120])]]],
    ['a hole', [[square(0, 0, 10), square(2, 2, 3)]]],
    ['a hole that touches its ring in a corner', [[square(0, 0, 10), ring([0, 0], [3, 2], [2, 3])]]],
    ['holes that touch in a corner', [[square(0, 0, 10), square(1, 1, 3), square(4, 4, 3)]]],
    ['parts apart', [[square(0, 0, 10)], [square(20, 0, 10)]]],
    ['parts that touch in a corner', [[square(0, 0, 10)], [square(10, 10, 10)]]],
    ['a part in the hole of another, whose ring is its edge', [[square(0, 0, 10), square(2, 2, 3)], [square(2, 2, 3)]]],
    ['parts that share an edge', [[square(0, 0, 10)], [square(10, 0, 10)]]],
    ['parts that share a part of an edge', [[square(0, 0, 10)], [square(10, 3, 4)]]],
  ])('%s', (_, polygons) => {
    expect(checkBorder(polygons).problems).toEqual([]);
  });

  test('an edge shared to six decimals: a vertex beside the other part’s edge by some centimetres', () => {
    // The second part has a vertex on the slanted edge of the first, rounded as RFC 7946 recommends.
    const first = [
      [15.97, 45.81],
      [15.976123, 45.810457],
      [15.975456, 45.814321],
      [15.97, 45.814],
      [15.97, 45.81],
    ];
    const rounded = [0.3, 0.31, 0.57, 0.77].map((part) =>
      [0, 1].map((axis) => {
        const [a, b] = [first[1]?.[axis] ?? 0, first[2]?.[axis] ?? 0];
        return Math.round((a + (b - a) * part) * 1e6) / 1e6;
      }),
    );
    const second = [first[1] ?? [], [15.98, 45.812], first[2] ?? [], ...rounded.toReversed(), first[1] ?? []];
    expect(checkBorder([[first], [second]])).toEqual({ problems: [], pairs: [[0, 1]] });
  });
});

describe('what is refused, with its kind and place', () => {
  test.each<[string, Polygon[], object]>([
    ['no ring', [[]], { kind: 'noRing', polygon: 0 }],
    ['an empty ring', [[[]]], { kind: 'tooFew', polygon: 0, ring: 0 }],
    ['a place far away', [[square(0, 0, 10)], [ring([0, 0], [1, 0], [0, 2400])]], { kind: 'outside', polygon: 1 }],
    ['no longitude', [[[at([0, 0]), [181, 45], at([1, 1]), at([0, 0])]]], { kind: 'outOfRange', at: [181, 45] }],
    ['no number', [[[at([0, 0]), [Number.NaN, 45], at([1, 1]), at([0, 0])]]], { kind: 'outOfRange' }],
    [
      'three positions of a second hole',
      [[square(0, 0, 10)], [square(20, 0, 10), square(22, 2, 2).slice(0, 3)]],
      { kind: 'open', polygon: 1, ring: 1 },
    ],
    ['a ring that is open', [[square(0, 0, 10).slice(0, 4)]], { kind: 'open', at: at([0, 0]) }],
    ['two different points', [[ring([0, 0], [6, 4], [6, 4])]], { kind: 'tooFew', at: at([0, 0]) }],
    ['points on a line', [[ring([0, 0], [6, 4], [3, 2])]], { kind: 'noArea', at: at([0, 0]) }],
    [
      'a bow',
      [[ring([0, 0], [10, 10], [10, 0], [0, 10])]],
      { kind: 'crossing', at: [expect.closeTo(16.005), expect.closeTo(45.805)] },
    ],
    [
      'a bow through a vertex',
      [[ring([0, 0], [5, 5], [10, 10], [10, 0], [5, 5], [0, 10])]],
      { kind: 'crossing', at: at([5, 5]) },
    ],
    [
      'a spike',
      [[ring([0, 0], [10, 0], [10, 10], [20, 10], [10, 10], [0, 10])]],
      { kind: 'overrun', ring: 0, at: at([10, 10]) },
    ],
    ['a spike inwards', [[ring([0, 0], [10, 0], [10, 10], [5, 10], [5, 5], [5, 10], [0, 10])]], { kind: 'overrun' }],
    [
      'an edge that runs back over itself',
      [[ring([0, 0], [10, 0], [10, 10], [0, 10], [0, 5], [0, 8])]],
      { kind: 'overrun' },
    ],
    ['the same way twice', [[[...square(0, 0, 10), ...square(0, 0, 10).slice(1)]]], { kind: 'overrun' }],
    [
      'a ring that touches itself',
      [[ring([0, 0], [10, 0], [5, 5], [10, 10], [0, 10], [5, 5])]],
      { kind: 'touching', at: at([5, 5]) },
    ],
    ['a hole outside', [[square(0, 0, 10), square(20, 0, 5)]], { kind: 'holeOutside' }],
    ['a larger hole outside', [[square(0, 0, 10), square(20, 0, 50)]], { kind: 'holeOutside' }],
    ['a hole that holds its ring', [[square(5, 5, 2), square(0, 0, 20)]], { kind: 'holeOutside' }],
    ['a hole that is its ring', [[square(0, 0, 10), square(0, 0, 10)]], { kind: 'holeCrosses', ring: 1 }],
    ['a hole that crosses its ring', [[square(0, 0, 10), square(8, 1, 4)]], { kind: 'holeCrosses', at: at([10, 5]) }],
    ['a hole along its ring', [[square(0, 0, 10), square(0, 2, 4)]], { kind: 'holeCrosses' }],
    ['holes that overlap', [[square(0, 0, 10), square(1, 1, 4), square(3, 3, 4)]], { kind: 'holesOverlap' }],
    ['a hole in a hole', [[square(0, 0, 10), square(1, 1, 6), square(2, 2, 1)]], { kind: 'holesOverlap' }],
    ['a hole twice', [[square(0, 0, 10), square(1, 1, 4), square(1, 1, 4)]], { kind: 'holesOverlap' }],
    ['holes that share an edge', [[square(0, 0, 10), square(1, 1, 3), square(4, 1, 3)]], { kind: 'holesOverlap' }],
    [
      'a hole that touches its ring twice',
      [[square(0, 0, 10), ring([0, 0], [6, 4], [10, 10], [4, 6])]],
      { kind: 'disconnected' },
    ],
    ['a polygon twice', [[square(0, 0, 10)], [square(0, 0, 10)]], { kind: 'partTwice', polygon: 0, other: 1 }],
    [
      'a polygon twice, from another corner and the other way round',
      [[square(0, 0, 10)], [ring([10, 10], [10, 0], [0, 0], [0, 10])]],
      { kind: 'partTwice' },
    ],
    ['a polygon in another', [[square(0, 0, 10)], [square(2, 2, 3)]], { kind: 'partInside', polygon: 1, other: 0 }],
    ['a polygon round another', [[square(2, 2, 3)], [square(0, 0, 10)]], { kind: 'partInside', polygon: 0, other: 1 }],
    ['polygons that overlap', [[square(0, 0, 10)], [square(8, 0, 10)]], { kind: 'partsOverlap' }],
    [
      'polygons that overlap by a metre',
      [[square(0, 0, 10)], [square(9.99, 0, 10)]],
      { kind: 'partsOverlap', polygon: 0, other: 1 },
    ],
    [
      'a part that leaves the hole it lies in',
      [[square(0, 0, 10), square(2, 2, 3)], [square(2, 2, 4)]],
      { kind: 'partsOverlap' },
    ],
  ])('%s', (_, polygons, problem) => {
    expect(borderProblem(polygons)).toMatchObject(problem);
  });

  test('the place of what two polygons share lies in both', () => {
    const [problem] = checkBorder([[square(0, 0, 10)], [square(6, 7, 10)]]).problems;
    const [longitude = 0, latitude = 0] = problem?.at ?? [];
    expect(longitude).toBeGreaterThan(16.006);
    expect(longitude).toBeLessThan(16.01);
    expect(latitude).toBeGreaterThan(45.807);
    expect(latitude).toBeLessThan(45.81);
  });

  test('each polygon that is wrong, and each pair that overlaps', () => {
    const spiked = ring([40, 0], [50, 0], [50, 10], [60, 10], [50, 10], [40, 10]);
    const bow = ring([0, 0], [10, 10], [10, 0], [0, 10]);
    expect(checkBorder([[bow], [square(20, 0, 10)], [spiked]]).problems).toMatchObject([
      { kind: 'crossing', polygon: 0 },
      { kind: 'overrun', polygon: 2 },
    ]);
    expect(checkBorder([[square(0, 0, 10)], [square(2, 2, 3)], [square(8, 8, 10)]])).toMatchObject({
      problems: [
        { kind: 'partInside', polygon: 1, other: 0 },
        { kind: 'partsOverlap', polygon: 0, other: 2 },
      ],
    });
  });
});

describe('properties', () => {
  const star = fc
    .array(fc.double({ min: 0.1, max: 1, noNaN: true }), { minLength: 3, maxLength: 100 })
    .map((rays): Position[] => {
      const corners = rays.map((ray, place): Position => {
        const angle = (place / rays.length) * 2 * Math.PI;
        return [16 + 0.01 * ray * Math.cos(angle), 45.8 + 0.01 * ray * Math.sin(angle)];
      });
      return [...corners, corners[0] as Position];
    });

  test('no star round its middle is wrong, whatever its rays, where it begins and how it turns', () => {
    fc.assert(
      fc.property(star, fc.nat(), fc.boolean(), (whole, from, isTurned) => {
        const open = whole.slice(0, -1);
        const begun = [...open.slice(from % open.length), ...open.slice(0, from % open.length)];
        const ordered = isTurned ? begun.toReversed() : begun;
        expect(borderProblem([[[...ordered, ordered[0] as Position]]])).toBeUndefined();
      }),
      { numRuns: 50 },
    );
  });

  test('neighbours that share an edge are right, whichever points each has on it, to six decimals and more', () => {
    const part = fc.double({ min: 0.02, max: 0.98, noNaN: true });
    const points = fc.array(fc.array(part, { maxLength: 2 }), { minLength: 5, maxLength: 5 });
    const wiggle = fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 6, maxLength: 6 });
    const decimals = fc.constantFrom(6, 7, 15);
    fc.assert(
      fc.property(wiggle, points, points, decimals, (line, left, right, digits) => {
        const rounded = (value: number) => Math.round(value * 10 ** digits) / 10 ** digits;
        const edge = (parts: readonly number[][]) =>
          line
            .flatMap((east, index) => {
              const next = line[index + 1];
              const along = next === undefined ? [] : (parts[index] ?? []).toSorted((a, b) => a - b);
              return [0, ...along].map((by) => [east / 10 + (((next ?? east) - east) / 10) * by, (index + by) * 2]);
            })
            .map((corner) => at(corner).map(rounded));
        const closed = (corners: Position[]): Polygon => [[...corners, corners[0] ?? []]];
        const west = closed([...edge(left), at([-5, 10]), at([-5, 0])]);
        const east = closed([...edge(right), at([7, 10]), at([7, 0])]);
        const { problems, pairs } = checkBorder([west, east]);
        expect(problems).toEqual([]);
        // A point that only one of them has may be rounded into a gap, and then they meet in their corners alone.
        const isShared = line.slice(1).some((_, index) => left[index]?.length === 0 && right[index]?.length === 0);
        if (isShared) expect(pairs).toEqual([[0, 1]]);
      }),
      { numRuns: 100 },
    );
  });

  test('two corners exchanged are found, or are no matter of order', () => {
    fc.assert(
      fc.property(star, (whole) => {
        const [a, b, c, d, ...rest] = whole.slice(0, -1) as [Position, Position, Position, Position, ...Position[]];
        if (rest.length < 4) return;
        const crossed = [a, c, b, d, ...rest, a];
        const found = crossingsOf([[crossed]]).length > 0;
        if (found) expect(borderProblem([[crossed]])?.kind).toBe('crossing');
      }),
      { numRuns: 50 },
    );
  });

  test('100,000 positions are no trouble', () => {
    const corners: Position[] = Array.from({ length: 100_000 }, (_, place) => {
      const angle = (place / 100_000) * 2 * Math.PI;
      return [16 + 0.01 * Math.cos(angle), 45.8 + 0.01 * Math.sin(angle)];
    });
    expect(borderProblem([[[...corners, corners[0] as Position]]])).toBeUndefined();
  });
});

test('a path that touches itself in a vertex has no crossing', () => {
  expect(crossingsOf([[ring([0, 0], [10, 0], [5, 5], [10, 10], [0, 10], [5, 5])]])).toEqual([]);
});
