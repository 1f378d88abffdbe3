import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { MapPolygon, MapPosition } from '../types.ts';
import { edgeGridOf } from './edgeGrid.ts';
import { onPlane } from './nearest.ts';
import { snapReach, snapTo } from './snap.ts';

const zooms = [14, 15, 16, 17, 18, 19];
const reach = snapReach.mouse;

/** A neighbour whose vertices have more digits than the editor's own seven. */
const neighbour: MapPolygon = [
  [
    [15.97012345678901, 45.81000000000001, 122.5],
    [15.9760000000003, 45.8101234],
    [15.9755, 45.81431234567],
    [15.9699, 45.8139],
    [15.97012345678901, 45.81000000000001, 122.5],
  ],
];
const vertices = neighbour[0]?.slice(0, -1) ?? [];

/** Returns a position some pixels to the east and south of another. */
function beside([longitude = 0, latitude = 0]: MapPosition, zoom: number, east: number, south: number): MapPosition {
  const degrees = 360 / (256 * 2 ** zoom);
  return [longitude + east * degrees, latitude - south * degrees * Math.cos((latitude * Math.PI) / 180)];
}

/** Returns the metres from a position to a line through two others, straight in degrees. */
function metresFrom([x = 0, y = 0]: MapPosition, [x1 = 0, y1 = 0]: MapPosition, [x2 = 0, y2 = 0]: MapPosition) {
  const metres = (u: number, v: number) => [u * 111_320 * Math.cos((y1 * Math.PI) / 180), v * 111_320] as const;
  const [ax, ay] = metres(x - x1, y - y1);
  const [bx, by] = metres(x2 - x1, y2 - y1);
  return Math.abs(ax * by - ay * bx) / Math.hypot(bx, by);
}

/** The case "Snapped" of the operations. */
describe.each(zooms)('at zoom %i', (zoom) => {
  test('a vertex near a neighbour’s vertex gets exactly its digits', () => {
    for (const vertex of vertices) {
      const snap = snapTo(beside(vertex, zoom, 7, -6), [neighbour], zoom, reach);
      expect(snap?.kind).toBe('vertex');
      expect(snap?.position[0]).toBe(vertex[0]);
      expect(snap?.position[1]).toBe(vertex[1]);
      expect(snap?.position).toHaveLength(2);
    }
  });

  test('a vertex near a neighbour’s edge comes to less than a millimetre of it', () => {
    for (const [index, start] of vertices.entries()) {
      const end = vertices[(index + 1) % vertices.length] as MapPosition;
      for (const part of [0.31, 0.5, 0.77]) {
        const on = [0, 1].map((axis) => (start[axis] ?? 0) + part * ((end[axis] ?? 0) - (start[axis] ?? 0)));
        const snap = snapTo(beside(on, zoom, 4, 5), [neighbour], zoom, { vertex: 0, edge: reach.edge });
        expect(snap?.kind).toBe('edge');
        expect(metresFrom(snap?.position ?? [], start, end)).toBeLessThan(0.001);
      }
    }
  });

  test('what is out of reach draws nothing', () => {
    const far = beside(vertices[3] as MapPosition, zoom, -reach.vertex - 1, 0);
    expect(snapTo(far, [neighbour], zoom, reach)).toBeUndefined();
  });
});

test('a vertex draws before an edge that is nearer', () => {
  const onEdge = beside(vertices[0] as MapPosition, 18, 8, 0);
  expect(snapTo(onEdge, [neighbour], 18, reach)?.kind).toBe('vertex');
});

test('a dragged vertex snaps neither to itself nor to its neighbours and edges, but to the rest of its polygon', () => {
  const [first, , third] = vertices as [MapPosition, MapPosition, MapPosition];
  const except = { polygon: neighbour, vertex: { ring: 0, index: 0 }, kind: 'vertex' } as const;
  expect(snapTo(first, [neighbour], 18, reach, except)).toBeUndefined();
  expect(snapTo(vertices[1] as MapPosition, [neighbour], 18, reach, except)?.kind).toBe('edge');
  expect(snapTo(third, [neighbour], 18, reach, except)?.position).toEqual([...third]);
  // Another polygon with the same numbers is not excepted.
  expect(snapTo(first, [[...neighbour]], 18, reach, except)?.kind).toBe('vertex');
});

test('a vertex that is pulled out of an edge does not snap to this edge', () => {
  const middle = [0, 1].map((axis) => ((vertices[0]?.[axis] ?? 0) + (vertices[3]?.[axis] ?? 0)) / 2);
  const except = { polygon: neighbour, vertex: { ring: 0, index: 0 }, kind: 'between' } as const;
  expect(snapTo(middle, [neighbour], 18, reach)?.kind).toBe('edge');
  expect(snapTo(middle, [neighbour], 18, reach, except)).toBeUndefined();
});

const position = fc.tuple(
  fc.double({ min: 15.9, max: 16.1, noNaN: true }),
  fc.double({ min: 45.7, max: 45.9, noNaN: true }),
);
const ring = fc.array(position, { minLength: 3, maxLength: 60 }).map((open) => [...open, open[0] as [number, number]]);

test('the grid finds every edge within a distance', () => {
  fc.assert(
    fc.property(
      fc.array(ring, { minLength: 1, maxLength: 3 }),
      position,
      fc.double({ min: 1e-9, max: 3e-4, noNaN: true }),
      (polygon, at, distance) => {
        const [x, y] = onPlane(at);
        const found = new Set(edgeGridOf(polygon).near(x, y, distance));
        const keys = new Set([...found].map(({ from }) => `${from.ring} ${from.index}`));
        for (const [of, positions] of polygon.entries()) {
          for (let index = 0; index < positions.length - 1; index++) {
            const [x1, y1] = onPlane(positions[index] as MapPosition);
            const [x2, y2] = onPlane(positions[index + 1] as MapPosition);
            const squared = (x2 - x1) ** 2 + (y2 - y1) ** 2;
            const along = ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / squared;
            const part = squared === 0 ? 0 : Math.min(1, Math.max(0, along));
            const away = Math.hypot(x1 + part * (x2 - x1) - x, y1 + part * (y2 - y1) - y);
            if (away < distance * 0.999) expect(keys).toContain(`${of} ${index}`);
          }
        }
      },
    ),
  );
});

test('of ten thousand edges only a few are looked at', () => {
  const many = Array.from({ length: 10_001 }, (_, at) => {
    const angle = ((at % 10_000) / 10_000) * 2 * Math.PI;
    return [16 + 0.02 * Math.cos(angle), 45.8 + 0.014 * Math.sin(angle)];
  });
  const grid = edgeGridOf([many]);
  expect(grid.near(...onPlane([16.02, 45.8]), 12 / (256 * 2 ** 17)).length).toBeLessThan(400);
});
