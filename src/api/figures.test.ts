import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { averageOf, compareValues, exactOf, figureOf, rounded, shareOf, sharesOf, sumOfAmounts } from './figures.ts';

const cents = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 });

describe('rounded', () => {
  test.each([
    [1n, 3n, 2, 0.33],
    [2n, 3n, 2, 0.67],
    [1n, 200n, 2, 0.01],
    [-1n, 200n, 2, -0.01],
    [49n, 10_000n, 2, 0],
    [5n, 2n, 0, 3],
    [-5n, 2n, 0, -3],
    [835n, 200n, 2, 4.18],
  ] as const)('%s / %s to %s digits: %s', (numerator, denominator, digits, expected) => {
    expect(rounded(numerator, denominator, digits)).toBe(expected);
  });

  test('no zero has a sign', () => {
    expect(Object.is(rounded(-1n, 1_000_000n, 2), 0)).toBe(true);
    expect(Object.is(rounded(0n, 7n, 2), 0)).toBe(true);
  });

  test('is at most half a hundredth away, and farther from zero where both are as near', () => {
    const denominators = fc.bigInt({ min: 1n, max: 10n ** 12n });
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n }), denominators, (numerator, denominator) => {
        const units = BigInt(Math.round(rounded(numerator, denominator, 2) * 100));
        const [size, written] = [numerator, units].map((value) => (value < 0n ? -value : value)) as [bigint, bigint];
        expect(units === 0n || units < 0n === numerator < 0n).toBe(true);
        // Twice the error, in parts of a hundredth: above −1 and at most 1.
        const error = 2n * (written * denominator - 100n * size);
        expect(error > -denominator && error <= denominator).toBe(true);
      }),
    );
  });
});

describe('compareValues', () => {
  test.each([
    [120, 100, 20, 20, null],
    [80, 100, -20, -20, null],
    [5, 0, 5, 100, 'new'],
    [5, undefined, 5, 100, 'new'],
    [0, 5, -5, -100, 'gone'],
    [undefined, 5, -5, -100, 'gone'],
    [0, 0, 0, 0, null],
    [undefined, undefined, 0, 0, null],
    [-50, -100, 50, 50, null],
    [0.3, 0.1, 0.2, 200, null],
    // Halves of a hundredth, which binary fractions miss.
    [829, 800, 29, 3.63, null],
    [771, 800, -29, -3.63, null],
    [8.29, 8, 0.29, 3.63, null],
    [4167, 4000, 167, 4.18, null],
    [999_999, 1_000_000, -1, 0, null],
    [999_999.99, 1_000_000, -0.01, 0, null],
    [9_007_199_254_740_991, 9_007_199_254_740_990, 1, 0, null],
  ] as const)('%s against %s', (primary, compare, difference, percentage, mark) => {
    const result = compareValues(primary, compare);
    expect(result.difference.rounded).toBe(difference);
    expect(result.percentage.rounded).toBe(percentage);
    expect(result.mark).toBe(mark);
  });

  test('a difference that is written as zero keeps the sign of its exact value', () => {
    const { difference, percentage } = compareValues(999_999, 1_000_000);
    expect([difference.exact, Math.sign(percentage.exact)]).toEqual([-1, -1]);
    const averages = compareValues(averageOf(1000.01, 1000), averageOf(1000, 1000));
    expect(averages.difference.rounded).toBe(0);
    expect(averages.difference.exact).toBeGreaterThan(0);
    expect(averages.percentage.exact).toBeGreaterThan(0);
  });

  test('a difference of cents is whole cents', () => {
    fc.assert(
      fc.property(cents, cents, (a, b) => {
        const { difference } = compareValues(a / 100, b / 100);
        expect(difference.rounded).toBe((a - b) / 100 + 0);
        expect(difference.exact).toBe(difference.rounded);
      }),
    );
  });

  test('difference and percentage have the sign of the exact difference', () => {
    const counts = fc.integer({ min: 1, max: 1_000_000 });
    fc.assert(
      fc.property(cents, counts, cents, counts, (a, m, b, n) => {
        const { difference, percentage } = compareValues(averageOf(a / 100, m), averageOf(b / 100, n));
        const sign = Math.sign(Number(BigInt(a) * BigInt(n) - BigInt(b) * BigInt(m)));
        expect(Math.sign(difference.exact)).toBe(sign);
        if (a !== 0 && b !== 0) expect(Math.sign(percentage.exact)).toBe(sign);
        for (const figure of [difference, percentage]) {
          expect(Math.abs(Math.sign(figure.rounded) - Math.sign(figure.exact))).toBeLessThan(2);
        }
      }),
    );
  });
});

test('a share is 0 when the total is not above zero', () => {
  expect(shareOf(25, 200).rounded).toBe(12.5);
  expect(shareOf(29, 800).rounded).toBe(3.63);
  expect(shareOf(167, 4000).rounded).toBe(4.18);
  expect(shareOf(1, 3).exact).toBeCloseTo(33.333_333, 5);
  expect(shareOf(25, 0).rounded).toBe(0);
  expect(shareOf(25, -3).rounded).toBe(0);
});

test('the shares of a pie are those of what it shows', () => {
  expect(sharesOf([30, -5, 0, 10])).toEqual([75, 0, 0, 25]);
  expect(sharesOf([29, 57, 714])).toEqual([3.63, 7.13, 89.25]);
  expect(sharesOf([])).toEqual([]);
  expect(sharesOf([0, -1])).toEqual([0, 0]);
});

test('an average is rounded once', () => {
  expect(figureOf(averageOf(10, 4)).rounded).toBe(2.5);
  expect(figureOf(averageOf(0.03, 2)).rounded).toBe(0.02);
  expect(figureOf(averageOf(10, 0)).rounded).toBe(0);
  // Differs from the difference of the rounded averages, 0.00 − 0.01.
  expect(compareValues(averageOf(0.04, 10), averageOf(0.05, 10)).difference.rounded).toBe(0);
});

test('a quantity and an amount are exact', () => {
  expect(figureOf(exactOf(1234.5))).toEqual({ rounded: 1234.5, exact: 1234.5 });
  expect(figureOf(exactOf(9_007_199_254_740_991)).rounded).toBe(9_007_199_254_740_991);
});

test('amounts add up to the cent, in any order', () => {
  fc.assert(
    fc.property(fc.array(cents, { maxLength: 50 }), (values) => {
      const eur = values.map((value) => value / 100);
      const exact = values.reduce((sum, value) => sum + value, 0) / 100;
      expect(sumOfAmounts(eur)).toBe(exact);
      expect(sumOfAmounts([...eur].reverse())).toBe(exact);
    }),
  );
});
