import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkBorder } from '#api/borderRules.ts';
import type { Polygon, Position } from '#api/contract/borders.ts';
import { between, closed, opened, type Point } from './plane.ts';
import { squareUp } from './squareUp.ts';

const place = { longitude: 15.973, latitude: 45.812 };

/** Returns a position from metres, by the lengths of a degree on a sphere and on the ellipsoid WGS 84. */
const grounds = {
  sphere: () => {
    const degree = (6_371_008.8 * Math.PI) / 180;
    return [degree * Math.cos((place.latitude * Math.PI) / 180), degree] as const;
  },
  ellipsoid: () => {
    const latitude = (place.latitude * Math.PI) / 180;
    const squared = 0.00669437999;
    const beside = 1 - squared * Math.sin(latitude) ** 2;
    const across = (6_378_137 / Math.sqrt(beside)) * Math.cos(latitude);
    const up = (6_378_137 * (1 - squared)) / beside ** 1.5;
    return [(across * Math.PI) / 180, (up * Math.PI) / 180] as const;
  },
};
const ground = (kind: keyof typeof grounds) => {
  const [across, up] = grounds[kind]();
  return {
    at: ([x, y]: Point): Position => [place.longitude + x / across, place.latitude + y / up],
    point: ([longitude = 0, latitude = 0]: Position): Point => [
      (longitude - place.longitude) * across,
      (latitude - place.latitude) * up,
    ],
  };
};
type Ground = ReturnType<typeof ground>;

const anglesOf = (ring: readonly Position[], { point }: Ground) => {
  const points = opened(ring).map(point);
  return points.map((at, index) => {
    const [a, b] = [points.at(index - 1) as Point, points[(index + 1) % points.length] as Point];
    const [x, y, u, v] = [a[0] - at[0], a[1] - at[1], b[0] - at[0], b[1] - at[1]];
    return (Math.acos((x * u + y * v) / Math.hypot(x, y) / Math.hypot(u, v)) * 180) / Math.PI;
  });
};
const turned = (points: readonly Point[], by: number): Point[] => {
  const [cos, sin] = [Math.cos((by * Math.PI) / 180), Math.sin((by * Math.PI) / 180)];
  return points.map(([x, y]) => [x * cos - y * sin, x * sin + y * cos]);
};
const furthest = (before: readonly Position[], after: readonly Position[], { point }: Ground) =>
  Math.max(...before.map((position, index) => between(point(position), point(after[index] ?? []))));
const done = (polygon: Polygon) => {
  const result = squareUp(polygon);
  if (!('polygon' in result)) throw new Error(result.reason);
  return result;
};

const rectangle: readonly Point[] = [
  [-100, -60],
  [100, -60],
  [100, 60],
  [-100, 60],
];

describe.each(['sphere', 'ellipsoid'] as const)('a rectangle of 200 × 120 m on the %s', (kind) => {
  const on = ground(kind);

  test('turned by 30° and drawn by hand gets right corners', () => {
    const off: readonly Point[] = [
      [1.5, -1],
      [-1.2, 1.4],
      [0.8, 1.1],
      [-1.6, -0.7],
    ];
    const drawn = turned(rectangle, 30).map(([x, y], index) =>
      on.at([x + (off[index]?.[0] ?? 0), y + (off[index]?.[1] ?? 0)]),
    );
    const { polygon, corners, furthest: said } = done([closed(drawn)]);
    for (const angle of anglesOf(polygon[0] ?? [], on)) expect(Math.abs(angle - 90)).toBeLessThan(0.1);
    expect(corners).toBe(4);
    expect(furthest(closed(drawn), polygon[0] ?? [], on)).toBeLessThan(3);
    expect(said).toBeCloseTo(furthest(closed(drawn), polygon[0] ?? [], on), 1);
  });

  test('turned and drawn in any way: right corners, and no vertex further than 3 m', () => {
    const offset = fc.double({ min: -2, max: 2, noNaN: true });
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 360, noNaN: true }),
        fc.array(fc.tuple(offset, offset), { minLength: 4, maxLength: 4 }),
        (by, offsets) => {
          const drawn = turned(rectangle, by).map(([x, y], index) => {
            const [east = 0, north = 0] = offsets[index] ?? [];
            return on.at([x + east, y + north]);
          });
          const result = squareUp([closed(drawn)]);
          if (!('polygon' in result)) {
            expect(result.reason).toBe('already');
            return;
          }
          for (const angle of anglesOf(result.polygon[0] ?? [], on)) expect(Math.abs(angle - 90)).toBeLessThan(0.1);
          expect(furthest(closed(drawn), result.polygon[0] ?? [], on)).toBeLessThan(3.05);
          expect(checkBorder([result.polygon]).problems).toEqual([]);
        },
      ),
      { numRuns: 200 },
    );
  });
});

