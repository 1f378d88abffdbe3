import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { MapPolygon } from '../types.ts';
import { handleLimit, indexVertices, nearestVertices, onPlane } from './nearest.ts';

const position = fc.tuple(fc.double({ min: 13, max: 19, noNaN: true }), fc.double({ min: 42, max: 47, noNaN: true }));
const ring = fc.array(position, { minLength: 3, maxLength: 80 }).map((open) => [...open, open[0] as [number, number]]);

test('those that are shown are the nearest ones, however many there are', () => {
  fc.assert(
    fc.property(fc.array(ring, { minLength: 1, maxLength: 3 }), position, (polygon, pointer) => {
      const [x, y] = onPlane(pointer);
      const index = indexVertices(polygon);
      const distance = ({ ring: at, index: of }: { ring: number; index: number }) => {
        const [vx, vy] = onPlane((polygon as MapPolygon)[at]?.[of] ?? []);
        return (vx - x) ** 2 + (vy - y) ** 2;
      };
      const shown = nearestVertices(index, x, y).map(distance);
      const all = index.vertices.map(distance).sort((a, b) => a - b);
      expect(index.vertices).toHaveLength(polygon.reduce((sum, each) => sum + each.length - 1, 0));
      expect(shown).toEqual(all.slice(0, handleLimit));
    }),
  );
});

test('of a hundred thousand vertices no more are shown than of a few', () => {
  const many = Array.from({ length: 100_001 }, (_, at) => {
    const angle = ((at % 100_000) / 100_000) * 2 * Math.PI;
    return [16 + Math.cos(angle), 45 + Math.sin(angle)];
  });
  const index = indexVertices([many]);
  expect(nearestVertices(index, ...onPlane([16.5, 45.2]))).toHaveLength(handleLimit);
});
