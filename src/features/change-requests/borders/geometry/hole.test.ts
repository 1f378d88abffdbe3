import { expect, test } from 'vitest';
import type { Polygon, Position } from '#api/contract/borders.ts';
import { cutHole } from './hole.ts';
import { turnOf } from './turn.ts';

const box = (west: number, south: number, east: number, north: number): readonly Position[] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
];
const square: Polygon = [box(15.97, 45.81, 15.976, 45.814)];
const beside: Polygon = [box(15.98, 45.81, 15.986, 45.814)];
const hole = box(15.972, 45.811, 15.974, 45.813);

test('a hole is cut out of the polygon that it lies in, and runs clockwise', () => {
  const there = box(15.982, 45.811, 15.984, 45.813);
  const cut = cutHole([square, beside], there);
  if ('problem' in cut) throw new Error(cut.problem.kind);
  expect(cut.polygon).toBe(1);
  expect(cut.polygons[0]).toBe(square);
  expect(cut.polygons[1]?.[0]).toBe(beside[0]);
  expect(turnOf(cut.polygons[1]?.[1] ?? [])).toBeLessThan(0);
  expect(cut.polygons[1]?.[1]).toHaveLength(5);
});

test('a second hole leaves the first one whole', () => {
  const first = cutHole([square], hole);
  if ('problem' in first) throw new Error(first.problem.kind);
  const second = cutHole(first.polygons, box(15.9745, 45.811, 15.9755, 45.813));
  if ('problem' in second) throw new Error(second.problem.kind);
  expect(second.polygons[0]?.[1]).toBe(first.polygons[0]?.[1]);
  expect(second.polygons[0]).toHaveLength(3);
});

const problemOf = (polygons: readonly Polygon[], ring: readonly Position[], only?: number) => {
  const cut = cutHole(polygons, ring, only);
  return 'problem' in cut ? cut.problem : undefined;
};

test('a hole across the border is refused with its place', () => {
  const problem = problemOf([square, beside], box(15.975, 45.811, 15.977, 45.813));
  expect(problem?.kind).toBe('holeCrosses');
  expect(problem?.polygon).toBe(0);
  expect(problem?.at?.[0]).toBeCloseTo(15.976, 9);
});

test('a hole outside is refused with its place', () => {
  const problem = problemOf([square], box(15.99, 45.811, 15.992, 45.813));
  expect(problem?.kind).toBe('holeOutside');
  expect(problem?.at?.[0]).toBeGreaterThan(15.989);
});

test('a hole around the whole polygon, along its border and on top of another hole is refused', () => {
  expect(problemOf([square], box(15.96, 45.8, 15.99, 45.82))).toBeDefined();
  expect(problemOf([square], box(15.97, 45.811, 15.972, 45.813))?.kind).toBe('holeCrosses');
  expect(problemOf([[...square, hole.toReversed()]], box(15.973, 45.812, 15.975, 45.8135))?.kind).toBe('holesOverlap');
});

test('a hole that crosses itself is refused', () => {
  const bow = [
    [15.972, 45.811],
    [15.974, 45.813],
    [15.974, 45.811],
    [15.972, 45.813],
    [15.972, 45.811],
  ];
  expect(problemOf([square], bow)?.kind).toBe('crossing');
});

test('while a polygon is edited, a hole belongs to it and to no other', () => {
  expect(problemOf([square, beside], box(15.982, 45.811, 15.984, 45.813), 0)?.kind).toBe('holeOutside');
});

test('what was wrong before does not keep a right hole out', () => {
  const twisted: Polygon = [
    [
      [15.97, 45.81],
      [15.976, 45.81],
      [15.976, 45.814],
      [15.97, 45.814],
      [15.969, 45.816],
      [15.969, 45.813],
      [15.97, 45.8145],
      [15.97, 45.81],
    ],
  ];
  expect(problemOf([twisted], hole)).toBeUndefined();
});