const on = ground('sphere');
const at = (...points: readonly Point[]) => closed(points.map(on.at));

test('a corner cut off at 45° and a curve stay, the right corners beside them become right', () => {
  const curve = Array.from({ length: 9 }, (_, index): Point => {
    const angle = (index / 8) * (Math.PI / 2);
    return [60 + 40 * Math.cos(angle), 20 + 40 * Math.sin(angle)];
  });
  const ring = at([-100, -61], [80, -60], [100, -40], ...curve, [-99, 60]);
  const { polygon, corners } = done([ring]);
  expect(corners).toBe(2);
  const after = polygon[0] ?? [];
  expect(after.slice(1, -2)).toEqual(ring.slice(1, -2));
  const angles = anglesOf(after, on);
  for (const angle of [angles[0], angles.at(-1)]) expect(Math.abs((angle ?? 0) - 90)).toBeLessThan(0.1);
});

test('holes and courtyards become right too, each in its own direction', () => {
  const hole = turned(
    [
      [-20, -10],
      [20.5, -10],
      [20, 10],
      [-20, 10.4],
    ],
    17,
  ).toReversed();
  const { polygon } = done([at([-100, -61], [100, -60], [100, 60], [-99, 60]), at(...hole)]);
  for (const ring of polygon) for (const angle of anglesOf(ring, on)) expect(Math.abs(angle - 90)).toBeLessThan(0.1);
});

test('an L-shape whose long edge has further vertices', () => {
  const { polygon } = done([at([0, 0], [50, 0.3], [100, -0.2], [150, 0.4], [150, 51], [80, 50], [81, 120], [0, 119])]);
  const angles = anglesOf(polygon[0] ?? [], on);
  for (const [index, angle] of angles.entries())
    expect(Math.abs(angle - (index === 1 || index === 2 ? 180 : 90))).toBeLessThan(0.1);
});

test('what would go further than 3 m stays', () => {
  const ring = at([0, 0], [300, 0], [300, 100], [0, 140]);
  const result = squareUp([ring]);
  if ('polygon' in result) expect(furthest(ring, result.polygon[0] ?? [], on)).toBeLessThanOrEqual(3.01);
});

test.each<[string, readonly Position[], string]>([
  ['a triangle', at([0, 0], [100, 0], [40, 80]), 'none'],
  [
    'a pentagon',
    at(
      ...Array.from(
        { length: 5 },
        (_, index): Point => [100 * Math.cos(index * 1.2566), 100 * Math.sin(index * 1.2566)],
      ),
    ),
    'none',
  ],
  [
    'a circle',
    at(
      ...Array.from(
        { length: 200 },
        (_, index): Point => [100 * Math.cos(index / 31.831), 100 * Math.sin(index / 31.831)],
      ),
    ),
    'none',
  ],
  ['a right rectangle', at(...turned(rectangle, 30)), 'already'],
])('%s is left alone', (_, ring, reason) => {
  expect(squareUp([ring])).toEqual({ reason });
});

test('any ring: no vertex goes further than 3 m, the polygon stays valid, and heights stay', () => {
  const far = fc.array(fc.double({ min: 20, max: 100, noNaN: true }), { minLength: 4, maxLength: 20 });
  fc.assert(
    fc.property(far, (radii) => {
      const ring = at(
        ...radii.map((radius, index): Point => {
          const angle = (index / radii.length) * 2 * Math.PI;
          return [radius * Math.cos(angle), radius * Math.sin(angle)];
        }),
      ).map((position) => [...position, 120]);
      const result = squareUp([ring]);
      if (!('polygon' in result)) return;
      expect(furthest(ring, result.polygon[0] ?? [], on)).toBeLessThanOrEqual(3.02);
      expect(checkBorder([result.polygon]).problems).toEqual([]);
      expect(result.polygon[0]?.every((position) => position[2] === 120)).toBe(true);
    }),
    { numRuns: 300 },
  );
});
