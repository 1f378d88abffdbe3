import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shareChange, sharesOfTotal } from './shares.ts';

const written = (parts: readonly number[], total: number, sum?: number) =>
  sharesOfTotal(parts, total, sum).map(({ rounded }) => rounded);
const inHundredths = (values: readonly number[]) => values.reduce((sum, value) => sum + Math.round(value * 100), 0);
const totalOf = (cents: readonly number[]) => cents.reduce((sum, part) => sum + part, 0) / 100;

describe('shares of a total', () => {
  test.each([
    [[1, 1, 1], 3, [33.34, 33.33, 33.33]],
    [[29, 57, 714], 800, [3.63, 7.12, 89.25]],
    [[812, -35.2, 830], 1606.8, [50.53, -2.19, 51.66]],
    [[1000.01, 1000.01, 1000.01, -0.03], 3000, [33.34, 33.33, 33.33, 0]],
    [[5, 0], 5, [100, 0]],
    [[0, 0], 0, [0, 0]],
    [[5, -5], 0, [0, 0]],
    [[-3, 1], -2, [0, 0]],
    [[], 10, []],
    [[0.1, 0.2], 0.3, [33.33, 66.67]],
  ])('%j of %s: %j', (parts, total, shares) => {
    expect(written(parts, total)).toEqual(shares);
    for (const share of written(parts, total)) expect(Object.is(share, -0)).toBe(false);
  });

  test('parts that are not all of the total add up to their own share', () => {
    expect(written([1, 1], 3)).toEqual([33.34, 33.33]);
    expect(written([1, 1, 1], 9, 33.33)).toEqual([11.11, 11.11, 11.11]);
    expect(written([1, 1, 1], 9, 33.34)).toEqual([11.12, 11.11, 11.11]);
  });

  const cents = fc.array(fc.integer({ min: -1_000_000, max: 100_000_000 }), { minLength: 1, maxLength: 40 });

  test('the written ones add up to 100, each less than a hundredth away from the exact one', () => {
    fc.assert(
      fc.property(cents, (parts) => {
        const total = totalOf(parts);
        fc.pre(total > 0);
        const shares = sharesOfTotal(
          parts.map((part) => part / 100),
          total,
        );
        expect(inHundredths(shares.map(({ rounded }) => rounded))).toBe(10_000);
        for (const { rounded, exact } of shares) expect(Math.abs(rounded - exact)).toBeLessThan(0.01 + 1e-7);
      }),
    );
  });

  test('zones and the articles in them add up at once', () => {
    fc.assert(
      fc.property(fc.array(cents, { minLength: 1, maxLength: 8 }), (zones) => {
        const total = totalOf(zones.flat());
        fc.pre(total > 0);
        const zoneShares = sharesOfTotal(zones.map(totalOf), total);
        expect(inHundredths(zoneShares.map(({ rounded }) => rounded))).toBe(10_000);
        for (const [at, zone] of zones.entries()) {
          const share = zoneShares[at]?.rounded ?? 0;
          const own = written(
            zone.map((part) => part / 100),
            total,
            share,
          );
          expect(inHundredths(own)).toBe(Math.round(share * 100));
        }
      }),
    );
  });
});

test('a share changes in points, of the exact shares', () => {
  expect(shareChange({ part: 1, total: 3 }, { part: 1, total: 4 }).rounded).toBe(8.33);
  expect(shareChange({ part: 1, total: 3 }, { part: 1, total: 3 })).toEqual({ rounded: 0, exact: 0 });
  expect(shareChange({ part: 0, total: 3 }, { part: 1, total: 0 })).toEqual({ rounded: 0, exact: 0 });
  expect(shareChange({ part: -5, total: 100 }, { part: 5, total: 100 }).rounded).toBe(-10);
  const little = shareChange({ part: 500_000.01, total: 1_000_000 }, { part: 500_000, total: 1_000_000 });
  expect(little.rounded).toBe(0);
  expect(little.exact).toBeGreaterThan(0);
});
