import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { borderProblem, crossingsOf } from './borderRules.ts';
import type { Position } from './contract/borders.ts';

const square = (west: number, south: number, size: number): Position[] => [
  [west, south],
  [west + size, south],
  [west + size, south + size],
  [west, south + size],
  [west, south],
];

describe('borders', () => {
  test('squares with holes, several of them, and none at all are right', () => {
    expect(borderProblem([])).toBeUndefined();
    expect(borderProblem([[square(16, 45, 4), square(17, 46, 1)], [square(10, 45, 2)]])).toBeUndefined();
  });

  test('an error has its position', () => {
    expect(borderProblem([[]])).toEqual({ kind: 'noRing', polygon: 0 });
    expect(borderProblem([[square(16, 45, 1)], [square(16, 47, 1), square(16, 47, 1).slice(0, 3)]])).toEqual({
      kind: 'tooFew',
      polygon: 1,
      ring: 1,
    });
    expect(borderProblem([[square(16, 45, 1).slice(0, 4)]])).toMatchObject({ kind: 'open', at: [16, 45] });
    expect(borderProblem([[[...square(16, 45, 1).slice(0, 4), [181, 45]]]])).toMatchObject({
      kind: 'outOfRange',
      at: [181, 45],
    });
    expect(borderProblem([[square(Number.NaN, 45, 1)]])).toMatchObject({ kind: 'outOfRange' });
  });

  test('a ring that crosses itself, a hole that leaves its ring and two polygons that cross are reported', () => {
    const bow: Position[] = [
      [0, 0],
      [1, 1],
      [1, 0],
      [0, 1],
      [0, 0],
    ];
    expect(borderProblem([[bow]])).toEqual({ kind: 'crossing', at: [0.5, 0.5] });
    expect(borderProblem([[square(0, 0, 4), square(3, 1, 2)]])).toMatchObject({ kind: 'crossing' });
    expect(borderProblem([[square(0, 0, 2)], [square(1, 1, 2)]])).toMatchObject({ kind: 'crossing' });
  });

  test('a ring that touches itself in a vertex does not cross', () => {
    const hourglass: Position[] = [
      [0, 0],
      [2, 0],
      [1, 1],
      [2, 2],
      [0, 2],
      [1, 1],
      [0, 0],
    ];
    expect(crossingsOf([[hourglass]])).toEqual([]);
  });

  test('no star round its middle crosses itself, whatever its rays', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0.1, max: 1, noNaN: true }), { minLength: 3, maxLength: 300 }), (rays) => {
        const ring: Position[] = rays.map((ray, place) => {
          const angle = (place / rays.length) * 2 * Math.PI;
          return [16 + ray * Math.cos(angle), 45 + ray * Math.sin(angle)];
        });
        expect(borderProblem([[[...ring, ring[0] as Position]]])).toBeUndefined();
      }),
      { numRuns: 50 },
    );
  });

  test('100,000 positions are no trouble', () => {
    const ring: Position[] = Array.from({ length: 100_000 }, (_, place) => {
      const angle = (place / 100_000) * 2 * Math.PI;
      return [16 + 0.01 * Math.cos(angle), 45 + 0.01 * Math.sin(angle)];
    });
    expect(borderProblem([[[...ring, ring[0] as Position]]])).toBeUndefined();
  });
});
